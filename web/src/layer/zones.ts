/** What the layer shows of each zone. A view that did not change stays the same object. Pure. */
import type { Scene, Zone } from '../wire/types';
import type { Placement, ZonePlace } from './layout';
import { zoneName } from './reading';
import { addressOf, type Sight } from './views';

/** What can be seen of a zone, and of what can be done with it. */
export interface ZoneView {
  zone: Zone;
  place: ZonePlace;
  /** The ids of its cards' elements, in order. */
  owns: string;
  isUsable: boolean;
  isTarget: boolean;
  isPointed: boolean;
  isHinted: boolean;
  /** Something in it can be pointed at once it is opened. */
  hasUsable: boolean;
  hasRover: boolean;
  isNear: boolean;
}

/**
 * The views of all zones that have a place; those of `before` that are still true are kept, if the
 * places are steady.
 */
export function zoneViewsOf(
  scene: Scene,
  placement: Placement,
  owned: ReadonlyMap<string, string>,
  sight: Omit<Sight, 'label' | 'touched'>,
  near: number,
  before: readonly ZoneView[],
): ZoneView[] {
  const { next, pointed, targets, hinted, filled, rover } = sight;
  const known = new Map(before.map((view) => [view.zone.key, view]));
  return scene.zones.flatMap((zone) => {
    const { key } = zone;
    const place = placement.zones.get(key);
    if (!place) return [];
    const canPoint = next.has(key);
    const view: ZoneView = {
      zone,
      place,
      owns: owned.get(key) ?? '',
      isUsable: canPoint && (!filled.has(key) || !!place.folded),
      isTarget: targets.has(key) || (pointed.length > 0 && canPoint),
      isPointed: pointed.includes(key),
      isHinted: hinted.includes(key),
      hasUsable: !!place.folded && hasUsable(zone, next),
      hasRover: rover === zoneName(key),
      isNear: zone.seat === near,
    };
    const was = known.get(key);
    return [was && same(was, view) ? was : view];
  });
}

function hasUsable(zone: Zone, next: ReadonlySet<string>): boolean {
  return (zone.pieces ?? []).some((piece) => next.has(addressOf(zone.key, piece)));
}

function same(one: ZoneView, other: ZoneView): boolean {
  return (
    one.zone === other.zone &&
    one.owns === other.owns &&
    one.isUsable === other.isUsable &&
    one.isTarget === other.isTarget &&
    one.isPointed === other.isPointed &&
    one.isHinted === other.isHinted &&
    one.hasUsable === other.hasUsable &&
    one.hasRover === other.hasRover &&
    one.isNear === other.isNear &&
    one.place === other.place
  );
}
