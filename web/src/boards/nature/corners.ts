/** The free corners beside Row II of a large formation, where a phone has no room elsewhere. */
import type { Box } from '../../layer/layout';
import type { Zone } from '../../wire/types';
import { centre } from '../geometry';
import { EDGE, type Places } from '../places';
import type { SeatThings } from '../seats';
import { spaceBox, type Tiling } from './field';
import type { SideZones } from './zones';

/** The first and the last space of Row II (CN-2.3.2). */
const ENDS = [3, 6] as const;

/** The seats of a side without what lies in its corners. */
export function besideCorners(side: SideZones): SeatThings[] {
  return side.seats.map((seat) => ({ ...seat, folds: [] }));
}

/** Puts what a seat of a side has folded away, the first seat's at the left, the second's at the right. */
export function placeCorners(
  places: Places,
  side: SideZones,
  far: boolean,
  field: Box,
  tiling: Tiling,
): void {
  const [one, other] = ENDS.map((space) =>
    spaceBox(side.formation.length, space, far, centre(field), tiling),
  );
  if (!one || !other) return;
  const left = Math.min(one.x, other.x);
  const right = Math.max(one.x, other.x) + one.width;
  const end = field.x + field.width;
  const corners = [
    { ...one, x: field.x + EDGE, width: left - field.x - 3 * EDGE },
    { ...one, x: right + 2 * EDGE, width: end - right - 3 * EDGE },
  ];
  for (const [i, corner] of corners.entries()) {
    const fold: Zone | undefined = side.seats[i]?.folds[0];
    places.zone(fold, corner, { folded: true });
  }
}
