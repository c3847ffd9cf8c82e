/** What helps people at the table: taking back, hints, why something can't be used, looking closer. */
import { chance } from '../harness/chance';
import { mouse } from '../harness/hands';
import { openTable } from '../harness/opening';
import { Player } from '../harness/player';
import type { Table } from '../harness/table';
import { expect, test, type Locator, type Page } from '../harness/test';

/** A rule's number. */
const RULE = /\b[A-Z]{2}-\d/;

for (const game of ['nature', 'estro']) {
  test.describe(game, () => {
    test('against a bot everything can be taken back, to the first choice', async ({ page, say }) => {
      const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
      await expect(table.things.first()).toBeVisible();
      const first = await standing(table);
      const undo = page.getByRole('button', { name: say('web-undo'), exact: true });
      await expect(undo).toBeDisabled();
      await new Player(table, mouse(page), chance(31)).some(6);
      await expect(table.things.first()).toBeVisible();
      const back = page.getByRole('button', { name: say('web-back'), exact: true });
      while (await back.isVisible()) await back.click();
      for (let times = 0; times < 12 && (await undo.isEnabled()); times++) {
        const before = await standing(table);
        await undo.click();
        await expect.poll(() => standing(table)).not.toEqual(before);
      }
      await expect.poll(() => standing(table)).toEqual(first);
    });

    test('a card that cannot be used says why, with the rule, to mouse and keyboard', async ({ page, say }) => {
      const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
      const tooltip = page.getByRole('tooltip');
      const explained = await cardThatSaysWhy(page, table);
      const said = (await tooltip.textContent()) ?? '';
      await page.mouse.move(0, 0);
      await expect(tooltip).toBeHidden();
      await explained.focus();
      await page.keyboard.press('Shift');
      await explained.press('Shift');
      await expect(tooltip).toHaveText(said);
      await expect(explained).toHaveAccessibleDescription(RULE);
    });

    test('a hint says what a strong bot would do, and does it', async ({ page, say }) => {
      const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
      await expect(table.things.first()).toBeVisible();
      const before = await standing(table);
      await page.getByRole('button', { name: say('web-hint'), exact: true }).click();
      const act = page.getByRole('button', { name: say('web-hint-do') });
      await expect(act).toBeVisible({ timeout: 60_000 });
      await act.click();
      await expect.poll(() => standing(table)).not.toEqual(before);
    });

    test('a card from close by, with real text, and the log names it as a link', async ({ page, say }) => {
      const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
      await expect(table.things.first()).toBeVisible();
      await table.usableCards.first().click({ button: 'right' });
      const zoom = page.getByRole('dialog');
      await expect(zoom).toBeVisible();
      await expect(zoom.getByRole('heading')).not.toBeEmpty();
      await expect(zoom.getByText(say('web-usable-now'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(zoom).toBeHidden();
      await new Player(table, mouse(page), chance(33)).some(14);
      const log = page.getByRole('log', { name: say('web-log') });
      await log.getByRole('link').first().click();
      await expect(zoom).toBeVisible();
    });
  });
}

/** Everything that is said of how things stand. */
async function standing(table: Table): Promise<string[]> {
  const things = table.field.getByRole('button').or(table.field.getByRole('group'));
  const names = things.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return [await table.sentence.innerText(), ...(await names).toSorted()];
}

/** Plays until a card that cannot be used says why under the mouse. */
async function cardThatSaysWhy(page: Page, table: Table): Promise<Locator> {
  const unusable = table.field.getByRole('button', { name: new RegExp(`^(?!.*${table.usable.source})`) });
  const told = page.getByRole('tooltip').filter({ hasText: RULE });
  const player = new Player(table, mouse(page), chance(5));
  for (let step = 0; step < 12; step++) {
    await table.things.first().waitFor();
    for (const card of (await unusable.all()).slice(0, 4)) {
      await card.hover({ force: true });
      if (await told.waitFor({ timeout: 1500 }).then(() => true, () => false)) return card;
    }
    await player.some(1);
  }
  throw new Error('no card says why it cannot be used');
}
