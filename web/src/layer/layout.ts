/**
 * Where things lie. A board is a pure function from a scene and a size to places; the layer
 * puts its persistent card elements there by transforms, and the zones below them.
 */
import type { Scene } from '../wire/types';

/** How large something is, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The height of a printed card for a width of 1. */
export const CARD_RATIO = 1.4;

/** A box in pixels of the table's area. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** A box of this size around the middle of another one. */
export function centred({ x, y, width, height }: Box, size: Size): Box {
  return {
    x: x + (width - size.width) / 2,
    y: y + (height - size.height) / 2,
    width: size.width,
    height: size.height,
  };
}

/**
 * How much of a card is shown: `face` has art, name and values, `told` all of its text as well,
 * `chip` one line, `back` nothing.
 */
export type Look = 'face' | 'told' | 'chip' | 'back';

/** Where a piece lies. */
export interface PiecePlace extends Box {
  look: Look;
  /** What lies higher covers what lies lower. */
  layer: number;
}

/** Where a zone lies. */
export interface ZonePlace extends Box {
  /** Its name is shown there; elsewhere only those who listen hear it. */
  titled?: boolean;
  /** It opens as a list when pointed at, such as a pile or a market on a phone. */
  folded?: boolean;
}

/** Everything in its place. Pieces are named by zone key and index: `hand-1#0`. */
export interface Placement {
  zones: Map<string, ZonePlace>;
  pieces: Map<string, PiecePlace>;
  /** The height that is needed, if it is more than there is: then the table scrolls. */
  height: number;
}

/** What a layout may know. */
export interface Room {
  width: number;
  height: number;
  /** The seat that looks, or 1 for the public: its side lies near, at the bottom. */
  near: number;
  /** How large people like cards, 1 by default, from 0.8 to 1.4. */
  cardSize: number;
  /** A finger points, so nothing is smaller than 44 pixels. */
  touch: boolean;
  /** The language's tag, if it is known: texts are longer in some than in others. */
  lang?: string;
}

/** A board. */
export type Layout = (scene: Scene, room: Room) => Placement;

/** Names are asked for so often that each is made only once. */
const names = new Map<string, string[]>();

/** The name of the piece at this index of a zone. */
export function pieceName(zone: string, index: number): string {
  const known = names.get(zone) ?? [];
  if (known.length === 0) names.set(zone, known);
  return (known[index] ??= `${zone}#${index}`);
}
