/** What is shown for the moment: beside the front of the formations, or in place of empty ones. */
import type { Box } from '../../layer/layout';
import { piecesOf } from '../address';
import { centre, FINGER, LEAST_CARD, type Size } from '../geometry';
import { EDGE, TITLE, type Places } from '../places';
import { heightOf } from '../spread';
import type { Tiling } from './field';
import type { NatureZones } from './zones';

/** Puts what is shown for the moment into the field. */
export function placeAsides(
  places: Places,
  zones: NatureZones,
  field: Box,
  tiling: Tiling,
  card: Size,
): void {
  const asides = zones.asides.filter((zone) => !places.has(zone));
  const standing = [...zones.near.formation, ...zones.far.formation].some(
    (zone) => piecesOf(zone).length > 0,
  );
  const middle = centre(field);
  const free = standing
    ? waist(field, tiling, zones.near.formation.length)
    : { ...field, height: field.height - 2 * EDGE };
  let y = free.y;
  for (const zone of asides) {
    const pieces = piecesOf(zone);
    const wanted = standing ? Math.min(card.width, free.width - 2 * EDGE) : card.width * 1.25;
    const width = Math.max(LEAST_CARD, wanted);
    const size = { width, height: Math.round(width * (card.height / card.width)) };
    const rule = { card: size, gap: 10, free: FINGER, freeLine: size.height };
    const inner = heightOf(pieces.length, free.width - 2 * EDGE, rule);
    const height = inner + 2 * EDGE + TITLE;
    const top = standing ? y : middle.y - height / 2 + (y - free.y);
    places.spread(zone, { ...free, y: top, height }, rule, 'face', { titled: true });
    y += height + EDGE;
  }
}

/** The free room at the right of the two Rows I, which are shorter than the rows behind them. */
export function waist(field: Box, { tile, beside, front }: Tiling, spaces: number): Box {
  const inFront = spaces > 6 ? 2 : 1;
  const { x, y } = centre(field);
  const from = x + (inFront * (tile.width + beside)) / 2 + EDGE;
  const reach = field.x + field.width - from;
  return { x: from, y: y - front / 2 - tile.height, width: reach, height: 2 * tile.height + front };
}
