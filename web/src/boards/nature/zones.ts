/** The zones of Command of Nature by what they are, near and far. */
import type { Scene, Zone } from '../../wire/types';
import { piecesOf, zoneOf } from '../address';
import type { SeatThings } from '../seats';

/** What belongs to a side. */
export interface SideZones {
  /** Space 1 first. */
  formation: Zone[];
  /** Whoever looks first. */
  seats: SeatThings[];
}

/** Everything on the table. */
export interface NatureZones {
  near: SideZones;
  far: SideZones;
  markets: Zone[];
  /** Their decks. */
  stocks: Zone[];
  /** Cards out of the game. */
  piles: Zone[];
  /** What is shown for the moment, if anything is. */
  asides: Zone[];
}

const SPACE = /^formation-(\d)-(\d+)$/;

/** The number of a space, by the key of its zone. */
export function numberOf(key: string): number | undefined {
  const number = SPACE.exec(key)?.[2];
  return number === undefined ? undefined : Number(number);
}

/** The side of a seat: in a game of four, seats 1 and 2 sit together (CN-2.1.1). */
function sideOf(seat: number, seats: number): number {
  return seats > 2 ? (seat <= 2 ? 1 : 2) : seat;
}

/** The layout and what is drawn below it ask for the same. */
const known = new WeakMap<Scene, { near: number; zones: NatureZones }>();

/** The zones of a scene, sorted. */
export function zonesOf(scene: Scene, near: number): NatureZones {
  const found = known.get(scene);
  if (found?.near === near) return found.zones;
  const zones = sorted(scene, near);
  known.set(scene, { near, zones });
  return zones;
}

function sorted(scene: Scene, near: number): NatureZones {
  const numbers = [...new Set(scene.zones.flatMap((zone) => zone.seat ?? []))].sort();
  const count = scene.board === 'nature-teams' ? 4 : 2;
  const spaces = new Map<string, Zone[]>();
  const common: Zone[] = [];
  for (const zone of scene.zones) {
    const number = SPACE.exec(zone.key)?.[1];
    if (number !== undefined) spaces.set(number, [...(spaces.get(number) ?? []), zone]);
    else if (zone.seat === undefined) common.push(zone);
  }
  const side = (number: number): SideZones => {
    const seats = numbers.filter((seat) => sideOf(seat, count) === number);
    seats.sort((one, other) => Number(other === near) - Number(one === near));
    return {
      formation: spaces.get(`${number}`) ?? [],
      seats: seats.map((seat) => thingsOf(scene, seat)),
    };
  };
  const nearSide = sideOf(near, count);
  return {
    near: side(nearSide),
    far: side(3 - nearSide),
    markets: common.filter((zone) => zone.kind === 'market'),
    stocks: common.filter((zone) => zone.kind === 'deck'),
    piles: common.filter((zone) => zone.kind === 'pile'),
    asides: scene.zones.filter((zone) => zone.kind === 'aside' && piecesOf(zone).length > 0),
  };
}

function thingsOf(scene: Scene, seat: number): SeatThings {
  const own = (what: string) => zoneOf(scene, `${what}-${seat}`);
  return {
    seat,
    header: own('board'),
    hand: own('hand'),
    deck: own('deck'),
    pile: own('discard'),
    lists: [],
    folds: [own('champions')].filter((zone) => zone !== undefined),
  };
}
