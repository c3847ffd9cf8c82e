/** News that no server said, put on a page's line. */
import type { Page } from '@playwright/test';
import type { Step } from '../../src/wire/types';

/** Keeps the page's lines, so that something can be put on them: before it is opened. */
export async function tapLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    Object.assign(window, { sockets });
    window.WebSocket = class extends WebSocket {
      constructor(...words: ConstructorParameters<typeof WebSocket>) {
        super(...words);
        sockets.push(this);
      }
    };
  });
}

/** The page hears of a step over its last line, after so many milliseconds. */
export function tell(page: Page, step: Step, wait = 0): Promise<void> {
  const say = ({ data, wait }: { data: string; wait: number }) => {
    const { sockets } = window as unknown as { sockets: WebSocket[] };
    setTimeout(() => sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data })), wait);
  };
  return page.evaluate(say, { data: JSON.stringify({ news: 'step', ...step }), wait });
}
