/**
 * How cards come, move and go: by animations of the browser, which end by themselves. A card
 * keeps the size it was drawn at and only its transform moves, so that nothing in it is laid out
 * again.
 */
import { settings } from '../app/settings.svelte';
import type { Box, Size } from './layout';
import { LONGEST_WAIT } from './views';

const EASE = 'cubic-bezier(0.25, 0.8, 0.3, 1)';

/** A movement without its wait takes so long, in milliseconds. */
const MOVING = 320;

/** So long a card lies still in its new place before its movement is over, in milliseconds. */
const SPARE = 80;

/**
 * A movement that waits before it begins. It is told so that the compositor moves the cards alone,
 * and the page does not work out styles for every frame: the wait by a keyframe instead of a delay,
 * and all movements of one change end together.
 */
function travel(
  card: Element,
  wait: number,
  duration: number,
  way: readonly [string, string],
  opacity?: readonly [number, number],
): Animation {
  const whole = LONGEST_WAIT + duration + SPARE;
  const frames: PropertyIndexedKeyframes = {
    transform: [way[0], way[0], way[1], way[1]],
    offset: [0, wait / whole, (wait + duration) / whole, 1],
    easing: ['linear', EASE, 'linear'],
  };
  if (opacity) frames['opacity'] = [opacity[0], opacity[0], opacity[1], opacity[1]];
  const animation = card.animate(frames, whole);
  endTogether(animation, LONGEST_WAIT + duration);
  return animation;
}

/** The movements that began last, when that was, and how long they take. */
let latest: { animations: Animation[]; at: CSSNumberish | null; duration: number } | undefined;

/**
 * Ends a movement with all that began with it, a little before the browser would: by itself it
 * ends each of them over several frames, with styles worked out for each.
 */
function endTogether(animation: Animation, duration: number): void {
  const at = document.timeline.currentTime;
  if (latest?.at === at && latest.duration === duration) {
    latest.animations.push(animation);
    return;
  }
  const animations = [animation];
  latest = { animations, at, duration };
  setTimeout(() => {
    for (const one of animations) one.cancel();
  }, duration + SPARE / 2);
}

/** How far a movement is when this share of its time has passed: the curve of {@link EASE}. */
function eased(time: number): number {
  const curve = (one: number, other: number, t: number) =>
    3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * other + t ** 3;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 16; halving++) {
    const middle = (low + high) / 2;
    if (curve(0.25, 0.3, middle) < time) low = middle;
    else high = middle;
  }
  return curve(0.8, 1, low);
}

/** The transform that puts what was drawn at this size into a place, at the size it has there. */
export function at({ x, y, width, height }: Box, cut: Size): string {
  const [wider, higher] = [width / cut.width || 1, height / cut.height || 1];
  const scale = wider === 1 && higher === 1 ? '' : ` scale(${wider}, ${higher})`;
  return `translate(${x}px, ${y}px)${scale}`;
}

/** The box around the same middle, so much smaller. */
function shrunk({ x, y, width, height }: Box, by: number): Box {
  return {
    x: x + (width * (1 - by)) / 2,
    y: y + (height * (1 - by)) / 2,
    width: width * by,
    height: height * by,
  };
}

/** Where a card is that lies in the middle of a box, and within it. */
function within(box: Box, place: Box): Box {
  const x = box.x + (box.width - place.width) / 2;
  const y = box.y + (box.height - place.height) / 2;
  const scale = Math.min(1, box.width / place.width || 1, box.height / place.height || 1);
  return shrunk({ ...place, x, y }, scale);
}

/** A card comes to its place from a box, or appears there. */
export function arrive(
  card: Element,
  cut: Size,
  box: Box | undefined,
  place: Box,
  delay: number,
): void {
  const start = box ? within(box, place) : shrunk(place, 0.85);
  const way = [at(start, cut), at(place, cut)] as const;
  travel(card, delay, box ? 380 : 220, way, [box ? 0.5 : 0, 1]);
}

/** A movement from one place to another. */
export interface Journey {
  from: Box;
  to: Box;
  /** So many milliseconds pass before it begins. */
  wait: number;
  animation: Animation;
}

/** What share of its way a card has gone. */
function share({ wait, animation }: Journey): number {
  const time = (Number(animation.currentTime ?? Infinity) - wait) / MOVING;
  return time < 1 ? eased(Math.max(time, 0)) : 1;
}

/** Where a card on its way is now, without asking the browser to lay anything out. */
function whereabouts(journey: Journey): Box {
  const { from, to } = journey;
  const gone = share(journey);
  const between = (one: number, other: number) => one + (other - one) * gone;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    width: between(from.width, to.width),
    height: between(from.height, to.height),
  };
}

/** A card moves from one place to another; one that is on its way goes on from where it is. */
export function move(
  card: Element,
  cut: Size,
  was: Box,
  to: Box,
  delay: number,
  before: Journey | undefined,
): Journey {
  const isOnItsWay = before?.animation.playState === 'running' && share(before) < 1;
  const from = isOnItsWay ? whereabouts(before) : was;
  before?.animation.cancel();
  const wait = isOnItsWay ? 0 : delay;
  const animation = travel(card, wait, MOVING, [at(from, cut), at(to, cut)]);
  return { from, to, wait, animation };
}

/** A card goes from its place to a box, or fades away; settles when it has gone. */
export async function depart(
  card: Element,
  cut: Size,
  to: Box | undefined,
  place: Box,
): Promise<void> {
  const end = { transform: at(to ? within(to, place) : shrunk(place, 0.85), cut), opacity: 0 };
  const going = card.animate([{ transform: at(place, cut), opacity: 1 }, end], {
    duration: to ? 360 : 220,
    easing: EASE,
    fill: 'forwards',
  });
  // One that was cancelled has gone too.
  await going.finished.catch(() => undefined);
}

/** May cards be seen to move? */
export function mayMove(): boolean {
  return settings.moves && document.visibilityState === 'visible';
}
