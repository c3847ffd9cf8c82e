/** What can be chosen with a plan's modes and seats, by what the server says. Pure. */
import type { DeckRow, Fit, GameRow, OptionRow } from '../wire/types';
import type { Plan } from './setup';

/** Options that have a place of their own in a plan. */
const OWN_PLACE = new Set(['mode', 'seats']);

/** The option that names a seat's deck. */
export function deckKey(seat: number): string {
  return `deck${seat}`;
}

function isDeckKey(key: string): boolean {
  return /^deck\d$/.test(key);
}

/** What decides whether something fits. */
type Ground = Pick<Plan, 'frame' | 'extras' | 'seats'>;

function fits({ seats, without, needs }: Fit, plan: Ground): boolean {
  const isChosen = (mode: string) => plan.frame === mode || plan.extras.includes(mode);
  return (
    seats.includes(plan.seats.length) &&
    !without.some(isChosen) &&
    (needs.length === 0 || needs.some(isChosen))
  );
}

/** The options that are shown as such, each with the values that fit. */
export function plainOptions(game: GameRow, plan: Ground): OptionRow[] {
  return game.options.flatMap((option) => {
    if (OWN_PLACE.has(option.key) || isDeckKey(option.key)) return [];
    const values = option.values.filter((value) => fits(value.fit, plan));
    const isText = option.values.length === 0;
    // A single value leaves nothing to choose.
    return isText || values.length > 1 ? [{ ...option, values }] : [];
  });
}

/** The decks that a seat can bring. */
export function decksFor(game: GameRow, plan: Ground): DeckRow[] {
  if (!game.options.some(({ key }) => isDeckKey(key))) return [];
  return game.decks.filter((deck) => fits(deck.fit, plan));
}

/** The plan without choices that do not fit: those of other modes, and of seats that are gone. */
export function fitting(game: GameRow, plan: Plan): Plan {
  const options = plainOptions(game, plan);
  const decks = decksFor(game, plan);
  const stays = ([key, chosen]: [string, string]) => {
    if (isDeckKey(key)) {
      const hasSeat = plan.seats.some((_, i) => deckKey(i + 1) === key);
      return hasSeat && decks.some(({ id }) => id === chosen);
    }
    const option = options.find((one) => one.key === key);
    return option && (option.values.length === 0 || option.values.some(({ id }) => id === chosen));
  };
  return { ...plan, options: Object.fromEntries(Object.entries(plan.options).filter(stays)) };
}

/** A refusal with the names that people know: the server writes an option as `key=value`. */
export function named(game: GameRow, line: string): string {
  const option = game.options.find(({ key }) => line.startsWith(`${key}=`));
  if (!option) return line;
  const [said = ''] = line.slice(option.key.length + 1).split(' ', 1);
  const value = [...option.values, ...game.decks].find(({ id }) => id === said);
  return `${option.name}: ${value?.name ?? said}${line.slice(option.key.length + 1 + said.length)}`;
}
