/** A phone held sideways: the formations lie left and right, so that nobody has to scroll. */
import type { Placement, Room } from '../../layer/layout';
import type { Scene, Zone } from '../../wire/types';
import { FINGER, rows } from '../geometry';
import { Places } from '../places';
import { placeFold, placeHidden, type SeatThings } from '../seats';
import { fieldHeight, placeAsides } from './asides';
import { placeFormations, tiling } from './field';
import { Hands } from './hands';
import { stockOf } from './markets';
import { zonesOf } from './zones';

const PAD = 4;
const SIDE = 104;

/** Places everything. */
export function short(scene: Scene, room: Room): Placement {
  const zones = zonesOf(scene, room.near);
  const places = new Places(scene);
  const spaces = zones.near.formation.length;
  const x = SIDE + 2 * PAD;
  const width = room.width - 2 * x;
  const hands = new Hands(zones, room, width, 68 * room.cardSize, false);
  const field = { x, y: PAD, width, height: room.height - hands.height - 3 * PAD };
  const tiles = tiling(spaces, field, room.cardSize, true);
  field.height = Math.max(field.height, fieldHeight(zones, tiles, field, room.lang));
  placeFormations(places, zones, field, tiles);
  const handY = field.y + field.height + PAD;
  hands.place(places, x, handY);

  // Each side column has a seat and a market: the near seat's lies at the left.
  const things = (seat: SeatThings | undefined, market: Zone | undefined) =>
    [
      seat?.header,
      ...(seat?.folds ?? []),
      seat?.hand && !places.has(seat.hand) ? seat.hand : undefined,
      seat?.pile,
      seat?.deck,
      market,
      market && stockOf(market, zones.stocks),
    ].filter((zone) => zone !== undefined);
  const left = things(zones.near.seats[0], zones.markets[0]);
  const right = things(zones.far.seats[0], zones.markets[1]);
  right.push(...zones.piles);
  const least = Math.max(left.length, right.length) * (FINGER + PAD) + PAD;
  const height = Math.max(room.height, handY + hands.height + PAD, least);
  for (const [at, column] of [
    [PAD, left],
    [room.width - SIDE - PAD, right],
  ] as const) {
    const box = { x: at, y: PAD, width: SIDE, height: height - 2 * PAD };
    for (const [i, place] of rows(box, Math.max(1, column.length), PAD).entries()) {
      const zone = column[i];
      if (!zone) continue;
      if (zone.kind === 'hand') placeHidden(places, zone, place);
      else if (zone.kind === 'deck') places.zone(zone, place);
      else if (zone.kind === 'market') placeFold(places, zone, place);
      else places.zone(zone, place, { folded: true });
    }
  }
  placeAsides(places, zones, field, tiles, hands.card, room.lang);
  return places.done(places.strip(height, room.width));
}
