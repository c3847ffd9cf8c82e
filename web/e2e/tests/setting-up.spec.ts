/** A game is set up: only what fits is offered, and a refusal is seen where one looks. */
import { expect, test, type Page } from '../harness/test';

/** What the server calls options. */
const FIRST = 'Who begins';
const TARGETS = 'Single Player: whom the guardians attack';
const TURN_LIMIT = 'Turns after which the game is decided';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** The values of an option on the page; none if it is not there. */
async function values(page: Page, label: string): Promise<string[]> {
  const select = page.getByRole('combobox', { name: label, exact: true });
  return (await select.count()) > 0 ? select.locator('option').allInnerTexts() : [];
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a refusal is seen at the button, until something is changed', async ({
      page,
      say,
      wrongs,
    }) => {
      await page.goto('/new/nature');
      const limit = page.getByLabel(TURN_LIMIT, { exact: true });
      await limit.fill('many');
      await page.mouse.move(1, 1);
      await page.evaluate(() => scrollTo(0, 0));
      const button = page.getByRole('button', { name: say('web-open-table') });
      await button.click();
      const alert = page.getByRole('alert').filter({ hasText: 'many' });
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(alert).toContainText(TURN_LIMIT);
      await expect(button).toBeInViewport({ ratio: 1 });
      const [above, below] = [await alert.boundingBox(), await button.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await limit.fill('9');
      await limit.blur();
      await expect(alert).toHaveCount(0);
      // The browser complains of every refusal.
      wrongs.found.splice(0, wrongs.found.length, ...wrongs.found.filter((one) => !/422/.test(one)));
    });
  });
}

test('what does not go with the modes is not offered, and not sent', async ({ page, say }) => {
  await page.goto('/new/estro');
  const frame = (id: string) => page.locator(`input[name=frame][value=${id}]`);
  const deck = page.getByLabel(say('web-deck-of', { seat: 1 }), { exact: true });
  const button = page.getByRole('button', { name: say('web-open-table') });
  await expect(button).toBeVisible();
  expect(await values(page, FIRST)).toHaveLength(3);
  expect(await values(page, TARGETS)).toEqual([]);
  await deck.selectOption('ember-charge');
  await page.getByRole('combobox', { name: FIRST, exact: true }).selectOption('2');
  await frame('single').check();
  expect(await values(page, TARGETS)).toHaveLength(2);
  await expect(deck).toHaveValue('ember-charge');
  await frame('inferno').check();
  expect(await values(page, FIRST)).toHaveLength(5);
  await expect(deck).toHaveCount(0);
  await button.click();
  await expect(page).toHaveURL(/\/table\//);
});

test('the chosen level stays while one plays alone', async ({ page, say }) => {
  await page.goto('/new/estro');
  const other = page.getByLabel(say('web-sitter-of', { seat: 2 }), { exact: true });
  await other.selectOption('hard');
  await page.locator('input[name=frame][value=single]').check();
  await expect(other).toHaveCount(0);
  await page.locator('input[name=frame][value=duel]').check();
  await expect(other).toHaveValue('hard');
});
