/** How a movement goes along: still at first, quick, slower and slower, and still again. Pure. */

/** The curve between the two stills. */
export const EASE = 'cubic-bezier(0.25, 0.8, 0.3, 1)';

/** A movement in its time, in milliseconds. */
export interface Course {
  /** So long it is still before it begins. */
  wait: number;
  duration: number;
  /** All of it, with how long it is still after it has ended. */
  whole: number;
}

/** So many lines tell the curve: a movement has hardly more frames. */
const LINES = 24;

/** How far a movement is when this share of its time has passed: the curve of {@link EASE}. */
export function eased(time: number): number {
  const curve = (one: number, other: number, t: number) =>
    3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * other + t ** 3;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 16; halving++) {
    const middle = (low + high) / 2;
    if (curve(0.25, 0.3, middle) < time) low = middle;
    else high = middle;
  }
  return curve(0.8, 1, low);
}

const known = new Map<string, string>();

/** A course as one easing of all its time, as CSS writes it. */
export function easing(course: Course): string {
  const { wait, duration, whole } = course;
  const name = `${wait} ${duration} ${whole}`;
  const found = known.get(name) ?? written(course);
  known.set(name, found);
  return found;
}

function written({ wait, duration, whole }: Course): string {
  const points = Array.from({ length: LINES + 1 }, (_, i) => {
    const share = i / LINES;
    const far = i === LINES ? 1 : i === 0 ? 0 : eased(share);
    return `${rounded(far)} ${rounded((100 * (wait + duration * share)) / whole)}%`;
  });
  return `linear(0 0%, ${points.join(', ')}, 1 100%)`;
}

function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
