/** How the arrow keys find their way among things on the table. Pure. */
import type { Box } from './layout';

/** Something that can have the focus. */
export interface Thing {
  /** The id of its element. */
  name: string;
  box: Box;
  /** Can it be pointed at now? */
  usable: boolean;
}

/** Where an arrow key goes. */
export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The direction of a key. */
export function direction(key: string): Direction | undefined {
  return KEYS[key];
}

/** The nearest thing in a direction: what lies straight ahead is nearer than what lies aside. */
export function neighbour(things: readonly Thing[], from: Box, to: Direction): Thing | undefined {
  const [x, y] = middle(from);
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    const [a, b] = middle(thing.box);
    const along = { left: x - a, right: a - x, up: y - b, down: b - y }[to];
    const aside = to === 'left' || to === 'right' ? Math.abs(b - y) : Math.abs(a - x);
    if (along < 1 || aside > along * 3) continue;
    const distance = along + aside * 2;
    if (distance < least) {
      least = distance;
      best = thing;
    }
  }
  return best;
}

/** The usable thing after this one, in the order of reading; none after the last. */
export function nextUsable(
  things: readonly Thing[],
  from: string | undefined,
  backwards: boolean,
): Thing | undefined {
  const here = things.findIndex((thing) => thing.name === from);
  const rest = backwards ? things.slice(0, Math.max(0, here)).reverse() : things.slice(here + 1);
  return rest.find((thing) => thing.usable);
}

/** The thing that has the focus when somebody comes to the table by keyboard. */
export function entrance(things: readonly Thing[], last: string | undefined): string | undefined {
  const usable = things.filter((thing) => thing.usable);
  const among = usable.length > 0 ? usable : things;
  return (among.find((thing) => thing.name === last) ?? among[0])?.name;
}

function middle(box: Box): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}
