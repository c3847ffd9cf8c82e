/** The languages Mazzo speaks. */

/** A language by its tag, as the server and the files of texts write it. */
export type Lang = 'en' | 'it' | 'zh-Hant';

/** Each language and what it calls itself. */
export const LANGUAGES: readonly (readonly [Lang, string])[] = [
  ['en', 'English'],
  ['it', 'Italiano'],
  ['zh-Hant', '繁體中文'],
];

/** The first language of this list that Mazzo speaks, or English. */
export function spoken(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const [first] = tag.toLowerCase().split('-');
    if (first === 'en' || first === 'it') return first;
    if (first === 'zh') return 'zh-Hant';
  }
  return 'en';
}

/** Is this the tag of a language Mazzo speaks? */
export function isLang(tag: unknown): tag is Lang {
  return LANGUAGES.some(([lang]) => lang === tag);
}
