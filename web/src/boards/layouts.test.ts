import { describe, expect, it } from 'vitest';
import type { Box, Layout, Placement, Room } from '../layer/layout';
import type { Scene, Zone } from '../wire/types';
import { piecesOf } from './address';
import { arrange } from './estro/arrange';
import { bastion } from './estro/bastion';
import { conquest } from './estro/conquest';
import { duel } from './estro/duel';
import { single } from './estro/single';
import { layout as nature } from './nature/layout';
import { estroScene } from './sample/estro';
import { natureScene } from './sample/nature';

const LAYOUTS: Record<string, Layout> = {
  nature,
  'nature-teams': nature,
  'estro-duel': arrange(duel),
  'estro-inferno': arrange(duel),
  'estro-single': arrange(single),
  'estro-conquest': arrange(conquest),
  'estro-bastion': arrange(bastion),
};

/** Whole windows, and what a table has of them beside the shell. */
const ROOMS = [
  [1280, 800],
  [976, 640],
  [1024, 768],
  [390, 844],
  [390, 660],
  // A table of four with two answers in its prompt.
  [390, 609],
  [844, 390],
  [844, 250],
] as const;

const SCENES: Record<string, Scene> = {
  'nature, full': natureScene({ seats: 2, hand: 10, standing: true, asides: 0 }),
  'nature, Sages to choose from': natureScene({ seats: 2, hand: 0, standing: false, asides: 4 }),
  'nature, few cards': natureScene({ seats: 2, hand: 3, standing: true, asides: 0 }),
  'nature for teams, full': natureScene({ seats: 4, hand: 10, standing: true, asides: 0 }),
  'nature for teams, begun': natureScene({ seats: 4, hand: 5, standing: true, asides: 0 }),
  'duel, begun': estroScene({ frame: 'duel', field: 0, hand: 5, asides: 0, extras: false }),
  'duel, usual': estroScene({ frame: 'duel', field: 4, hand: 5, asides: 2, extras: false }),
  'duel, full': estroScene({ frame: 'duel', field: 12, hand: 10, asides: 4, extras: true }),
  'inferno, full': estroScene({ frame: 'inferno', field: 16, hand: 10, asides: 1, extras: true }),
  'ships, full': estroScene({ frame: 'single', field: 9, hand: 10, asides: 2, extras: true }),
  'conquest, usual': estroScene({ frame: 'conquest', field: 2, hand: 5, asides: 0, extras: false }),
  'conquest, full': estroScene({ frame: 'conquest', field: 5, hand: 10, asides: 2, extras: true }),
  'bastion, usual': estroScene({ frame: 'bastion', field: 2, hand: 5, asides: 0, extras: false }),
  'bastion, full': estroScene({ frame: 'bastion', field: 4, hand: 10, asides: 3, extras: true }),
};

/** A scene in which so many shields can be chosen. */
function withAmounts(scene: Scene, count: number): Scene {
  const pieces = Array.from({ length: count }, (_, i) => ({ key: `${i + 1}`, name: `${i + 1} shields` }));
  return { ...scene, zones: [...scene.zones, { key: 'amounts', name: 'How many?', kind: 'aside', pieces }] };
}

for (const count of [3, 16, 40]) {
  SCENES[`nature, one of ${count} amounts`] = withAmounts(SCENES['nature, full']!, count);
  SCENES[`nature for teams, one of ${count} amounts`] = withAmounts(SCENES['nature for teams, full']!, count);
}

/** Through which seat a scene is seen, if not the first. */
const EYES: Record<string, number> = {};

const fixtures = import.meta.glob<{ scene?: Scene; eye?: number | null }>('../fixtures/*.json', {
  eager: true,
  import: 'default',
});
for (const [path, { scene, eye }] of Object.entries(fixtures)) {
  const name = path.replace(/^.*\//, '');
  if (!scene || !(scene.board in LAYOUTS)) continue;
  SCENES[name] = scene;
  EYES[name] = eye ?? 1;
}

/** A thing that lies far and one that lies near. */
const FAR_AND_NEAR: Record<string, [string, string]> = {
  nature: ['formation-2-5', 'formation-1-5'],
  'nature-teams': ['formation-2-8', 'formation-1-8'],
  'estro-duel': ['field-2', 'field-1'],
  'estro-inferno': ['field-2', 'field-1'],
  'estro-single': ['ship-cinderlance', 'field-1'],
  'estro-conquest': ['field-2-military', 'field-1-military'],
  'estro-bastion': ['lane-1-4', 'lane-1-1'],
};

const SLACK = 0.6;

/** The side of a seat. */
function sideOf(scene: Scene, seat: number): number {
  if (scene.board === 'nature-teams') return seat <= 2 ? 1 : 2;
  return scene.board === 'estro-inferno' ? ((seat + 1) % 2) + 1 : seat;
}

/** How much two boxes have in common, in pixels of the shorter way. */
function overlap(one: Box, other: Box): number {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.min(x, y);
}

/** What stays free of a card under those that come after it in its zone, the shorter way. */
function free(box: Box, later: readonly Box[]): number {
  const cover = later.filter((other) => overlap(box, other) > SLACK);
  const beside = cover.filter((other) => other.y <= box.y + SLACK).map((other) => other.x - box.x);
  const below = cover.filter((other) => other.y > box.y + SLACK).map((other) => other.y - box.y);
  return Math.min(box.width, box.height, ...beside, ...below);
}

/** What must stay free of every card. In Estro they lie closer before the hand goes out of view. */
function freeOf(scene: Scene, room: Room): number {
  if (scene.board.startsWith('estro')) return room.height < 500 ? 26 : 16;
  return room.touch ? 44 : 28;
}

/** Everything that is wrong with a placement. */
function faults(scene: Scene, room: Room, placement: Placement): string[] {
  const found: string[] = [];
  const say = (isWrong: boolean, what: string) => {
    if (isWrong) found.push(what);
  };
  const zones = [...placement.zones];
  const bottom = Math.max(room.height, placement.height);
  for (const [key, box] of [...zones, ...placement.pieces]) {
    const isInside =
      box.x >= -SLACK &&
      box.y >= -SLACK &&
      box.x + box.width <= room.width + SLACK &&
      box.y + box.height <= bottom + SLACK;
    say(!isInside, `${key} lies outside: ${JSON.stringify(box)} of ${room.width}x${bottom}`);
    say(!(box.width > 0 && box.height > 0), `${key} is not seen`);
  }
  for (const [i, [key, box]] of zones.entries()) {
    for (const [other, otherBox] of zones.slice(i + 1)) {
      const common = overlap(box, otherBox);
      say(common > SLACK, `${key} lies over ${other} by ${common.toFixed(1)}`);
    }
  }
  for (const zone of scene.zones) {
    const place = placement.zones.get(zone.key);
    // What shows nothing for the moment, and spaces before anybody stands there.
    const isIdle = ['aside', 'space'].includes(zone.kind) && piecesOf(zone).length === 0;
    if (!place) {
      say(!isIdle, `${zone.key} has no place`);
      continue;
    }
    const shown = piecesOf(zone).flatMap((piece, i) => {
      const box = placement.pieces.get(`${zone.key}#${i}`);
      return box ? [{ piece, box, name: `${zone.key}#${i}` }] : [];
    });
    for (const [i, { piece, box, name }] of shown.entries()) {
      const least = Math.min(box.width, box.height);
      say(overlap(box, place) < least - 1, `${name} sticks out of its zone`);
      if (place.folded) continue;
      const isCard = piece.card !== undefined && box.look !== 'chip';
      say(isCard && box.width < 64, `${name} is only ${box.width} wide`);
      const later = shown.slice(i + 1).map((one) => one.box);
      const there = free(box, later);
      say(there < freeOf(scene, room) - SLACK, `${name} has only ${there.toFixed(1)} to point at`);
    }
    const isPointedAt = place.folded || zone.kind === 'deck' || zone.kind === 'space';
    const least = Math.min(place.width, place.height);
    say(room.touch && isPointedAt && least < 44, `${zone.key} is only ${least} for a finger`);
  }
  const [one, other] = (FAR_AND_NEAR[scene.board] ?? []).map((key) => placement.zones.get(key));
  const isTurned = sideOf(scene, room.near) === 2 && scene.board !== 'estro-bastion';
  const [far, near] = isTurned ? [other, one] : [one, other];
  if (far && near && room.height > 400) say(near.y <= far.y, 'near does not lie below far');
  const hand = placement.zones.get(`hand-${room.near}`);
  if (hand && near && hand.height > 0 && placement.pieces.has(`hand-${room.near}#0`)) {
    say(hand.y < near.y, 'the hand does not lie below the field');
  }
  const held = scene.zones.find((zone) => zone.key === `hand-${room.near}`);
  if (hand && held && mustBeInView(scene, held, room)) {
    const cut = hand.y + hand.height - room.height;
    say(cut > SLACK, `the own hand is cut by ${cut.toFixed(1)}`);
  }
  return found;
}

/** Is this a hand of Nature as a turn begins with it (CN-3.6.1), on a phone held upright? */
function mustBeInView(scene: Scene, hand: Zone, room: Room): boolean {
  const isPhone = room.width < 400 && room.height > 600 && room.cardSize <= 1;
  const count = piecesOf(hand).length;
  return scene.board.startsWith('nature') && isPhone && count > 0 && count <= 5;
}

for (const [name, scene] of Object.entries(SCENES)) {
  describe(name, () => {
    for (const [width, height] of ROOMS) {
      for (const cardSize of [0.8, 1, 1.4]) {
        it(`lies well at ${width}x${height} with cards of ${cardSize}`, () => {
          const near = EYES[name] ?? 1;
          const room: Room = { width, height, near, cardSize, touch: width < 900, lang: 'it' };
          const placement = LAYOUTS[scene.board]?.(scene, room);
          expect(placement && faults(scene, room, placement)).toEqual([]);
        });
      }
    }
  });
}
