/** The line breaks, and comes back: nothing is lost, and nobody reloads. */
import { chance } from '../harness/chance';
import { mouse } from '../harness/hands';
import { openTable } from '../harness/opening';
import { Player } from '../harness/player';
import { Program } from '../harness/program';
import { expect, test, type Page } from '../harness/test';
import type { Table } from '../harness/table';

/** Clients are in step again after so many milliseconds. */
const IN_STEP = 5000;

/** A mark that a reload would wipe away. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'));
}

async function isUnreloaded(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'here');
}

function offline({ page, say }: Table) {
  return page.getByText(say('web-offline'));
}

/** What the log says: the same on a page that has just come. */
async function log(page: Page, name: string): Promise<string[]> {
  return page.getByRole('log', { name }).getByRole('listitem').allTextContents();
}

test('without a network the table says so, and goes on when it is back', async ({ page, context, say, wrongs }) => {
  wrongs.mayLoseServer = true;
  const table = await openTable(page, say, { game: 'estro', seats: ['me', 'easy'] });
  const player = new Player(table, mouse(page), chance(11));
  await player.some(6);
  await mark(page);
  await context.setOffline(true);
  await expect(offline(table)).toBeVisible();
  await context.setOffline(false);
  await expect(offline(table)).toBeHidden({ timeout: IN_STEP });
  await player.some(6);
  await isUnreloaded(page);
});


for (const game of ['nature', 'estro']) {
  test(`${game}: the server is killed and comes back, and the match goes on to the end`, async ({
    browser,
    say,
    wrongs,
  }) => {
    wrongs.mayLoseServer = true;
    const program = await Program.start();
    try {
      const context = await browser.newContext({ baseURL: program.url, locale: 'en-GB' });
      const page = await context.newPage();
      const table = await openTable(page, say, { game, seats: ['me', 'hard'] });
      const player = new Player(table, mouse(page), chance(2));
      await mark(page);
      for (let round = 0; round < 3; round++) {
        await player.some(5);
        const before = await log(page, say('web-log'));
        await program.kill();
        await expect(offline(table)).toBeVisible();
        await program.run();
        await expect(offline(table)).toBeHidden({ timeout: IN_STEP });
        const after = await log(page, say('web-log'));
        expect(after.slice(0, before.length)).toEqual(before);
      }
      await expect(table.things.or(table.result).first()).toBeVisible();
      const fresh = await context.newPage();
      await fresh.goto(page.url());
      await expect(fresh.getByRole('log', { name: say('web-log') })).toBeVisible();
      expect(await log(fresh, say('web-log'))).toEqual(await log(page, say('web-log')));
      await fresh.close();
      // Whoever plays by chance against hard may need ten minutes to lose.
      await player.orGivesUp(30);
      await isUnreloaded(page);
      await context.close();
    } finally {
      await program.stop();
    }
  });
}
