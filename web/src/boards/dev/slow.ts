/** Slows everything that is watched down, to look at it: `&slow=8`. */

/** So many times slower from now on. */
export function slow(times: number): void {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (typeof options !== 'object') return animate.call(this, frames, options);
    const longer = {
      ...options,
      duration: Number(options.duration ?? 0) * times,
      delay: (options.delay ?? 0) * times,
    };
    return animate.call(this, frames, longer);
  };
  const wait = window.setTimeout;
  const slower = (then: () => void, ms = 0) => wait(then, ms > 30 ? ms * times : ms);
  window.setTimeout = slower as typeof window.setTimeout;
  const now = window.performance.now.bind(window.performance);
  const begun = now();
  window.performance.now = () => begun + (now() - begun) / times;
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => frame(() => then(window.performance.now()));
}
