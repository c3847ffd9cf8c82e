/**
 * How people say what they want: by pointing at things, one after the other. Pure: which things
 * can be pointed at next, and what has been chosen, follow from the choices and from what was
 * pointed at before.
 */
import type { Choice } from '../wire/types';

/** What may be pointed at, and what would be done. */
export interface Pointing {
  /** What was pointed at so far, as addresses. */
  pointed: readonly string[];
  /** Things that lead on. */
  next: ReadonlySet<string>;
  /** Choices that are complete: what was pointed at is all of their path. */
  complete: readonly Choice[];
  /** Choices that need no pointing; none once something was pointed at. */
  buttons: readonly Choice[];
  /**
   * Choices that are offered at once, though they can be pointed at too: those behind the only
   * thing that leads on, and, beside a button that declines, the few that would not be one.
   */
  clear: readonly Choice[];
}

/** What comes of pointing at a thing. */
export type Outcome =
  /** This is chosen. */
  | { kind: 'chosen'; choice: Choice }
  /** More has to be pointed at, or one of the complete choices picked from a menu. */
  | { kind: 'further'; pointing: Pointing }
  /** The thing leads nowhere now. */
  | { kind: 'nothing' };

/** So few choices are offered as buttons beside one that declines. */
const FEW = 2;

/** How things stand after pointing at these things. */
export function pointing(choices: readonly Choice[], pointed: readonly string[] = []): Pointing {
  const next = new Set<string>();
  const complete: Choice[] = [];
  const buttons: Choice[] = [];
  const further: Choice[] = [];
  for (const choice of choices) {
    const ways = waysOf(choice);
    if (ways.length === 0) {
      if (pointed.length === 0) buttons.push(choice);
      continue;
    }
    const begun = ways.filter((way) => begins(way, pointed));
    const steps = begun.flatMap((way) => way[pointed.length] ?? []);
    if (steps.length > 0) further.push(choice);
    else if (begun.length > 0) complete.push(choice);
    for (const step of steps) next.add(step);
  }
  const last = ({ path }: Choice) => path?.length === pointed.length + 1;
  const isOnlyWay = pointed.length > 0 && complete.length === 0 && next.size === 1;
  const isRare = pointed.length === 0 && buttons.length === 1 && further.length <= FEW;
  const isClear = (isOnlyWay || isRare) && further.every(last);
  return { pointed, next, complete, buttons, clear: isClear ? further : [] };
}

/**
 * Points at a thing. One that does not lead on begins anew where it can, and pointing again at
 * the last thing takes it back.
 */
export function point(choices: readonly Choice[], now: Pointing, thing: string): Outcome {
  if (now.next.has(thing)) return decide(pointing(choices, [...now.pointed, thing]));
  if (now.pointed.length === 0) return { kind: 'nothing' };
  if (now.pointed.at(-1) === thing) return { kind: 'further', pointing: back(choices, now) };
  const anew = pointing(choices);
  if (anew.next.has(thing)) return decide(pointing(choices, [thing]));
  return { kind: 'nothing' };
}

/** One step back. */
export function back(choices: readonly Choice[], now: Pointing): Pointing {
  return pointing(choices, now.pointed.slice(0, -1));
}

/** Still so after the choices changed: as much of it as still leads somewhere. */
export function still(choices: readonly Choice[], now: Pointing): Pointing {
  for (let length = now.pointed.length; length > 0; length--) {
    const kept = pointing(choices, now.pointed.slice(0, length));
    if (kept.next.size > 0 || kept.complete.length > 0) return kept;
  }
  return pointing(choices);
}

/** Where a thing that was pointed at could be dropped: what comes after it. */
export function targets(
  choices: readonly Choice[],
  now: Pointing,
  thing: string,
): ReadonlySet<string> {
  const outcome = point(choices, now, thing);
  return outcome.kind === 'further' ? outcome.pointing.next : new Set();
}

function decide(after: Pointing): Outcome {
  const [only] = after.complete;
  if (only && after.complete.length === 1 && after.next.size === 0) {
    return { kind: 'chosen', choice: only };
  }
  return { kind: 'further', pointing: after };
}

/** The ways to point a choice out; none for a button. */
function waysOf({ path = [], either = false }: Choice): (readonly string[])[] {
  if (path.length === 0) return [];
  return either ? [path, [...path].reverse()] : [path];
}

function begins(path: readonly string[], with_: readonly string[]): boolean {
  return with_.length <= path.length && with_.every((step, i) => step === path[i]);
}
