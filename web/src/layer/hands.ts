/**
 * What hands do on the table: tap, press long, drag, hover. Only gestures are known here; what
 * they mean is told to whoever listens.
 */
import { swallowRelease } from './release';

/** What hands tell. Elements are those that carry an address. */
export interface Grasp {
  /** Can this be taken up and dragged? */
  canLift(thing: HTMLElement): boolean;
  lifted(thing: HTMLElement): void;
  /** It is held over this; nothing if it leads nowhere. */
  over(thing: HTMLElement, at: HTMLElement | undefined): void;
  /** It was let go, far from where it lay if `away`. */
  dropped(thing: HTMLElement, at: HTMLElement | undefined, away: boolean): void;
  /** Can what is held be dropped here? */
  takes(at: HTMLElement): boolean;
  tapped(thing: HTMLElement): void;
  pressed(thing: HTMLElement): void;
  /** A mouse rests on a thing, or on nothing any more. */
  hovered(thing: HTMLElement | undefined): void;
}

/** For things that stay where they are: they can be tapped and pressed, and that is all. */
export const FIXED: Omit<Grasp, 'tapped' | 'pressed'> = {
  canLift: () => false,
  lifted() {},
  over() {},
  dropped() {},
  takes: () => false,
  hovered() {},
};

/** A finger or mouse moves at least so far before it drags, in pixels. */
const THRESHOLD = 6;
/** How long a finger rests to press long, in milliseconds. */
const LONG = 480;
/** How long a mouse rests before something is said, in milliseconds. */
const REST = 380;
/** From here on a thing was dropped away from where it lay, in pixels. */
const AWAY = 90;

function thingAt(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-address]') : null;
  return found ?? undefined;
}

/** Watches the hands on an element until the returned function is called. */
export function hands(field: HTMLElement, grasp: Grasp): () => void {
  let held:
    { thing: HTMLElement; x: number; y: number; dragging: boolean; pointer: number } | undefined;
  let long: number | undefined;
  let rest: number | undefined;
  /** What the mouse moved over last. */
  let under: HTMLElement | undefined;
  /** A click that ends a drag is none. */
  let spent = false;

  function dropAt(x: number, y: number): HTMLElement | undefined {
    for (const element of document.elementsFromPoint(x, y)) {
      const thing = thingAt(element);
      if (thing && thing !== held?.thing && grasp.takes(thing)) return thing;
    }
    return undefined;
  }

  function letGo(): void {
    clearTimeout(long);
    if (held?.dragging) {
      held.thing.classList.remove('held');
      held.thing.style.translate = '';
    }
    held = undefined;
  }

  function down(event: PointerEvent): void {
    spent = false;
    clearTimeout(rest);
    const thing = thingAt(event.target);
    if (!thing || event.button !== 0 || !event.isPrimary) return;
    held = { thing, x: event.clientX, y: event.clientY, dragging: false, pointer: event.pointerId };
    if (event.pointerType === 'mouse') return;
    long = window.setTimeout(() => {
      if (held?.dragging === false) press(thing);
    }, LONG);
  }

  function press(thing: HTMLElement): void {
    if (held) swallowRelease();
    letGo();
    grasp.pressed(thing);
  }

  function move(event: PointerEvent): void {
    hover(event);
    if (!held || event.pointerId !== held.pointer) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.dragging) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      clearTimeout(long);
      if (!grasp.canLift(held.thing)) {
        held = undefined;
        return;
      }
      held.dragging = true;
      spent = true;
      held.thing.setPointerCapture(event.pointerId);
      held.thing.classList.add('held');
      grasp.hovered(undefined);
      grasp.lifted(held.thing);
    }
    held.thing.style.translate = `${dx}px ${dy}px`;
    grasp.over(held.thing, dropAt(event.clientX, event.clientY));
  }

  function up(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    const { thing, dragging, x, y } = held;
    const at = dragging ? dropAt(event.clientX, event.clientY) : undefined;
    const away = Math.hypot(event.clientX - x, event.clientY - y) > AWAY;
    letGo();
    if (dragging) grasp.dropped(thing, at, away);
  }

  function cancel(): void {
    const dragged = held?.dragging ? held.thing : undefined;
    letGo();
    if (dragged) grasp.dropped(dragged, undefined, false);
  }

  function click(event: MouseEvent): void {
    if (spent && event.detail > 0) {
      spent = false;
      event.preventDefault();
      return;
    }
    const thing = thingAt(event.target);
    if (thing) grasp.tapped(thing);
    else grasp.hovered(undefined);
  }

  function menu(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (!thing) return;
    event.preventDefault();
    // What is being dragged is not looked at.
    if (!spent) press(thing);
  }

  /** Only a mouse that moves: a card that comes to lie under it was not asked for. */
  function hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons > 0) return;
    const thing = thingAt(event.target);
    if (thing === under) return;
    forget();
    under = thing;
    thing?.classList.add('hovered');
    if (!thing) return grasp.hovered(undefined);
    rest = window.setTimeout(() => grasp.hovered(thing), REST);
  }

  /** What the mouse moved over has moved away from it. */
  function pass(event: PointerEvent): void {
    if (under && thingAt(event.target) !== under) forget();
  }

  function forget(): void {
    clearTimeout(rest);
    under?.classList.remove('hovered');
    under = undefined;
  }

  function leave(): void {
    forget();
    grasp.hovered(undefined);
  }

  const listening = new AbortController();
  const options = { signal: listening.signal };
  field.addEventListener('pointerdown', down, options);
  field.addEventListener('pointermove', move, options);
  field.addEventListener('pointerup', up, options);
  field.addEventListener('pointercancel', cancel, options);
  field.addEventListener('click', click, options);
  field.addEventListener('contextmenu', menu, options);
  field.addEventListener('pointerover', pass, options);
  field.addEventListener('pointerleave', leave, options);
  // The browser's own dragging of pictures.
  field.addEventListener('dragstart', (event) => event.preventDefault(), options);
  return () => {
    listening.abort();
    clearTimeout(long);
    clearTimeout(rest);
  };
}
