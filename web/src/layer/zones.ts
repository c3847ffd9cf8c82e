/** What the layer shows of each zone. A view that did not change stays the same object. Pure. */
import type { Scene, Zone } from '../wire/types';
import type { Placement, ZonePlace } from './layout';
import { zoneName } from './reading';
import { addressOf, type Sight } from './views';

/** What can be seen of a zone, and of what can be done with it. */
export interface ZoneView {
  zone: Zone;
  place: ZonePlace;
  /** It has no place now: what is shown for the moment will come to have one again. */
  isAbsent: boolean;
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

/** The views of all zones; those of `before` that are still true are kept, if places are steady. */
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
  return scene.zones.map((zone) => {
    const { key } = zone;
    const was = known.get(key);
    const now = placement.zones.get(key);
    const place = now ?? was?.place ?? NOWHERE;
    const canPoint = next.has(key);
    const view: ZoneView = {
      zone,
      place,
      isAbsent: !now,
      owns: owned.get(key) ?? '',
      isUsable: canPoint && (!filled.has(key) || !!place.folded),
      isTarget: targets.has(key) || (pointed.length > 0 && canPoint),
      isPointed: pointed.includes(key),
      isHinted: hinted.includes(key),
      hasUsable: !!place.folded && hasUsable(zone, next),
      hasRover: rover === zoneName(key),
      isNear: zone.seat === near,
    };
    return was && same(was, view) ? was : view;
  });
}

const NOWHERE: ZonePlace = { x: 0, y: 0, width: 0, height: 0 };

function hasUsable(zone: Zone, next: ReadonlySet<string>): boolean {
  return (zone.pieces ?? []).some((piece) => next.has(addressOf(zone.key, piece)));
}

function same(one: ZoneView, other: ZoneView): boolean {
  return (
    one.zone === other.zone &&
    one.owns === other.owns &&
    one.isAbsent === other.isAbsent &&
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
