import { describe, expect, it } from 'vitest';
import { pieceName, type Layout, type Room } from '../../layer/layout';
import { estroScene, type Fullness } from '../sample/estro';
import type { Scene } from '../../wire/types';
import { arrange } from './arrange';
import { bastion } from './bastion';
import { conquest } from './conquest';
import { duel } from './duel';
import { single } from './single';

const LAYOUTS: Record<Fullness['frame'], Layout> = {
  duel: arrange(duel),
  inferno: arrange(duel),
  single: arrange(single),
  conquest: arrange(conquest),
  bastion: arrange(bastion),
};

const SEATS: Record<Fullness['frame'], number[]> = {
  duel: [2],
  inferno: [4],
  single: [1],
  conquest: [2],
  bastion: [2, 3, 4],
};

/** What a table has of 390x844 and 1280x800, with short sentences to answer and with long ones. */
const PHONES = [
  [390, 657],
  [390, 610],
] as const;
const SCREENS = [
  [976, 653],
  [976, 620],
] as const;

/** Lanes as they are in matches: most nearly empty, a few crowded. */
function crowded(seats: number): Scene {
  const scene = estroScene({ frame: 'bastion', field: 7, hand: 6, asides: 0, extras: false, seats });
  const counts: Record<string, number> = {
    'lane-1-4': 2,
    'lane-2-4': 7,
    'lane-3-4': 2,
    'lane-1-3': 1,
    'lane-2-3': 1,
    'lane-3-3': 1,
    'lane-1-2': 3,
    'lane-2-2': 1,
    'lane-3-2': 1,
    'lane-1-1': 0,
    'lane-2-1': 0,
    'lane-3-1': 2,
  };
  const zones = scene.zones.map((zone) => {
    const count = counts[zone.key];
    return count === undefined ? zone : { ...zone, pieces: (zone.pieces ?? []).slice(0, count) };
  });
  return { ...scene, zones };
}

function withoutObjects(scene: Scene): Scene {
  return {
    ...scene,
    zones: scene.zones.map((zone) => (zone.key === 'objects' ? { ...zone, pieces: [] } : zone)),
  };
}

function roomOf(width: number, height: number, cardSize = 1): Room {
  return { width, height, near: 1, cardSize, touch: width < 900 };
}

describe('the own hand lies wholly in view', () => {
  for (const [frame, layout] of Object.entries(LAYOUTS) as [Fullness['frame'], Layout][]) {
    for (const seats of SEATS[frame]) {
      for (const [width, height] of [...PHONES, ...SCREENS]) {
        for (const cardSize of [0.8, 1, 1.4]) {
          it(`in ${frame} with ${seats} at ${width}x${height} with cards of ${cardSize}`, () => {
            const scenes = [2, 3].flatMap((field) =>
              [0, 5, 7, 10].map((hand) =>
                estroScene({ frame, field, hand, asides: 0, extras: hand === 7, seats }),
              ),
            );
            if (frame === 'bastion') scenes.push(crowded(seats));
            // Objects come and go.
            if (frame === 'single') scenes.push(...scenes.map(withoutObjects));
            for (const scene of scenes) {
              const placement = layout(scene, roomOf(width, height, cardSize));
              const zone = placement.zones.get('hand-1');
              expect(zone && zone.y + zone.height).toBeLessThanOrEqual(height);
              for (const [name, box] of placement.pieces) {
                if (!name.startsWith('hand-1#')) continue;
                expect(box.y + box.height).toBeLessThanOrEqual(height);
              }
              // Nothing else is pushed out of view either.
              expect(placement.height).toBeLessThanOrEqual(height);
            }
          });
        }
      }
    }
  }
});

it('cards lie as people like them while there is room', () => {
  const scene = estroScene({ frame: 'duel', field: 4, hand: 5, asides: 0, extras: false });
  const small = LAYOUTS.duel(scene, roomOf(390, 657));
  const large = LAYOUTS.duel(scene, roomOf(390, 657, 1.4));
  expect(large.pieces.get('hand-1#0')?.width).toBeGreaterThan(small.pieces.get('hand-1#0')?.width ?? 0);
});

it('a hand of which a card is known keeps its width on a phone', () => {
  const scene = estroScene({ frame: 'duel', field: 4, hand: 5, asides: 0, extras: false });
  const known = {
    ...scene,
    zones: scene.zones.map((zone) =>
      zone.key === 'hand-2' ? { ...zone, pieces: [{ key: 'bimdu', card: 'bimdu' }] } : zone,
    ),
  };
  const width = (one: Scene) => LAYOUTS.duel(one, roomOf(390, 657)).zones.get('hand-2')?.width;
  expect(width(known)).toBe(width(scene));
  expect(LAYOUTS.duel(known, roomOf(390, 657)).zones.get('hand-2')?.folded).toBe(true);
});

describe('ES-8.8.5: zone points are read beside the zone card', () => {
  for (const [width, height] of [...PHONES, ...SCREENS]) {
    it(`no card lies there at ${width}x${height}`, () => {
      const scene = estroScene({ frame: 'conquest', field: 5, hand: 6, asides: 0, extras: false, seats: 2 });
      const room: Room = { width, height, near: 1, cardSize: 1, touch: true };
      const { zones, pieces } = LAYOUTS.conquest(scene, room);
      for (const zone of scene.zones.filter(({ key }) => key.startsWith('field-'))) {
        const half = zones.get(zone.key);
        const power = zones.get(zone.key.replace(/^field-\d/, 'zone'));
        if (!half || !power) throw new Error(`${zone.key} has no place`);
        const isAbove = half.y < power.y;
        const strip = isAbove ? half.y + half.height - 16 : half.y + 16;
        for (const [i] of (zone.pieces ?? []).entries()) {
          const card = pieces.get(pieceName(zone.key, i));
          if (!card) throw new Error(`a card of ${zone.key} has no place`);
          if (isAbove) expect(card.y + card.height).toBeLessThanOrEqual(strip);
          else expect(card.y).toBeGreaterThanOrEqual(strip);
        }
      }
    });
  }
});
