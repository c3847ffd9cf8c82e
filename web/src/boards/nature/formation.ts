/** The two formations: their rows, and which spaces are connected (CN-2.3). */

/** Where a space stands in its formation, as its owner sees it. */
export interface Spot {
  /** 0 is the front. */
  row: number;
  /** How far right of the middle, in spaces. */
  aside: number;
}

/** A formation of 6 or of 12 spaces. */
export interface Formation {
  /** How many spaces each row has, the front first. */
  rows: number[];
  /** Pairs of connected spaces, counted from 1. */
  connections: [number, number][];
}

// CN-2.3.3
const SIX: Formation = {
  rows: [1, 2, 3],
  connections: pairs([[2, 3], [3, 4, 5], [5, 6], [5], [6]]),
};

const TWELVE: Formation = {
  rows: [2, 4, 6],
  connections: pairs([
    [2, 3, 4, 5],
    [4, 5, 6],
    [4, 7, 8, 9],
    [5, 8, 9, 10],
    [6, 9, 10, 11],
    [10, 11, 12],
    [8],
    [9],
    [10],
    [11],
    [12],
  ]),
};

/** The formation with this many spaces. */
export function formationOf(spaces: number): Formation {
  return spaces > 6 ? TWELVE : SIX;
}

/** Where a space stands, counted from 1. */
export function spotOf(formation: Formation, space: number): Spot {
  let before = 0;
  for (const [row, count] of formation.rows.entries()) {
    const index = space - 1 - before;
    if (index < count) return { row, aside: index - (count - 1) / 2 };
    before += count;
  }
  return { row: formation.rows.length - 1, aside: 0 };
}

/** From the spaces that each space is connected to, where they come after it. */
function pairs(later: number[][]): [number, number][] {
  return later.flatMap((others, i) => others.map((other): [number, number] => [i + 1, other]));
}
