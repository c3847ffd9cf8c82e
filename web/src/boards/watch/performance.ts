/**
 * What is being watched: animations that run to their end, or are skipped all at once. Only the
 * Web Animations API moves anything, so the page's policy needs no inline style.
 */

/** The longest that one cue may take. */
export const LONGEST = 900;

/** Animations that belong together. */
export class Performance {
  readonly #running = new Set<Animation>();
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

  readonly #skips = new Set<() => void>();

  /** Ends everything now. */
  skip(): void {
    this.#over = true;
    for (const animation of this.#running) animation.cancel();
    for (const skip of [...this.#skips]) skip();
  }
}
