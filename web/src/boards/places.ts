/** Puts the zones of a scene and what lies in them into their places, one after the other. */
import {
  CARD_RATIO,
  centred,
  pieceName,
  type Box,
  type Look,
  type Placement,
  type PiecePlace,
  type ZonePlace,
} from '../layer/layout';
import type { Scene, Zone } from '../wire/types';
import { piecesOf } from './address';
import { FINGER, inset, type Size } from './geometry';
import { spread, type SpreadRule } from './spread';

/** What else there is to say about a zone. */
export type ZoneWish = Pick<ZonePlace, 'titled' | 'folded'>;

/** The height that a zone's name takes. */
export const TITLE = 22;

/** Inside the edge of a zone. */
export const EDGE = 4;

/** The room inside a zone, below its name if that is shown. */
export function within(box: Box, wish: ZoneWish = {}): Box {
  const inner = inset(box, EDGE);
  if (!wish.titled) return inner;
  return { ...inner, y: inner.y + TITLE, height: Math.max(0, inner.height - TITLE) };
}

/** Collects places. */
export class Places {
  readonly #scene: Scene;
  readonly #zones = new Map<string, ZonePlace>();
  readonly #pieces = new Map<string, PiecePlace>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Is there a place for this zone already? */
  has(zone: Zone): boolean {
    return this.#zones.has(zone.key);
  }

  /** The zones that have no place yet and need one. */
  left(): Zone[] {
    const isIdle = (zone: Zone) =>
      (zone.kind === 'aside' || zone.kind === 'space') && piecesOf(zone).length === 0;
    return this.#scene.zones.filter((zone) => !this.has(zone) && !isIdle(zone));
  }

  /** A place for the zone alone. */
  zone(zone: Zone | undefined, box: Box, wish: ZoneWish = {}): void {
    if (zone) this.#zones.set(zone.key, { ...box, ...wish });
  }

  /** A place for one of its pieces. */
  piece(zone: Zone, index: number, box: Box, look: Look, layer = index): void {
    this.#pieces.set(pieceName(zone.key, index), { ...box, look, layer: layer + 1 });
  }

  /** Its only piece fills it, up to the edge. */
  space(zone: Zone | undefined, box: Box, look: Look = 'face'): void {
    if (!zone) return;
    this.zone(zone, box);
    for (const [i] of piecesOf(zone).entries()) this.piece(zone, i, box, look);
  }

  /** Its pieces lie side by side. */
  spread(zone: Zone | undefined, box: Box, rule: SpreadRule, look: Look, wish: ZoneWish = {}): void {
    if (!zone) return;
    this.zone(zone, box, wish);
    const boxes = spread(piecesOf(zone).length, within(box, wish), rule);
    for (const [i, place] of boxes.entries()) this.piece(zone, i, place, look);
  }

  /** Its pieces lie on each other, the last on top; pointed at, it opens as a list. */
  pile(zone: Zone | undefined, box: Box, card: Size, wish: ZoneWish = {}): void {
    if (!zone) return;
    this.zone(zone, box, { folded: true, ...wish });
    const place = centred(within(box, wish), card);
    // Only the top is seen, and what lies below it while it is taken away.
    const pieces = piecesOf(zone);
    for (let i = Math.max(0, pieces.length - 2); i < pieces.length; i++) {
      this.piece(zone, i, place, pieces[i]?.card ? 'face' : 'back');
    }
  }

  /** Its pieces are a list, one below the other. */
  list(zone: Zone | undefined, box: Box, line: number, gap: number, wish: ZoneWish = {}): void {
    if (!zone) return;
    this.zone(zone, box, wish);
    const inner = within(box, wish);
    for (const [i] of piecesOf(zone).entries()) {
      const place = { ...inner, y: inner.y + i * (line + gap), height: line };
      this.piece(zone, i, place, 'chip');
    }
  }

  /** A fold: a small box that opens as a list; its pieces peep out, each half covered. */
  fold(zone: Zone | undefined, box: Box, card: Size, wish: ZoneWish = {}): void {
    if (!zone) return;
    const folded = { folded: true, ...wish };
    this.zone(zone, box, folded);
    const inner = within(box, wish);
    const count = piecesOf(zone).length;
    const step = count > 1 ? Math.min(card.width + EDGE, (inner.width - card.width) / (count - 1)) : 0;
    const left = inner.x + (inner.width - card.width - step * Math.max(0, count - 1)) / 2;
    const y = inner.y + (inner.height - card.height) / 2;
    for (const [i, piece] of piecesOf(zone).entries()) {
      this.piece(zone, i, { x: left + step * i, y, ...card }, piece.card ? 'face' : 'chip');
    }
  }

  /** What no layout knows of lies in a strip of folds below everything else. */
  strip(y: number, width: number): number {
    const left = this.left();
    if (left.length === 0) return y;
    const height = FINGER + TITLE;
    const each = Math.max(120, width / left.length);
    const inLine = Math.max(1, Math.floor(width / each));
    for (const [i, zone] of left.entries()) {
      const line = Math.floor(i / inLine);
      const box = { x: (i % inLine) * each, y: y + line * (height + EDGE), width: each, height };
      this.fold(zone, box, { width: FINGER * 1.5, height: FINGER - EDGE * 2 }, { titled: true });
    }
    return y + Math.ceil(left.length / inLine) * (height + EDGE);
  }

  /** Everything in its place. */
  done(height: number): Placement {
    return { zones: this.#zones, pieces: this.#pieces, height: Math.ceil(height) };
  }
}

/** A card of this width and ratio. */
export function cardOf(width: number, ratio = CARD_RATIO): Size {
  return { width: Math.round(width), height: Math.round(width * ratio) };
}
