/** How much room words take. */
import type { Size } from '../geometry';

/** Is it as wide as high, as Chinese signs are? */
function isSquare(letter: string): boolean {
  return letter > '\u2e80';
}

/** How long a name is about at most, in letters' heights. */
export function nameLength(words: string): number {
  let length = 0;
  for (const letter of words) length += isSquare(letter) ? 1 : /[mw]/i.test(letter) ? 0.85 : 0.56;
  return length;
}

/** The height of a line for letters of height 1. */
export const LINE_HEIGHT = 1.28;
/** Words end before their lines do. */
const RAGGED = 14;

/** The largest and the smallest letters that a text is read in. */
const LARGEST = 13;
export const SMALLEST = 10.5;

/** How high a text of this length is in letters of this height, around a picture in its corner. */
export function textHeight(length: number, width: number, letters: number, picture: Size): number {
  const line = letters * LINE_HEIGHT;
  const beside = Math.ceil(picture.height / line);
  const all = Math.ceil((length * letters + beside * picture.width) / Math.max(1, width - RAGGED));
  return Math.max(picture.height, all * line);
}

/** Makes the letters of an element as large as can be, so that nothing of its parent is cut. */
export function fitLetters(element: HTMLElement): void {
  const around = element.parentElement;
  for (let letters = LARGEST; letters >= SMALLEST; letters -= 0.5) {
    element.style.fontSize = `${letters}px`;
    if (!around || around.scrollHeight <= around.clientHeight) return;
  }
}
