/**
 * What a board draws besides zones and cards: lines, dials, dice, the picture behind it all.
 * A decoration is a component laid between the zones and the cards, or over the cards. It takes
 * no pointer and says nothing to those who listen; the log and the zones do.
 */
import type { Component } from 'svelte';
import type { Cue, Scene } from '../wire/types';
import type { Box, Layout, Placement, Room } from './layout';

/** Something to be watched now. Each has a number of its own, so that the same cue may come twice. */
export interface Shown {
  number: number;
  cue: Cue;
}

/** What a decoration is given. */
export interface DecorationProps {
  scene: Scene;
  placement: Placement;
  room: Room;
  /** What happened with the last step; stays until the next one. */
  shown: readonly Shown[];
  /** May things move? If not, a decoration shows only how it ends. */
  motion: boolean;
  /** Where a thing of the scene lies now: a zone, or the first piece with this key. */
  at: (address: string) => Box | undefined;
}

/** A board: where things lie, and what is drawn around them. */
export interface Board {
  layout: Layout;
  /** Drawn below the cards. */
  Ground?: Component<DecorationProps>;
  /** Drawn over the cards. */
  Decoration?: Component<DecorationProps>;
  /** How long a cue is watched, in milliseconds, before the next step is shown. */
  lasts?: (cue: Cue) => number;
}
