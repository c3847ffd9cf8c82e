/** Single Player: five starships with their guardians, and one human against them (ES-8.6). */
import type { Zone } from '../../wire/types';
import { piecesOf, zoneOf } from '../address';
import { fit, leastRule, type FitWish } from '../fit';
import { columns, LEAST_CARD } from '../geometry';
import { EDGE, within } from '../places';
import { heightOf } from '../spread';
import type { Field, Ground } from './arrange';
import { rowLeast } from './duel';
import { asidesHeight, middleHeight, placeAsides, placeMiddle } from './middle';

const GAP = 4;
const USUAL = 5;

/** A ship and who guards it. */
interface ShipZones {
  ship: Zone;
  guardians: Zone | undefined;
}

function fleet({ scene }: Ground): ShipZones[] {
  const ships = scene.zones.filter((zone) => zone.key.startsWith('ship-'));
  return ships.map((ship) => ({
    ship,
    guardians: zoneOf(scene, ship.key.replace('ship', 'guardians')),
  }));
}

/** Guardians lie close: most of them only show their backs. */
function guardianWish({ wish, tall }: Ground, width: number): FitWish {
  const least = Math.min(LEAST_CARD, Math.floor(width - 2 * EDGE));
  return tall
    ? { ...wish, least, most: least, ratio: 1, gap: 4 }
    : { ...wish, least, most: 84, gap: 4 };
}

function guardiansLeast(ground: Ground, width: number): number {
  const rule = leastRule(guardianWish(ground, width));
  const counts = fleet(ground).map(({ guardians }) => piecesOf(guardians).length);
  const heights = counts.map((count) => heightOf(count, width - 2 * EDGE, rule));
  return Math.max(rule.card.height, ...heights) + 2 * EDGE;
}

function shipHeight({ tall, room }: Ground): number {
  return tall || room.height < 500 ? 56 : 74;
}

/** Cards on the guardians' side that belong to no ship. */
function strays({ scene }: Ground): Zone | undefined {
  return zoneOf(scene, 'field-2');
}

/** Ships above, the human's side below. */
export const single: Field = {
  least(ground, width) {
    const each = (width - 4 * GAP) / 5;
    const stray = strays(ground);
    return (
      shipHeight(ground) +
      guardiansLeast(ground, each) +
      middleHeight(ground) +
      asidesHeight(ground, width) +
      (stray ? rowLeast(ground, stray, width) + GAP : 0) +
      rowLeast(ground, zoneOf(ground.scene, 'field-1'), width) +
      4 * GAP
    );
  },

  place(ground, box) {
    const { places, scene, wish } = ground;
    const own = zoneOf(scene, 'field-1');
    const ship = shipHeight(ground);
    const middle = middleHeight(ground);
    const asides = asidesHeight(ground, box.width);
    const stray = strays(ground);
    const strayHeight = stray ? rowLeast(ground, stray, box.width) + GAP : 0;
    const each = (box.width - 4 * GAP) / 5;
    const guardians = guardiansLeast(ground, each);
    const spare = box.height - ship - middle - asides - strayHeight - 4 * GAP - guardians;
    const least = rowLeast(ground, own, box.width);
    // What is left over goes to both, most of it to the human's own side.
    const guard = guardians + Math.max(0, (spare - least) * 0.4);
    const rule = fit(USUAL, within({ x: 0, y: 0, width: each, height: guard }), guardianWish(ground, each));
    for (const [i, column] of columns(box, 5, GAP).entries()) {
      const one = fleet(ground)[i];
      if (!one) continue;
      places.space(one.ship, { ...column, height: ship });
      places.spread(one.guardians, { ...column, y: box.y + ship + GAP, height: guard }, rule, 'face');
    }
    let y = box.y + ship + guard + 2 * GAP;
    if (stray) {
      places.spread(stray, { ...box, y, height: strayHeight - GAP }, leastRule(wish), 'face');
      y += strayHeight;
    }
    placeMiddle(ground, { ...box, y, height: middle });
    y += middle + GAP;
    placeAsides(ground, { ...box, y, height: asides });
    y += asides;
    const row = { ...box, y, height: box.y + box.height - y };
    places.spread(own, row, fit(Math.max(USUAL, piecesOf(own).length), within(row), wish), 'face');
  },
};
