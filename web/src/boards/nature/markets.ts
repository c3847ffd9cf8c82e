/** The two markets with their decks, and the cards out of the game. */
import type { Box } from '../../layer/layout';
import type { Zone } from '../../wire/types';
import { FINGER, type Size } from '../geometry';
import { EDGE, TITLE, type Places } from '../places';
import type { NatureZones } from './zones';

const GAP = 6;

/** The deck of a market: the one that shares most of its name with it. */
export function stockOf(market: Zone, stocks: readonly Zone[]): Zone | undefined {
  const word = market.key.split('-').at(-1) ?? market.key;
  return stocks.find((stock) => stock.key.includes(word));
}

/** How wide a column of markets is: a deck and three cards on display, or less if they fold up. */
export function marketsWidth(card: Size, folded: boolean): number {
  if (folded) return card.width * 1.6 + 2 * EDGE;
  return FINGER + GAP + 3 * card.width + 2 * GAP + 2 * EDGE;
}

/** Puts the markets below each other into a column, and the rest below them; says where it ends. */
export function placeMarkets(
  places: Places,
  zones: NatureZones,
  box: Box,
  card: Size,
  folded: boolean,
): number {
  let y = box.y;
  const rule = { card, gap: GAP, free: card.width + GAP, freeLine: card.height };
  for (const market of zones.markets) {
    const height = card.height + 2 * EDGE + TITLE;
    const shift = FINGER + GAP;
    if (folded) {
      places.fold(market, { ...box, y, height }, card, { titled: true });
      y += height + GAP;
      continue;
    }
    const display = { ...box, x: box.x + shift, y, width: box.width - shift, height };
    places.spread(market, display, rule, 'face', { titled: true });
    const stock = stockOf(market, zones.stocks);
    places.zone(stock, { ...box, y: y + TITLE, width: FINGER, height: height - TITLE });
    y += height + GAP;
  }
  for (const pile of [...zones.piles, ...zones.stocks].filter((zone) => !places.has(zone))) {
    const at = { ...box, y, height: FINGER };
    places.zone(pile, at, { titled: true, folded: pile.kind !== 'deck' });
    y += FINGER + GAP;
  }
  return y;
}
