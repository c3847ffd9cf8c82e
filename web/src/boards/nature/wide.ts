/** Where there is room on both sides: seats at the left, markets at the right, hands below. */
import type { Placement, Room } from '../../layer/layout';
import type { Scene } from '../../wire/types';
import { clamp, LEAST_CARD } from '../geometry';
import { cardOf, EDGE, Places } from '../places';
import { placeColumn, seatRule } from '../seats';
import { placeAsides } from './asides';
import { extent, placeFormations, tiling } from './field';
import { Hands } from './hands';
import { placeMarkets } from './markets';
import { zonesOf } from './zones';

const PAD = 8;
const GAP = 6;

/** Places everything. */
export function wide(scene: Scene, room: Room): Placement {
  const zones = zonesOf(scene, room.near);
  const places = new Places(scene);
  const spaces = zones.near.formation.length;

  const left = clamp(room.width * 0.16, 150, 220);
  const shop = cardOf(Math.max(LEAST_CARD, clamp(room.width * 0.066, 64, 88) * room.cardSize), 1.15);
  const right = 3 * shop.width + 2 * GAP + 2 * EDGE;
  const x = left + 2 * PAD;
  const wished = clamp(room.width * 0.078, 72, 100) * room.cardSize;
  const hands = new Hands(zones, room, room.width - x - PAD, wished, true);

  // The field takes what is left, and more if that is too little.
  const field = {
    x,
    y: PAD,
    width: room.width - x - right - 2 * PAD,
    height: room.height - hands.height - 3 * PAD,
  };
  const tiles = tiling(spaces, field, room.cardSize);
  field.height = Math.max(field.height, extent(spaces, tiles).height);
  placeFormations(places, zones, field, tiles);
  placeAsides(places, zones, field, tiles, hands.card);

  const handY = field.y + field.height + PAD;
  hands.place(places, x, handY);

  const shops = { x: room.width - right - PAD, y: PAD, width: right, height: field.height };
  const end = Math.max(room.height, handY + hands.height + PAD, placeMarkets(places, zones, shops, shop));
  const column = { x: PAD, y: PAD, width: left, height: end - 2 * PAD };
  const bottom = placeColumn(places, zones.far.seats, zones.near.seats, column, seatRule(room));
  return places.done(places.strip(Math.max(end, bottom + PAD), room.width));
}
