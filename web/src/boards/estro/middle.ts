/** What lies between the two sides: zone cards, the Dial, the Rift, and what is shown for the moment. */
import type { Box } from '../../layer/layout';
import { piecesOf } from '../address';
import { leastRule } from '../fit';
import { FINGER } from '../geometry';
import { EDGE, TITLE } from '../places';
import { heightOf } from '../spread';
import type { Ground } from './arrange';

const GAP = 6;

/** How high the zone cards and what lies beside them are. */
export function middleHeight({ tall, room }: Ground): number {
  if (tall) return 48;
  return room.height < 500 ? 60 : Math.round(76 * Math.min(1.2, Math.max(1, room.cardSize)));
}

/** Puts the zone cards and what lies by into a line. */
export function placeMiddle({ zones, places, tall }: Ground, box: Box): void {
  const extras = zones.extras;
  const narrow = tall ? FINGER + 12 : 84;
  const rest = box.width - extras.length * (narrow + GAP);
  const each = zones.powers.length > 0 ? Math.min(tall ? 220 : 240, rest / zones.powers.length) : 0;
  const taken = each * zones.powers.length + extras.length * (narrow + GAP);
  let x = box.x + Math.max(0, (box.width - taken) / 2);
  for (const zone of zones.powers) {
    places.space(zone, { ...box, x, width: each - GAP });
    x += each;
  }
  for (const zone of extras) {
    const at = { ...box, x, width: narrow };
    if (zone.kind === 'deck') places.zone(zone, at);
    else places.space(zone, at);
    x += narrow + GAP;
  }
}

/** How high what is shown for the moment is: nothing if nothing is. */
export function asidesHeight(ground: Ground, width: number): number {
  const { zones, wish } = ground;
  if (zones.asides.length === 0) return 0;
  const rule = leastRule(wish);
  const heights = shares(ground, width).map(({ count, width: wide }) =>
    heightOf(count, wide - 2 * EDGE, rule),
  );
  return Math.max(...heights) + TITLE + 2 * EDGE + GAP;
}

/** Puts what is shown for the moment into a line. */
export function placeAsides(ground: Ground, box: Box): void {
  const rule = leastRule(ground.wish);
  const height = asidesHeight(ground, box.width) - GAP;
  let x = box.x;
  for (const [i, { width }] of shares(ground, box.width).entries()) {
    const zone = ground.zones.asides[i];
    ground.places.spread(zone, { ...box, x, width, height }, rule, 'face', { titled: true });
    x += width + GAP;
  }
}

/** Each gets as much of the width as it has cards. */
function shares({ zones }: Ground, width: number): { count: number; width: number }[] {
  const counts = zones.asides.map((zone) => Math.max(2, piecesOf(zone).length));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const free = width - GAP * (counts.length - 1);
  return zones.asides.map((zone, i) => ({
    count: piecesOf(zone).length,
    width: (free * (counts[i] ?? 1)) / all,
  }));
}
