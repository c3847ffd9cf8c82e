/** Finds a board by the name a scene gives. Each game is loaded when it is first played. */
import type { Board } from './board';

export type { Board, DecorationProps, FaceProps, GroundProps } from './board';

/** The board of this name; a name that no board has is an error. */
export async function board(name: string): Promise<Board> {
  switch (name) {
    case 'nature':
    case 'nature-teams':
      return (await import('./nature/boards')).boards[name];
    case 'estro-duel':
    case 'estro-inferno':
    case 'estro-single':
    case 'estro-conquest':
    case 'estro-bastion':
      return (await import('./estro/boards')).boards[name];
    default:
      throw new Error(`there is no board called ${name}`);
  }
}
