/** How people point at things: with a mouse, a finger, or keys only. */
import type { ElementHandle, Page } from '@playwright/test';

/** An element of a page. */
export type Thing = ElementHandle<HTMLElement | SVGElement>;

/** A way to point at things. */
export interface Hands {
  point(thing: Thing): Promise<void>;
}

/** Where a thing can be seen and hit, in pixels of the page; cards may cover a part of each other. */
async function spot(thing: Thing): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded();
  const found = await thing.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97];
    for (const down of shares) {
      for (const across of shares) {
        const [x, y] = [box.x + box.width * across, box.y + box.height * down];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return undefined;
  });
  if (found) return found;
  const label = await thing.getAttribute('aria-label');
  throw new Error(`"${label ?? (await thing.textContent())}" can be used, but something covers it`);
}

/** Points with a mouse. */
export function mouse(page: Page): Hands {
  return {
    async point(thing) {
      const { x, y } = await spot(thing);
      await page.mouse.click(x, y);
    },
  };
}

/** Points with a finger. */
export function finger(page: Page): Hands {
  return {
    async point(thing) {
      const { x, y } = await spot(thing);
      await page.touchscreen.tap(x, y);
    },
  };
}

/** So many Tabs go once around any page here. */
const AROUND = 400;

/** Points with keys only: Tab until the thing has the focus, then Enter. */
export function keys(page: Page): Hands {
  return {
    async point(thing) {
      for (let presses = 0; presses < AROUND; presses++) {
        if (await thing.evaluate((element) => element === document.activeElement)) {
          await page.keyboard.press('Enter');
          return;
        }
        await page.keyboard.press('Tab');
      }
      throw new Error(`No Tab leads to "${(await thing.getAttribute('aria-label')) ?? ''}"`);
    },
  };
}
