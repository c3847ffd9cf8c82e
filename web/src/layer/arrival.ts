/**
 * How cards come, move and go: by animations of the browser, which end by themselves. A card
 * keeps the size it was drawn at and only its transform moves, so that nothing in it is laid out
 * again.
 */
import { settings } from '../app/settings.svelte';
import { sameSize } from './cut';
import { EASE, eased, easing } from './easing';
import { centred, type Box, type Size } from './layout';
import { LONGEST_WAIT } from './views';

/** A movement without its wait takes so long, in milliseconds. */
const MOVING = 320;

/** So long a card lies still in its new place before its movement is over, in milliseconds. */
const SPARE = 80;

/** Movements that began together, and end together. */
interface Party {
  duration: number;
  animations: Animation[];
  isOver: boolean;
}

/** The party that movements of now join. */
let latest: Party | undefined;

function join(animation: Animation, duration: number): Party {
  if (latest?.duration !== duration) latest = gather(duration);
  latest.animations.push(animation);
  return latest;
}

/**
 * A new party. It ends a little before the browser would end its movements: by itself it ends each
 * of them over several frames, with styles worked out for each.
 */
function gather(duration: number): Party {
  const party: Party = { duration, animations: [], isOver: false };
  // What begins later does not belong to it.
  queueMicrotask(() => {
    if (latest === party) latest = undefined;
  });
  setTimeout(
    () => {
      party.isOver = true;
      for (const one of party.animations) one.cancel();
    },
    LONGEST_WAIT + duration + SPARE / 2,
  );
  return party;
}

/**
 * How long a movement takes with its wait. It is told so that the compositor moves the cards alone,
 * and the page does not work out styles for every frame: wait and rest are part of the easing, and
 * all movements of one change take equally long. While it waits, the page has nothing to work out
 * even in the frame in which it hears that the compositor has begun.
 */
function timing(wait: number, duration: number): { duration: number; easing: string } {
  const whole = LONGEST_WAIT + duration + SPARE;
  const course = { wait, duration, whole };
  return { duration: whole, easing: knowsLines() ? easing(course) : EASE };
}

let lines: boolean | undefined;

/** Does the browser know easings that are made of lines? */
function knowsLines(): boolean {
  return (lines ??= CSS.supports('transition-timing-function', 'linear(0, 1)'));
}

/** What was last written for each place: it is asked for where a card goes, and where it leaves. */
const written = new WeakMap<Box, { cut: Size; text: string }>();

/** The transform that puts what was drawn at this size into a place, at the size it has there. */
export function at(place: Box, cut: Size): string {
  const known = written.get(place);
  if (known && sameSize(known.cut, cut)) return known.text;
  const text = transform(place, cut);
  written.set(place, { cut, text });
  return text;
}

function transform({ x, y, width, height }: Box, cut: Size): string {
  const [wider, higher] = [rounded(width / cut.width || 1), rounded(height / cut.height || 1)];
  const scale = wider === 1 && higher === 1 ? '' : ` scale(${wider}, ${higher})`;
  return `translate(${rounded(x)}px, ${rounded(y)}px)${scale}`;
}

/** As exact as can be seen: browsers take their time to read long numbers. */
function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}

/** The box around the same middle, so much smaller. */
function shrunk(box: Box, by: number): Box {
  return centred(box, scaled(box, by));
}

/** Where a card is that lies in the middle of a box, and within it. */
function within(box: Box, place: Size): Box {
  const scale = Math.min(1, box.width / place.width || 1, box.height / place.height || 1);
  return centred(box, scaled(place, scale));
}

function scaled({ width, height }: Size, by: number): Size {
  return { width: width * by, height: height * by };
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
  const duration = box ? 380 : 220;
  const frames = { transform: [at(start, cut), at(place, cut)], opacity: [box ? 0.5 : 0, 1] };
  join(card.animate(frames, timing(delay, duration)), duration);
}

/** A movement from one place to another. */
export interface Journey {
  from: Box;
  to: Box;
  /** So many milliseconds pass before it begins. */
  wait: number;
  animation: Animation;
  party: Party;
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
  const isOnItsWay = before !== undefined && !before.party.isOver && share(before) < 1;
  const from = isOnItsWay ? whereabouts(before) : was;
  const wait = isOnItsWay ? 0 : delay;
  const frames = { transform: [at(from, cut), at(to, cut)] };
  const animation = again(before, frames, wait) ?? card.animate(frames, timing(wait, MOVING));
  return { from, to, wait, animation, party: join(animation, MOVING) };
}

/** Begins a movement that is over anew, on another way: that costs less than to make one. */
function again(
  before: Journey | undefined,
  frames: PropertyIndexedKeyframes,
  wait: number,
): Animation | undefined {
  const animation = before?.animation;
  if (!before?.party.isOver || !(animation?.effect instanceof KeyframeEffect)) {
    animation?.cancel();
    return undefined;
  }
  animation.effect.setKeyframes(frames);
  if (wait !== before.wait) animation.effect.updateTiming(timing(wait, MOVING));
  animation.play();
  return animation;
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
