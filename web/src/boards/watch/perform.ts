/** Plays cues one after the other; several of a kind in a row are watched together. */
import type { Cue } from '../../wire/types';
import { LONGEST } from './performance';
import type { Theatre } from './theatre';

/** How a cue is watched. Those that come together are counted from 0. */
export interface Act {
  (cue: Cue, theatre: Theatre, index: number): Promise<unknown>;
  /** The longest it may take, if more than others. */
  longest?: number;
  /** What is left to be seen of it where nothing may move, until it is over or skipped. */
  still?: (cue: Cue, theatre: Theatre) => Promise<unknown>;
}

/** How each kind of cue is watched; a kind that is not here is not watched. */
export type Acts = Readonly<Record<string, Act>>;

/** Cues of the same kind that follow each other. */
export function groups(cues: readonly Cue[]): Cue[][] {
  const found: Cue[][] = [];
  for (const cue of cues) {
    const last = found.at(-1);
    if (last?.[0]?.kind === cue.kind) last.push(cue);
    else found.push([cue]);
  }
  return found;
}

/** What came of the last of them that leaves something to be seen where nothing may move. */
export function stillOf(cues: readonly Cue[], acts: Acts): ((theatre: Theatre) => Promise<unknown>) | undefined {
  const cue = cues.findLast(({ kind }) => acts[kind]?.still);
  const still = cue && acts[cue.kind]?.still;
  return still && ((theatre) => still(cue, theatre));
}

/** Plays all of them. */
export async function perform(cues: readonly Cue[], acts: Acts, theatre: Theatre): Promise<void> {
  const { performance } = theatre;
  for (const group of groups(cues)) {
    if (performance.over) return;
    const act = acts[group[0]?.kind ?? ''];
    if (!act) continue;
    const all = Promise.all(group.map((cue, i) => act(cue, theatre, i)));
    await Promise.race([all, performance.wait(act.longest ?? LONGEST)]);
  }
}
