/** The boards of Command of Nature, for two seats and for teams. */
import type { Board } from '../board';
import Decoration from './Decoration.svelte';
import Face from './Face.svelte';
import Ground from './Ground.svelte';
import { layout } from './layout';

/** Names are long here: a card that is a little wider shows more of its name, above all a small one. */
const cuts = [64, 66, 68, 70, 72, 75, 79, 86, 92, 100, 108, 118, 128, 140, 152];

const nature: Board = { layout, Ground, Decoration, Face, cuts };

/** By the names scenes give them. */
export const boards = { nature, 'nature-teams': nature };
