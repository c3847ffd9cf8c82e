/**
 * How a hold ends. The finger is lifted over whatever the hold has opened, and some browsers make a
 * click or a menu of that, which nobody meant.
 */

/** How long after the finger was lifted its click may still come, in milliseconds. */
const LATE = 400;

/** Swallows the click and the menu that come of the hold that is going on, wherever they land. */
export function swallowRelease(page: EventTarget = window): void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  let late: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(late);
    listening.abort();
  }

  function swallow(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function click(event: Event): void {
    // One that a key makes has nothing to do with the finger.
    if ((event as UIEvent).detail === 0) return;
    swallow(event);
    end();
  }

  function lifted(event: Event): void {
    if (!(event as PointerEvent).isPrimary) return;
    clearTimeout(late);
    late = setTimeout(end, LATE);
  }

  /** Whoever points anew means it. */
  function down(event: Event): void {
    if ((event as PointerEvent).isPrimary) end();
  }

  page.addEventListener('click', click, options);
  page.addEventListener('contextmenu', swallow, options);
  page.addEventListener('pointerup', lifted, options);
  page.addEventListener('pointercancel', lifted, options);
  page.addEventListener('pointerdown', down, options);
}
