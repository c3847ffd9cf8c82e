/** What the program says, in the language of the one who looks. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from './languages';

/** The texts of each language, fetched when it is first spoken. */
const TEXTS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../../locales/en/web.ftl?raw'),
  it: () => import('../../../locales/it/web.ftl?raw'),
  'zh-Hant': () => import('../../../locales/zh-Hant/web.ftl?raw'),
};

let bundle = $state.raw<FluentBundle | undefined>();
let lang = $state<Lang>('en');

/** The language that is spoken now. */
export function language(): Lang {
  return lang;
}

/** Can anything be said yet? */
export function hasSpeech(): boolean {
  return bundle !== undefined;
}

/** Speaks this language from now on. */
export async function speak(wanted: Lang): Promise<void> {
  if (bundle && wanted === lang) return;
  const text = await TEXTS[wanted]();
  const next = new FluentBundle(wanted, { useIsolating: false });
  next.addResource(new FluentResource(text.default));
  bundle = next;
  lang = wanted;
  document.documentElement.lang = wanted;
}

/** The message of this key. A key that is missing is shown, so that it is seen. */
export function say(key: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(key)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, values) : key;
}
