/** A plain layout for any game: the far seat's zones above, the near seat's below. */
import { pieceName, type Box, type Layout, type Look, type Placement, type Room } from './layout';
import type { Scene, Zone } from '../wire/types';

const GAP = 8;
const EDGE = 6;
const TITLE = 22;
const RATIO = 1.4;

/** Cards of zones that do not matter so much are smaller. */
function widthOf(zone: Zone, room: Room): number {
  const phone = room.width < 600;
  const usual = (phone ? 72 : 104) * room.cardSize;
  return Math.max(64, zone.kind === 'deck' || zone.kind === 'pile' ? usual * 0.8 : usual);
}

/** How wide the zone would like to be. */
function wanted(zone: Zone, room: Room): number {
  const card = widthOf(zone, room);
  const stacked = zone.kind === 'deck' || zone.kind === 'pile' || zone.kind === 'space';
  const count = stacked ? 1 : Math.max(1, zone.pieces?.length ?? 0);
  const words = zone.kind === 'panel' ? 140 : 96;
  return Math.min(room.width, Math.max(words, count * (card + GAP) - GAP + 2 * EDGE));
}

function heightOf(zone: Zone, room: Room): number {
  const bare = zone.kind === 'panel' && !(zone.pieces?.length ?? 0);
  return TITLE + 2 * EDGE + (bare ? 4 : Math.round(widthOf(zone, room) * RATIO));
}

/** The zones in the order they lie from top to bottom. */
function ordered(scene: Scene, room: Room): Zone[][] {
  const near = scene.zones.filter((zone) => zone.seat === room.near);
  const middle = scene.zones.filter((zone) => zone.seat === undefined);
  const far = scene.zones.filter((zone) => zone.seat !== undefined && zone.seat !== room.near);
  const hands = (zones: Zone[], last: boolean) => {
    const held = zones.filter((zone) => zone.kind === 'hand');
    const rest = zones.filter((zone) => zone.kind !== 'hand');
    return last ? [rest, held] : [held, rest];
  };
  return [...hands(far, false), middle, ...hands(near, true)].filter((zones) => zones.length > 0);
}

/** Where things lie. */
export const flow: Layout = (scene, room) => {
  const placement: Placement = { zones: new Map(), pieces: new Map(), height: 0 };
  let y = GAP;
  for (const group of ordered(scene, room)) {
    for (const line of lines(group, room)) {
      const height = Math.max(...line.map((zone) => heightOf(zone, room)));
      const widths = line.map((zone) => wanted(zone, room));
      const total = widths.reduce((sum, width) => sum + width + GAP, -GAP);
      let x = Math.max(0, (room.width - total) / 2);
      for (const [i, zone] of line.entries()) {
        const width = widths[i] ?? 0;
        put(placement, zone, { x, y, width, height }, room);
        x += width + GAP;
      }
      y += height + GAP;
    }
  }
  placement.height = y;
  return placement;
};

/** As many zones beside each other as there is room for. */
function lines(zones: readonly Zone[], room: Room): Zone[][] {
  const found: Zone[][] = [];
  let left = 0;
  for (const zone of zones) {
    const width = wanted(zone, room);
    const line = found.at(-1);
    if (line && left >= width + GAP) {
      line.push(zone);
      left -= width + GAP;
    } else {
      found.push([zone]);
      left = room.width - width;
    }
  }
  return found;
}

function put(placement: Placement, zone: Zone, box: Box, room: Room): void {
  const folded = zone.kind === 'pile';
  placement.zones.set(zone.key, { ...box, titled: true, ...(folded ? { folded } : {}) });
  const pieces = zone.pieces ?? [];
  const width = widthOf(zone, room);
  const inner = box.width - 2 * EDGE;
  const step = pieces.length > 1 ? Math.min(width + GAP, (inner - width) / (pieces.length - 1)) : 0;
  const taken = folded ? width : width + step * (pieces.length - 1);
  const left = box.x + EDGE + Math.max(0, (inner - taken) / 2);
  for (const [i, piece] of pieces.entries()) {
    const look: Look = piece.card || piece.name ? 'face' : 'back';
    placement.pieces.set(pieceName(zone.key, i), {
      x: folded ? left : left + step * i,
      y: box.y + TITLE + EDGE,
      width,
      height: Math.round(width * RATIO),
      look,
      layer: i,
    });
  }
}
