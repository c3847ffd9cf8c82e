/** A thing on the table that somebody points at or looks at. */
import type { Piece } from '../wire/types';

/** A thing, and where it is on the page. */
export interface Pointed {
  address: string;
  /** The piece's id, if it is one. */
  id: number | undefined;
  piece: Piece | undefined;
  /** The zone it is, or lies in. */
  zone: string;
  element: HTMLElement;
}
