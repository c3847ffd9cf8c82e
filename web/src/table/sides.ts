/** Which side a seat is on, for its colour. Pure. */
import type { TableView } from '../wire/types';

/** The place of the seat's side among the sides: 1, 2, ... */
export function sideOf(table: TableView | undefined, seat: number): number {
  const sides = [...new Set(table?.seats.map((one) => one.side))];
  const side = table?.seats.find((one) => one.seat === seat)?.side;
  return side === undefined ? 1 : sides.indexOf(side) + 1;
}
