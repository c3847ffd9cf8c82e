/** What the layer shows of each piece. A view that did not change stays the same object. */
import type { Piece } from '../wire/types';
import type { Following, Followed } from './follow';
import { cutOf, sameSize } from './cut';
import {
  CARD_RATIO,
  centred,
  pieceName,
  type Box,
  type PiecePlace,
  type Placement,
  type Size,
} from './layout';

/** What can be seen of a piece, and of what can be done with it. */
export interface CardView {
  id: number;
  zone: string;
  address: string;
  piece: Piece;
  place: PiecePlace;
  /** How large it is drawn. */
  cut: Size;
  /** It is only there to be followed: a card in a pile that shows no cards. */
  isHidden: boolean;
  /** It lies in a zone that opens as a list, and is pointed at there. */
  isFolded: boolean;
  isUsable: boolean;
  isPointed: boolean;
  isTarget: boolean;
  isHinted: boolean;
  hasRover: boolean;
  label: string;
  /** How long it waits before it moves, in milliseconds. */
  delay: number;
}

/** What the views depend on beside the pieces and their places. */
export interface Sight {
  next: ReadonlySet<string>;
  pointed: readonly string[];
  touched: readonly (number | undefined)[];
  targets: ReadonlySet<string>;
  hinted: readonly string[];
  /** Places for one piece that have one: the piece is pointed at for its place. */
  filled: ReadonlySet<string>;
  rover: string | undefined;
  /** The widths that cards are drawn at; all there are if none. */
  cuts?: readonly number[] | undefined;
  label: (piece: Piece, isUsable: boolean) => string;
}

/** Between two cards that move, and before the first; see `timing` in `arrival.ts`. */
const BEAT = 45;
/** No card waits longer than this before it moves. */
export const LONGEST_WAIT = 360;

/** The address of a piece. */
export function addressOf(zone: string, piece: Piece): string {
  return `${zone}/${piece.key}`;
}

/** The views of all pieces; those of `before` that are still true are kept. */
export function viewsOf(
  following: Following,
  placement: Placement,
  sight: Sight,
  before: readonly CardView[],
): CardView[] {
  const known = new Map(before.map((view) => [view.id, view]));
  const order = new Map(following.moved.map((id, i) => [id, i]));
  const pointed = pointedIds(following.pieces, sight);
  return following.pieces.map((followed) => {
    const { id, zone, index, piece } = followed;
    const place = placement.pieces.get(pieceName(zone, index));
    const room = placement.zones.get(zone);
    const own = addressOf(zone, piece);
    const address =
      sight.filled.has(zone) && sight.next.has(zone) && !sight.next.has(own) ? zone : own;
    const isFolded = room?.folded ?? false;
    const isUsable = sight.next.has(address);
    const isDrop = sight.targets.has(own) || (sight.filled.has(zone) && sight.targets.has(zone));
    const lies = place ?? unseenIn(room ?? NOWHERE);
    const view: CardView = {
      id,
      zone,
      address,
      piece,
      place: lies,
      cut: cutOf(piece, lies, sight.cuts),
      isHidden: !place,
      isFolded,
      isUsable,
      isPointed: pointed.has(id),
      isTarget: isDrop || (isUsable && sight.pointed.length > 0),
      isHinted: sight.hinted.includes(address),
      hasRover: sight.rover === elementName(id),
      label: sight.label(piece, isUsable),
      delay: Math.min(((order.get(id) ?? 0) + 1) * BEAT, LONGEST_WAIT),
    };
    const was = known.get(id);
    return was && same(was, view) ? was : view;
  });
}

/** Where a card waits unseen: in the middle of its zone, as large as it fits in there. */
function unseenIn(room: Box): PiecePlace {
  const width = Math.min(room.width, room.height / CARD_RATIO);
  return { ...centred(room, { width, height: width * CARD_RATIO }), look: 'back', layer: 0 };
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** The id of a piece's element. */
export function elementName(id: number): string {
  return `card-${id}`;
}

/** Of twins, those that were touched count as pointed at, else the first ones. */
function pointedIds(pieces: readonly Followed[], sight: Sight): Set<number> {
  const ids = new Set<number>();
  for (const [i, address] of sight.pointed.entries()) {
    const named = (one: Followed) =>
      (sight.filled.has(one.zone) && one.zone === address) ||
      addressOf(one.zone, one.piece) === address;
    const twins = pieces.filter(named);
    const touched = twins.find((one) => one.id === sight.touched[i]);
    const found = touched ?? twins.find((one) => !ids.has(one.id));
    if (found) ids.add(found.id);
  }
  return ids;
}

function same(one: CardView, other: CardView): boolean {
  return (
    one.piece === other.piece &&
    one.address === other.address &&
    one.zone === other.zone &&
    one.isHidden === other.isHidden &&
    one.isFolded === other.isFolded &&
    one.isUsable === other.isUsable &&
    one.isPointed === other.isPointed &&
    one.isTarget === other.isTarget &&
    one.isHinted === other.isHinted &&
    one.hasRover === other.hasRover &&
    one.label === other.label &&
    one.delay === other.delay &&
    sameSize(one.cut, other.cut) &&
    samePlace(one.place, other.place)
  );
}

/** Does a piece lie in both places in the same way? */
export function samePlace(one: PiecePlace, other: PiecePlace): boolean {
  return (
    one === other ||
    (sameBox(one, other) && one.look === other.look && one.layer === other.layer)
  );
}

/** Are both the same box? */
export function sameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && sameSize(one, other);
}
