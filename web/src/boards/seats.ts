/**
 * What belongs to a seat beside its hand and its cards in play: who it is, deck, pile, lists. On
 * wide tables each seat is a block in a column, on phones a line.
 */
import type { Box, Room } from '../layer/layout';
import type { Piece, Zone } from '../wire/types';
import { piecesOf } from './address';
import { columns, FINGER, LEAST_CARD, rows, type Size } from './geometry';
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
/** The height of a pile where there is little room. */
const FLAT = 50;
/** The height of a header that counts something, and of one that only says who it is. */
const HEADER = 46;
const BARE_HEADER = 30;

/** How seats are laid. */
export interface SeatRule {
  pile: Size;
  header: number;
  /** The height of a line of a list. */
  line: number;
  /** Do folds lie beside the piles? */
  foldsBeside: boolean;
}

/** The rule for a room. */
export function seatRule(room: Room): SeatRule {
  const width = Math.max(LEAST_CARD, Math.round(66 * room.cardSize));
  return {
    pile: { width, height: Math.max(Math.round(width * 1.15), room.touch ? 2 * FINGER - EDGE : 0) },
    header: HEADER,
    line: room.touch ? FINGER : 34,
    foldsBeside: room.width >= 900,
  };
}

/** How wide a column of seats is: two piles, and where there is room folds beside them. */
export function columnWidth(room: Room): number {
  const { pile, foldsBeside } = seatRule(room);
  const piles = 2 * (pile.width + 2 * EDGE + GAP);
  return foldsBeside ? piles + FINGER : piles;
}

/**
 * Is this hand open to whoever looks, or any card of it? One that is hidden only tells how many it
 * holds. An open hand that is empty keeps its place, so that nothing moves with its last card.
 */
export function isSeen(hand: Zone | undefined): boolean {
  if (!hand) return false;
  return hand.count === undefined || piecesOf(hand).some((piece) => piece.card !== undefined);
}

/** Are all its cards open? Of others at most some are known. */
function isOpen(hand: Zone): boolean {
  return hand.count === undefined;
}

/** A part of a block, from top to bottom. */
interface Part {
  height: number;
  put: (box: Box) => void;
}

/** How much room a block takes. */
interface Wish {
  /** Are its lists open? */
  open: boolean;
  /** Do hand and piles share a line? */
  close: boolean;
}

/** A seat's block. */
export class Block {
  /** How high it is. */
  readonly height: number;
  readonly #parts: Part[];

  constructor(places: Places, things: SeatThings, rule: SeatRule, near: boolean, wish: Wish) {
    const { open, close } = wish;
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
    const hand = things.hand && !places.has(things.hand) ? things.hand : undefined;
    if (hand && !close) {
      parts.push({ height: FINGER, put: (box) => placeHidden(places, hand, box) });
    }
    const header = things.header;
    if (header) {
      const lines = open ? piecesOf(header).filter((piece) => !isNamed(piece)).length : 0;
      parts.push({
        height: headerHeight(header, rule) + lines * (rule.line + GAP) + (lines > 0 ? EDGE : 0),
        put: (box) => placeHeader(places, header, box, rule, open),
      });
    }
    const piles = [things.deck, things.pile].filter((zone) => zone !== undefined);
    if (close) {
      parts.push({ height: LINE, put: (box) => placeClose(places, hand, [...piles, ...things.folds], box) });
    } else if (piles.length + things.folds.length > 0) {
      const beside = rule.foldsBeside;
      const line = beside || things.folds.length === 0 ? 0 : FINGER + GAP;
      parts.push({
        height: rule.pile.height + 2 * EDGE + line,
        put: (box) => placePiles(places, piles, things.folds, box, rule),
      });
    }
    this.#parts = near ? parts : parts.reverse();
    this.height = parts.reduce((sum, part) => sum + part.height + GAP, -GAP);
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

/** Deck and pile side by side; folds in the rest of the line, or in a line of their own. */
function placePiles(places: Places, piles: Zone[], folds: Zone[], box: Box, rule: SeatRule): void {
  const height = rule.pile.height + 2 * EDGE;
  const beside = rule.foldsBeside && folds.length > 0;
  const width = beside ? box.width - FINGER - GAP : box.width;
  for (const [i, at] of columns({ ...box, width, height }, Math.max(1, piles.length), GAP).entries()) {
    const zone = piles[i];
    if (zone?.kind === 'deck') places.zone(zone, at);
    // A card would be cut: what lies there is counted instead.
    else if (rule.pile.height <= FLAT) places.zone(zone, at, { folded: true });
    else places.pile(zone, at, rule.pile);
  }
  const rest = beside
    ? rows({ ...box, x: box.x + width + GAP, width: FINGER, height }, folds.length, GAP)
    : columns({ ...box, y: box.y + height + GAP, height: FINGER }, Math.max(1, folds.length), GAP);
  for (const [i, zone] of folds.entries()) {
    const at = rest[i];
    if (at) places.zone(zone, at, { folded: true });
  }
}

/** Have hand, piles and folds of a seat room enough for a finger each in a line of this width? */
function fitsLine({ hand, deck, pile, folds }: SeatThings, width: number): boolean {
  const count = [hand, deck, pile, ...folds].filter((zone) => zone !== undefined).length;
  return count * (FINGER + GAP) - GAP <= width;
}

/** A hand and piles in one line. */
function placeClose(places: Places, hand: Zone | undefined, piles: Zone[], box: Box): void {
  const all = hand ? [hand, ...piles] : piles;
  for (const [i, at] of columns(box, Math.max(1, all.length), GAP).entries()) {
    const zone = all[i];
    if (!zone) continue;
    if (zone === hand) placeHidden(places, zone, at);
    else places.zone(zone, at, { folded: zone.kind !== 'deck' });
  }
}

function headerHeight(header: Zone, rule: SeatRule): number {
  const counts = (header.facts ?? []).some((fact) => !fact.key.startsWith('side-'));
  return counts ? rule.header : BARE_HEADER;
}

/** The piece that stands for the seat itself: the header has its name. */
function isNamed(piece: Piece): boolean {
  return piece.key === 'sage';
}

/** Who a seat is, with the list of what it can do below, or folded away. */
function placeHeader(places: Places, header: Zone, box: Box, rule: SeatRule, open: boolean): void {
  if (!open) return places.zone(header, box, { folded: piecesOf(header).length > 0 });
  places.zone(header, box);
  let y = box.y + headerHeight(header, rule);
  for (const [i, piece] of piecesOf(header).entries()) {
    if (isNamed(piece)) continue;
    const line = { x: box.x + EDGE, y, width: box.width - 2 * EDGE, height: rule.line };
    places.piece(header, i, line, 'chip');
    y += rule.line + GAP;
  }
}

/** A list that opens when pointed at. */
export function placeFold(places: Places, zone: Zone, box: Box): void {
  places.zone(zone, box, { folded: true, titled: true });
}

/** A hand that lies elsewhere than at the bottom: its backs are drawn; what is seen of it opens. */
export function placeHidden(places: Places, hand: Zone, box: Box): void {
  places.zone(hand, box, { folded: isSeen(hand) });
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
  const flat = { ...rule, pile: { ...rule.pile, height: FLAT } };
  let size = rule;
  let close = false;
  const block = (things: SeatThings, open: boolean) => {
    const isClose = close && things !== order[0] && fitsLine(things, box.width);
    return new Block(places, things, size, near.includes(things), { open, close: isClose });
  };
  const closed = () => new Map(order.map((things) => [things, block(things, false)]));
  let blocks = closed();
  const total = () => {
    let sum = -2 * GAP;
    for (const { height } of blocks.values()) sum += height + 2 * GAP;
    return sum;
  };
  // Many seats in little room lie flatter or closer, or both.
  for (const [isClose, pile] of [[false, flat], [true, rule], [true, flat]] as const) {
    if (total() <= box.height) break;
    [close, size] = [isClose, pile];
    blocks = closed();
  }
  // Whoever looks has its lists open first, then the others, as far as there is room.
  for (const [things, shut] of blocks) {
    blocks.set(things, block(things, true));
    if (total() > box.height) blocks.set(things, shut);
  }
  const bottom = box.y + Math.max(box.height, total());
  let [top, foot] = [box.y, bottom];
  for (const [things, one] of blocks) {
    if (near.includes(things)) {
      foot -= one.height;
      one.place(box.x, foot, box.width);
      foot -= 2 * GAP;
    } else {
      one.place(box.x, top, box.width);
      top += one.height + 2 * GAP;
    }
  }
  return bottom;
}

/** The height of a seat's line. */
export const LINE = FINGER;

/** How many things of a seat fit into half a line of a phone. */
const HALF = 4;

/** How many things a seat has on its line. */
function thingsIn({ header, hand, deck, pile, lists, folds }: SeatThings): number {
  const single = [header, hand, deck, pile].filter((zone) => zone !== undefined);
  return single.length + lists.length + folds.length;
}

/**
 * Seats in lines: the first has one of its own; of more than two, the others share lines. Where
 * they lie close, the first shares its line too if it has little.
 */
function inLines(seats: readonly SeatThings[], close: boolean): SeatThings[][] {
  const [first, ...others] = seats;
  if (!first) return [];
  if (close && thingsIn(first) <= HALF) return pairs(seats);
  if (others.length < 2) return seats.map((things) => [things]);
  return [[first], ...pairs(others)];
}

function pairs(seats: readonly SeatThings[]): SeatThings[][] {
  const lines: SeatThings[][] = [];
  for (let i = 0; i < seats.length; i += 2) lines.push(seats.slice(i, i + 2));
  return lines;
}

/** How high the lines of these seats are on a phone. */
export function linesHeight(seats: readonly SeatThings[], close = false): number {
  return inLines(seats, close).length * (LINE + GAP);
}

/** Each seat as a line or half of one: who it is, hidden hand, lists, deck, pile. */
export function placeLines(
  places: Places,
  seats: readonly SeatThings[],
  box: Box,
  close = false,
): void {
  for (const [i, line] of inLines(seats, close).entries()) {
    const row = { ...box, y: box.y + i * (LINE + GAP), height: LINE };
    for (const [j, at] of columns(row, line.length, GAP).entries()) {
      const things = line[j];
      if (things) placeLine(places, things, at);
    }
  }
}

/** Hidden hands need least: one that has little room leaves the rest to the seat itself. */
const LEAST_HAND = 34;

/** The parts of a line that share what the others leave. */
function partsOf(line: Box, zones: readonly Zone[], hand: Zone | undefined): Box[] {
  const even = columns(line, Math.max(1, zones.length), GAP);
  const [first] = even;
  if (!first || zones.length !== 2 || !hand || first.width >= LEAST_CARD) return even;
  const width = line.width - LEAST_HAND - GAP;
  return [
    { ...line, width },
    { ...line, x: line.x + width + GAP, width: LEAST_HAND },
  ];
}

function placeLine(places: Places, things: SeatThings, line: Box): void {
  const hand = things.hand && !places.has(things.hand) ? things.hand : undefined;
  // Of a hand of which some cards are known the backs are drawn all the same.
  const opens = hand && isOpen(hand) ? hand : undefined;
  const narrow = [opens, things.deck, things.pile, ...things.folds].filter((zone) => zone !== undefined);
  const backs = opens ? undefined : hand;
  const flexible = [things.header, backs, ...things.lists].filter((zone) => zone !== undefined);
  const width = line.width - narrow.length * (FINGER + GAP);
  const parts = partsOf({ ...line, width }, flexible, backs);
  for (const [i, zone] of flexible.entries()) {
    const at = parts[i];
    if (!at) continue;
    if (zone === hand) placeHidden(places, zone, at);
    else if (zone === things.header) places.zone(zone, at, { folded: piecesOf(zone).length > 0 });
    else placeFold(places, zone, at);
  }
  let x = line.x + width + GAP;
  for (const zone of narrow) {
    places.zone(zone, { ...line, x, width: FINGER }, { folded: zone.kind !== 'deck' });
    x += FINGER + GAP;
  }
}
