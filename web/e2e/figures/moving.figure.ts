/** What it costs the page when five cards change their zone. */
import type { CDPSession } from '@playwright/test';
import type { Piece, Whole, Zone, ZonePatch } from '../../src/wire/types';
import { chance } from '../harness/chance';
import { report } from '../harness/figure';
import { Frames } from '../harness/frames';
import { mouse } from '../harness/hands';
import { tapLine, tell } from '../harness/hearsay';
import { openTable } from '../harness/opening';
import { Player } from '../harness/player';
import { expect, test } from '../harness/test';

const TIMES = 30;
const CARDS = 5;

test.use({ settings: { motion: 'on' } });

for (const game of ['nature', 'estro']) {
  test(`${game}: five cards change their zone`, async ({ page, say }) => {
    test.setTimeout(300_000);
    await tapLine(page);
    const frames = new Frames(page);
    const table = await openTable(page, say, { game, seats: ['me', 'easy'] });
    await expect(table.things.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Until there are cards to move.
    const player = new Player(table, mouse(page), chance(3));
    while (open(frames.now).flatMap(cards).length < CARDS) await player.step();
    await expect(table.usables.or(table.answers).first()).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const { number } = frames.now;
    const [forth, back] = ways(frames.now);
    const cost: Record<string, number[]> = { Script: [], RecalcStyle: [], Layout: [], together: [] };
    for (let time = 0; time < 2 * TIMES; time++) {
      const from = number + time;
      const zones = time % 2 === 0 ? forth : back;
      // To have it said is no part of what is measured.
      await tell(page, { from, to: from + 1, scene: { patch: { zones } } }, 100);
      const before = await spent(devtools);
      await page.waitForTimeout(900);
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

function open({ scene }: Whole): Zone[] {
  return (scene?.zones ?? []).filter((zone) => zone.kind !== 'panel');
}

function cards(zone: Zone): Piece[] {
  return (zone.pieces ?? []).filter((piece) => piece.card);
}

/** The patches that move five cards from the fullest open zones to another one, and back. */
function ways(whole: Whole): [ZonePatch[], ZonePatch[]] {
  const zones = open(whole);
  const full = zones.toSorted((one, other) => cards(other).length - cards(one).length);
  const moving = full.flatMap(cards).slice(0, CARDS);
  const from = full.filter((zone) => cards(zone).some((piece) => moving.includes(piece)));
  const to = zones.find((zone) => !from.includes(zone) && zone.kind !== 'pile');
  if (!to || moving.length < CARDS) throw new Error('there are not five cards to move');
  const stay = (zone: Zone) => (zone.pieces ?? []).filter((piece) => !moving.includes(piece));
  const patch = (zone: Zone, pieces: Piece[]) => ({ key: zone.key, pieces });
  return [
    [...from.map((zone) => patch(zone, stay(zone))), patch(to, [...(to.pieces ?? []), ...moving])],
    [...from, to].map((zone) => patch(zone, zone.pieces ?? [])),
  ];
}

/** The seconds the page has spent so far, by what it spent them on. */
async function spent(devtools: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const found = metrics.filter(({ name }) => /^(Script|RecalcStyle|Layout)Duration$/.test(name));
  return new Map(found.map(({ name, value }) => [name.replace('Duration', ''), value]));
}
