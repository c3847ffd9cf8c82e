/** What is left of a seat's time. Pure. */
import type { ClockView } from '../wire/types';

/** What is left for the move and in the bank so many milliseconds after the clock was told. */
export function left(clock: ClockView, since: number): { move: number; bank: number } {
  if (!clock.running) return { move: clock.move_ms, bank: clock.bank_ms };
  const over = Math.max(0, since - clock.move_ms);
  return {
    move: Math.max(0, clock.move_ms - since),
    bank: Math.max(0, clock.bank_ms - over),
  };
}

/** As clocks show it: `1:05`. */
export function face(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}
