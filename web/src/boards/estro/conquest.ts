/** Zone of Conquest: five zone fields side by side, each with two sides (ES-8.8.1). */
import type { Zone } from '../../wire/types';
import { piecesOf, zoneOf } from '../address';
import { fit, leastRule } from '../fit';
import { columns } from '../geometry';
import { EDGE, within } from '../places';
import { heightOf } from '../spread';
import type { Field, Ground } from './arrange';
import { asidesHeight, placeAsides } from './middle';
import { nearSide } from './zones';

const GAP = 4;
const USUAL = 3;
/** The most width of what lies by. */
const EXTRA = 190;
/** A strip beside the zone card for the points of a side, free of cards. */
const POINTS = 18;

/** A zone field. */
interface ZoneField {
  power: Zone;
  far: Zone | undefined;
  near: Zone | undefined;
}

function zoneFields({ scene, room, zones }: Ground): ZoneField[] {
  const side = nearSide(scene, room.near);
  return zones.powers.map((power) => {
    const half = (number: number) => zoneOf(scene, power.key.replace('zone', `field-${number}`));
    return { power, far: half(3 - side), near: half(side) };
  });
}

/** Cards of a narrow column lie below each other. */
function narrow(ground: Ground, width: number): Ground['wish'] {
  const least = Math.min(ground.wish.least, Math.floor(width - 2 * EDGE));
  return { ...ground.wish, least, gap: 4 };
}

function halfLeast(ground: Ground, width: number): number {
  const rule = leastRule(narrow(ground, width));
  const counts = zoneFields(ground).flatMap(({ far, near }) => [far, near]);
  const heights = counts.map((zone) => heightOf(piecesOf(zone).length, width - 2 * EDGE, rule));
  return Math.max(rule.card.height, ...heights) + 2 * EDGE + POINTS;
}

function powerHeight({ tall }: Ground): number {
  return tall ? 58 : 66;
}

/** What lies by: the Dial and the Rift, in a line of their own. */
function extrasHeight({ zones }: Ground): number {
  return zones.extras.length > 0 ? 48 : 0;
}

/** Five columns. */
export const conquest: Field = {
  least(ground, width) {
    const each = (width - 4 * GAP) / 5;
    const halves = 2 * halfLeast(ground, each);
    return halves + powerHeight(ground) + 2 * GAP + extrasHeight(ground) + asidesHeight(ground, width);
  },

  place(ground, box) {
    const { places, zones } = ground;
    const extras = extrasHeight(ground);
    const asides = asidesHeight(ground, box.width);
    const power = powerHeight(ground);
    const half = (box.height - extras - asides - power - 2 * GAP) / 2;
    const fields = zoneFields(ground);
    for (const [i, column] of columns(box, 5, GAP).entries()) {
      const one = fields[i];
      if (!one) continue;
      const cards = { ...column, height: half - POINTS };
      const nearY = box.y + half + power + 2 * GAP;
      const most = Math.max(USUAL, piecesOf(one.far).length, piecesOf(one.near).length);
      const rule = fit(most, within(cards), narrow(ground, column.width));
      places.spread(one.far, cards, rule, 'face');
      places.spread(one.near, { ...cards, y: nearY + POINTS }, rule, 'face');
      if (one.far) places.zone(one.far, { ...column, height: half });
      if (one.near) places.zone(one.near, { ...column, y: nearY, height: half });
      places.space(one.power, { ...column, y: box.y + half + GAP, height: power });
    }
    const y = box.y + 2 * half + power + 2 * GAP;
    placeAsides(ground, { ...box, y: y + GAP, height: asides });
    const each = Math.min(EXTRA, box.width / Math.max(1, zones.extras.length));
    let x = box.x + (box.width - each * zones.extras.length) / 2;
    for (const zone of zones.extras) {
      const at = { x, y: y + asides + GAP, width: each - GAP, height: extras - GAP };
      if (zone.kind === 'space') places.space(zone, at, 'chip');
      else places.zone(zone, at);
      x += each;
    }
  },
};
