/** How people point at things: with a mouse, a finger, or keys only. */
import type { ElementHandle, Page } from '@playwright/test';
import { oneOf, type Chance } from './chance';

/** An element of a page. */
export type Thing = ElementHandle<HTMLElement | SVGElement>;

/** A way to point at things. */
export interface Hands {
  /** Points at this. */
  point(thing: Thing): Promise<void>;
  /** Points at one of these, and says which. */
  pointAtOne(things: readonly Thing[], chance: Chance): Promise<Thing | undefined>;
}

/**
 * Where a thing can be seen and hit, in pixels of the page. Cards may cover a part of each other; a
 * card that lies in a row is as good as the row, if it cannot be used itself.
 */
async function spot(thing: Thing): Promise<{ x: number; y: number }> {
  const found = await thing.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const row = element.dataset['address'];
    const isHit = (hit: Element | null): boolean => {
      const address = hit?.closest<HTMLElement>('[data-address]')?.dataset['address'];
      const isInRow = !!row && !!address?.startsWith(`${row}/`);
      return element.contains(hit) || (isInRow && !hit?.closest('.usable'));
    };
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97];
    for (const down of shares) {
      for (const across of shares) {
        const [x, y] = [box.x + box.width * across, box.y + box.height * down];
        if (isHit(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return undefined;
  });
  if (found) return found;
  throw new Error(`"${await nameOf(thing)}" can be used, but something covers it`);
}

async function nameOf(thing: Thing): Promise<string> {
  return (await thing.getAttribute('aria-label')) ?? (await thing.textContent()) ?? '';
}

function hitting(hit: (x: number, y: number) => Promise<void>): Hands {
  const point = async (thing: Thing) => {
    const { x, y } = await spot(thing);
    await hit(x, y);
  };
  return {
    point,
    async pointAtOne(things, chance) {
      const thing = oneOf(chance, things);
      if (thing) await point(thing);
      return thing;
    },
  };
}

/** Points with a mouse. */
export function mouse(page: Page): Hands {
  return hitting((x, y) => page.mouse.click(x, y));
}

/** Points with a finger. */
export function finger(page: Page): Hands {
  return hitting((x, y) => page.touchscreen.tap(x, y));
}

/** So many Tabs go more than once around any page here. */
const AROUND = 400;

/** Points with keys only: Tab until the thing has the focus, then Enter. */
export function keys(page: Page): Hands {
  /** Goes on until one of these has the focus, and past so many of them. */
  const reach = async (things: readonly Thing[], past: number): Promise<Thing> => {
    let left = past;
    for (let presses = 0; presses < AROUND; presses++) {
      const here = await page.evaluate(
        (all) => all.findIndex((one) => one === document.activeElement),
        [...things],
      );
      const thing = things[here];
      if (thing && left-- <= 0) return thing;
      await page.keyboard.press('Tab');
    }
    throw new Error(`No Tab leads to "${(await Promise.all(things.map(nameOf))).join('", "')}"`);
  };
  const enter = async (things: readonly Thing[], past: number) => {
    const thing = await reach(things, past);
    await page.keyboard.press('Enter');
    return thing;
  };
  return {
    async point(thing) {
      await enter([thing], 0);
    },
    pointAtOne: (things, chance) => enter(things, Math.floor(chance() * 3)),
  };
}
