/** What is shown for the moment: beside the two Rows I, or in place of formations not yet there. */
import type { Box } from '../../layer/layout';
import type { Zone } from '../../wire/types';
import { piecesOf } from '../address';
import { fit } from '../fit';
import { centre, FINGER, LEAST_CARD, type Size } from '../geometry';
import { EDGE, TITLE, type Places } from '../places';
import { heightOf, type SpreadRule } from '../spread';
import { isSetUp, type Tiling } from './field';
import type { NatureZones } from './zones';

const GAP = 10;

/** Puts what is shown for the moment into the field. */
export function placeAsides(
  places: Places,
  zones: NatureZones,
  field: Box,
  tiling: Tiling,
  card: Size,
): void {
  const asides = zones.asides.filter((zone) => !places.has(zone));
  if (isSetUp(zones)) {
    const free = waist(field, tiling, zones.near.formation.length);
    placeBeside(places, asides, free, card);
  } else {
    placeInstead(places, asides, field, card);
  }
}

/** In a free corner, one above the other. */
export function placeBeside(places: Places, asides: Zone[], free: Box, card: Size): void {
  const each = free.height / Math.max(1, asides.length);
  const ratio = card.height / card.width;
  for (const [i, zone] of asides.entries()) {
    const titled = each >= TITLE + 3 * EDGE + FINGER;
    const title = titled ? TITLE : 0;
    const high = each - title - 2 * EDGE - (i > 0 ? EDGE : 0);
    const width = Math.max(LEAST_CARD, Math.min(card.width, free.width - 2 * EDGE, high / ratio));
    const size = { width, height: Math.min(width * ratio, high) };
    const rule = { card: size, gap: GAP, free: FINGER, freeLine: size.height };
    const wide = widthOf(zone, size, free.width);
    const box = { ...free, y: free.y + i * each, width: wide, height: size.height + title + 2 * EDGE };
    places.spread(zone, box, rule, 'face', { titled });
  }
}

/** In the middle of the field, larger than in a hand. */
function placeInstead(places: Places, asides: Zone[], field: Box, card: Size): void {
  const most = Math.max(...asides.map((zone) => piecesOf(zone).length), 1);
  const ratio = card.height / card.width;
  const each = field.height / Math.max(1, asides.length) - TITLE - 2 * EDGE - GAP;
  const rule: SpreadRule = fit(
    most,
    { width: field.width - 2 * EDGE, height: each },
    { most: card.width * 1.9, least: LEAST_CARD, ratio, gap: GAP, free: FINGER, freeLine: FINGER },
  );
  const size = rule.card;
  const heights = asides.map(
    (zone) => heightOf(piecesOf(zone).length, field.width - 2 * EDGE, rule) + TITLE + 2 * EDGE,
  );
  const total = heights.reduce((sum, height) => sum + height + GAP, -GAP);
  let y = Math.max(field.y, centre(field).y - total / 2);
  for (const [i, zone] of asides.entries()) {
    const wide = widthOf(zone, size, field.width);
    const height = heights[i] ?? 0;
    const box = { x: centre(field).x - wide / 2, y, width: wide, height };
    places.spread(zone, box, rule, 'face', { titled: true });
    y += height + GAP;
  }
}

function widthOf(zone: Zone, card: Size, most: number): number {
  return Math.min(most, Math.max(120, piecesOf(zone).length * (card.width + GAP) - GAP + 2 * EDGE));
}

/**
 * The free room beside the two Rows I, which are shorter than the rows behind them: at their
 * right, or above them if the formations lie sideways.
 */
export function waist(field: Box, tiling: Tiling, spaces: number): Box {
  const { tile, beside, behind, front, sideways } = tiling;
  const inFront = spaces > 6 ? 2 : 1;
  const { x, y } = centre(field);
  if (sideways) {
    const width = 2 * tile.width + front - 2 * EDGE;
    const broad = spaces > 6 ? 6 : 3;
    const height = ((broad - inFront) * (tile.height + behind)) / 2 - behind;
    const top = y - (broad * tile.height + (broad - 1) * behind) / 2;
    return { x: x - width / 2, y: top, width, height };
  }
  const from = x + (inFront * (tile.width + beside)) / 2 + EDGE;
  const width = field.x + field.width - from;
  return { x: from, y: y - front / 2 - tile.height, width, height: 2 * tile.height + front };
}
