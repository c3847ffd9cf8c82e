/** How large cards can be so that all of them lie apart in a box. */
import { clamp, type Size } from './geometry';
import type { SpreadRule } from './spread';

/** What sizes cards may have. */
export interface FitWish {
  /** The widest a card is. */
  most: number;
  /** The narrowest a card is. */
  least: number;
  /** The height for a width of 1. */
  ratio: number;
  gap: number;
  /** What stays free of a card that the next one covers. */
  free: number;
  /** As much of a line. */
  freeLine: number;
}

/** The rule by which so many cards fit into a box, as large as can be. */
export function fit(count: number, box: Size, wish: FitWish): SpreadRule {
  const { gap, ratio } = wish;
  for (let width = Math.round(wish.most); width >= wish.least; width -= 2) {
    const height = Math.round(width * ratio);
    const inLine = Math.floor((box.width + gap) / (width + gap));
    const lines = Math.floor((box.height + gap) / (height + gap));
    if (inLine * lines >= count) {
      return { card: { width, height }, gap, free: width + gap, freeLine: height + gap };
    }
  }
  return leastRule(wish);
}

/** The rule where there is too little room: as small as can be, and covering each other. */
export function leastRule({ least, ratio, gap, free, freeLine }: FitWish): SpreadRule {
  const card = { width: Math.round(least), height: Math.round(least * ratio) };
  return { card, gap, free: Math.min(free, card.width), freeLine: clamp(freeLine, 0, card.height) };
}
