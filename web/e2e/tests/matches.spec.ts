/** Whole matches against a bot: by mouse, by keyboard only, on a phone, in each language. */
import { chance } from '../harness/chance';
import { finger, keys, mouse, type Hands } from '../harness/hands';
import { openTable } from '../harness/opening';
import { Player } from '../harness/player';
import { expect, test, type Page } from '../harness/test';
import type { Lang, Say } from '../harness/texts';

async function match(page: Page, say: Say, game: string, hands: Hands): Promise<void> {
  // Against a strong bot a match by this chance is soon over.
  const table = await openTable(page, say, { game, seats: ['me', 'hard'] });
  const player = new Player(table, hands, chance(2));
  await player.toTheEnd();
  await expect(table.result.getByRole('button', { name: say('web-rematch') })).toBeEnabled();
}

for (const game of ['nature', 'estro']) {
  test.describe(game, () => {
    test('a whole match by mouse', async ({ page, say }) => {
      await match(page, say, game, mouse(page));
    });

    test('a whole match by keyboard only', async ({ page, say }) => {
      await match(page, say, game, keys(page));
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('a whole match with a finger', async ({ page, say }) => {
        await match(page, say, game, finger(page));
      });
    });

    for (const lang of ['it', 'zh-Hant'] satisfies Lang[]) {
      test.describe(lang, () => {
        test.use({ lang });

        test('a whole match in this language', async ({ page, say }) => {
          await match(page, say, game, mouse(page));
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
        });
      });
    }
  });
}
