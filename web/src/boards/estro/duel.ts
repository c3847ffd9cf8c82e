/** The duel, and Inferno with its common sides: two rows face to face, zone cards between them. */
import type { Zone } from '../../wire/types';
import { piecesOf, zoneOf } from '../address';
import { fit, leastRule } from '../fit';
import { EDGE, within } from '../places';
import { heightOf } from '../spread';
import type { Field, Ground } from './arrange';
import { asidesHeight, middleHeight, placeAsides, placeMiddle } from './middle';
import { nearSide } from './zones';

const GAP = 6;
/** Cards do not change their size with each one that is played. */
const USUAL = 5;

/** The two sides of the field, the far one first. */
function sides({ scene, room }: Ground): [Zone | undefined, Zone | undefined] {
  const near = nearSide(scene, room.near);
  return [zoneOf(scene, `field-${3 - near}`), zoneOf(scene, `field-${near}`)];
}

/** The least height that a row of cards needs. */
export function rowLeast(ground: Ground, zone: Zone | undefined, width: number): number {
  const rule = leastRule(ground.wish);
  return heightOf(piecesOf(zone).length, width - 2 * EDGE, rule) + 2 * EDGE;
}

/** Two rows face to face. */
export const duel: Field = {
  least(ground, width) {
    const [far, near] = sides(ground);
    const each = Math.max(rowLeast(ground, far, width), rowLeast(ground, near, width));
    return 2 * each + middleHeight(ground) + asidesHeight(ground, width) + 2 * GAP;
  },

  place(ground, box) {
    const { places, wish } = ground;
    const [far, near] = sides(ground);
    const middle = middleHeight(ground);
    const asides = asidesHeight(ground, box.width);
    const half = (box.height - middle - asides - 2 * GAP) / 2;
    const row = { ...box, height: half };
    const most = Math.max(USUAL, piecesOf(far).length, piecesOf(near).length);
    const rule = fit(most, within(row), wish);
    places.spread(far, row, rule, 'face');
    let y = box.y + half + GAP;
    placeMiddle(ground, { ...box, y, height: middle });
    y += middle;
    placeAsides(ground, { ...box, y: y + GAP, height: asides });
    y += asides + GAP;
    places.spread(near, { ...row, y }, rule, 'face');
  },
};
