/** What a seat holds that others may not know, and whether others know it. */
import type { Page } from '@playwright/test';
import type { CardRow, Scene, Whole } from '../../src/wire/types';
import { literal } from './table';

/** The ids of the cards a seat holds in its hand. */
export function handOf(scene: Scene | undefined, seat: number): string[] {
  const hands = (scene?.zones ?? []).filter((zone) => zone.kind === 'hand' && zone.seat === seat);
  return hands.flatMap((zone) => (zone.pieces ?? []).flatMap((piece) => piece.card ?? []));
}

/**
 * The cards that only this seat has seen so far: in its hand, and by what it knows never
 * anywhere else.
 */
export function secretsOf(wholes: readonly Whole[], seat: number): Set<string> {
  const held = new Set<string>();
  const seen = new Set<string>();
  for (const { scene } of wholes) {
    for (const card of handOf(scene, seat)) held.add(card);
    for (const zone of scene?.zones ?? []) {
      if (zone.kind === 'hand' && zone.seat === seat) continue;
      for (const piece of zone.pieces ?? []) if (piece.card) seen.add(piece.card);
    }
  }
  return new Set([...held].filter((card) => !seen.has(card)));
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
