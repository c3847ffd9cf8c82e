/**
 * What a game brings to the table beside its rules: where things lie, what is drawn below and
 * above them, and what its cards look like. A board holds no rule.
 */
import type { Component } from 'svelte';
import type { Layout, Look, Placement, Size } from '../layer/layout';
import type { CardRow, Cue, Piece, Scene } from '../wire/types';

/** What is drawn below the cards gets this. */
export interface GroundProps {
  scene: Scene;
  placement: Placement;
  /** The seat that looks, or 1 for the public. */
  near: number;
}

/** What is drawn over the cards gets this. */
export interface DecorationProps extends GroundProps {
  /**
   * What happened, to be watched. The table hands over the cues of a step before it shows the
   * scene of that step: a new list starts at once, one cue after the other, and `watched` is
   * called when all have been seen. Another list, or an empty one, ends what is being watched.
   */
  cues: readonly Cue[];
  /** May things move? If not, at most a picture is left of what came of it, and `watched` is called at once. */
  motion: boolean;
  /** All cues of the list have been watched. */
  watched: () => void;
  /**
   * The element of the piece at a place such as `hand-1#0`, so that a card that strikes can be
   * seen to lunge. Its `translate` may be animated, and anything of what lies inside it; its
   * `transform` and its style are the layer's.
   */
  element: (piece: string) => HTMLElement | undefined;
}

/** What a face gets. It fills the box it is put into, and says nothing to those who listen. */
export interface FaceProps {
  piece: Piece;
  /** The printed card; none if the piece lies face-down or is no card. */
  card?: CardRow | undefined;
  look: Look;
  /** How large that box is; what is seen of it may be larger. */
  cut: Size;
}

/** A board. Ground and decoration fill the table's area, take no pointer and are not heard. */
export interface Board {
  layout: Layout;
  /** Drawn below the cards, above the zones. */
  Ground?: Component<GroundProps>;
  /** Drawn over the cards. */
  Decoration?: Component<DecorationProps>;
  /** What a piece looks like. */
  Face?: Component<FaceProps>;
  /** The widths that its cards are drawn at, the smallest first; all there are if none. */
  cuts?: readonly number[];
}
