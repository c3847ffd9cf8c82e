/** Finds things of a scene by address. */
import { pieceName, type Box, type Placement } from '../layer/layout';
import type { Piece, Scene, Zone } from '../wire/types';

/** The zone's key of an address, and the piece's key if it names one. */
export function parts(address: string): { zone: string; key: string | undefined } {
  const slash = address.indexOf('/');
  if (slash < 0) return { zone: address, key: undefined };
  return { zone: address.slice(0, slash), key: address.slice(slash + 1) };
}

/** The zone with this key. */
export function zoneOf(scene: Scene, key: string): Zone | undefined {
  return scene.zones.find((zone) => zone.key === key);
}

/** What lies in a zone. */
export function piecesOf(zone: Zone | undefined): readonly Piece[] {
  return zone?.pieces ?? [];
}

/** The value of a fact of a zone. */
export function factOf(zone: Zone | undefined, key: string): string | undefined {
  return zone?.facts?.find((fact) => fact.key === key)?.value;
}

/** A thing in its place. */
export interface Placed {
  box: Box;
  /** The name of the piece, if it is one. */
  piece: string | undefined;
}

/**
 * Where a thing lies: a piece, or a zone. A space that holds one piece is as good as the piece.
 * Where no zone has the key, the piece is looked for in all rows: events know the number of a
 * card on the field, but not in which part of the field it lies.
 */
export function placeOf(address: string, scene: Scene, placement: Placement): Placed | undefined {
  const { zone: named, key } = parts(address);
  const isThere = (zone: Zone) =>
    zone.kind === 'row' && piecesOf(zone).some((piece) => piece.key === key);
  const zone = zoneOf(scene, named) ?? scene.zones.find(isThere);
  const zoneKey = zone?.key ?? named;
  const pieces = piecesOf(zone);
  const index =
    key === undefined
      ? zone?.kind === 'space' && pieces.length > 0
        ? 0
        : -1
      : pieces.findIndex((piece) => piece.key === key);
  if (index >= 0) {
    const piece = pieceName(zoneKey, index);
    const box = placement.pieces.get(piece);
    if (box) return { box, piece };
  }
  const box = placement.zones.get(zoneKey);
  return box && { box, piece: undefined };
}
