/** How much script a browser has to fetch, as it is sent: gzipped. */
import { gzipSync } from 'node:zlib';
import { openTable } from '../harness/opening';
import { expect, test, type Page } from '../harness/test';

const KB = 1000;
const FIRST_SCREEN = 60 * KB;
const EACH_GAME = 40 * KB;

/** Counts the scripts of a page from now on. */
function scripts(page: Page): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(response.url(), response.body().then((body) => gzipSync(body, { level: 6 }).length));
  });
  return sizes;
}

async function together(sizes: Map<string, Promise<number>>): Promise<number> {
  return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}

for (const game of ['nature', 'estro']) {
  test(`the first screen is light, and so is ${game}`, async ({ page, say }) => {
    const sizes = scripts(page);
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.waitForLoadState('networkidle');
    const first = await together(sizes);
    // A table that waits for others is the shell of every game.
    await openTable(page, say, { game, seats: ['me', 'open'] });
    await expect(page.getByRole('heading', { name: say('web-gathering') })).toBeVisible();
    const shell = (await together(sizes)) - first;
    const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
    await expect(table.things.first()).toBeVisible();
    const all = await together(sizes);
    const own = all - shell - first;
    const told = [`first screen ${first} bytes, a table ${shell}, ${game} ${own}, together ${all}`];
    for (const [url, size] of sizes) told.push(`${await size} ${new URL(url).pathname}`);
    console.log(told[0]);
    expect(first, told.join('\n')).toBeLessThanOrEqual(FIRST_SCREEN);
    expect(own, told.join('\n')).toBeLessThanOrEqual(EACH_GAME);
    expect(all, told.join('\n')).toBeLessThanOrEqual(FIRST_SCREEN + EACH_GAME);
  });
}
