/** The things on the table in the order of reading, for those who listen or use keys. Pure. */
import type { Scene } from '../wire/types';
import type { Following } from './follow';
import { pieceName, type Placement } from './layout';
import type { Thing } from './roam';
import { addressOf, elementName } from './views';

/** The id of a zone's element that can have the focus. */
export function zoneName(zone: string): string {
  return `zone-${zone}`;
}

/** Places for one piece that have one: the piece is pointed at for its place. */
export function filledOf(scene: Scene): ReadonlySet<string> {
  const filled = scene.zones.filter((zone) => zone.kind === 'space' && zone.pieces?.length);
  return new Set(filled.map((zone) => zone.key));
}

/** The id of the piece at each place. */
export function idsOf(following: Following): ReadonlyMap<string, number> {
  return new Map(following.pieces.map(({ id, zone, index }) => [pieceName(zone, index), id]));
}

/** Everything that can have the focus. `next` is what can be pointed at. */
export function thingsOf(
  scene: Scene,
  placement: Placement,
  ids: ReadonlyMap<string, number>,
  next: ReadonlySet<string>,
  filled: ReadonlySet<string>,
): Thing[] {
  return scene.zones.flatMap((zone) => {
    const place = placement.zones.get(zone.key);
    const pieces = zone.pieces ?? [];
    const isUsable = next.has(zone.key);
    const usablePieces = pieces.map((piece) => next.has(addressOf(zone.key, piece)));
    const name = zoneName(zone.key);
    if (place?.folded) {
      if (pieces.length === 0 && !isUsable) return [];
      return [{ name, box: place, usable: isUsable || usablePieces.includes(true) }];
    }
    const isFilled = filled.has(zone.key);
    const found: Thing[] =
      place && isUsable && !isFilled ? [{ name, box: place, usable: true }] : [];
    for (const [i, isOwn] of usablePieces.entries()) {
      const box = placement.pieces.get(pieceName(zone.key, i));
      const id = ids.get(pieceName(zone.key, i));
      if (!box || id === undefined) continue;
      found.push({ name: elementName(id), box, usable: isOwn || (isFilled && isUsable) });
    }
    return found;
  });
}

/** The ids of the elements that lie in each zone, in order, as `aria-owns` wants them. */
export function ownedOf(
  scene: Scene,
  placement: Placement,
  ids: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> {
  return new Map(
    scene.zones.map((zone) => {
      const names = (zone.pieces ?? []).flatMap((_, i) => {
        const name = pieceName(zone.key, i);
        const id = ids.get(name);
        return id !== undefined && placement.pieces.has(name) ? [elementName(id)] : [];
      });
      return [zone.key, placement.zones.get(zone.key)?.folded ? '' : names.join(' ')];
    }),
  );
}
