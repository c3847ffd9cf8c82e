/** Nothing that axe knows to be in anybody's way, on any page, in any colours. */
import AxeBuilder from '@axe-core/playwright';
import { openTable } from '../harness/opening';
import { chance } from '../harness/chance';
import { mouse } from '../harness/hands';
import { Player } from '../harness/player';
import { expect, test, type Page } from '../harness/test';

async function isOpenToAll(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  expect(told.join('\n')).toBe('');
}

for (const theme of ['light', 'dark', 'contrast'] as const) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });

    test('home', async ({ page, say }) => {
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByRole('heading', { name: say('web-greeting') })).toBeVisible();
      await isOpenToAll(page);
    });

    for (const game of ['nature', 'estro']) {
      test(`a new game of ${game}`, async ({ page, say }) => {
        await page.goto(`/new/${game}`);
        await expect(page.getByRole('button', { name: say('web-open-table') })).toBeVisible();
        await isOpenToAll(page);
      });

      test(`a table of ${game}`, async ({ page, say }) => {
        const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
        await expect(table.things.first()).toBeVisible();
        await isOpenToAll(page);
        await new Player(table, mouse(page), chance(5)).some(12);
        await isOpenToAll(page);
      });
    }

    test('the rules of a game', async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
      await page.goto('/rules/nature#CN-4.2.1');
      await expect(page.locator(':target')).toBeVisible();
      await isOpenToAll(page);
    });

    test('a table that waits for others', async ({ page, say }) => {
      await openTable(page, say, { game: 'nature', seats: ['me', 'open'] });
      await expect(page.getByRole('heading', { name: say('web-gathering') })).toBeVisible();
      await isOpenToAll(page);
    });

    test('settings, watch, dialogs', async ({ page, say }) => {
      await page.goto('/settings');
      await expect(page.getByRole('heading', { name: say('web-settings') })).toBeVisible();
      await isOpenToAll(page);
      await page.goto('/watch');
      await expect(page.getByRole('heading', { name: say('web-lobby-open') })).toBeVisible();
      await isOpenToAll(page);
      const table = await openTable(page, say, { game: 'estro', seats: ['me', 'easy'] });
      await expect(table.things.first()).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: say('web-help') })).toBeVisible();
      await isOpenToAll(page);
    });
  });
}
