/** How a hint is asked for and how it is shown. */
import { friend } from '../harness/friend';
import { open, openTable } from '../harness/opening';
import { Table } from '../harness/table';
import { expect, test, type Locator } from '../harness/test';

/** A strong bot thinks for a while. */
const THOUGHT = { timeout: 60_000 };

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('a hint names its move once, and nothing in it is squeezed', async ({ page, say }) => {
      const table = await openTable(page, say, { game: 'nature', seats: ['me', 'easy'] });
      await expect(table.things.first()).toBeVisible();
      await page.getByRole('button', { name: say('web-hint'), exact: true }).click();
      const act = page.getByRole('button', { name: say('web-hint-do') });
      await expect(act).toBeVisible(THOUGHT);
      const notice = page.getByRole('status').filter({ has: act });
      const named = notice.locator('strong');
      const move = await named.innerText();
      expect((await notice.innerText()).split(move)).toHaveLength(2);

      expect(await linesOf(act)).toBe(1);
      const words = await boxOf(notice.locator('p').last());
      if (viewport.width < 700) expect((await boxOf(act)).y).toBeGreaterThanOrEqual(words.y + words.height);
      else expect((await boxOf(act)).x).toBeGreaterThanOrEqual(words.x + words.width);
    });
  });
}

test('the button keeps the focus while a hint is thought about', async ({ page, say }) => {
  const table = await openTable(page, say, { game: 'nature', seats: ['me', 'easy'] });
  await expect(table.things.first()).toBeVisible();
  const hint = page.getByRole('button', { name: say('web-hint'), exact: true });
  await hint.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say('web-hint-do') })).toBeVisible(THOUGHT);
  await expect(hint).toBeFocused();
});

test('against people no hint is offered', async ({ page, browser, program, say, wrongs }) => {
  const { code, invite } = await open(page, { game: 'nature', seats: ['me', 'open'] });
  await page.goto(`/table/${code}`);
  const other = await friend(browser, program.url, wrongs);
  await other.goto(`/join/${code}/${invite}`);
  await other.getByRole('textbox', { name: say('web-your-name') }).fill('Grace');
  await other.getByRole('button', { name: say('web-sit') }).click();
  for (const { page: theirs, field } of [new Table(page, say), new Table(other, say)]) {
    await expect(field).toBeVisible();
    await expect(theirs.getByRole('button', { name: say('web-undo') })).toBeVisible();
    await expect(theirs.getByRole('button', { name: say('web-hint'), exact: true })).toHaveCount(0);
  }
  await other.context().close();
});

test('at one screen a hint is offered', async ({ page, say }) => {
  const table = await openTable(page, say, { game: 'nature', seats: ['me', 'me'] });
  await table.curtain.or(table.things.first()).first().waitFor();
  if (await table.curtain.isVisible()) await table.curtain.click();
  await expect(page.getByRole('button', { name: say('web-hint'), exact: true })).toBeVisible();
});

/** How many lines the words of a thing take. */
async function linesOf(thing: Locator): Promise<number> {
  return thing.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map((rect) => Math.round(rect.y))).size;
  });
}

async function boxOf(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
}
