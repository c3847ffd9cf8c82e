/** Everything can be reached and done with keys. */
import type { Thing } from '../harness/hands';
import { openTable } from '../harness/opening';
import { expect, test } from '../harness/test';

for (const game of ['nature', 'estro']) {
  test.describe(game, () => {
    test('Tab comes to everything that can be used', async ({ page, say }) => {
      const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
      await expect(table.things.first()).toBeVisible();
      const things = (await table.things.elementHandles()) as Thing[];
      const reached = new Set<number>();
      for (let presses = 0; presses < 150 && reached.size < things.length; presses++) {
        await page.keyboard.press('Tab');
        const here = await page.evaluate((all) => all.findIndex((one) => one === document.activeElement), things);
        if (here >= 0) reached.add(here);
      }
      expect(reached.size).toBe(things.length);
    });

    test('what has the focus is seen to have it, and Escape goes a step back', async ({ page, say }) => {
      const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
      const card = table.usableCards.first();
      await expect(card).toBeVisible();
      const before = await table.sentence.innerText();
      await card.focus();
      await page.keyboard.press('Enter');
      await expect(table.sentence).not.toHaveText(before);
      await page.keyboard.press('Escape');
      const back = page.getByRole('button', { name: say('web-back'), exact: true });
      await expect(back).toBeHidden();
    });

    test('letters open help and log, and Escape closes them', async ({ page, say }) => {
      const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
      await expect(table.things.first()).toBeVisible();
      for (const [key, name] of [
        ['?', say('web-help')],
        ['l', say('web-log')],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  });
}
