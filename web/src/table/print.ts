/** What stands on a piece, in words: on its card, or on the two cards it is made of. */
import type { CardRow, Piece } from '../wire/types';

/** A line that stands on a card; with the card's name where there are several. */
export interface PrintedLine {
  name?: string;
  line: string;
}

/** What stands on a piece. */
export interface Print {
  /** The cards it is made of. */
  cards: CardRow[];
  lines: PrintedLine[];
  /** What it does. */
  text: string;
}

/** What begins the mark of the card that another one was joined with, and whose text counts. */
const DONOR = 'donor-';

/** What stands on a piece of this card. */
export function printOf(
  card: CardRow | undefined,
  piece: Piece | undefined,
  find: (id: string) => CardRow | undefined,
): Print {
  if (!card) return { cards: [], lines: [], text: '' };
  const mark = piece?.marks?.find((one) => one.startsWith(DONOR));
  const donor = mark && find(mark.slice(DONOR.length));
  const { line, text } = card;
  if (!donor) return { cards: [card], lines: line ? [{ line }] : [], text };
  const cards = [card, donor];
  const lines = cards.map((one) => ({ name: one.name, line: one.line }));
  return { cards, lines, text: donor.text };
}
