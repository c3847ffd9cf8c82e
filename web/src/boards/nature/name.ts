/** How the name of a card is written where there is little room for it. Pure. */
import type { Size } from '../geometry';
import { nameLength } from './letters';

/** How a name is written. */
export interface NameStyle {
  /** On two lines. */
  two: boolean;
  /** In smaller letters than usual. */
  small: boolean;
  /** Two low lines: what lies on the card needs the room. */
  tight: boolean;
  /** Its sign stands elsewhere, to leave it all of the line. */
  crowded: boolean;
  /** It is shown beside it in which rows the card works. */
  rows: boolean;
}

/** Where a name may go on in the next line: Chinese anywhere. */
const BREAKS = /\s|(?<=[\u2e80-\uffff])/;
/** Narrower ones do not show in which rows they work. */
const ROWS_FROM = 92;
/** What sign, rows and margins take of a line, in hundredths of the card's width. */
const SIGN = 22;
const ROWS = 16;
/** The least height of letters, and of small ones. Smaller ones cannot be read. */
const LEAST = 11;
const LEAST_SMALL = 10;
/** Lower cards than these have no room for two lines and for what lies on them. */
const LOW = 88;
const LOW_NARROW = 70;
const LOWEST_NARROW = 64;

/** How much of a line is free for letters of at least this height, in these letters' heights. */
function lineRoom(width: number, taken: number, least: number): number {
  return (((100 - taken) / 100) * (width - 4)) / Math.max(least, Math.min(15, width * 0.096));
}

/** How long the longer line is when a name is broken where that is shortest. */
export function longerHalf(name: string): number {
  const parts = name.split(BREAKS);
  let shortest = nameLength(name);
  for (let i = 1; i < parts.length; i++) {
    const lines = [parts.slice(0, i), parts.slice(i)];
    // A space between signs that need none makes a line seem longer, and never shorter.
    const longer = Math.max(...lines.map((line) => nameLength(line.join(' '))));
    shortest = Math.min(shortest, longer);
  }
  return shortest;
}

/** How to write a name on a card of this size. */
export function nameStyle(name: string, cut: Size, hasRows: boolean, hasTokens: boolean): NameStyle {
  const { width, height } = cut;
  const isNarrow = width <= 78;
  const rows = hasRows && width >= ROWS_FROM;
  const taken = rows ? SIGN + ROWS : SIGN;
  const isLong = nameLength(name) > lineRoom(width, taken, LEAST);
  const isLow = hasTokens && height < (isNarrow ? LOW_NARROW : LOW);
  const isTall = width >= 70 && height >= width * 1.1;
  const two = isTall || (isLong && !(isNarrow && isLow && height < LOWEST_NARROW));
  const tight = two && !isTall && isLow;
  const longest = two ? longerHalf(name) : nameLength(name);
  const small = tight || longest > lineRoom(width, taken, LEAST);
  const isTooLong = (room: number) => small && longest > lineRoom(width, room, LEAST_SMALL);
  return {
    two,
    small,
    tight,
    rows: rows && !isTooLong(SIGN + ROWS),
    crowded: isTooLong(SIGN),
  };
}
