/** Chance that can be repeated: the same seed gives the same numbers. */

/** A source of numbers from 0 up to 1. */
export type Chance = () => number;

/** A small generator (mulberry32). */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several. */
export function oneOf<T>(chance: Chance, all: readonly T[]): T | undefined {
  return all[Math.floor(chance() * all.length)];
}
