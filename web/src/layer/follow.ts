/**
 * Follows cards from one scene to the next, so that an element lives as long as its card. Scenes
 * give pieces no identity beyond what is visible, so this is a guess: the one a person at the
 * table would make. Pure.
 */
import type { Piece, Scene, Zone } from '../wire/types';

/** A piece that is followed. */
export interface Followed {
  /** Stays the same as long as the piece can be followed. */
  id: number;
  zone: string;
  /** Its place in the zone. */
  index: number;
  piece: Piece;
}

/** A piece that came: from the zone it seems to come from, if there is one. */
export interface Came {
  id: number;
  from?: string | undefined;
}

/** A piece that went: to the zone it seems to have gone to, if there is one. */
export interface Went extends Followed {
  to?: string | undefined;
}

/** The pieces of a scene, and how they came to be there. */
export interface Following {
  /** By id, so that no element ever changes its place among the others. */
  pieces: readonly Followed[];
  came: readonly Came[];
  went: readonly Went[];
  /** Those that changed their zone, in the order of their new places. */
  moved: readonly number[];
  /** The next id that is free. */
  free: number;
  scene: Scene;
}

/** A piece in its zone, on one of the two sides. */
interface Spot {
  zone: Zone;
  index: number;
  piece: Piece;
  id: number | undefined;
}

/** The pieces of this scene; `before` is what was followed so far. */
export function follow(before: Following | undefined, scene: Scene): Following {
  const old = spots(before);
  const now: Spot[] = scene.zones.flatMap((zone) =>
    (zone.pieces ?? []).map((piece, index) => ({ zone, index, piece, id: undefined })),
  );
  const moved: number[] = [];
  const gone = new Set(old);
  stay(gone, now);
  const open = now.filter((spot) => spot.id === undefined);
  pair(gone, open, (spot) => `${spot.zone.key}/${spot.piece.key}/${spot.piece.card ?? ''}`);
  // Turned over, or worn by another card: still the piece that lies there.
  pair(gone, open, (spot) => `${spot.zone.key}/${spot.piece.key}`);
  pair(gone, open, (spot) => spot.piece.card && `${spot.piece.card}/${spot.zone.seat ?? 0}`, moved);
  pair(gone, open, (spot) => spot.piece.card, moved);
  pairHidden(gone, open, moved);
  let free = before?.free ?? 1;
  const came: Came[] = [];
  const decks = countsLost(before?.scene, scene);
  for (const spot of now) {
    if (spot.id !== undefined) continue;
    spot.id = free++;
    came.push({ id: spot.id, from: take(decks, spot.zone) });
  }
  const piles = countsLost(scene, before?.scene);
  const went = [...gone].map((spot) => ({ ...followed(spot), to: take(piles, spot.zone) }));
  const pieces = now.map(followed).sort((one, other) => one.id - other.id);
  const order = new Map(now.map((spot, place) => [spot.id, place]));
  moved.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  return { pieces, came, went, moved, free, scene };
}

function spots(before: Following | undefined): Spot[] {
  if (!before) return [];
  const zones = new Map(before.scene.zones.map((zone) => [zone.key, zone]));
  return before.pieces.flatMap(({ id, zone: key, index, piece }) => {
    const zone = zones.get(key);
    return zone ? [{ zone, index, piece, id }] : [];
  });
}

function followed({ id, zone, index, piece }: Spot): Followed {
  return { id: id ?? 0, zone: zone.key, index, piece };
}

/** In a zone that did not change, every piece is what it was. */
function stay(gone: Set<Spot>, now: readonly Spot[]): void {
  const spots = new Map<Zone, Spot[]>();
  for (const spot of gone) {
    const others = spots.get(spot.zone) ?? [];
    others[spot.index] = spot;
    spots.set(spot.zone, others);
  }
  for (const spot of now) {
    const found = spots.get(spot.zone)?.[spot.index];
    if (!found) continue;
    spot.id = found.id;
    gone.delete(found);
  }
}

/** Gives the new spots the ids of those that are gone and have the same name, in order. */
function pair(
  gone: Set<Spot>,
  open: readonly Spot[],
  name: (spot: Spot) => string | undefined,
  moved?: number[],
): void {
  if (gone.size === 0) return;
  const waiting = new Map<string, Spot[]>();
  for (const spot of gone) {
    const called = name(spot);
    if (called === undefined) continue;
    const others = waiting.get(called);
    if (others) others.push(spot);
    else waiting.set(called, [spot]);
  }
  for (const spot of open) {
    const called = spot.id === undefined ? name(spot) : undefined;
    const found = called === undefined ? undefined : waiting.get(called)?.shift();
    if (!found) continue;
    settle(spot, found, moved);
    gone.delete(found);
  }
}

function settle(spot: Spot, found: Spot, moved: number[] | undefined): void {
  spot.id = found.id;
  // A piece that only went elsewhere stays the same object: nothing of it is to be drawn again.
  if (samePiece(found.piece, spot.piece)) spot.piece = found.piece;
  if (moved && found.id !== undefined && found.zone.key !== spot.zone.key) moved.push(found.id);
}

/** Cards that lie face-down on at least one side of the way: a rival's card that is played. */
function pairHidden(gone: Set<Spot>, open: readonly Spot[], moved: number[]): void {
  const left = [...gone].filter(isCard);
  for (const spot of open) {
    if (spot.id !== undefined || !isCard(spot)) continue;
    const fits = (other: Spot) => isHidden(other.piece) || isHidden(spot.piece);
    const own = left.findIndex((other) => other.zone.seat === spot.zone.seat && fits(other));
    if (own < 0) continue;
    const [found] = left.splice(own, 1);
    if (!found) continue;
    settle(spot, found, moved);
    gone.delete(found);
  }
}

function samePiece(one: Piece, other: Piece): boolean {
  return (
    one === other ||
    (one.key === other.key &&
      one.card === other.card &&
      one.name === other.name &&
      sameItems(one.marks, other.marks) &&
      sameItems(one.state, other.state) &&
      sameValues(one.values, other.values))
  );
}

function sameItems(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((item, i) => item === other[i]);
}

function sameValues(one: Piece['values'] = {}, other: Piece['values'] = {}): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
  );
}

/** Does the piece lie face-down? */
export function isHidden(piece: Piece): boolean {
  return piece.card === undefined && (!piece.name || !!piece.marks?.includes('face-down'));
}

function isCard(spot: Spot): boolean {
  const { zone, piece } = spot;
  return piece.card !== undefined || (zone.kind !== 'panel' && isHidden(piece));
}

/** How many cards the zones that show only a number have lost from one scene to the other. */
function countsLost(from: Scene | undefined, to: Scene | undefined): Map<Zone, number> {
  const lost = new Map<Zone, number>();
  if (!from || !to) return lost;
  const counts = new Map(to.zones.map((zone) => [zone.key, zone.count]));
  for (const zone of from.zones) {
    const missing = (zone.count ?? 0) - (counts.get(zone.key) ?? zone.count ?? 0);
    if (missing > 0) lost.set(zone, missing);
  }
  return lost;
}

/** One card from a zone that lost some: the seat's own first, then one that is nobody's. */
function take(lost: Map<Zone, number>, zone: Zone): string | undefined {
  const rank = (other: Zone) =>
    other.seat === zone.seat ? 0 : other.seat === undefined || zone.seat === undefined ? 1 : 2;
  let best: Zone | undefined;
  for (const [other, count] of lost) {
    if (count <= 0 || other.key === zone.key || rank(other) > 1) continue;
    if (!best || rank(other) < rank(best)) best = other;
  }
  if (!best) return undefined;
  lost.set(best, (lost.get(best) ?? 0) - 1);
  return best.key;
}
