/** Where there is room on both sides: seats at the left, markets at the right, hands below. */
import type { Placement, Room } from '../../layer/layout';
import type { Scene } from '../../wire/types';
import { clamp, LEAST_CARD } from '../geometry';
import { cardOf, Places } from '../places';
import { columnWidth, placeColumn, seatRule } from '../seats';
import { fieldHeight, placeAsides } from './asides';
import { placeFormations, tiling } from './field';
import { formationOf } from './formation';
import { Hands } from './hands';
import { marketsWidth, placeMarkets } from './markets';
import { zonesOf } from './zones';

const PAD = 8;

/** Places everything. */
export function wide(scene: Scene, room: Room): Placement {
  const zones = zonesOf(scene, room.near);
  const places = new Places(scene);
  const spaces = zones.near.formation.length;

  const left = columnWidth(room);
  const wish = room.width * (spaces > 6 ? 0.064 : 0.078);
  const shop = cardOf(Math.max(LEAST_CARD, clamp(wish, 64, 96) * room.cardSize), 1.15);
  const x = left + 2 * PAD;
  // Formations come first: markets fold up where both have no room.
  const broad = (formationOf(spaces).rows.at(-1) ?? 1) * (LEAST_CARD * Math.max(1, room.cardSize) + PAD);
  const folded = room.width - x - marketsWidth(shop, false) - 2 * PAD < broad;
  const right = marketsWidth(shop, folded);
  const wished = clamp(room.width * 0.084, 72, 104) * room.cardSize;
  const hands = new Hands(zones, room, room.width - x - PAD, wished, true);

  // The field takes what is left, and more if that is too little.
  const field = {
    x,
    y: PAD,
    width: room.width - x - right - 2 * PAD,
    height: room.height - hands.height - 3 * PAD,
  };
  const tiles = tiling(spaces, field, room.cardSize);
  field.height = Math.max(field.height, fieldHeight(zones, tiles, field, room.lang));
  placeFormations(places, zones, field, tiles);
  placeAsides(places, zones, field, tiles, hands.card, room.lang);

  const handY = field.y + field.height + PAD;
  hands.place(places, x, handY);

  const shops = { x: room.width - right - PAD, y: PAD, width: right, height: field.height };
  const end = Math.max(room.height, handY + hands.height + PAD, placeMarkets(places, zones, shops, shop, folded));
  const column = { x: PAD, y: PAD, width: left, height: end - 2 * PAD };
  const bottom = placeColumn(places, zones.far.seats, zones.near.seats, column, seatRule(room));
  return places.done(places.strip(Math.max(end, bottom + PAD), room.width));
}
