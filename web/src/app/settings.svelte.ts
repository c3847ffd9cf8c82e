/** How people like it: remembered in the browser, without an account. */
import { isLang, spoken, type Lang } from '../speech/languages';

/** The colours: `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark' | 'contrast';

/** Whether things move: `system` follows the device. */
export type Motion = 'system' | 'on' | 'off';

/** Everything that can be set. */
export interface Chosen {
  /** None follows the browser. */
  lang: Lang | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** How large cards are, 1 by default. */
  cardSize: number;
  /** Answer oneself even where there is only one answer. */
  control: boolean;
  /** How strong the bots of the last game were. */
  level: string;
}

const PLACE = 'mazzo-settings';
const STILL = '(prefers-reduced-motion: reduce)';
const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';
const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'contrast'];
const MOTIONS: readonly Motion[] = ['system', 'on', 'off'];

/** The sizes cards can have. */
export const CARD_SIZES = [0.8, 0.9, 1, 1.2, 1.4] as const;

/** The levels of bots, the weakest first. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;

/** What is sensible of what was kept; the rest is as usual. `phone`: sound is off there. */
export function sensible(kept: unknown, phone: boolean): Chosen {
  const found: Record<string, unknown> = typeof kept === 'object' && kept ? { ...kept } : {};
  const one = <T>(of: readonly T[], value: unknown, usual: T): T =>
    of.find((known) => known === value) ?? usual;
  const truth = (value: unknown, usual: boolean) => (typeof value === 'boolean' ? value : usual);
  return {
    lang: isLang(found['lang']) ? found['lang'] : null,
    theme: one(THEMES, found['theme'], 'system'),
    motion: one(MOTIONS, found['motion'], 'system'),
    sound: truth(found['sound'], !phone),
    cardSize: one<number>(CARD_SIZES, found['cardSize'], 1),
    control: truth(found['control'], false),
    level: one<string>(LEVELS, found['level'], 'easy'),
  };
}

class Settings {
  chosen = $state<Chosen>(sensible(recall(), matches('(pointer: coarse)')));
  #still = $state(matches(STILL));
  #dark = $state(matches(DARK));
  #contrast = $state(matches(CONTRAST));

  /** The language to speak. */
  get lang(): Lang {
    return this.chosen.lang ?? spoken(globalThis.navigator?.languages ?? []);
  }

  /** The colours to show. */
  get theme(): Exclude<Theme, 'system'> {
    if (this.chosen.theme !== 'system') return this.chosen.theme;
    return this.#contrast ? 'contrast' : this.#dark ? 'dark' : 'light';
  }

  /** May things move? */
  get moves(): boolean {
    return this.chosen.motion === 'on' || (this.chosen.motion === 'system' && !this.#still);
  }

  /** Shows and remembers every change from now on; for the program's root. */
  heed(): void {
    follow(STILL, (is) => (this.#still = is));
    follow(DARK, (is) => (this.#dark = is));
    follow(CONTRAST, (is) => (this.#contrast = is));
    $effect.pre(() => {
      const root = document.documentElement;
      root.dataset['theme'] = this.theme;
      root.dataset['motion'] = this.moves ? 'on' : 'off';
    });
    $effect(() => {
      const text = JSON.stringify(this.chosen);
      try {
        localStorage.setItem(PLACE, text);
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  }
}

/** Tells whenever the device changes its mind. */
function follow(query: string, tell: (is: boolean) => void): void {
  const list = matchMedia(query);
  list.addEventListener('change', () => tell(list.matches));
}

function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

function recall(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

/** The settings of this browser. */
export const settings = new Settings();
