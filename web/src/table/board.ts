/** Finds a scene's board; a game without one of its own lies in plain rows. */
import { board, type Board } from '../boards/registry';
import { flow } from '../layer/flow';

const PLAIN: Board = { layout: flow };
const known = new Map<string, Promise<Board>>();

/** The board of this name. */
export function fetchBoard(name: string): Promise<Board> {
  const found = known.get(name) ?? board(name).catch(() => PLAIN);
  known.set(name, found);
  return found;
}
