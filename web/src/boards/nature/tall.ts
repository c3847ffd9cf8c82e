/** A phone held upright: the markets fold into the free corners beside the two Rows I. */
import type { Box, Placement, Room } from '../../layer/layout';
import type { Scene } from '../../wire/types';
import { centre, columns, FINGER, LEAST_CARD } from '../geometry';
import { cardOf, EDGE, Places, TITLE } from '../places';
import { LINE, linesHeight, placeLines } from '../seats';
import { fieldHeight, placeAsides, placeBeside, waist } from './asides';
import { besideCorners, placeCorners } from './corners';
import { extent, isSetUp, placeFormations, tiling, type Tiling } from './field';
import { Hands, RATIO } from './hands';
import { stockOf } from './markets';
import { zonesOf, type NatureZones } from './zones';

const PAD = 4;

/** Places everything. */
export function tall(scene: Scene, room: Room): Placement {
  const zones = zonesOf(scene, room.near);
  const places = new Places(scene);
  const spaces = zones.near.formation.length;
  const inner = room.width - 2 * PAD;
  // Five cards, as many as a turn begins with, lie apart (CN-3.6.1).
  const card = Math.max(LEAST_CARD, Math.min(92, (inner - 2 * EDGE - 4 * 6) / 5) * room.cardSize);
  const hands = new Hands(zones, room, inner, card, false);

  // The large formation needs all the width there is.
  const edge = spaces > 6 ? 0 : PAD;
  const fieldOf = (far: number, near: number) => ({
    x: edge,
    y: PAD + far,
    width: room.width - 2 * edge,
    height: room.height - hands.height - far - near - 4 * PAD,
  });
  let [far, near] = [zones.far.seats, zones.near.seats];
  let field = fieldOf(linesHeight(far), linesHeight(near));
  let tiles = tiling(spaces, field, room.cardSize);
  // The own hand is to be in view: rather than push it out, the seats of a team share a line.
  const close = isSetUp(zones) && spaces > 6 && extent(spaces, tiles).height > field.height;
  if (close) {
    [far, near] = [besideCorners(zones.far), besideCorners(zones.near)];
    field = fieldOf(linesHeight(far, close), linesHeight(near, close));
    tiles = tiling(spaces, field, room.cardSize);
  }
  // Before anybody stands there, what is chosen from is in view, and the rest lies below it.
  const line = isSetUp(zones) ? 0 : FINGER + PAD;
  const view = { width: field.width, height: room.height - field.y - PAD };
  field.height = Math.max(field.height, fieldHeight(zones, tiles, view, room.lang) + line);
  placeFormations(places, zones, field, tiles);
  placeWaist(places, zones, field, tiles, spaces);
  placeAsides(places, zones, { ...field, height: field.height - line }, tiles, hands.card, room.lang);

  if (close) {
    placeCorners(places, zones.far, true, field, tiles);
    placeCorners(places, zones.near, false, field, tiles);
  }

  const linesY = field.y + field.height + PAD;
  const handY = linesY + linesHeight(near, close);
  hands.place(places, PAD, handY);
  placeLines(places, far, { x: PAD, y: PAD, width: inner, height: LINE }, close);
  placeLines(places, near, { x: PAD, y: linesY, width: inner, height: LINE }, close);
  const bottom = handY + hands.height + PAD;
  return places.done(places.strip(Math.max(bottom, room.height), room.width));
}

/**
 * The markets left and right of the two Rows I, each above its deck and what is out of the game.
 * What is shown for the moment takes most of the right corner, where the market folds up.
 */
function placeWaist(
  places: Places,
  zones: NatureZones,
  field: Box,
  tiling: Tiling,
  spaces: number,
): void {
  if (!isSetUp(zones)) {
    const common = [...zones.markets, ...zones.stocks, ...zones.piles];
    const line = { ...field, y: field.y + field.height - FINGER, height: FINGER };
    for (const [i, at] of columns(line, Math.max(1, common.length), PAD).entries()) {
      const zone = common[i];
      places.zone(zone, at, zone?.kind === 'deck' ? {} : { folded: true, titled: true });
    }
    return;
  }
  const right = waist(field, tiling, spaces);
  const left = { ...right, x: 2 * centre(field).x - right.x - right.width };
  const shown = isSetUp(zones) ? zones.asides : [];
  for (const [i, market] of zones.markets.entries()) {
    const corner = i === 0 ? left : right;
    const foot = { ...corner, y: corner.y + corner.height - FINGER, height: FINGER };
    const head = { ...corner, height: corner.height - FINGER - PAD };
    const rest = [stockOf(market, zones.stocks), zones.piles[i]].filter((one) => one !== undefined);
    const busy = i === 1 && shown.length > 0;
    if (busy) {
      placeBeside(places, shown, head, cardOf(LEAST_CARD + 8, RATIO));
      const [fold, ...others] = [market, ...rest];
      const width = foot.width - others.length * (FINGER + PAD);
      places.zone(fold, { ...foot, width }, { titled: true, folded: true });
      for (const [j, zone] of others.entries()) {
        places.zone(zone, { ...foot, x: foot.x + width + PAD + j * (FINGER + PAD), width: FINGER });
      }
    } else {
      const card = cardOf(LEAST_CARD, 1.15);
      const height = Math.min(card.height, head.height - TITLE - 2 * EDGE);
      places.fold(market, head, { width: card.width, height }, { titled: true });
      for (const [j, at] of columns(foot, Math.max(1, rest.length), PAD).entries()) {
        const zone = rest[j];
        if (zone?.kind === 'deck') places.zone(zone, at);
        else places.zone(zone, at, { folded: true });
      }
    }
  }
}
