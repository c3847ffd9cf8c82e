/** The boards of Estro, one for each frame. */
import type { Board } from '../board';
import { arrange, type Field } from './arrange';
import { bastion } from './bastion';
import { conquest } from './conquest';
import Decoration from './Decoration.svelte';
import { duel } from './duel';
import Face from './Face.svelte';
import Ground from './Ground.svelte';
import { single } from './single';

/** One for each of the faces a card has: without the shape of its values, with it, with all. */
const cuts = [64, 88, 116];

function boardOf(field: Field): Board {
  return { layout: arrange(field), Ground, Decoration, Face, cuts };
}

/** By the names scenes give them. */
export const boards = {
  'estro-duel': boardOf(duel),
  'estro-inferno': boardOf(duel),
  'estro-single': boardOf(single),
  'estro-conquest': boardOf(conquest),
  'estro-bastion': boardOf(bastion),
};
