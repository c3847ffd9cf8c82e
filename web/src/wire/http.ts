/** What is asked over HTTP: the shelf, the cards, tables to be opened. */
import type { CardRow, GameRow, HttpFault, Me, NewTable, Opened, TableRow } from './types';

/** A request that was refused, or found no server. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly why: readonly string[],
  ) {
    super(why.join(' ') || code);
  }
}

/** The code of a refusal when nothing answered. */
export const NO_ANSWER = 'no-answer';

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  // What is refused is said in the language of the page, whatever the browser's own is.
  const headers = new Headers();
  const lang = globalThis.document?.documentElement.lang;
  if (lang) headers.set('accept-language', lang);
  const request: RequestInit = { method, credentials: 'same-origin', headers };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refused(NO_ANSWER, []);
  }
  if (!response.ok) throw await refusal(response);
  return response.json();
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const fault: HttpFault = await response.json();
    return new Refused(fault.code, fault.why);
  } catch {
    return new Refused(`http-${response.status}`, []);
  }
}

/** Who this browser is, and its tables. */
export function me(): Promise<Me> {
  return ask('/api/me');
}

/** Takes another name. */
export function rename(name: string): Promise<unknown> {
  return ask('/api/me', 'PUT', { name });
}

/** The games. */
export function games(lang: string): Promise<GameRow[]> {
  return ask(`/api/games?lang=${lang}`);
}

/** The printed cards of a game. */
export function cards(game: string, lang: string): Promise<CardRow[]> {
  return ask(`/api/games/${game}/cards?lang=${lang}`);
}

/** Tables with open seats, and tables to watch. */
export function tables(): Promise<TableRow[]> {
  return ask('/api/tables');
}

/** Opens a table. */
export function open(table: NewTable): Promise<Opened> {
  return ask('/api/tables', 'POST', table);
}

/** Where the picture of a whole printed card is. */
export function facePath(game: string, lang: string, card: string): string {
  return `/cards/${game}/${lang}/${card}.svg`;
}

/** Where the rules of a game are, or one of them by its number. */
export function rulesPath(game: string, rule?: string): string {
  return rule ? `/rules/${game}#${rule}` : `/rules/${game}`;
}

/** Where a card's illustration is. */
export function artPath(game: string, card: string): string {
  return `/art/${game}/${card}.svg`;
}
