/** What goes together when a game is set up: modes, seats, decks. Pure. */
import type { ClockRule, GameRow, ModeRow, NewTable } from '../wire/types';
import { fitting } from './offers';

/** Who sits in a seat: oneself, whoever comes, or a bot of a level. */
export type Sitter = string;

/** What is chosen before a game. */
export interface Plan {
  game: string;
  /** The frame; none if the game has no modes. */
  frame: string | undefined;
  /** What lies over it. */
  extras: readonly string[];
  seats: readonly Sitter[];
  /** Who sat down beside oneself last: they come back when there are seats again. */
  others: Sitter;
  /** The level that was chosen last, even if no bot sits there now. */
  level: string;
  /** Options by key; what is as usual is left out. */
  options: Readonly<Record<string, string>>;
  clock: ClockRule | undefined;
  public: boolean;
  seed: string;
}

/** The ways to play that stand alone. */
export function frames(game: GameRow): ModeRow[] {
  return game.modes.filter((mode) => mode.frame);
}

/** What may lie over a frame, together with what lies there already. */
export function extrasFor(game: GameRow, frame: string, chosen: readonly string[]): ModeRow[] {
  const together = [frame, ...chosen];
  const modes = game.modes.filter((mode) => together.includes(mode.id));
  return game.modes.filter(
    (mode) => !mode.frame && modes.every((other) => other.id === mode.id || goesWith(other, mode)),
  );
}

function goesWith(one: ModeRow, other: ModeRow): boolean {
  return one.with.includes(other.id) || other.with.includes(one.id);
}

/** The numbers of seats the plan's modes can be played with. */
export function seatCounts(game: GameRow, frame: string | undefined): number[] {
  return game.modes.find((mode) => mode.id === frame)?.seats ?? game.seats;
}

/** The usual number of seats: two, where that is possible. */
export function usualSeats(counts: readonly number[]): number {
  return counts.includes(2) ? 2 : (counts[0] ?? 2);
}

/** The usual plan: oneself against bots of a level. */
export function usualPlan(game: GameRow, level: string): Plan {
  const frame = frames(game)[0]?.id;
  const count = usualSeats(seatCounts(game, frame));
  return {
    game: game.id,
    frame,
    extras: [],
    seats: against(count, level),
    others: level,
    level,
    options: {},
    clock: undefined,
    public: false,
    seed: '',
  };
}

/** Oneself, and others of one kind. */
export function against(count: number, others: Sitter): Sitter[] {
  return Array.from({ length: count }, (_, i) => (i === 0 ? 'me' : others));
}

/** The plan with others in its seats. */
export function seated(plan: Plan, seats: readonly Sitter[]): Plan {
  const bot = seats.find((sitter) => sitter !== 'me' && sitter !== 'open');
  return { ...plan, seats, level: bot ?? plan.level };
}

/** The plan with another frame: what does not go with it is left out. */
export function reframed(game: GameRow, plan: Plan, frame: string): Plan {
  const extras: string[] = [];
  for (const id of plan.extras) {
    if (extrasFor(game, frame, extras).some((mode) => mode.id === id)) extras.push(id);
  }
  const counts = seatCounts(game, frame);
  const count = counts.includes(plan.seats.length) ? plan.seats.length : usualSeats(counts);
  return reseated(game, { ...plan, frame, extras }, count);
}

/** The plan with something laid over its frame, or taken away. */
export function overlaid(game: GameRow, plan: Plan, extra: string, on: boolean): Plan {
  const others = plan.extras.filter((id) => id !== extra);
  return fitting(game, { ...plan, extras: on ? [...others, extra] : others });
}

/** The plan with another number of seats: new ones are like the last. */
export function reseated(game: GameRow, plan: Plan, count: number): Plan {
  const others =
    plan.seats.find((sitter, i) => i > 0 && sitter !== 'me') ?? plan.seats[1] ?? plan.others;
  const seats = Array.from({ length: count }, (_, i) => plan.seats[i] ?? others);
  return fitting(game, { ...plan, seats, others });
}

/** The request that opens the plan's table. */
export function request(game: GameRow, plan: Plan): NewTable {
  const options: Record<string, string> = { ...plan.options };
  const isUsual = plan.frame === frames(game)[0]?.id && plan.extras.length === 0;
  if (plan.frame && !isUsual) options['mode'] = [plan.frame, ...plan.extras].join(',');
  for (const { key, default: usual } of game.options) {
    if (options[key] === '' || options[key] === usual) delete options[key];
  }
  const table: NewTable = {
    game: plan.game,
    options,
    seats: [...plan.seats],
    public: plan.public && plan.seats.includes('open'),
  };
  if (plan.clock) table.clock = plan.clock;
  if (plan.seed.trim()) table.seed = plan.seed.trim();
  return table;
}
