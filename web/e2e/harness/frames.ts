/** Everything that came over a page's line to a table, and what it adds up to. */
import type { Page } from '@playwright/test';
import { applyStep } from '../../src/wire/apply';
import type { News, Whole } from '../../src/wire/types';

/** The frames of a page. */
export class Frames {
  /** As they came, one after the other. */
  readonly texts: string[] = [];
  /** What the page knew after each of them. */
  readonly wholes: Whole[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(payload.toString()));
    });
  }

  /** What the page knows now. */
  get now(): Whole {
    const now = this.wholes.at(-1);
    if (!now) throw new Error('nothing has come yet');
    return now;
  }

  #hear(text: string): void {
    this.texts.push(text);
    const news: News = JSON.parse(text);
    if (news.news === 'whole') this.wholes.push(news);
    if (news.news === 'step') this.wholes.push(applyStep(this.now, news));
  }
}
