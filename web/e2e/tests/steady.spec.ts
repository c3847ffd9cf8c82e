/** On a phone the table keeps its place and size from one question to the next. */
import { chance } from '../harness/chance';
import { Frames } from '../harness/frames';
import { finger } from '../harness/hands';
import { tapLine, tell } from '../harness/hearsay';
import { openTable, type NewTable } from '../harness/opening';
import { Player } from '../harness/player';
import type { Table } from '../harness/table';
import { expect, test } from '../harness/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** So many things are pointed at or answered. */
const STEPS = 24;

/** After so many, a phase was ended with a few cards in hand. */
const ENOUGH = 120;

const NATURE: NewTable = { game: 'nature', seats: ['me', 'easy'], options: { sages: 'cedar,gravel' } };

const ESTRO: NewTable = { game: 'estro', seats: ['me', 'easy'] };

const TABLES: NewTable[] = [
  NATURE,
  { ...ESTRO, options: { mode: 'chimera' } },
  { ...ESTRO, options: { mode: 'conquest' } },
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
      const { top, height } = await drawn(table);
      found.add(`${top} ${height}`);
    }
    expect([...found]).toHaveLength(1);
  });
}

test('two lines of a sentence have room over two lines of answers', async ({ page, say }) => {
  const table = await openTable(page, say, NATURE);
  const player = new Player(table, finger(page), chance(12));
  const usual = (await drawn(table)).height;
  let met: Drawn | undefined;
  for (let step = 0; !met && step < ENOUGH && (await player.step()); step++) {
    const now = await drawn(table);
    if (now.lines === 2 && now.rows === 2) met = now;
  }
  expect(met?.height).toBe(usual);
});

test('three long answers share two rows', async ({ page, say }) => {
  await tapLine(page);
  const frames = new Frames(page);
  const table = await openTable(page, say, NATURE);
  const usual = (await drawn(table)).height;
  const { number } = frames.now;
  // The longest there are: in Italian.
  const labels = ['Taglialegna Sonnolento (slot 1)', 'Flagello della Palude (slot 4)'].map(
    (who) => `Usa l'effetto alba di ${who}`,
  );
  labels.push('Concludi la fase');
  const choices = labels.map((label) => ({ text: label, label }));
  const prompt = 'Fase I (alba): puoi usare 2 effetti alba.';
  await tell(page, { from: number, to: number + 1, choices, prompt });
  await expect(table.answers).toHaveText(labels, { useInnerText: true });
  expect(await drawn(table)).toMatchObject({ height: usual, rows: 2 });
});

/** What is asked, as somebody sees it. */
interface Drawn {
  top: number;
  height: number;
  /** In how many lines the sentence is written, and in how many rows the answers lie. */
  lines: number;
  rows: number;
}

/** How the prompt is drawn once two pictures in a row are the same: what is measured before, nobody sees. */
function drawn(table: Table): Promise<Drawn> {
  return table.prompt.evaluate(async (prompt) => {
    const lines = (boxes: Iterable<DOMRect>) => new Set([...boxes].map(({ top }) => Math.round(top))).size;
    const look = (): Drawn => {
      const { top, height } = prompt.getBoundingClientRect();
      const sentence = document.createRange();
      sentence.selectNodeContents(prompt.querySelector('[role=status]') ?? prompt);
      // The way back lies beside the answers.
      const answers = [...prompt.querySelectorAll('button')].filter(
        (button) => getComputedStyle(button).position !== 'absolute',
      );
      const rows = lines(answers.map((answer) => answer.getBoundingClientRect()));
      return { top, height, lines: lines(sentence.getClientRects()), rows };
    };
    const picture = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let before = ''; ; ) {
      await picture();
      const now = look();
      if (JSON.stringify(now) === before) return now;
      before = JSON.stringify(now);
    }
  });
}
