/**
 * How large a card is drawn. A board's cards are drawn at a few sizes and shown at any: a
 * transform brings them to the size of their place. So a card that moves, or grows a little,
 * costs the page one transform, and nothing in it is styled or laid out again. Pure.
 */
import type { Piece } from '../wire/types';
import { isHidden } from './follow';
import type { Look, Size } from './layout';

/** Heights that differ by less are drawn the same, and stretched by what nobody sees. */
const STEP = 6;

/**
 * How large to draw a piece that is shown at this size; `widths` are those that cards are drawn
 * at, the smallest first. A card is never drawn wider than it is shown, so that its letters are
 * at least as large as they were drawn. What is no card has the size of its place, and so has one
 * that is read.
 */
export function cutOf(
  piece: Piece,
  place: Size & { look: Look },
  widths: readonly number[] = [],
): Size {
  const isCard = piece.card !== undefined || isHidden(piece);
  const width =
    isCard && place.look !== 'chip' && place.look !== 'told'
      ? widths.findLast((one) => one <= Math.round(place.width))
      : undefined;
  if (width === undefined) return { width: place.width, height: place.height };
  const height = (place.height * width) / place.width;
  return { width, height: Math.max(STEP, Math.round(height / STEP) * STEP) };
}

/** Are both the same size? */
export function sameSize(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}
