/** The page of a table: what is on it, by role and name, as those who listen find it. */
import type { Locator, Page } from '@playwright/test';
import type { Say } from './texts';

/** A table on a page. */
export class Table {
  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {}

  /** The field with zones and cards. */
  get field(): Locator {
    return this.page.getByRole('group', { name: this.say('web-the-table'), exact: true });
  }

  /** Where it is said what is asked. */
  get prompt(): Locator {
    return this.page.getByRole('region', { name: this.say('web-prompt'), exact: true });
  }

  /** The sentence that is said there. */
  get sentence(): Locator {
    return this.prompt.getByRole('status');
  }

  /** The answers that need no pointing. */
  get answers(): Locator {
    const others = ['web-back', 'web-result'].map((key) => literal(this.say(key)));
    const name = new RegExp(`^(?!(?:${others.join('|')})$)`);
    return this.prompt.getByRole('button', { name });
  }

  /** Cards that can be pointed at. */
  get usableCards(): Locator {
    return this.field.getByRole('button', { name: this.usable });
  }

  /** Zones that can be pointed at. */
  get usableZones(): Locator {
    return this.field.getByRole('button', { name: this.usableZone });
  }

  /** Piles that have something in them that can be pointed at. */
  get usablePiles(): Locator {
    return this.field.getByRole('button', { name: this.usablePile });
  }

  /** Cards in an open pile that can be pointed at. */
  get usableInPile(): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: this.usable });
  }

  /** Everything in the field that can be pointed at. */
  get usables(): Locator {
    const names = [this.usable, this.usableZone, this.usablePile].map(({ source }) => source);
    return this.field.getByRole('button', { name: new RegExp(names.join('|')) });
  }

  /** Everything that can be pointed at or answered now. */
  get things(): Locator {
    return this.usables.or(this.answers);
  }

  /** Everything one can do: act, look behind the curtain, or see how it ended. */
  get anything(): Locator {
    return this.things.or(this.curtain).or(this.result);
  }

  /** The dialog at the end. */
  get result(): Locator {
    const endings = ['web-won', 'web-lost-game', 'web-draw'].map((key) => this.say(key));
    const others = this.pattern('web-others-won', 'names').source;
    const name = new RegExp([...endings.map((text) => `^${literal(text)}$`), others].join('|'));
    return this.page.getByRole('dialog', { name });
  }

  /** The button that raises the curtain between two people at one screen. */
  get curtain(): Locator {
    return this.page.getByRole('button', { name: this.say('web-curtain-raise'), exact: true });
  }

  /** The name of a card that can be pointed at. */
  get usable(): RegExp {
    return new RegExp(`${literal(this.say('web-label-joint') + this.say('web-usable'))}$`);
  }

  /** The name of a zone that can be pointed at. */
  get usableZone(): RegExp {
    return this.pattern('web-zone-usable', 'zone');
  }

  /** The name of a pile with something in it that can be pointed at. */
  get usablePile(): RegExp {
    return this.pattern('web-zone-open-usable', 'zone');
  }

  /** A message with any value in it. */
  pattern(key: string, variable: string): RegExp {
    const words = this.say(key, { [variable]: '\u0000' }).split('\u0000').map(literal);
    return new RegExp(`^${words.join('.*')}$`);
  }
}

/** The text as a pattern that means itself. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
