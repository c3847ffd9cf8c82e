/**
 * Shows steps one after the other, so that people can watch what bots and others do in an
 * instant. What is to be watched in a step comes before the scene after it. Anything can be
 * skipped.
 */
import type { Cue, Step, Whole } from '../wire/types';

/** A step on its way to being shown. */
interface Waiting {
  step: Step;
  after: Whole;
}

/** What a pace needs of the table. */
export interface Stage {
  /** Shows the cues; `watched` is to be called when all have been seen. */
  watch(cues: readonly Cue[]): void;
  /** Shows the table after a step. */
  show(after: Whole, step: Step): void;
  /** May things move? */
  moves(): boolean;
  /** Where they may not, is a picture left of what came of it? */
  stands(): boolean;
}

/** How long a changed scene is looked at before the next step, in milliseconds. */
const GLANCE = 420;
/** Whatever comes of showing a step waits its turn. */
const TURN = 1;
/** Nothing is watched longer than this, whatever a decoration does. */
const PATIENCE = 6000;
/** With more steps than this waiting, nobody wants to see them all. */
const ENOUGH = 24;

/** The pace of a table. */
export class Pace {
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching: Waiting | undefined;
  /** Until then what is shown is looked at, in milliseconds of the page. */
  #until = 0;

  constructor(private readonly stage: Stage) {}

  /** A step to be shown. */
  add(step: Step, after: Whole): void {
    this.#waiting.push({ step, after });
    if (this.stage.moves() && this.#waiting.length <= ENOUGH) return this.#go();
    this.skip();
    if (this.stage.stands() && step.cues?.length) this.stage.watch(step.cues);
  }

  /** All cues have been seen. */
  watched(): void {
    const seen = this.#watching;
    if (!seen) return this.stage.watch([]);
    this.#watching = undefined;
    this.stage.watch([]);
    this.#show(seen);
  }

  /** Shows at once how it ends. */
  skip(): void {
    this.#stop();
    const all = this.#watching ? [this.#watching, ...this.#waiting] : this.#waiting;
    if (this.#watching) this.stage.watch([]);
    this.#watching = undefined;
    this.#waiting = [];
    for (const { step, after } of all) this.stage.show(after, step);
  }

  /** Forgets everything that waits. */
  clear(): void {
    this.#stop();
    if (this.#watching) this.stage.watch([]);
    this.#watching = undefined;
    this.#waiting = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#until = 0;
  }

  /** Goes on with what waits, now or when what is shown has been looked at. */
  #go(): void {
    if (this.#timer !== undefined || this.#waiting.length === 0) return;
    const left = this.#until - performance.now();
    if (left > 0) this.#timer = setTimeout(() => this.#next(), left);
    else this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#waiting.shift();
    if (!next) return;
    const cues = next.step.cues ?? [];
    if (cues.length === 0) return this.#show(next);
    this.#watching = next;
    this.#timer = setTimeout(() => this.watched(), PATIENCE);
    this.stage.watch(cues);
  }

  #show({ step, after }: Waiting): void {
    this.#stop();
    this.#until = performance.now() + (step.scene ? GLANCE : TURN);
    this.stage.show(after, step);
    this.#go();
  }
}
