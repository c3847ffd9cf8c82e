/** A card that lies in a row is as good as the row: cards may leave no room beside them. */
import { chance } from '../harness/chance';
import { finger } from '../harness/hands';
import { openTable } from '../harness/opening';
import { Player } from '../harness/player';
import type { Table } from '../harness/table';
import { expect, test, type Page } from '../harness/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** After so many steps a row was asked for in which a card lies. */
const ENOUGH = 60;

test('a lane is chosen by a tap on a card in it that cannot be used itself', async ({ page, say }) => {
  const table = await openTable(page, say, {
    game: 'estro',
    seats: ['me', 'easy'],
    options: { mode: 'bastion' },
  });
  const player = new Player(table, finger(page), chance(3));
  let card: string | undefined;
  for (let step = 0; !card && step < ENOUGH && (await player.step()); step++) card = await cardInRow(table);
  expect(card).toBeDefined();
  const before = await table.sentence.innerText();
  await cardCalled(page, card ?? '').tap();
  await expect(table.sentence).not.toHaveText(before);
});

/** The name of a card that lies in a row that can be chosen, and cannot be used itself. */
async function cardInRow(table: Table): Promise<string | undefined> {
  await table.anything.first().waitFor();
  for (const row of await table.usableZones.all()) {
    const address = (await row.getAttribute('data-address')) ?? '';
    const cards = table.field.locator(`[data-address^="${address}/"]:not(.usable)`);
    if ((await cards.count()) > 0) return (await cards.first().getAttribute('aria-label')) ?? undefined;
  }
  return undefined;
}

function cardCalled(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}
