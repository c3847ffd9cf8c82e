/** A phone held upright: the markets fold into the free corners beside the two Rows I. */
import type { Box, Placement, Room } from '../../layer/layout';
import type { Scene } from '../../wire/types';
import { centre, columns, FINGER, LEAST_CARD } from '../geometry';
import { cardOf, EDGE, Places, TITLE } from '../places';
import { LINE, linesHeight, placeLines } from '../seats';
import { placeAsides } from './asides';
import { extent, placeFormations, tiling, type Tiling } from './field';
import { Hands } from './hands';
import { stockOf } from './markets';
import { zonesOf, type NatureZones } from './zones';

const PAD = 4;

/** Places everything. */
export function tall(scene: Scene, room: Room): Placement {
  const zones = zonesOf(scene, room.near);
  const places = new Places(scene);
  const spaces = zones.near.formation.length;
  const inner = room.width - 2 * PAD;
  const card = Math.max(LEAST_CARD, Math.min(88, inner / 4.6) * room.cardSize);
  const hands = new Hands(zones, room, inner, card, false);
  const farHeight = linesHeight(zones.far.seats);
  const nearHeight = linesHeight(zones.near.seats);

  // The large formation needs all the width there is.
  const edge = spaces > 6 ? 0 : PAD;
  const field = {
    x: edge,
    y: PAD + farHeight,
    width: room.width - 2 * edge,
    height: room.height - hands.height - farHeight - nearHeight - 4 * PAD,
  };
  const tiles = tiling(spaces, field, room.cardSize);
  field.height = Math.max(field.height, extent(spaces, tiles).height);
  placeFormations(places, zones, field, tiles);
  placeWaist(places, zones, field, tiles, spaces);
  placeAsides(places, zones, field, tiles, hands.card);

  const linesY = field.y + field.height + PAD;
  const handY = linesY + nearHeight;
  hands.place(places, PAD, handY);
  placeLines(places, zones.far.seats, { x: PAD, y: PAD, width: inner, height: LINE });
  placeLines(places, zones.near.seats, { x: PAD, y: linesY, width: inner, height: LINE });
  const bottom = handY + hands.height + PAD;
  return places.done(places.strip(Math.max(bottom, room.height), room.width));
}

/** The markets left and right of the two Rows I, each above its deck and what is out of the game. */
function placeWaist(
  places: Places,
  zones: NatureZones,
  field: Box,
  { tile, beside, front }: Tiling,
  spaces: number,
): void {
  const inFront = spaces > 6 ? 2 : 1;
  const { x, y } = centre(field);
  const half = (inFront * (tile.width + beside)) / 2 + 2;
  const high = 2 * tile.height + front;
  const width = x - half - field.x;
  const market = Math.max(FINGER + TITLE, high - FINGER - PAD);
  const corners = [field.x, x + half];
  for (const [i, zone] of zones.markets.entries()) {
    const corner = corners[i % 2] ?? field.x;
    const box = { x: corner, y: y - high / 2, width, height: market };
    const card = cardOf(LEAST_CARD, 1.15);
    const height = Math.min(card.height, market - TITLE - 2 * EDGE);
    places.fold(zone, box, { width: card.width, height }, { titled: true });
    const rest = [stockOf(zone, zones.stocks), zones.piles[i]].filter((one) => one !== undefined);
    const below = { x: corner, y: box.y + market + PAD, width, height: high - market - PAD };
    for (const [j, at] of columns(below, Math.max(1, rest.length), PAD).entries()) {
      const one = rest[j];
      const small = { width: at.height * 0.8 - EDGE, height: at.height - 2 * EDGE };
      if (one?.kind === 'deck') places.zone(one, at);
      else places.pile(one, at, small);
    }
  }
}
