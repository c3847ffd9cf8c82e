/** The boards of Command of Nature, for two seats and for teams. */
import type { Board } from '../board';
import { layout } from './layout';

const nature: Board = { layout };

/** By the names scenes give them. */
export const boards = { nature, 'nature-teams': nature };
