/** The path of somebody who has never heard of Mazzo. */
import { chance } from '../harness/chance';
import { keys, mouse, type Thing } from '../harness/hands';
import { Player, giveUp } from '../harness/player';
import { Table } from '../harness/table';
import { expect, test } from '../harness/test';

const LEVEL = { level: 'easy' };
test.use({ settings: LEVEL });

for (const name of ['Command of Nature', 'Estro']) {
  test(`${name}: one click from home to the first choice, give up, play again`, async ({ page, say }) => {
    const table = new Table(page, say);
    await page.goto('/');
    const level = say('web-level-easy');
    await page.getByRole('button', { name: say('web-play-now-at', { game: name, level }) }).click();
    await expect(table.things.first()).toBeVisible();
    await expect(table.sentence).not.toBeEmpty();
    await new Player(table, mouse(page), chance(3)).some(4);

    await giveUp(table);
    await expect(table.result).toHaveAccessibleName(say('web-lost-game'));
    const before = page.url();
    await table.result.getByRole('button', { name: say('web-rematch') }).click();
    await expect(page).not.toHaveURL(before);
    await expect(table.things.first()).toBeVisible();
    await expect(table.result).toBeHidden();
  });
}

test('with keys alone from home to the table', async ({ page, say }) => {
  const table = new Table(page, say);
  await page.goto('/');
  const name = say('web-play-now-at', { game: 'Estro', level: say('web-level-easy') });
  const button = page.getByRole('button', { name });
  await expect(button).toBeVisible();
  await keys(page).point((await button.elementHandle()) as Thing);
  await expect(table.things.first()).toBeVisible();
  await new Player(table, keys(page), chance(4)).some(4);
});

test('what was begun is on the first page and goes on from there', async ({ page, say }) => {
  const table = new Table(page, say);
  await page.goto('/');
  const name = say('web-play-now-at', { game: 'Estro', level: say('web-level-easy') });
  await page.getByRole('button', { name }).click();
  await expect(table.things.first()).toBeVisible();
  const url = page.url();
  await page.goto('/');
  const begun = page.getByRole('region', { name: say('web-continue') });
  await begun.getByRole('link', { name: /Estro/ }).click();
  await expect(page).toHaveURL(url);
  await expect(table.things.first()).toBeVisible();
});

test('games without a board in the browser say so', async ({ page, say }) => {
  await page.goto('/');
  for (const game of ['Sovereign', 'Travelers of Stampadia']) {
    const tile = page.getByRole('article', { name: game });
    await expect(tile).toContainText(say('web-not-yet'));
    await expect(tile.getByRole('button')).toHaveCount(0);
  }
});
