/** Cards that are read before one is chosen: each a sheet with its picture and all of its text. */
import type { Box } from '../../layer/layout';
import type { Zone } from '../../wire/types';
import { piecesOf } from '../address';
import { centre, clamp, type Size } from '../geometry';
import { EDGE, TITLE, type Places } from '../places';
import { SMALLEST, textHeight } from './letters';

/** The height of the line with name and numbers. */
export const HEAD = 24;
/** Around the text of a sheet. */
export const MARGIN = 6;
const GAP = 5;
/** Wider lines are hard to read. */
const WIDEST = 460;
/** Narrower sheets would be little but a picture. */
const NARROWEST = 280;
/** Letters of this height are read with ease. */
const EASY = 13;

/** How long the longest text of a Sage and of a Warrior is, in letters' heights. */
const LENGTHS: Record<string, [sage: number, warrior: number]> = {
  en: [169, 70],
  it: [209, 78],
  'zh-Hant': [142, 48],
};
const LONGEST = [209, 78] as const;

/** The picture in a sheet's corner. */
export function pictureOf(width: number): Size {
  const side = Math.round(clamp(width * 0.2, 56, 84));
  return { width: side, height: side };
}

/** What a picture takes from the text, the margins to it included. */
function pictureRoom(width: number): Size {
  const picture = pictureOf(width);
  return { width: picture.width + 8, height: picture.height + 2 };
}

/** How large the text's room on a sheet is. */
function textRoom(sheet: Size): Size {
  return { width: sheet.width - 2 * MARGIN - 4, height: sheet.height - HEAD - 2 * MARGIN - 4 };
}

/** How a zone of sheets is laid. */
interface Sheets {
  zone: Zone;
  columns: number;
  lines: number;
  width: number;
  /** How high a sheet is at least, and how high it need not be more. */
  least: number;
  most: number;
}

function sheetsOf(zone: Zone, width: number, lang: string): Sheets {
  const inner = width - 2 * EDGE;
  const count = piecesOf(zone).length;
  const fitting = Math.floor((inner + GAP) / (NARROWEST + GAP));
  const columns = clamp(fitting, 1, Math.min(2, Math.max(1, count)));
  const wide = Math.min(WIDEST, Math.floor((inner - (columns - 1) * GAP) / columns));
  const [sage, warrior] = LENGTHS[lang] ?? LONGEST;
  const length = zone.key === 'sages' ? sage : warrior;
  const room = textRoom({ width: wide, height: 0 });
  const heightIn = (letters: number) =>
    Math.ceil(textHeight(length, room.width, letters, pictureRoom(wide)) - room.height);
  return {
    zone,
    columns,
    lines: Math.ceil(count / columns),
    width: wide,
    least: heightIn(SMALLEST),
    most: heightIn(EASY),
  };
}

/** What all sheets need of a field's height, and what would be enough. */
function heights(all: readonly Sheets[]): { least: number; most: number } {
  let [least, most] = [-GAP, -GAP];
  for (const { lines, ...sheet } of all) {
    const around = TITLE + 2 * EDGE + (lines - 1) * GAP + GAP;
    least += lines * sheet.least + around;
    most += lines * sheet.most + around;
  }
  return { least, most };
}

/** The height of a field in which these zones are read with ease, or with less if that is in view. */
export function toldHeight(zones: readonly Zone[], view: Size, lang = ''): number {
  const { least, most } = heights(zones.map((zone) => sheetsOf(zone, view.width, lang)));
  return clamp(view.height, least, most);
}

/** Puts these zones into the middle of the field, one above the other. */
export function placeTold(places: Places, zones: readonly Zone[], field: Box, lang = ''): void {
  const all = zones.map((zone) => sheetsOf(zone, field.width, lang));
  const { least, most } = heights(all);
  const share = clamp((field.height - least) / Math.max(1, most - least), 0, 1);
  let y = Math.max(field.y, centre(field).y - (least + share * (most - least)) / 2);
  for (const { zone, columns, lines, width, ...sheet } of all) {
    const height = Math.floor(sheet.least + share * (sheet.most - sheet.least));
    const wide = columns * width + (columns - 1) * GAP + 2 * EDGE;
    const high = lines * height + (lines - 1) * GAP + TITLE + 2 * EDGE;
    const box = { x: centre(field).x - wide / 2, y, width: wide, height: high };
    const rule = { card: { width, height }, gap: GAP, free: width + GAP, freeLine: height + GAP };
    places.spread(zone, box, rule, 'told', { titled: true });
    y += high + GAP;
  }
}
