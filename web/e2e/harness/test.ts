/**
 * The test of every file here: a program to play with, a page in a language, and an eye on what
 * no page may ever do: throw, complain, or fetch something from elsewhere.
 */
import { test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { Program } from './program';
import { texts, type Lang, type Say } from './texts';

/** What the client remembers in the browser; what is left out is as usual. */
export interface Settings {
  theme?: 'light' | 'dark' | 'contrast';
  motion?: 'on' | 'off';
  level?: string;
}

interface Fixtures {
  lang: Lang;
  settings: Settings;
  say: Say;
  /** Everything a page did that it may not; a test that breaks the line forgives what follows. */
  wrongs: Wrongs;
}

const LOCALES: Record<Lang, string> = { en: 'en-GB', it: 'it-IT', 'zh-Hant': 'zh-TW' };

/** What pages did that they may not. */
export class Wrongs {
  readonly found: string[] = [];
  /** While there is no server, the browser complains of that, and rightly. */
  mayLoseServer = false;

  /** Keeps an eye on every page of a context. */
  heed(context: BrowserContext, url: string): void {
    context.on('weberror', (error) => this.found.push(String(error.error().stack)));
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const lost = /ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket/.test(message.text());
      if (lost && this.mayLoseServer) return;
      this.found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('request', (request) => {
      const elsewhere = !request.url().startsWith(url) && /^(http|ws)/.test(request.url());
      if (elsewhere) this.found.push(`fetched from elsewhere: ${request.url()}`);
    });
  }
}

export const test = base.extend<Fixtures, { program: Program }>({
  lang: ['en', { option: true }],
  settings: [{}, { option: true }],
  say: async ({ lang }, use) => use(texts(lang)),
  locale: async ({ lang }, use) => use(LOCALES[lang]),
  baseURL: async ({ program }, use) => use(program.url),

  program: [
    async ({}, use) => {
      const program = await Program.start();
      await use(program);
      await program.stop();
    },
    { scope: 'worker' },
  ],

  wrongs: async ({}, use) => {
    const wrongs = new Wrongs();
    await use(wrongs);
    if (wrongs.found.length > 0) throw new Error(`The page did wrong:\n${wrongs.found.join('\n')}`);
  },

  context: async ({ context, baseURL, settings, wrongs }, use) => {
    await prepare(context, settings);
    wrongs.heed(context, baseURL ?? '');
    await use(context);
  },
});

/** Gives every page of a context these settings, unless it has some. */
export async function prepare(context: BrowserContext, settings: Settings): Promise<void> {
  const usual: Settings & { sound: boolean } = { motion: 'off', sound: false, ...settings };
  await context.addInitScript((kept) => {
    // An empty page has no store.
    if (location.protocol === 'about:') return;
    if (!localStorage.getItem('mazzo-settings')) localStorage.setItem('mazzo-settings', kept);
  }, JSON.stringify(usual));
}

export { expect } from '@playwright/test';
export type { Locator, Page };
