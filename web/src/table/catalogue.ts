/** The printed cards of a game, by id, and their names in sentences. */
import type { CardRow } from '../wire/types';

/** A piece of a sentence: words, or the name of a card. */
export type Part = { text: string; card?: string };

/** The cards of a game in one language. */
export class Catalogue {
  readonly #cards: ReadonlyMap<string, CardRow>;
  readonly #byName: ReadonlyMap<string, string>;
  readonly #names: RegExp | undefined;

  constructor(
    readonly game: string,
    readonly lang: string,
    rows: readonly CardRow[],
  ) {
    this.#cards = new Map(rows.map((row) => [row.id, row]));
    this.#byName = new Map(rows.filter((row) => row.name).map((row) => [row.name, row.id]));
    // Of names that begin alike the longest is meant.
    const names = [...this.#byName.keys()].sort((one, other) => other.length - one.length);
    if (names.length > 0) this.#names = new RegExp(names.map(whole).join('|'), 'gu');
  }

  /** The card of this id. */
  card(id: string | undefined): CardRow | undefined {
    return id === undefined ? undefined : this.#cards.get(id);
  }

  /** The sentence with the names of cards found in it. */
  parts(sentence: string): Part[] {
    if (!this.#names) return [{ text: sentence }];
    const parts: Part[] = [];
    let end = 0;
    for (const match of sentence.matchAll(this.#names)) {
      const card = this.#byName.get(match[0]);
      if (card === undefined) continue;
      if (match.index > end) parts.push({ text: sentence.slice(end, match.index) });
      parts.push({ text: match[0], card });
      end = match.index + match[0].length;
    }
    if (end < sentence.length) parts.push({ text: sentence.slice(end) });
    return parts;
  }
}

/** Matches the name alone, not as part of a longer word; Chinese has no spaces between words. */
function whole(name: string): string {
  const exact = name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const before = /^[\p{Script=Latin}\d]/u.test(name) ? '(?<![\\p{Script=Latin}\\d])' : '';
  const after = /[\p{Script=Latin}\d]$/u.test(name) ? '(?![\\p{Script=Latin}\\d])' : '';
  return before + exact + after;
}
