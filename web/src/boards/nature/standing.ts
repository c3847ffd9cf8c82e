/** What the face of a card of Command of Nature shows, read from its piece and its printed card. */
import type { EmblemName } from '../art/emblems';
import type { CardRow, Piece } from '../../wire/types';

/** A number on a card, beside what is printed. */
export interface Changed {
  now: number;
  /** More, less, or the same as printed. */
  trend: 'more' | 'less' | 'same';
}

/** How an Elemental stands. */
export interface Standing {
  strength: Changed;
  /** What is left of its health. */
  health: Changed;
  damage: number;
  boosts: number;
  shields: number;
}

/** The number now, and how it differs from the printed one. */
export function changed(now: number, printed: number): Changed {
  return { now, trend: now > printed ? 'more' : now < printed ? 'less' : 'same' };
}

/** How it stands; nothing if it is no Elemental. */
export function standingOf(piece: Piece, card: CardRow): Standing | undefined {
  const printed = card.values;
  const now = { ...printed, ...piece.values };
  if (printed['strength'] === undefined || printed['health'] === undefined) return undefined;
  const damage = now['damage'] ?? 0;
  const boosts = now['boosts'] ?? 0;
  return {
    // CN-1.4.3: boosts count while it attacks.
    strength: changed((now['strength'] ?? printed['strength']) + boosts, printed['strength']),
    health: changed((now['health'] ?? printed['health']) - damage, printed['health']),
    damage,
    boosts,
    shields: now['shields'] ?? 0,
  };
}

const KINDS: Record<string, EmblemName> = {
  melee: 'melee',
  ranged: 'ranged',
  instant: 'instant',
  utility: 'utility',
  attack: 'melee',
};

const CLANS: Record<string, EmblemName> = {
  pebble: 'pebble',
  droplet: 'droplet',
  twig: 'twig',
  leaf: 'leaf',
};

/** The sign of a card: its clan, or what kind of Command it is. */
export function signOf(card: CardRow): EmblemName | undefined {
  return CLANS[card.suit] ?? KINDS[card.kind] ?? KINDS[card.suit];
}

/** What its colours follow: the clan, or `attack`, `instant`, `utility`. */
export function dressOf(card: CardRow): string {
  if (card.suit in CLANS) return card.suit;
  if (card.kind === 'instant' || card.kind === 'utility') return card.kind;
  return 'attack';
}
