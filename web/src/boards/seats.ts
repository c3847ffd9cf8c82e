/**
 * What belongs to a seat beside its hand and its cards in play: who it is, deck, pile, lists. On
 * wide tables each seat is a block in a column, on phones a line.
 */
import type { Box, Room } from '../layer/layout';
import type { Zone } from '../wire/types';
import { piecesOf } from './address';
import { columns, FINGER, LEAST_CARD, type Size } from './geometry';
import { EDGE, TITLE, type Places } from './places';

/** What belongs to a seat. */
export interface SeatThings {
  /** None for the machine. */
  seat: number | undefined;
  hand: Zone | undefined;
  /** Who it is, with what is counted of it; what it can do is a list below, where there is room. */
  header: Zone | undefined;
  deck: Zone | undefined;
  /** Discarded or destroyed cards. */
  pile: Zone | undefined;
  /** Lists that are open where there is room. */
  lists: Zone[];
  /** Lists that open only when pointed at. */
  folds: Zone[];
}

const GAP = 4;

/** How seats are laid. */
export interface SeatRule {
  pile: Size;
  header: number;
  /** The height of a line of a list. */
  line: number;
}

/** The rule for a room. */
export function seatRule(room: Room): SeatRule {
  const width = Math.max(LEAST_CARD, Math.round(66 * room.cardSize));
  return {
    pile: { width, height: Math.round(width * 1.15) },
    header: 46,
    line: room.touch ? FINGER : 32,
  };
}

/** Is any card of this hand seen by its face? */
export function isSeen(hand: Zone | undefined): boolean {
  return piecesOf(hand).some((piece) => piece.card !== undefined);
}

/** A part of a block, from top to bottom. */
interface Part {
  height: number;
  put: (box: Box) => void;
}

/** A seat's block. */
export class Block {
  readonly #parts: Part[];

  constructor(places: Places, things: SeatThings, rule: SeatRule, near: boolean, open: boolean) {
    const parts: Part[] = [];
    for (const list of things.lists) {
      const lines = piecesOf(list).length;
      if (open && lines > 0) {
        parts.push({
          height: 2 * EDGE + TITLE + lines * (rule.line + GAP) - GAP,
          put: (box) => places.list(list, box, rule.line, GAP, { titled: true }),
        });
      } else {
        parts.push({ height: FINGER, put: (box) => placeFold(places, list, box) });
      }
    }
    const hand = things.hand;
    if (hand && !places.has(hand)) {
      parts.push({ height: FINGER, put: (box) => placeHidden(places, hand, box) });
    }
    const header = things.header;
    if (header) {
      const lines = open ? piecesOf(header).length : 0;
      parts.push({
        height: rule.header + lines * (rule.line + GAP) + (lines > 0 ? EDGE : 0),
        put: (box) => placeHeader(places, header, box, rule, open),
      });
    }
    const piles = [things.deck, things.pile, ...things.folds].filter((zone) => zone !== undefined);
    if (piles.length > 0) {
      parts.push({
        height: rule.pile.height + 2 * EDGE,
        put: (box) => placePiles(places, piles, box, rule),
      });
    }
    this.#parts = near ? parts : parts.reverse();
  }

  /** How high it is. */
  get height(): number {
    return this.#parts.reduce((sum, part) => sum + part.height + GAP, -GAP);
  }

  /** Puts it there. */
  place(x: number, y: number, width: number): void {
    let top = y;
    for (const part of this.#parts) {
      part.put({ x, y: top, width, height: part.height });
      top += part.height + GAP;
    }
  }
}

/** Deck, pile and folds side by side: the first two as wide as cards, the others share the rest. */
function placePiles(places: Places, piles: Zone[], box: Box, rule: SeatRule): void {
  const wide = rule.pile.width + 2 * EDGE;
  const fixed = piles.slice(0, 2);
  const rest = piles.slice(2);
  const spare = box.width - fixed.length * (wide + GAP);
  const share = rest.length > 0 ? spare / rest.length : 0;
  let x = box.x;
  for (const [i, zone] of piles.entries()) {
    const isFixed = i < fixed.length;
    const width = isFixed ? (rest.length > 0 ? wide : (box.width - GAP) / fixed.length) : share;
    const at = { ...box, x, width: isFixed ? width : width - GAP };
    if (zone.kind === 'deck') places.zone(zone, at);
    else if (isFixed) places.pile(zone, at, rule.pile);
    else places.zone(zone, at, { folded: true });
    x += width + (isFixed ? GAP : 0);
  }
}

/** Who a seat is, with the list of what it can do below, or folded away. */
function placeHeader(places: Places, header: Zone, box: Box, rule: SeatRule, open: boolean): void {
  if (!open) return places.zone(header, box, piecesOf(header).length > 0 ? { folded: true } : {});
  places.zone(header, box);
  for (const [i] of piecesOf(header).entries()) {
    const y = box.y + rule.header + i * (rule.line + GAP);
    const line = { x: box.x + EDGE, y, width: box.width - 2 * EDGE, height: rule.line };
    places.piece(header, i, line, 'chip');
  }
}

/** A list that opens when pointed at. */
export function placeFold(places: Places, zone: Zone, box: Box): void {
  places.zone(zone, box, { folded: true, titled: true });
}

/** A hand of which only backs are seen, or some cards that were seen once. */
export function placeHidden(places: Places, hand: Zone, box: Box): void {
  const height = box.height - 2 * EDGE;
  const card = { width: Math.round(height * 0.76), height };
  const rule = { card, gap: 2, free: 8, freeLine: height };
  const seen = isSeen(hand);
  places.spread(hand, box, rule, seen ? 'face' : 'back', seen ? { folded: true } : {});
}

/** Blocks in a column: those of the far side from the top, those of the near side to the bottom. */
export function placeColumn(
  places: Places,
  far: SeatThings[],
  near: SeatThings[],
  box: Box,
  rule: SeatRule,
): number {
  const order = [...near, ...far];
  // Whoever looks has its lists open first, then the others, as far as there is room.
  const open = new Set<SeatThings>();
  const block = (things: SeatThings) =>
    new Block(places, things, rule, near.includes(things), open.has(things));
  const total = () => order.reduce((sum, things) => sum + block(things).height + 2 * GAP, 0);
  for (const things of order) {
    open.add(things);
    if (total() > box.height) open.delete(things);
  }
  const bottom = box.y + Math.max(box.height, total());
  let y = box.y;
  for (const things of far) {
    const one = block(things);
    one.place(box.x, y, box.width);
    y += one.height + 2 * GAP;
  }
  y = bottom;
  for (const things of near) {
    const one = block(things);
    y -= one.height;
    one.place(box.x, y, box.width);
    y -= 2 * GAP;
  }
  return bottom;
}

/** How high the lines of these seats are on a phone. */
export function linesHeight(seats: readonly SeatThings[]): number {
  return seats.length * (LINE + GAP);
}

/** The height of a seat's line. */
export const LINE = 50;

/** Each seat as a line: who it is, hidden hand, lists, deck, pile. */
export function placeLines(places: Places, seats: readonly SeatThings[], box: Box): void {
  for (const [i, things] of seats.entries()) {
    const line = { ...box, y: box.y + i * (LINE + GAP), height: LINE };
    const hand = things.hand && !places.has(things.hand) ? things.hand : undefined;
    const narrow = [things.deck, things.pile, ...things.folds].filter((zone) => zone !== undefined);
    const flexible = [things.header, hand, ...things.lists].filter((zone) => zone !== undefined);
    const width = box.width - narrow.length * (FINGER + GAP);
    const parts = columns({ ...line, width: width - GAP }, Math.max(1, flexible.length), GAP);
    for (const [j, zone] of flexible.entries()) {
      const at = parts[j];
      if (!at) continue;
      if (zone === hand) placeHidden(places, zone, at);
      else if (zone === things.header) {
        places.zone(zone, at, piecesOf(zone).length > 0 ? { folded: true } : {});
      }
      else placeFold(places, zone, at);
    }
    let x = box.x + width;
    for (const zone of narrow) {
      const at = { ...line, x, width: FINGER };
      const card = { width: FINGER - 2 * EDGE, height: LINE - 2 * EDGE };
      if (zone.kind === 'deck') places.zone(zone, at);
      else if (zone === things.pile) places.pile(zone, at, card);
      else places.zone(zone, at, { folded: true });
      x += FINGER + GAP;
    }
  }
}
