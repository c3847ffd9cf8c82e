/**
 * What all frames of Estro have in common: players at the left and hands below on wide tables,
 * players in lines above and below on phones. The field of the frame gets the rest.
 */
import type { Box, Placement, Room } from '../../layer/layout';
import type { Scene } from '../../wire/types';
import { piecesOf } from '../address';
import type { FitWish } from '../fit';
import { clamp, FINGER, LEAST_CARD, PHONE } from '../geometry';
import { cardOf, EDGE, Places } from '../places';
import { columnWidth, isSeen, LINE, linesHeight, placeColumn, placeLines, seatRule } from '../seats';
import { heightOf, type SpreadRule } from '../spread';
import { zonesOf, type EstroZones } from './zones';

/** The height of a card of Estro for a width of 1. */
export const RATIO = 1.3;

/** What a frame knows while it lays its field. */
export interface Ground {
  scene: Scene;
  room: Room;
  zones: EstroZones;
  places: Places;
  /** Is it a phone held upright? */
  tall: boolean;
  /** How large cards of the field may be. */
  wish: FitWish;
}

/** A frame's own field. */
export interface Field {
  /** The least height it needs in this width. */
  least: (ground: Ground, width: number) => number;
  place: (ground: Ground, box: Box) => void;
}

const PAD = 6;

/** A layout of this field. */
export function arrange(field: Field): (scene: Scene, room: Room) => Placement {
  return (scene, room) => {
    const tall = room.width < PHONE;
    const zones = zonesOf(scene, room.near);
    const places = new Places(scene);
    const least = Math.max(LEAST_CARD, Math.round(68 * room.cardSize));
    const wish: FitWish = {
      most: (tall ? 96 : 128) * room.cardSize,
      least,
      ratio: RATIO,
      gap: tall ? 4 : 8,
      free: room.touch ? FINGER : 34,
      freeLine: room.touch ? FINGER : 36,
    };
    const ground = { scene, room, zones, places, tall, wish };
    return tall ? upright(ground, field) : broad(ground, field);
  };
}

/** Whoever looks holds cards at the bottom; partners' hands open when pointed at. */
function ownHand({ zones, room }: Ground) {
  return zones.near.find((one) => one.seat === room.near && isSeen(one.hand))?.hand;
}

function broad(ground: Ground, field: Field): Placement {
  const { zones, room, places } = ground;
  const low = room.height < 500;
  const left = columnWidth(room);
  const x = left + 2 * PAD;
  const width = room.width - x - PAD;
  const wished = clamp(room.width * 0.088, LEAST_CARD, 104) * room.cardSize;
  const rule = handRule(Math.max(LEAST_CARD, low ? LEAST_CARD * room.cardSize : wished), ground);
  const hand = ownHand(ground);
  const handHeight = hand
    ? heightOf(piecesOf(hand).length, width - 2 * EDGE, rule) + 2 * EDGE
    : 0;
  const available = room.height - handHeight - 3 * PAD;
  const height = Math.max(available, field.least(ground, width));
  const handY = PAD + height + PAD;
  places.spread(hand, { x, y: handY, width, height: handHeight }, rule, 'face');
  field.place(ground, { x, y: PAD, width, height });
  const column = { x: PAD, y: PAD, width: left, height: Math.max(room.height, handY + handHeight + PAD) - 2 * PAD };
  const seats = zones.near.map((one, i) =>
    i === 0 && zones.objects ? { ...one, lists: [zones.objects] } : one,
  );
  const bottom = placeColumn(places, zones.far, seats, column, seatRule(room)) + PAD;
  return places.done(places.strip(Math.max(bottom, handY + handHeight + PAD), room.width));
}

function upright(ground: Ground, field: Field): Placement {
  const { zones, room, places } = ground;
  const x = 4;
  const width = room.width - 2 * x;
  // Five cards, as many as a hand may keep, lie apart (ES-3.25).
  const five = Math.min(92, (width - 2 * EDGE - 4 * 6) / 5);
  const rule = handRule(Math.max(LEAST_CARD, five * room.cardSize), ground);
  const hand = ownHand(ground);
  const handHeight = hand
    ? heightOf(piecesOf(hand).length, width - 2 * EDGE, rule) + 2 * EDGE
    : 0;
  const farHeight = linesHeight(zones.far);
  const objects = zones.objects && piecesOf(zones.objects).length > 0 ? zones.objects : undefined;
  const nearHeight = linesHeight(zones.near);
  const available = room.height - farHeight - nearHeight - handHeight - 3 * x;
  const height = Math.max(available, field.least(ground, width));
  const fieldY = x + farHeight;
  const handY = fieldY + height + x + nearHeight;
  places.spread(hand, { x, y: handY, width, height: handHeight }, rule, 'face');
  field.place(ground, { x, y: fieldY, width, height });
  placeLines(places, zones.far, { x, y: x, width, height: LINE });
  const seats = zones.near.map((one, i) => (i === 0 && objects ? { ...one, lists: [objects] } : one));
  placeLines(places, seats, { x, y: fieldY + height + x, width, height: LINE });
  return places.done(places.strip(Math.max(room.height, handY + handHeight + x), room.width));
}

function handRule(width: number, { room }: Ground): SpreadRule {
  const card = cardOf(width, RATIO);
  return {
    card,
    gap: 6,
    free: room.touch ? FINGER : 34,
    freeLine: Math.max(FINGER, Math.round(card.height * 0.55)),
  };
}
