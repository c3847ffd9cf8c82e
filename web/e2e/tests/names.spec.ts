/** Everybody is called by one name: the one beside their token. What is said of a place can be found on the board. */
import type { Page } from '@playwright/test';
import { chance } from '../harness/chance';
import { friend } from '../harness/friend';
import { mouse } from '../harness/hands';
import { openTable } from '../harness/opening';
import { Player } from '../harness/player';
import { Table } from '../harness/table';
import { expect, test } from '../harness/test';
import type { Say } from '../harness/texts';

/** The names in the seats bar, the first seat's first. */
async function namesIn(page: Page, say: Say): Promise<string[]> {
  return page.getByRole('list', { name: say('web-seats') }).locator('.name').allInnerTexts();
}

/** Everything that can be read or heard on the page. */
async function saidOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const heard = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    return [document.body.innerText, ...heard].join('\n');
  });
}

for (const [game, options] of [
  ['nature', { seats: '4' }],
  ['estro', { mode: 'inferno', seats: '4' }],
] as const) {
  test(`${game}: nobody of four is called by a number of a seat or side`, async ({ page, say }) => {
    const table = await openTable(page, say, { game, seats: ['me', 'easy', 'easy', 'easy'], options });
    await new Player(table, mouse(page), chance(5)).some(12);
    const names = await namesIn(page, say);
    expect(names.slice(1)).toEqual(['Bot (2)', 'Bot (3)', 'Bot (4)']);
    const log = await page.getByRole('log').innerText();
    for (const name of names) expect(log).toContain(name);
    expect(await saidOn(page)).not.toMatch(/\b(seat|side) \d/i);
  });
}

test('two at one screen are told apart by the same names everywhere', async ({ page, say }) => {
  const table = await openTable(page, say, { game: 'estro', seats: ['me', 'me'] });
  await table.curtain.waitFor();
  const heading = await page.getByRole('heading').innerText();
  await table.curtain.click();
  await expect(table.field).toBeVisible();
  const names = await namesIn(page, say);
  expect(names[0]).toMatch(/ \(1\)$/);
  expect(names[1]).toBe(names[0]?.replace('(1)', '(2)'));
  expect(names.map((name) => say('web-curtain', { name }))).toContain(heading);
  const own = names.find((name) => heading.includes(name)) ?? '';
  const other = names.find((name) => name !== own) ?? '';
  await expect(table.field.locator(`[aria-label^="Hand of ${other}"]`).first()).toBeAttached();
  await new Player(table, mouse(page), chance(3)).some(6);
  if (await table.curtain.isVisible()) await table.curtain.click();
  await expect(page.getByRole('log')).toContainText(own);
});

test('who sits down later is called by their name from then on', async ({ page, browser, program, say, wrongs }) => {
  await page.goto('/');
  await page.getByRole('button', { name: say('web-with-friend-at', { game: 'Estro' }) }).click();
  const link = await page.getByRole('textbox', { name: say('web-invite-link') }).inputValue();
  const other = await friend(browser, program.url, wrongs);
  await other.goto(link);
  await other.getByRole('textbox', { name: say('web-your-name') }).fill('<b>Grace & Co</b>');
  await other.getByRole('button', { name: say('web-sit') }).click();
  const here = new Table(page, say);
  await expect(here.field).toBeVisible();
  await expect(here.field.locator('[aria-label^="Hand of <b>Grace & Co</b>"]').first()).toBeAttached();
  await expect(page.getByRole('log')).toContainText('<b>Grace & Co</b> sat down');
  await other.context().close();
});

test('the numbers of spaces and of cards on the field can be seen', async ({ page, say }) => {
  const nature = await openTable(page, say, { game: 'nature', seats: ['me', 'easy'] });
  await new Player(nature, mouse(page), chance(4)).some(8);
  const spaces = page.getByTestId('space-number');
  await expect(spaces).toHaveText(['1', '2', '3', '4', '5', '6', '1', '2', '3', '4', '5', '6']);
  for (const space of await spaces.all()) await expect(space).toBeVisible();

  const estro = await openTable(page, say, { game: 'estro', seats: ['me', 'easy'] });
  await new Player(estro, mouse(page), chance(4)).some(4);
  const played = /#\d+/.exec(await page.getByRole('log').innerText());
  expect(played).not.toBeNull();
  await expect(estro.field.getByText(/^#\d+$/).first()).toBeVisible();
});
