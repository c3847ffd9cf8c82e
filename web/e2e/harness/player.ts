/**
 * Somebody who plays without knowing a rule: points at what can be used and answers what is
 * asked, by chance, until the game is over.
 */
import type { Chance } from './chance';
import type { Hands, Thing } from './hands';
import type { Table } from './table';

/** No game here needs so many steps. */
const ENOUGH = 5000;

/** So long others may take for their turn. */
const OTHERS = 120_000;

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

  /** Plays so many steps, and gives up unless the game is over by then. */
  async orGivesUp(count: number): Promise<void> {
    if (await this.some(count)) await giveUp(this.table);
  }

  /** Plays so many steps; false if the game was over before. */
  async some(count: number): Promise<boolean> {
    for (let step = 0; step < count; step++) {
      if (!(await this.step())) return false;
    }
    return true;
  }

  /** Plays at most so many steps, while something is asked within that time; false if the game is over. */
  async whileAsked(count: number, patience: number): Promise<boolean> {
    const { table } = this;
    for (let step = 0; step < count; step++) {
      const asked = table.things.or(table.result).first();
      if (!(await asked.waitFor({ timeout: patience }).then(() => true, () => false))) return true;
      if ((await table.result.count()) > 0) return false;
      await this.#do();
    }
    return true;
  }

  /** Waits until something is asked, and does something; false if the game is over. */
  async step(): Promise<boolean> {
    return (await this.#do()) || this.#wait();
  }

  /** Does something that can be done now; false if there is nothing. */
  async #do(): Promise<boolean> {
    const { table } = this;
    const answers = (await table.answers.elementHandles()) as Thing[];
    // Whoever often says that they are done soon comes to the end.
    const isDone = answers.length > 0 && this.chance() < 0.5;
    const usables = isDone ? [] : ((await table.usables.elementHandles()) as Thing[]);
    const found = [...usables, ...answers];
    if (found.length === 0) return false;
    await this.#point(found);
    this.steps += 1;
    return true;
  }

  /** Waits until there is something to do, and raises the curtain; false if the game is over. */
  async #wait(): Promise<boolean> {
    const { table, hands } = this;
    await table.anything.first().waitFor({ timeout: OTHERS });
    if ((await table.result.count()) > 0) return false;
    const [curtain] = (await table.curtain.elementHandles()) as Thing[];
    if (curtain) await hands.point(curtain);
    return true;
  }

  async #point(things: readonly Thing[]): Promise<void> {
    try {
      const thing = await this.hands.pointAtOne(things, this.chance);
      if ((await thing?.getAttribute('aria-haspopup')) !== 'dialog') return;
      const inside = await this.table.usableInPile.first().elementHandle();
      if (inside) await this.hands.point(inside as Thing);
    } catch (error) {
      if (!(await this.#isGone(things))) throw error;
    }
  }

  /** Is one of them no longer on the page? */
  async #isGone(things: readonly Thing[]): Promise<boolean> {
    const { page } = this.table;
    return page.evaluate((all) => all.some((one) => !one.isConnected), [...things]);
  }
}

/** Gives up, and means it. */
export async function giveUp(table: Table): Promise<void> {
  const { page, say } = table;
  await page.getByRole('button', { name: say('web-more') }).click();
  await page.getByRole('button', { name: say('web-concede') }).click();
  const asks = page.getByRole('dialog', { name: say('web-concede-ask') });
  await asks.getByRole('button', { name: say('web-concede') }).click();
}
