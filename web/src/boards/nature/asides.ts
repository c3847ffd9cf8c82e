/** What is shown for the moment: beside the two Rows I, or in place of formations not yet there. */
import type { Box } from '../../layer/layout';
import type { Zone } from '../../wire/types';
import { piecesOf } from '../address';
import { centre, columns, FINGER, LEAST_CARD, type Size } from '../geometry';
import { EDGE, TITLE, type Places } from '../places';
import { heightOf } from '../spread';
import { extent, isSetUp, type Tiling } from './field';
import { placeTold, toldHeight } from './told';
import type { NatureZones } from './zones';

const GAP = 10;

/** A few words are written out, or stand on two lines. */
const WORD_WIDTHS = [92, 72, FINGER];
const WORD_GAP = 6;

/** Puts what is shown for the moment into the field. */
export function placeAsides(
  places: Places,
  zones: NatureZones,
  field: Box,
  tiling: Tiling,
  card: Size,
  lang = '',
): void {
  const asides = zones.asides.filter((zone) => !places.has(zone));
  if (isSetUp(zones)) {
    const free = waist(field, tiling, zones.near.formation.length);
    placeBeside(places, asides, free, card);
  } else {
    placeTold(places, asides, field, lang);
  }
}

/** The least height of a field; before anybody stands there, something is read in this much room. */
export function fieldHeight(zones: NatureZones, tiling: Tiling, view: Size, lang = ''): number {
  if (!isSetUp(zones)) return toldHeight(zones.asides, view, lang);
  return extent(zones.near.formation.length, tiling).height;
}

/** In a free corner, one above the other; words below cards. */
export function placeBeside(places: Places, asides: Zone[], free: Box, card: Size): void {
  const words = asides.filter((zone) => piecesOf(zone).every((piece) => !piece.card));
  const cards = asides.filter((zone) => !words.includes(zone));
  if (cards.length === 0 && words.length === 1) {
    for (const zone of words) placeWords(places, zone, free);
    return;
  }
  const rest = { ...free, height: free.height - words.length * (FINGER + EDGE) };
  if (words.length > 0 && rest.height < cards.length * (FINGER + 3 * EDGE)) {
    const strip = { ...free, height: FINGER };
    const strips = columns(strip, asides.length, EDGE);
    for (const [i, at] of strips.entries()) fold(places, asides[i], at);
    return;
  }
  placeCards(places, cards, rest, card);
  for (const [i, zone] of words.entries()) {
    fold(places, zone, { ...free, y: rest.y + rest.height + EDGE + i * (FINGER + EDGE) });
  }
}

function placeCards(places: Places, asides: Zone[], free: Box, card: Size): void {
  const each = free.height / Math.max(1, asides.length);
  const ratio = card.height / card.width;
  for (const [i, zone] of asides.entries()) {
    const titled = each >= TITLE + 3 * EDGE + FINGER;
    const title = titled ? TITLE : 0;
    const high = each - title - 2 * EDGE - (i > 0 ? EDGE : 0);
    const width = Math.max(LEAST_CARD, Math.min(card.width, free.width - 2 * EDGE, high / ratio));
    const size = { width, height: Math.min(width * ratio, high) };
    const rule = { card: size, gap: GAP, free: FINGER, freeLine: size.height };
    const wide = widthOf(zone, size, free.width);
    const box = { ...free, y: free.y + i * each, width: wide, height: size.height + title + 2 * EDGE };
    places.spread(zone, box, rule, 'face', { titled });
  }
}

/** Words to choose from lie apart; if there are too many for that, they open as a list. */
function placeWords(places: Places, zone: Zone, free: Box): void {
  const count = piecesOf(zone).length;
  const room = { width: free.width - 2 * EDGE, height: free.height - TITLE - 2 * EDGE };
  for (const width of WORD_WIDTHS) {
    const inLine = Math.floor((room.width + WORD_GAP) / (width + WORD_GAP));
    const lines = Math.floor((room.height + WORD_GAP) / (FINGER + WORD_GAP));
    if (inLine * lines < count) continue;
    const card = { width, height: FINGER };
    const rule = { card, gap: WORD_GAP, free: width + WORD_GAP, freeLine: FINGER + WORD_GAP };
    const height = heightOf(count, room.width, rule) + TITLE + 2 * EDGE;
    const inUse = Math.min(count, inLine) * (width + WORD_GAP) - WORD_GAP + 2 * EDGE;
    const box = { ...free, width: Math.min(free.width, Math.max(120, inUse)), height };
    places.spread(zone, box, rule, 'chip', { titled: true });
    return;
  }
  fold(places, zone, free);
}

function fold(places: Places, zone: Zone | undefined, at: Box): void {
  places.zone(zone, { ...at, height: FINGER }, { folded: true, titled: true });
}

function widthOf(zone: Zone, card: Size, most: number): number {
  return Math.min(most, Math.max(120, piecesOf(zone).length * (card.width + GAP) - GAP + 2 * EDGE));
}

/**
 * The free room beside the two Rows I, which are shorter than the rows behind them: at their
 * right, or above them if the formations lie sideways.
 */
export function waist(field: Box, tiling: Tiling, spaces: number): Box {
  const { tile, beside, behind, front, sideways } = tiling;
  const inFront = spaces > 6 ? 2 : 1;
  const { x, y } = centre(field);
  if (sideways) {
    const width = 2 * tile.width + front - 2 * EDGE;
    const broad = spaces > 6 ? 6 : 3;
    const height = ((broad - inFront) * (tile.height + behind)) / 2 - behind;
    const top = y - (broad * tile.height + (broad - 1) * behind) / 2;
    return { x: x - width / 2, y: top, width, height };
  }
  const from = x + (inFront * (tile.width + beside)) / 2 + EDGE;
  const width = field.x + field.width - from;
  return { x: from, y: y - front / 2 - tile.height, width, height: 2 * tile.height + front };
}
