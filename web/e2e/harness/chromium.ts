/** Where the system's browser is. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The system's Chromium, or what `MAZZO_CHROMIUM` names. */
export function chromium(): string {
  const named = process.env['MAZZO_CHROMIUM'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const name of NAMES) {
    const found = folders.map((folder) => join(folder, name)).find(existsSync);
    if (found) return found;
  }
  throw new Error('There is no Chromium on the PATH; install it, or name it by MAZZO_CHROMIUM.');
}
