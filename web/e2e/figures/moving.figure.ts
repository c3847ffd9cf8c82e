/** What it costs the page when five cards change their zone. */
import type { CDPSession } from '@playwright/test';
import type { Piece, Whole, Zone } from '../../src/wire/types';
import { Frames } from '../harness/frames';
import { report } from '../harness/figure';
import { openTable } from '../harness/opening';
import { expect, test, type Page } from '../harness/test';

const TIMES = 30;
const CARDS = 5;

test.use({ settings: { motion: 'on' } });

for (const game of ['nature', 'estro']) {
  test(`${game}: five cards change their zone`, async ({ page, say }) => {
    test.setTimeout(300_000);
    await page.addInitScript(() => {
      // The page's line, so that steps can be put on it.
      const sockets: WebSocket[] = [];
      Object.assign(window, { sockets });
      window.WebSocket = class extends WebSocket {
        constructor(...words: ConstructorParameters<typeof WebSocket>) {
          super(...words);
          sockets.push(this);
        }
      };
    });
    const frames = new Frames(page);
    const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
    await expect(table.things.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const { number } = frames.now;
    const [forth, back] = ways(frames.now);
    const cost: Record<string, number[]> = { Script: [], RecalcStyle: [], Layout: [], together: [] };
    const idle: Record<string, number[]> = { Script: [], RecalcStyle: [], Layout: [] };
    for (let time = 0; time < 10; time++) {
      const before = await spent(devtools);
      await page.waitForTimeout(700);
      for (const [what, seconds] of await spent(devtools))
        idle[what]?.push((seconds - (before.get(what) ?? 0)) * 1000);
    }
    for (const [what, numbers] of Object.entries(idle)) report(`${game}, idle: ${what}`, numbers);
    for (let time = 0; time < 2 * TIMES; time++) {
      const before = await spent(devtools);
      const from = number + time;
      const zones = time % 2 === 0 ? forth : back;
      await tell(page, { news: 'step', from, to: from + 1, scene: { patch: { zones } } });
      await page.waitForTimeout(700);
      const after = await spent(devtools);
      let together = 0;
      for (const [what, seconds] of after) {
        const ms = (seconds - (before.get(what) ?? 0)) * 1000;
        cost[what]?.push(ms);
        together += ms;
      }
      cost['together']?.push(together);
    }
    for (const [what, numbers] of Object.entries(cost)) report(`${game}, five cards: ${what}`, numbers);
  });
}

/** The patches that move five cards from the fullest open zone to another one, and back. */
function ways({ scene }: Whole): [object[], object[]] {
  const zones = (scene?.zones ?? []).filter((zone) => zone.kind !== 'panel');
  const cards = (zone: Zone) => (zone.pieces ?? []).filter((piece) => piece.card);
  const [from] = zones.toSorted((one, other) => cards(other).length - cards(one).length);
  const to = zones.find((zone) => zone !== from && (zone.kind === 'row' || zone.kind === 'hand' || zone.kind === 'market'));
  if (!from || !to) throw new Error('no two zones to move cards between');
  const moving = cards(from).slice(0, CARDS);
  if (moving.length < CARDS) throw new Error(`only ${moving.length} cards in ${from.key}`);
  const rest = (from.pieces ?? []).filter((piece) => !moving.includes(piece));
  const patch = (zone: Zone, pieces: Piece[]) => ({ key: zone.key, pieces });
  return [
    [patch(from, rest), patch(to, [...(to.pieces ?? []), ...moving])],
    [patch(from, from.pieces ?? []), patch(to, to.pieces ?? [])],
  ];
}

async function tell(page: Page, news: object): Promise<void> {
  await page.evaluate((data) => {
    const { sockets } = window as unknown as { sockets: WebSocket[] };
    sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data }));
  }, JSON.stringify(news));
}

/** The seconds the page has spent so far, by what it spent them on. */
async function spent(devtools: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const found = metrics.filter(({ name }) => /^(Script|RecalcStyle|Layout)Duration$/.test(name));
  return new Map(found.map(({ name, value }) => [name.replace('Duration', ''), value]));
}
