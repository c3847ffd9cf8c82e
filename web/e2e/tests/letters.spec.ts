/** What is written can be read on a machine that has no fonts of its own for it. */
import { expect, test } from '../harness/test';

/** Draws a character with the font of ours alone, and counts what is not blank; -1 without the font. */
async function ink([font, character]: readonly [string, string]): Promise<number> {
  if ((await document.fonts.load(`40px "${font}"`, character)).length === 0) return -1;
  const brush = new OffscreenCanvas(60, 60).getContext('2d');
  if (!brush) return -1;
  brush.font = `40px "${font}"`;
  brush.fillText(character, 10, 45);
  return brush.getImageData(0, 0, 60, 60).data.filter((_, at) => at % 4 === 3).reduce((sum, part) => sum + part, 0);
}

test('Chinese is drawn where the system has no Chinese font', async ({ page }) => {
  await page.goto('/');
  const font = 'Noto Sans TC of Mazzo';
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).toContain(font);
  const [many, few] = [await page.evaluate(ink, [font, '靈'] as const), await page.evaluate(ink, [font, '一'] as const)];
  expect(few).toBeGreaterThan(0);
  expect(many).toBeGreaterThan(2 * few);
});

test('whoever reads no Chinese does not fetch its font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !font.includes('fira-sans'))).toEqual([]);
});

test('rules are read in the letters of the rest', async ({ page }) => {
  await page.goto('/rules/nature');
  const loaded = page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    return [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect((await loaded).map((family) => family.replaceAll('"', ''))).toContain('Fira Sans');
});
