/** Where things lie in Command of Nature. */
import type { Placement } from '../../layer/layout';
import type { Scene } from '../../wire/types';

export function layout(_scene: Scene): Placement {
  return { zones: new Map(), pieces: new Map(), height: 0 };
}
