/** The boards of Estro, one for each frame. */
import type { Board } from '../board';
import Face from './Face.svelte';
import { layout } from './layout';

const estro: Board = { layout, Face };

/** By the names scenes give them. */
export const boards = {
  'estro-duel': estro,
  'estro-inferno': estro,
  'estro-single': estro,
  'estro-conquest': estro,
  'estro-bastion': estro,
};
