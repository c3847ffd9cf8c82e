/** On a phone the table keeps its place and size from one question to the next. */
import { chance } from '../harness/chance';
import { finger } from '../harness/hands';
import { openTable, type NewTable } from '../harness/opening';
import { Player } from '../harness/player';
import { expect, test, type Page } from '../harness/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** So many things are pointed at or answered. */
const STEPS = 24;

const NATURE: NewTable = { game: 'nature', seats: ['me', 'easy'], options: { sages: 'cedar,gravel' } };

/** Tables, and the chance by which somebody plays there. */
const TABLES: [NewTable, number][] = [
  [NATURE, 3],
  // Here a sentence of two lines has two lines of answers.
  [NATURE, 12],
  [{ game: 'estro', seats: ['me', 'easy'], options: { mode: 'chimera' } }, 3],
  [{ game: 'estro', seats: ['me', 'easy'], options: { mode: 'conquest' } }, 3],
];

for (const [wanted, seed] of TABLES) {
  test(`at a table of ${wanted.game}: ${Object.values(wanted.options ?? {}).join()}, ${seed}`, async ({
    page,
    say,
  }) => {
    const table = await openTable(page, say, wanted);
    const player = new Player(table, finger(page), chance(seed));
    const found = new Set<string>();
    for (let step = 0; step < STEPS && (await player.step()); step++) {
      await drawn(page);
      const box = await table.prompt.boundingBox();
      found.add(`${box?.y} ${box?.height}`);
    }
    expect([...found]).toHaveLength(1);
  });
}

/** Waits for the next picture: what is measured in between nobody sees. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
