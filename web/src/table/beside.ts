/** Where a note about a thing stands: beside it, within the window, and not over it. Pure. */
import type { Box } from '../layer/layout';

const GAP = 10;
const EDGE = 8;

type Size = Pick<Box, 'width' | 'height'>;

/** The corner of the note. */
export function beside(thing: Box, note: Size, page: Size): { x: number; y: number } {
  const within = (value: number, size: number, all: number) =>
    Math.max(EDGE, Math.min(value, all - size - EDGE));
  const y = within(thing.y + thing.height / 2 - note.height / 2, note.height, page.height);
  const right = thing.x + thing.width + GAP;
  if (right + note.width + EDGE <= page.width) return { x: right, y };
  const left = thing.x - GAP - note.width;
  if (left >= EDGE) return { x: left, y };
  const x = within(thing.x + thing.width / 2 - note.width / 2, note.width, page.width);
  const above = thing.y - GAP - note.height;
  if (above >= EDGE) return { x, y: above };
  return { x, y: within(thing.y + thing.height + GAP, note.height, page.height) };
}
