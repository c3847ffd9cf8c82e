/** What a seat holds that others may not know, and whether others know it. */
import type { Page } from '@playwright/test';
import type { CardRow, Scene, Whole } from '../../src/wire/types';
import { literal } from './table';

/** The ids of the cards a seat holds in its hand. */
export function handOf(scene: Scene | undefined, seat: number): string[] {
  const hands = (scene?.zones ?? []).filter((zone) => zone.kind === 'hand' && zone.seat === seat);
  return hands.flatMap((zone) => (zone.pieces ?? []).flatMap((piece) => piece.card ?? []));
}

/** The cards that a seat has ever held, by what it was shown itself. */
export function everHeld(wholes: readonly Whole[], seat: number): Set<string> {
  return new Set(wholes.flatMap(({ scene }) => handOf(scene, seat)));
}

/**
 * The cards that only this seat has seen so far: in its hand, by what it knows never anywhere else,
 * and no copy has left the hand. One that leaves may be named before everybody and lie in no zone
 * that is seen: it is discarded, and the pile shuffled at once.
 */
export function secretsOf(wholes: readonly Whole[], seat: number): Set<string> {
  const open = new Set<string>();
  let before: string[] = [];
  for (const { scene } of wholes) {
    const hand = handOf(scene, seat);
    for (const card of before) if (count(hand, card) < count(before, card)) open.add(card);
    before = hand;
    for (const zone of scene?.zones ?? []) {
      if (zone.kind === 'hand' && zone.seat === seat) continue;
      for (const piece of zone.pieces ?? []) if (piece.card) open.add(piece.card);
    }
  }
  return new Set([...everHeld(wholes, seat)].filter((card) => !open.has(card)));
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((one) => one === card).length;
}

/** The printed cards of a game, by id. */
export async function cardsOf(page: Page, game: string, lang: string): Promise<Map<string, CardRow>> {
  const response = await page.request.get(`/api/games/${game}/cards?lang=${lang}`);
  const rows: CardRow[] = await response.json();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of these cards a text names, by id or by name, as a whole word. */
export function named(text: string, cards: Iterable<string>, rows: Map<string, CardRow>): string[] {
  return [...cards].filter((card) => {
    const words = [card, rows.get(card)?.name ?? card].map(literal).join('|');
    return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'iu').test(text);
  });
}
