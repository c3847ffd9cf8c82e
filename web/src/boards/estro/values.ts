/** What the face of a card of Estro shows, read from its piece and its printed card. */
import type { CardRow, Piece } from '../../wire/types';

/** The five values in the order of the rules, clockwise from the top (ES-1.4). */
export const VALUES = ['atk', 'def', 'hel', 'dex', 'map'] as const;

/** The name of a value. */
export type ValueName = (typeof VALUES)[number];

/** The five estri, each with the value it owns (ES-1.4). */
export const ESTRI = ['ardo', 'granito', 'armonio', 'illusio', 'manpo'] as const;

/** The name of an estro. */
export type EstroName = (typeof ESTRI)[number];

/** A value, and how it differs from the printed one. */
export interface Value {
  name: ValueName;
  now: number;
  trend: 'more' | 'less' | 'same';
  /** Does the card's estro own it? */
  primary: boolean;
}

/** What a value of full reach is; larger ones end there too. */
const FULL = 34;

/** Is this the name of an estro? */
export function isEstro(name: string): name is EstroName {
  return (ESTRI as readonly string[]).includes(name);
}

/** More, less, or the same as printed. */
export function trend(now: number, printed: number): Value['trend'] {
  return now > printed ? 'more' : now < printed ? 'less' : 'same';
}

/** The estri of a card now, the principal one first: a Chimera has two (ES-8.9.5). */
export function estriOf(piece: Piece, card: CardRow): EstroName[] {
  const marked = (piece.marks ?? []).filter(isEstro);
  if (marked.length > 0) return marked;
  return isEstro(card.suit) ? [card.suit] : [];
}

/** What is printed; of a Chimera, which is of two cards, its piece says it (ES-8.9.4). */
export function printedOn(piece: Piece, card: CardRow, name: ValueName | 'tot'): number {
  return piece.values?.[`printed-${name}`] ?? card.values[name] ?? 0;
}

/** The five values as they are now. */
export function valuesOf(piece: Piece, card: CardRow): Value[] {
  const own = estriOf(piece, card)[0];
  return VALUES.map((name, i) => {
    const printed = printedOn(piece, card, name);
    const now = piece.values?.[name] ?? printed;
    return { name, now, trend: trend(now, printed), primary: ESTRI[i] === own };
  });
}

/** The corner of a pentagon of this reach around (0, 0); the first is at the top. */
export function corner(index: number, reach: number): [number, number] {
  const angle = (index * 72 * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(Math.sin(angle) * reach), round(-Math.cos(angle) * reach)];
}

/** The points of an SVG polygon of the values, within this reach. */
export function polygon(values: readonly number[], reach: number): string {
  return values
    .map((value, i) => corner(i, reach * Math.max(0.08, Math.min(1, value / FULL) ** 0.8)).join(','))
    .join(' ');
}

/** The points of a regular pentagon. */
export function pentagon(reach: number): string {
  return VALUES.map((_, i) => corner(i, reach).join(',')).join(' ');
}
