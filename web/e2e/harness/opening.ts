/** Opens tables: at once, where a test is about something else than opening them. */
import type { Page } from '@playwright/test';
import { Table } from './table';
import type { Say } from './texts';

/** A table to be opened; the server's `NewTable`. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  seed?: string;
  public?: boolean;
}

/** A table that was opened. */
export interface Opened {
  code: string;
  invite: string;
}

/** Opens a table in the name of the page's session, without going there. */
export async function open(page: Page, table: NewTable): Promise<Opened> {
  if (page.url() === 'about:blank') await page.goto('/settings');
  // The same cards again, where nobody else plays: elsewhere nobody chooses what is dealt.
  const seed = table.seats.includes('open') ? {} : { seed: '1' };
  return page.evaluate(async (table) => {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }, { ...seed, ...table });
}

/** Opens a table and goes there. */
export async function openTable(page: Page, say: Say, table: NewTable): Promise<Table> {
  const { code } = await open(page, table);
  await page.goto(`/table/${code}`);
  return new Table(page, say);
}
