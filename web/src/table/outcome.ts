/** How a game ended for the one who looks. Pure. */
import type { TableView } from '../wire/types';

/** Won, lost, a draw, or won by others while one watched; nothing before the end. */
export type Outcome = 'won' | 'lost' | 'draw' | 'others';

/** How it ended. Whoever has seats on both sides watches, in the end. */
export function outcome(table: TableView): Outcome | undefined {
  const { payoffs } = table;
  if (!payoffs) return undefined;
  const own = table.seats.filter((seat) => seat.yours);
  const paid = own.map((seat) => payoffs[seat.seat - 1] ?? 0);
  const sides = new Set(own.map((seat) => seat.side));
  if (sides.size === 1 && paid.some((one) => one > 0)) return 'won';
  if (payoffs.every((one) => one === 0)) return 'draw';
  if (sides.size === 1) return paid.every((one) => one === 0) ? 'draw' : 'lost';
  return payoffs.some((one) => one > 0) ? 'others' : 'draw';
}
