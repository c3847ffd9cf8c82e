/** On a phone the table keeps its place and size from one question to the next. */
import { chance } from '../harness/chance';
import { finger } from '../harness/hands';
import { openTable, type NewTable } from '../harness/opening';
import { Player } from '../harness/player';
import { expect, test } from '../harness/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** So many things are pointed at or answered. */
const STEPS = 24;

const TABLES: NewTable[] = [
  { game: 'nature', seats: ['me', 'easy'], options: { sages: 'cedar,gravel' } },
  { game: 'estro', seats: ['me', 'easy'], options: { mode: 'chimera' } },
  { game: 'estro', seats: ['me', 'easy'], options: { mode: 'conquest' } },
];

for (const wanted of TABLES) {
  test(`at a table of ${wanted.game}: ${Object.values(wanted.options ?? {}).join()}`, async ({
    page,
    say,
  }) => {
    const table = await openTable(page, say, wanted);
    const player = new Player(table, finger(page), chance(3));
    const found = new Set<string>();
    for (let step = 0; step < STEPS && (await player.step()); step++) {
      const box = await table.prompt.boundingBox();
      found.add(`${box?.y} ${box?.height}`);
    }
    expect([...found]).toHaveLength(1);
  });
}
