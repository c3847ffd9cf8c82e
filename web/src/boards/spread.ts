/**
 * Cards side by side in lines. They lie apart while there is room and cover each other when there
 * is none, but of every card enough stays free to point at.
 */
import type { Box } from '../layer/layout';
import type { Size } from './geometry';

/** How cards are spread. */
export interface SpreadRule {
  card: Size;
  /** Between cards that lie apart. */
  gap: number;
  /** What stays free of a card that the next one covers. */
  free: number;
  /** What stays free of a line that the next one covers; the card's height if lines lie apart. */
  freeLine: number;
}

/** How many cards fit into a line of this width. */
export function perLine(width: number, rule: SpreadRule): number {
  return Math.max(1, Math.floor((width - rule.card.width) / rule.free + 1e-6) + 1);
}

/** How many lines that makes. */
export function linesOf(count: number, width: number, rule: SpreadRule): number {
  return Math.max(1, Math.ceil(count / perLine(width, rule)));
}

/** The least height the cards need. */
export function heightOf(count: number, width: number, rule: SpreadRule): number {
  return rule.card.height + (linesOf(count, width, rule) - 1) * rule.freeLine;
}

/** The boxes of the cards, in order; what comes later lies higher. */
export function spread(count: number, box: Box, rule: SpreadRule): Box[] {
  const lines = linesOf(count, box.width, rule);
  const { card, gap } = rule;
  const fair = Math.ceil(count / lines);
  const apart = lines > 1 ? (box.height - card.height) / (lines - 1) : 0;
  const fall = Math.max(rule.freeLine, Math.min(card.height + gap, apart));
  const top = box.y + Math.max(0, (box.height - card.height - fall * (lines - 1)) / 2);
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / fair);
    const inLine = Math.min(fair, count - line * fair);
    const step = inLine > 1 ? (box.width - card.width) / (inLine - 1) : 0;
    const pitch = Math.min(card.width + gap, step);
    const left = box.x + (box.width - card.width - pitch * (inLine - 1)) / 2;
    return { x: left + pitch * (i % fair), y: top + fall * line, ...card };
  });
}
