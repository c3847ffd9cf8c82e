/** Answers that are all the same sentence with another number. */
import type { Choice } from '../wire/types';

/** Fewer are quicker to point at than to type. */
const MANY = 13;

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
