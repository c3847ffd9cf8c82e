/** The rules are at hand: a refusal leads to the rule it names, and what a card does is read before it is chosen. */
import { openTable } from '../harness/opening';
import { expect, test, type Page } from '../harness/test';
import type { Lang } from '../harness/texts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('home and help lead to the rules of a game', async ({ page, say }) => {
  await page.goto('/');
  const tile = page.getByRole('article').first();
  const name = await tile.getByRole('heading').innerText();
  const link = tile.getByRole('link', { name: say('web-rules-at', { game: name }) });
  await expect(link).toHaveAttribute('href', '/rules/nature');
  const table = await openTable(page, say, { game: 'estro', seats: ['me', 'easy'] });
  await expect(table.things.first()).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: say('web-help') });
  const opened = page.waitForEvent('popup');
  await help.getByRole('link', { name: say('web-help-rules') }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('ESTRO');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('why a card can’t be used is in view at once, and its rule a tap away', async ({ page, say }) => {
    const table = await openTable(page, say, { game: 'nature', seats: ['me', 'easy'] });
    await table.usableCards.first().tap();
    await table.usableCards.first().tap();
    await table.usableCards.last().tap();
    // No Attack Command can be used in the dawn, nor in answer to an attack (CN-3.2.6, R33).
    const held = page.locator('button.card[data-address^="hand-1/"]').first();
    await held.click({ button: 'right' });
    const closer = page.getByRole('dialog');
    await expect(closer.getByRole('heading', { name: say('web-why-not') })).toBeInViewport();
    const rule = closer.getByRole('link').first();
    await expect(rule).toBeInViewport();
    const opened = page.waitForEvent('popup');
    await rule.tap();
    const rules = await opened;
    await expect(rules.locator(':target')).toBeInViewport();
    await expect(rules.locator(':target')).toContainText(new URL(rules.url()).hash.slice(1));
    expect(await rules.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  for (const lang of ['en', 'it', 'zh-Hant'] as const) readsSages(lang);
});

test.describe('at a desk', () => {
  for (const lang of ['en', 'it', 'zh-Hant'] as const) readsSages(lang);
});

/** Every Sage lies there with all of its text, in letters that can be read. */
function readsSages(lang: Lang): void {
  test.describe(lang, () => {
    test.use({ lang });

    test('Sages are read before one is chosen', async ({ page, say }) => {
      const table = await openTable(page, say, { game: 'nature', seats: ['me', 'easy'] });
      await expect(table.usableCards).toHaveCount(4);
      const sages = await texts(page);
      expect(sages).toHaveLength(4);
      for (const sage of await table.usableCards.all()) {
        const words = await sage.innerText();
        expect(sages.filter((text) => words.includes(text))).toHaveLength(1);
        const box = sage.locator('.sheet');
        expect(await box.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeLessThanOrEqual(0);
        const letters = await box.locator('.text').evaluate((text) => getComputedStyle(text).fontSize);
        expect(parseFloat(letters)).toBeGreaterThanOrEqual(10);
      }
    });
  });
}

/** What the Sages do, as the server says it in the page's language. */
async function texts(page: Page): Promise<string[]> {
  const lang = await page.locator('html').getAttribute('lang');
  const answer = await page.request.get(`/api/games/nature/cards?lang=${lang}`);
  const cards: { kind: string; text: string }[] = await answer.json();
  return cards.filter((card) => card.kind === 'sage').map((card) => card.text);
}
