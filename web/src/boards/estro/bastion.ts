/** Last Bastion: three lanes of four depth zones, the Horde above, the Bastion below (ES-8.10.2). */
import type { Zone } from '../../wire/types';
import { piecesOf, zoneOf } from '../address';
import { fit, leastRule, type FitWish } from '../fit';
import { clamp, columns, type Size } from '../geometry';
import { EDGE, within } from '../places';
import { heightOf, type SpreadRule } from '../spread';
import type { Field, Ground } from './arrange';
import { asidesHeight, middleHeight, placeAsides, placeMiddle } from './middle';

const GAP = 4;
const LANES = 3;
const DEPTHS = 4;
/** The height of the Bastion on phones. */
const WALL = 48;
/** The width of the zone card beside it. */
const BESIDE = 210;
const BESIDE_TALL = 148;
/** On phones a depth where nobody stands is only so high, beside one where somebody does. */
const EMPTY = 0.6;
/** On phones cards of lanes are lower than others. */
const FLATTER = 0.88;

/** The cells of a depth, lane 1 first. */
function depth({ scene }: Ground, number: number): (Zone | undefined)[] {
  return [1, 2, 3].map((lane) => zoneOf(scene, `lane-${lane}-${number}`));
}

function cellWish({ wish, tall }: Ground): FitWish {
  if (tall) return { ...wish, most: wish.least, ratio: wish.ratio * FLATTER, gap: 4 };
  return { ...wish, most: wish.most * 0.85, gap: 4 };
}

/** How cards lie in a cell: where things lie close, as high as they can be after all. */
function cellRule(ground: Ground, count: number, room: Size): SpreadRule {
  const wish = cellWish(ground);
  const rule = leastRule(wish);
  const free = room.height - (heightOf(count, room.width, rule) - rule.card.height);
  const ratio = clamp(free / rule.card.width, wish.ratio, wish.ratio / ground.closeness.height);
  return fit(Math.max(2, count), room, { ...wish, ratio });
}

/** The least heights of the depths, the farthest first. */
function leastHeights(ground: Ground, width: number): number[] {
  const rule = leastRule(cellWish(ground));
  const each = (width - GAP * (LANES - 1)) / LANES - 2 * EDGE;
  return [4, 3, 2, 1].map((number) => {
    const counts = depth(ground, number).map((cell) => piecesOf(cell).length);
    const height = Math.max(...counts.map((count) => heightOf(count, each, rule)));
    const isLow = ground.tall && counts.every((count) => count === 0);
    return height * (isLow ? EMPTY : 1) + 2 * EDGE;
  });
}

/** The Bastion, and what lies beside it. */
function footHeight(ground: Ground): number {
  return ground.tall ? WALL : middleHeight(ground);
}

/** A grid of lanes and depths. */
export const bastion: Field = {
  least(ground, width) {
    const lanes = leastHeights(ground, width).reduce((sum, height) => sum + height + GAP, 0);
    return lanes + footHeight(ground) + asidesHeight(ground, width);
  },

  place(ground, box) {
    const { places, scene, tall, zones } = ground;
    const least = leastHeights(ground, box.width);
    const foot = footHeight(ground);
    const asides = asidesHeight(ground, box.width);
    const needed = least.reduce((sum, height) => sum + height + GAP, 0);
    const spare = Math.max(0, box.height - foot - asides - needed) / DEPTHS;
    let y = box.y;
    for (const [i, height] of least.entries()) {
      const row = { ...box, y, height: height + spare };
      for (const [j, cell] of columns(row, LANES, GAP).entries()) {
        const zone = depth(ground, DEPTHS - i)[j];
        places.spread(zone, cell, cellRule(ground, piecesOf(zone).length, within(cell)), 'face');
      }
      y += height + spare + GAP;
    }
    const beside = (tall ? BESIDE_TALL : BESIDE) + zones.extras.length * (tall ? 62 : 90);
    const wall = box.width - beside - GAP;
    places.space(zoneOf(scene, 'bastion'), { ...box, y, width: wall, height: foot });
    placeMiddle(ground, { ...box, x: box.x + wall + GAP, y, width: beside, height: foot });
    placeAsides(ground, { ...box, y: y + foot + GAP, height: asides });
  },
};
