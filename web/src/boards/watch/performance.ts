/**
 * What is being watched: animations that run to their end, or are skipped all at once. Only the
 * Web Animations API moves anything, so the page's policy needs no inline style.
 */

/** The longest that one cue may take, unless its act says otherwise. */
export const LONGEST = 900;

/** Animations that belong together. */
export class Performance {
  readonly #running = new Set<Animation>();
  /** What stays as it ended until the next scene is there. */
  readonly #kept = new Set<Animation>();
  readonly #skips = new Set<() => void>();
  #over = false;

  /** Was it skipped? */
  get over(): boolean {
    return this.#over;
  }

  /** Animates an element, and settles when that is done or skipped. */
  async animate(
    element: Element | undefined,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
  ): Promise<void> {
    if (!element || this.#over) return;
    const animation = element.animate(frames, options);
    this.#running.add(animation);
    try {
      await animation.finished;
      if (options.fill === 'forwards') this.#kept.add(animation);
    } catch {
      // Cancelled: its element went away.
    } finally {
      this.#running.delete(animation);
    }
  }

  /** Waits, unless it is skipped. */
  async wait(milliseconds: number): Promise<void> {
    if (this.#over) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, milliseconds);
      const skip = () => done();
      this.#skips.add(skip);
      const skips = this.#skips;
      function done() {
        clearTimeout(timer);
        skips.delete(skip);
        resolve();
      }
    });
  }

  /** Ends everything now. */
  skip(): void {
    this.#over = true;
    for (const animation of this.#running) animation.cancel();
    for (const skip of [...this.#skips]) skip();
    this.release();
  }

  /** Lets go of what stayed as it ended. */
  release(): void {
    for (const animation of this.#kept) animation.cancel();
    this.#kept.clear();
  }
}
