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
  // In a zone that did not change, every piece is what it was.
  const old = without(before?.scene.zones ?? [], scene.zones);
  const changed = without(scene.zones, before?.scene.zones ?? []);
  const oldZones = new Map(old.map((zone) => [zone.key, zone]));
  const kept: Followed[] = [];
  const gone = new Set<Spot>();
  for (const one of before?.pieces ?? []) {
    const zone = oldZones.get(one.zone);
    if (zone) gone.add({ zone, index: one.index, piece: one.piece, id: one.id });
    else kept.push(one);
  }
  const now = changed.flatMap((zone) =>
    (zone.pieces ?? []).map((piece, index): Spot => ({ zone, index, piece, id: undefined })),
  );
  const moved: number[] = [];
  pair(gone, now, (spot) => `${spot.zone.key}/${spot.piece.key}/${spot.piece.card ?? ''}`);
  // Turned over, or worn by another card: still the piece that lies there.
  pair(gone, now, (spot) => `${spot.zone.key}/${spot.piece.key}`);
  pair(gone, now, (spot) => spot.piece.card && `${spot.piece.card}/${spot.zone.seat ?? 0}`, moved);
  pair(gone, now, (spot) => spot.piece.card, moved);
  pairHidden(gone, now, moved);
  let free = before?.free ?? 1;
  const came: Came[] = [];
  const news = now.filter((spot) => spot.id === undefined);
  const decks = news.length > 0 ? countsLost(before?.scene, scene) : new Map();
  for (const spot of news) {
    spot.id = free++;
    came.push({ id: spot.id, from: take(decks, spot.zone) });
  }
  const piles = gone.size > 0 ? countsLost(scene, before?.scene) : new Map();
  const went = [...gone].map((spot) => ({ ...followed(spot), to: take(piles, spot.zone) }));
  const pieces = kept.concat(now.map(followed)).sort((one, other) => one.id - other.id);
  const order = new Map(now.map((spot, place) => [spot.id, place]));
  moved.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  return { pieces, came, went, moved, free, scene };
}

/** The zones that are none of the others. */
function without(zones: readonly Zone[], others: readonly Zone[]): Zone[] {
  const known = new Set(others);
  return zones.filter((zone) => !known.has(zone));
}

function followed({ id, zone, index, piece }: Spot): Followed {
  return { id: id ?? 0, zone: zone.key, index, piece };
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
