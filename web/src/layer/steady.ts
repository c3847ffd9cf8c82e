/**
 * Keeps what did not change. Layouts and grounds are worked out anew for every scene; whatever
 * comes out the same stays the same object, so that the page has nothing to do for it. Pure.
 */
import type { Placement, ZonePlace } from './layout';
import { sameBox, samePlace } from './views';

/** Do both have the same in all their fields? */
function alike<T extends object>(one: T, other: T): boolean {
  for (const key in one) if (one[key] !== other[key]) return false;
  for (const key in other) if (!(key in one)) return false;
  return true;
}

/** Lists that come one after the other: what is the same in the next one is kept from the last. */
export function steadily<T extends object>(): (now: readonly T[]) => readonly T[] {
  let before: readonly T[] = [];
  return (now) => {
    const kept = now.map((item, i) => {
      const was = before[i];
      return was && alike(was, item) ? was : item;
    });
    const isSame = kept.length === before.length && kept.every((item, i) => item === before[i]);
    return isSame ? before : (before = kept);
  };
}

/** The places of now, where they are the same as before those of before. */
export function steady(before: Placement | undefined, now: Placement): Placement {
  if (before) {
    keep(before.zones, now.zones, sameZone);
    keep(before.pieces, now.pieces, samePlace);
  }
  return now;
}

function keep<T>(
  before: ReadonlyMap<string, T>,
  now: Map<string, T>,
  isSame: (one: T, other: T) => boolean,
): void {
  for (const [name, place] of now) {
    const was = before.get(name);
    if (was && isSame(was, place)) now.set(name, was);
  }
}

function sameZone(one: ZonePlace, other: ZonePlace): boolean {
  return sameBox(one, other) && one.titled === other.titled && one.folded === other.folded;
}
