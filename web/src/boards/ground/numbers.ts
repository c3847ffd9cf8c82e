/** Reads numbers out of what people read. */

/** All whole numbers in a text, such as 3 and 8 in "3 of 8". */
export function numbersIn(text: string | undefined): number[] {
  return (text?.match(/\d+/g) ?? []).map(Number);
}
