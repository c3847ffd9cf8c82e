/** The two formations face to face: their Rows I meet in the middle (CN-2.3.5). */
import type { Box } from '../../layer/layout';
import type { Zone } from '../../wire/types';
import { piecesOf } from '../address';
import { clamp, centre, LEAST_CARD, type Size } from '../geometry';
import type { Places } from '../places';
import { formationOf, spotOf } from './formation';
import type { NatureZones } from './zones';

/** How large spaces are and how far apart. */
export interface Tiling {
  tile: Size;
  /** Between spaces of a row. */
  beside: number;
  /** Between rows. */
  behind: number;
  /** Between the two Rows I. */
  front: number;
  /** Do the formations lie left and right, where there is no height for six rows? */
  sideways: boolean;
}

const ROWS = 6;
/** A standing Elemental is seldom higher than wide: its picture is a landscape. */
const WIDEST = 1.3;
const HIGHEST = 1.15;
const LOWEST = 0.84;

/** How the formations are tiled in this much room, each with this many spaces. */
export function tiling(spaces: number, room: Size, cardSize: number, sideways = false): Tiling {
  const broad = formationOf(spaces).rows.at(-1) ?? 1;
  const [across, along] = sideways ? [ROWS, broad] : [broad, ROWS];
  const [front, behind, beside] = room.width < 400 ? [16, 4, 0] : [32, 6, 8];
  const [gapsX, gapsY] = sideways
    ? [front + (ROWS - 2) * behind, (broad - 1) * behind]
    : [(broad - 1) * beside, front + (ROWS - 2) * behind];
  const wished = 136 * cardSize;
  const most = Math.floor((room.width - gapsX) / across);
  // Who likes small cards leaves room free: a lower hand is no reason for a larger formation. Who
  // likes large ones still wants to see their hand below it.
  const modest = Math.min(1, cardSize);
  const high = Math.floor(((room.height - gapsY) / along) * modest);
  const least = Math.max(LEAST_CARD, Math.round(72 * modest));
  const width = clamp(Math.min(wished, high * WIDEST), Math.min(least, most), Math.max(most, 1));
  const height = clamp(high, Math.round(least * LOWEST), Math.round(width * HIGHEST));
  const spare = sideways ? 0 : (room.width - gapsX - width * across) / across;
  return {
    tile: { width: Math.floor(width), height },
    beside: beside + clamp(spare, 0, 28),
    behind,
    front,
    sideways,
  };
}

/** How much room both formations take. */
export function extent(spaces: number, tiling: Tiling): Size {
  const broad = formationOf(spaces).rows.at(-1) ?? 1;
  const { tile, beside, behind, front, sideways } = tiling;
  const deep = (one: number) => one * ROWS + behind * (ROWS - 2) + front;
  return sideways
    ? { width: deep(tile.width), height: broad * tile.height + (broad - 1) * behind }
    : { width: broad * tile.width + (broad - 1) * beside, height: deep(tile.height) };
}

/** Where a space lies, in formations around this middle. */
export function spaceBox(
  spaces: number,
  space: number,
  far: boolean,
  middle: { x: number; y: number },
  { tile, beside, behind, front, sideways }: Tiling,
): Box {
  const { row, aside } = spotOf(formationOf(spaces), space);
  // The enemy's formation is turned by 180 degrees (CN-2.3.5).
  const turn = far ? -1 : 1;
  const depth = (size: number) => front / 2 + size / 2 + row * (size + behind);
  const x = sideways ? -turn * depth(tile.width) : turn * aside * (tile.width + beside);
  const y = sideways ? turn * aside * (tile.height + behind) : turn * depth(tile.height);
  return { x: middle.x + x - tile.width / 2, y: middle.y + y - tile.height / 2, ...tile };
}

/** Does anybody stand anywhere? Before that, spaces need no room if something else is shown. */
export function isSetUp(zones: NatureZones): boolean {
  const spaces = [...zones.near.formation, ...zones.far.formation];
  return zones.asides.length === 0 || spaces.some((zone) => piecesOf(zone).length > 0);
}

/** Puts both formations into a box. */
export function placeFormations(places: Places, zones: NatureZones, box: Box, tiling: Tiling): void {
  if (!isSetUp(zones)) return;
  const put = (formation: Zone[], far: boolean) => {
    for (const [i, zone] of formation.entries()) {
      places.space(zone, spaceBox(formation.length, i + 1, far, centre(box), tiling));
    }
  };
  put(zones.near.formation, false);
  put(zones.far.formation, true);
}
