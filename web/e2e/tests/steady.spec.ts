/** The table keeps its place and size from one question to the next. */
import { chance } from '../harness/chance';
import { Frames } from '../harness/frames';
import { finger } from '../harness/hands';
import { tapLine, tell } from '../harness/hearsay';
import { openTable, type NewTable } from '../harness/opening';
import { Player } from '../harness/player';
import type { Table } from '../harness/table';
import { expect, test, type Page } from '../harness/test';
import type { Say } from '../harness/texts';

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
  // Here cards fill whole rows, which are pointed at by the cards in them.
  { ...ESTRO, options: { mode: 'bastion' } },
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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
    // The longest there are: in Italian.
    const labels = ['Taglialegna Sonnolento (slot 1)', 'Flagello della Palude (slot 4)'].map(
      (who) => `Usa l'effetto alba di ${who}`,
    );
    labels.push('Concludi la fase');
    const { usual, now } = await asked(page, say, 'Fase I (alba): puoi usare 2 effetti alba.', labels);
    expect(now).toMatchObject({ height: usual.height, rows: 2 });
  });
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a sentence takes two lines beside a long answer', async ({ page, say }) => {
    const labels = ['Usa il dono di zona (Zona Militare), bersaglio Grevusk #6, sacrificando Skardo', 'Indietro'];
    const { usual, now } = await asked(page, say, 'Zona Militare: ora scegli «Grevusk».', labels);
    expect(now).toMatchObject({ height: usual.height, lines: 2, rows: 1 });
  });

  test('the log stays at its last line, or where somebody reads', async ({ page, say }) => {
    await tapLine(page);
    const frames = new Frames(page);
    const table = await openTable(page, say, NATURE);
    await expect(table.things.first()).toBeVisible();
    let { number } = frames.now;
    // Each is taller than the log takes a line for that was never in sight.
    const happens = async (last: string) => {
      const told = [...Array(12).fill('Something happened, and it takes a while to say all of it. '.repeat(9)), last];
      await tell(page, { from: number, to: ++number, told });
    };
    for (let time = 1; time <= 4; time++) {
      await happens(`The end of ${time}.`);
      await expect(page.getByText(`The end of ${time}.`)).toBeInViewport();
    }
    const log = page.getByRole('log', { name: say('web-log') });
    await log.hover();
    await page.mouse.wheel(0, -900);
    await expect(page.getByText('The end of 4.')).not.toBeInViewport();
    await happens('The end of 5.');
    await expect(page.getByText('The end of 5.')).toBeAttached();
    await expect(page.getByText('The end of 5.')).not.toBeInViewport();
    await log.hover();
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText('The end of 5.')).toBeInViewport();
    await happens('The end of 6.');
    await expect(page.getByText('The end of 6.')).toBeInViewport();
  });
});

/** A page is told of a question that nobody asked: what was asked before, and that, as they are drawn. */
async function asked(
  page: Page,
  say: Say,
  prompt: string,
  labels: readonly string[],
): Promise<{ usual: Drawn; now: Drawn }> {
  await tapLine(page);
  const frames = new Frames(page);
  const table = await openTable(page, say, NATURE);
  const usual = await drawn(table);
  const { number } = frames.now;
  const choices = labels.map((label) => ({ text: label, label }));
  await tell(page, { from: number, to: number + 1, choices, prompt });
  await expect(table.sentence).toHaveText(prompt);
  return { usual, now: await drawn(table) };
}

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
