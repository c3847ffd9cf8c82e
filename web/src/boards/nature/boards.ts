/** The boards of Command of Nature, for two seats and for teams. */
import type { Board } from '../board';
import Decoration from './Decoration.svelte';
import Face from './Face.svelte';
import Ground from './Ground.svelte';
import { layout } from './layout';

const nature: Board = { layout, Ground, Decoration, Face };

/** By the names scenes give them. */
export const boards = { nature, 'nature-teams': nature };
