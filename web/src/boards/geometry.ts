/** Boxes and what layouts do with them. All lengths are pixels of the table's area. */
import type { Box, Size } from '../layer/layout';

export type { Size };

/** A point. */
export interface Point {
  x: number;
  y: number;
}

/** The smallest box a finger finds. */
export const FINGER = 44;

/** The least width of a card on the table. */
export const LEAST_CARD = 64;

/** A room narrower than this is a phone held upright. */
export const PHONE = 680;

/** The box without a margin on every side. */
export function inset(box: Box, by: number): Box {
  return {
    x: box.x + by,
    y: box.y + by,
    width: Math.max(0, box.width - 2 * by),
    height: Math.max(0, box.height - 2 * by),
  };
}

/** The middle of a box. */
export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The smallest box that holds both. */
export function joined(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The value, but at least the one and at most the other. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Equal parts of a box from left to right, with gaps between them. */
export function columns(box: Box, count: number, gap: number): Box[] {
  const width = (box.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ ...box, x: box.x + i * (width + gap), width }));
}

/** Equal parts of a box from top to bottom, with gaps between them. */
export function rows(box: Box, count: number, gap: number): Box[] {
  const height = (box.height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({
    ...box,
    y: box.y + i * (height + gap),
    height,
  }));
}
