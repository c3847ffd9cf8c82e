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

/** Puts the markets below each other into a column, and the rest below them; says where it ends. */
export function placeMarkets(places: Places, zones: NatureZones, box: Box, card: Size): number {
  let y = box.y;
  for (const market of zones.markets) {
    const height = card.height + 2 * EDGE + TITLE;
    const rule = { card, gap: GAP, free: FINGER, freeLine: card.height };
    places.spread(market, { ...box, y, height }, rule, 'face', { titled: true });
    y += height + GAP;
    const stock = stockOf(market, zones.stocks);
    if (stock) {
      places.zone(stock, { ...box, y, height: 28 }, { titled: true });
      y += 28 + GAP;
    }
  }
  for (const pile of [...zones.piles, ...zones.stocks].filter((zone) => !places.has(zone))) {
    const height = FINGER + TITLE;
    const small = { width: FINGER, height: FINGER - EDGE * 2 };
    places.pile(pile, { ...box, y, height }, small, { titled: true });
    y += height + GAP;
  }
  return y;
}
