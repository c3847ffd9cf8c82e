import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { swallowRelease } from './release';

/** A page, and which of its events somebody heard. */
function held() {
  const page = new EventTarget();
  const heard: string[] = [];
  swallowRelease(page);
  for (const type of ['click', 'contextmenu']) page.addEventListener(type, () => heard.push(type));
  const tell = (type: string, more = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), more);
    page.dispatchEvent(event);
    return event;
  };
  return { tell, heard };
}

const first = { isPrimary: true };
const click = { detail: 1 };

describe('swallowRelease', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('swallows the click that follows a hold, once', () => {
    const { tell, heard } = held();
    tell('pointerup', first);
    expect(tell('click', click).defaultPrevented).toBe(true);
    expect(heard).toEqual([]);
    tell('click', click);
    expect(heard).toEqual(['click']);
  });

  it('swallows the menu of a long press, and the click after it', () => {
    const { tell, heard } = held();
    expect(tell('contextmenu').defaultPrevented).toBe(true);
    tell('pointerup', first);
    tell('click', click);
    expect(heard).toEqual([]);
  });

  it('waits for as long as the finger holds', () => {
    const { tell, heard } = held();
    vi.advanceTimersByTime(60_000);
    tell('pointerup', first);
    tell('click', click);
    expect(heard).toEqual([]);
  });

  it('is over soon after the finger was lifted, if no click comes', () => {
    const { tell, heard } = held();
    tell('pointercancel', first);
    vi.advanceTimersByTime(1000);
    tell('click', click);
    expect(heard).toEqual(['click']);
  });

  it('is over when a finger points anew, but not when a second one comes', () => {
    const { tell, heard } = held();
    tell('pointerdown', { isPrimary: false });
    expect(tell('contextmenu').defaultPrevented).toBe(true);
    tell('pointerdown', first);
    tell('click', click);
    expect(heard).toEqual(['click']);
  });

  it('lets a click through that a key makes', () => {
    const { tell, heard } = held();
    tell('click', { detail: 0 });
    expect(heard).toEqual(['click']);
  });
});
