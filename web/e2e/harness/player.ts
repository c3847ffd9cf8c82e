/**
 * Somebody who plays without knowing a rule: points at what can be used and answers what is
 * asked, by chance, until the game is over.
 */
import { oneOf, type Chance } from './chance';
import type { Hands, Thing } from './hands';
import type { Table } from './table';

/** No game here needs so many steps. */
const ENOUGH = 5000;

/** A player at a table. */
export class Player {
  /** How often something was pointed at or answered. */
  steps = 0;

  constructor(
    readonly table: Table,
    private readonly hands: Hands,
    private readonly chance: Chance,
  ) {}

  /** Plays to the end. */
  async toTheEnd(): Promise<void> {
    while (await this.step()) {
      if (this.steps > ENOUGH) throw new Error(`no end after ${ENOUGH} steps`);
    }
  }

  /** Plays so many steps; false if the game was over before. */
  async some(count: number): Promise<boolean> {
    for (let step = 0; step < count; step++) {
      if (!(await this.step())) return false;
    }
    return true;
  }

  /** Waits until something is asked, and does something; false if the game is over. */
  async step(): Promise<boolean> {
    const { table } = this;
    await table.things.or(table.result).or(table.curtain).first().waitFor();
    if (await table.result.isVisible()) return false;
    if (await table.curtain.isVisible()) {
      await this.#point(table.curtain.elementHandle());
    } else {
      await this.#pointAtOne();
    }
    this.steps += 1;
    return true;
  }

  async #pointAtOne(): Promise<void> {
    const things = await this.table.things.elementHandles();
    const thing = oneOf(this.chance, things);
    // What was there a moment ago is gone if somebody else acted.
    if (!thing || !(await thing.isVisible())) return;
    const opens = (await thing.getAttribute('aria-haspopup')) === 'dialog';
    await this.hands.point(thing as Thing);
    if (opens) await this.#point(this.table.usableInPile.first().elementHandle());
  }

  async #point(handle: Promise<unknown>): Promise<void> {
    const thing = (await handle) as Thing | null;
    if (thing) await this.hands.point(thing);
  }
}
