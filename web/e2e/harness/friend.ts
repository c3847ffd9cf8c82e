/** A second browser at the same program: somebody else, with a session of their own. */
import type { Browser, Page } from '@playwright/test';
import { prepare, type Wrongs } from './test';

/** A page of somebody else; it is closed with its context at the end of the test. */
export async function friend(browser: Browser, url: string, wrongs: Wrongs): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  await prepare(context, {});
  wrongs.heed(context, url);
  return context.newPage();
}
