/** A finger that rests on something looks closer, and never uses anything. */
import { chance } from '../harness/chance';
import { finger } from '../harness/hands';
import { Frames } from '../harness/frames';
import { openTable } from '../harness/opening';
import { Player } from '../harness/player';
import type { Table } from '../harness/table';
import { expect, test, type Locator, type Page } from '../harness/test';
import type { Say } from '../harness/texts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** By then the click of a finger that was lifted has come. */
const SETTLED = 700;

interface Spot {
  x: number;
  y: number;
}

test('a card of an open pile is shown closer by a hold, the right button and a key; a tap uses it', async ({
  page,
  say,
}) => {
  const { table, frames } = await atMarket(page, say);
  const { number } = frames.now;
  const sentence = await table.sentence.innerText();
  await table.usablePiles.first().tap();
  const card = table.usableInPile.first();
  const closer = page.getByRole('dialog').filter({ hasText: say('web-usable-now') });

  const lift = await hold(page, card);
  await expect(closer).toBeVisible();
  await lift();
  await page.waitForTimeout(SETTLED);
  await expect(closer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closer).toHaveCount(0);

  await card.click({ button: 'right' });
  await expect(closer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closer).toHaveCount(0);

  await card.press('z');
  await expect(closer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closer).toHaveCount(0);
  expect(frames.now.number).toBe(number);

  await card.tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(table.sentence).not.toHaveText(sentence);
});

test('a pile that is held is opened, and lifting the finger uses nothing in it', async ({ page, say }) => {
  const { table, frames } = await atMarket(page, say);
  const { number } = frames.now;
  const sentence = await table.sentence.innerText();
  const { pile, at } = await pileUnderItsCards(page, table);
  const lift = await hold(page, pile, at);
  await expect(table.usableInPile.first()).toBeVisible();
  await lift();
  await page.waitForTimeout(SETTLED);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(table.sentence).toHaveText(sentence);
  expect(frames.now.number).toBe(number);
});

/** A table on a phone where cards of a pile can be bought. */
async function atMarket(page: Page, say: Say): Promise<{ table: Table; frames: Frames }> {
  const frames = new Frames(page);
  const table = await openTable(page, say, { game: 'nature', seats: ['me', 'easy'] });
  const player = new Player(table, finger(page), chance(1));
  for (let step = 0; step < 200; step++) {
    await table.things.first().waitFor();
    if ((await table.usablePiles.count()) > 0) return { table, frames };
    await player.some(1);
  }
  throw new Error('nothing could be bought');
}

/** A pile, and where in it a usable card comes to lie under the finger when it is opened. */
async function pileUnderItsCards(page: Page, table: Table): Promise<{ pile: Locator; at: Spot }> {
  for (const pile of await table.usablePiles.all()) {
    const below = await boxOf(pile);
    await pile.tap();
    await table.usableInPile.first().waitFor();
    const cards = await Promise.all((await table.usableInPile.all()).map(boxOf));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const card of cards) {
      const x = middle(below.x, below.width, card.x, card.width);
      const y = middle(below.y, below.height, card.y, card.height);
      if (x !== undefined && y !== undefined) return { pile, at: { x, y } };
    }
  }
  throw new Error('no pile lies under its cards');
}

/** The middle of what two stretches share, if that is enough for a finger. */
function middle(one: number, long: number, other: number, wide: number): number | undefined {
  const [from, to] = [Math.max(one, other), Math.min(one + long, other + wide)];
  return to - from > 16 ? (from + to) / 2 : undefined;
}

async function boxOf(thing: Locator): Promise<Spot & { width: number; height: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('there is nothing to hold');
  return box;
}

/** Rests a finger on a thing, until it is lifted by what is returned. */
async function hold(page: Page, thing: Locator, at?: Spot): Promise<() => Promise<void>> {
  const box = await boxOf(thing);
  const spot = at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await page.waitForTimeout(SETTLED);
  return async () => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devtools.detach();
  };
}
