/** What the client says in each language: tests look for things by the same messages. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A language by its tag. */
export type Lang = 'en' | 'it' | 'zh-Hant';

/** Says a message of the client. */
export type Say = (key: string, values?: Record<string, FluentVariable>) => string;

/** The messages of a language; a key that is missing is an error. */
export function texts(lang: Lang): Say {
  const file = new URL(`../../../locales/${lang}/web.ftl`, import.meta.url);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${lang} has no message ${key}`);
    return bundle.formatPattern(pattern, values);
  };
}
