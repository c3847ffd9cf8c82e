/**
 * What all frames of Estro have in common: players at the left and hands below on wide tables,
 * players in lines above and below on phones. The field of the frame gets the rest.
 */
import type { Box, Placement, Room } from '../../layer/layout';
import type { Scene, Zone } from '../../wire/types';
import { piecesOf } from '../address';
import type { FitWish } from '../fit';
import { clamp, FINGER, LEAST_CARD, PHONE } from '../geometry';
import { cardOf, EDGE, Places } from '../places';
import {
  columnWidth,
  isSeen,
  LINE,
  linesHeight,
  placeColumn,
  placeLines,
  seatRule,
  type SeatThings,
} from '../seats';
import { heightOf, type SpreadRule } from '../spread';
import { zonesOf, type EstroZones } from './zones';

/** The height of a card of Estro for a width of 1. */
export const RATIO = 1.3;

/** How close things lie, from as people like it to as close as can be. */
export interface Closeness {
  /** Do players share lines on phones? */
  players: boolean;
  /** Have cards the least size that can be read, whatever size people like? */
  least: boolean;
  /** How high cards of the field are, for 1 as usual. */
  height: number;
  /** The most that stays free of a card that another one covers. */
  free: number;
}

const USUAL: Closeness = { players: false, least: false, height: 1, free: FINGER };

/** Whoever plays must see the own hand, so before it is pushed out of view all else gives way. */
const CLOSER: readonly Closeness[] = [
  USUAL,
  { ...USUAL, players: true },
  { players: true, least: true, height: 0.9, free: FINGER },
  { players: true, least: true, height: 0.85, free: 26 },
  { players: true, least: true, height: 0.7, free: 16 },
];

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
  closeness: Closeness;
}

/** A frame's own field. */
export interface Field {
  /** The least height it needs in this width. */
  least: (ground: Ground, width: number) => number;
  place: (ground: Ground, box: Box) => void;
}

const PAD = 6;
/** A lower room is a phone on its side: there people scroll rather than point at strips. */
const LOW = 500;
/** What stays free of a card in hand, however close things lie. */
const HAND_FREE = 30;

/** A layout of this field: the first that needs no more height than there is. */
export function arrange(field: Field): (scene: Scene, room: Room) => Placement {
  return (scene, room) => {
    const usual = arranged(field, scene, room, USUAL);
    let tried = usual;
    for (const closeness of room.height < LOW ? CLOSER.slice(0, -1) : CLOSER) {
      if (closeness !== USUAL) tried = arranged(field, scene, room, closeness);
      if (tried.height <= room.height) return tried;
    }
    // Whoever has to scroll in any case scrolls through cards that are easy to point at.
    return isHandSeen(tried, room) ? tried : usual;
  };
}

function isHandSeen({ zones }: Placement, room: Room): boolean {
  const hand = zones.get(`hand-${room.near}`);
  return !!hand && hand.y + hand.height <= room.height;
}

function arranged(field: Field, scene: Scene, room: Room, closeness: Closeness): Placement {
  const tall = room.width < PHONE;
  const zones = zonesOf(scene, room.near);
  const places = new Places(scene);
  const liked = Math.max(LEAST_CARD, Math.round(68 * room.cardSize));
  const wish: FitWish = {
    most: (tall ? 96 : 128) * room.cardSize,
    least: closeness.least ? LEAST_CARD : liked,
    ratio: RATIO * closeness.height,
    gap: tall ? 4 : 8,
    free: Math.min(closeness.free, room.touch ? FINGER : 34),
    freeLine: Math.min(closeness.free, room.touch ? FINGER : 36),
  };
  const ground = { scene, room, zones, places, tall, wish, closeness };
  return tall ? upright(ground, field) : broad(ground, field);
}

/** Whoever looks holds cards at the bottom; partners' hands open when pointed at. */
function ownHand({ zones, room }: Ground) {
  return zones.near.find((one) => one.seat === room.near && isSeen(one.hand))?.hand;
}

function broad(ground: Ground, field: Field): Placement {
  const { zones, room, places } = ground;
  const low = room.height < LOW;
  const left = columnWidth(room);
  const x = left + 2 * PAD;
  const width = room.width - x - PAD;
  const wished = clamp(room.width * 0.088, LEAST_CARD, 104);
  const rule = handRule(low ? LEAST_CARD : wished, ground);
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
  const rule = handRule(five, ground);
  const hand = ownHand(ground);
  const handHeight = hand
    ? heightOf(piecesOf(hand).length, width - 2 * EDGE, rule) + 2 * EDGE
    : 0;
  const close = ground.closeness.players;
  const { near, far } = close ? evened(zones) : zones;
  const farHeight = linesHeight(far, close);
  const nearHeight = linesHeight(near, close);
  const available = room.height - farHeight - nearHeight - handHeight - 3 * x;
  const height = Math.max(available, field.least(ground, width));
  const fieldY = x + farHeight;
  const handY = fieldY + height + x + nearHeight;
  places.spread(hand, { x, y: handY, width, height: handHeight }, rule, 'face');
  field.place(ground, { x, y: fieldY, width, height });
  placeLines(places, far, { x, y: x, width, height: LINE }, close);
  const seats = near.map((one, i) => (i === 0 ? withObjects(one, zones.objects) : one));
  placeLines(places, seats, { x, y: fieldY + height + x, width, height: LINE }, close);
  return places.done(places.strip(Math.max(room.height, handY + handHeight + x), room.width));
}

/** Objects are a list on the line of whoever has them; while there are none, a narrow one. */
function withObjects(things: SeatThings, objects: Zone | undefined): SeatThings {
  if (!objects) return things;
  if (piecesOf(objects).length > 0) return { ...things, lists: [objects] };
  return { ...things, folds: [objects, ...things.folds] };
}

/** A partner without another one to share a line with shares that of the Horde (ES-8.10). */
function evened({ near, far }: EstroZones): Pick<EstroZones, 'near' | 'far'> {
  const last = near.at(-1);
  const isAlone = near.length > 1 && near.length % 2 === 0;
  if (!last || !isAlone || far.length !== 1) return { near, far };
  return { near: near.slice(0, -1), far: [...far, last] };
}

/** How the hand lies, whose cards would be so wide if people liked them as they are. */
function handRule(width: number, { room, closeness }: Ground): SpreadRule {
  const liked = closeness.least ? Math.min(width, width * room.cardSize) : width * room.cardSize;
  const card = cardOf(Math.max(LEAST_CARD, liked), RATIO);
  return {
    card,
    gap: 6,
    free: Math.min(room.touch ? FINGER : 34, Math.max(closeness.free, HAND_FREE)),
    freeLine: Math.max(FINGER, Math.round(card.height * 0.55)),
  };
}
