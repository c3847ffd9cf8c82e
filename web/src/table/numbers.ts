/** Answers that differ in a number only: those that are said, and those that are pointed at. */
import type { Choice, Zone } from '../wire/types';

/** Fewer are quicker to point at than to type. */
export const MANY = 13;

/** Answers by their number. */
export interface Numbers {
  least: number;
  most: number;
  byNumber: ReadonlyMap<number, Choice>;
}

/** The answers by number, if there are many and they differ in one number only. */
export function numbersOf(choices: readonly Choice[]): Numbers | undefined {
  if (choices.length < MANY) return undefined;
  const byNumber = new Map<number, Choice>();
  const sentences = new Set<string>();
  for (const choice of choices) {
    const found = choice.label.match(/\d+/g);
    if (found?.length !== 1) return undefined;
    byNumber.set(Number(found[0]), choice);
    sentences.add(choice.label.replace(/\d+/, '#'));
  }
  if (sentences.size > 1 || byNumber.size < choices.length) return undefined;
  const numbers = [...byNumber.keys()];
  return { least: Math.min(...numbers), most: Math.max(...numbers), byNumber };
}

/** A number to point at, such as `amounts/3`. */
const COUNT = /^(.+)\/(\d+)$/;

/**
 * The choices by number, if nothing but a number is left to be pointed at: words that lie aside for
 * the moment, each called by its number.
 */
export function countsOf(
  choices: readonly Choice[],
  pointed: readonly string[],
  zones: readonly Zone[],
): Numbers | undefined {
  const byNumber = new Map<number, Choice>();
  const places = new Set<string>();
  for (const choice of choices) {
    const path = choice.path ?? [];
    if (path.length < pointed.length || pointed.some((step, i) => step !== path[i])) continue;
    const [, place, number] = COUNT.exec(path[pointed.length] ?? '') ?? [];
    if (place === undefined || path.length > pointed.length + 1) return undefined;
    places.add(place);
    byNumber.set(Number(number), choice);
  }
  const [place, ...others] = places;
  const zone = zones.find((one) => one.key === place);
  if (byNumber.size < 2 || others.length > 0) return undefined;
  if (zone?.kind !== 'aside' || zone.pieces?.some((piece) => piece.card)) {
    return undefined;
  }
  const numbers = [...byNumber.keys()];
  return { least: Math.min(...numbers), most: Math.max(...numbers), byNumber };
}
