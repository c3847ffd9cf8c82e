/** Where things lie in Command of Nature, for two seats and for teams. */
import type { Placement, Room } from '../../layer/layout';
import type { Scene } from '../../wire/types';
import { PHONE } from '../geometry';
import { short } from './short';
import { tall } from './tall';
import { wide } from './wide';

/** Places everything in the room there is. */
export function layout(scene: Scene, room: Room): Placement {
  if (room.width < PHONE) return tall(scene, room);
  // Six rows of cards need more height than a phone held sideways has.
  if (room.height < 470 && scene.board !== 'nature-teams') return short(scene, room);
  return wide(scene, room);
}
