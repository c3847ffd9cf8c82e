/**
 * How cards come, move and go: by animations of the browser, which end by themselves. A card has
 * its new size at once and only its transform moves, so that nothing in it is laid out again.
 */
import { settings } from '../app/settings.svelte';
import type { Box, PiecePlace } from './layout';
import { LONGEST_WAIT } from './views';

const EASE = 'cubic-bezier(0.25, 0.8, 0.3, 1)';

/** A movement without its wait takes so long, in milliseconds. */
const MOVING = 320;

/**
 * A movement that waits before it begins. It is told so that the compositor moves the cards alone,
 * and the page does not work out styles for every frame: the wait by a keyframe instead of a delay,
 * and all movements of one change end together.
 */
function travel(
  card: Element,
  wait: number,
  duration: number,
  start: Keyframe,
  end: Keyframe,
): Animation {
  const whole = LONGEST_WAIT + duration;
  const begins = { ...start, easing: EASE, offset: wait / whole };
  const ends = { ...end, offset: (wait + duration) / whole };
  return card.animate([start, begins, ends, end], { duration: whole });
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

/** The transform that puts a card into its place. */
export function at(place: PiecePlace): string {
  const turn = place.turn ? ` rotate(${place.turn}deg)` : '';
  return `translate(${place.x}px, ${place.y}px)${turn}`;
}

/** The transform that shows a card of this place in another one, at the size it has there. */
function shown(other: PiecePlace, place: PiecePlace): string {
  const x = other.x + (other.width - place.width) / 2;
  const y = other.y + (other.height - place.height) / 2;
  const scale = `scale(${other.width / place.width || 1}, ${other.height / place.height || 1})`;
  return `translate(${x}px, ${y}px) rotate(${other.turn ?? 0}deg) ${scale}`;
}

/** The transform that puts a card's middle into the middle of a box, and the card within it. */
function within(box: Box, place: PiecePlace): string {
  const x = box.x + (box.width - place.width) / 2;
  const y = box.y + (box.height - place.height) / 2;
  const scale = Math.min(1, box.width / place.width || 1, box.height / place.height || 1);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A card comes to its place from a box, or appears there. */
export function arrive(
  card: Element,
  box: Box | undefined,
  place: PiecePlace,
  delay: number,
): void {
  const start = box
    ? { transform: within(box, place), opacity: 0.5 }
    : { transform: `${at(place)} scale(0.85)`, opacity: 0 };
  const end = { transform: at(place), opacity: 1 };
  travel(card, delay, box ? 380 : 220, start, end);
}

/** A movement from one place to another. */
export interface Journey {
  from: PiecePlace;
  to: PiecePlace;
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
function whereabouts(journey: Journey): PiecePlace {
  const { from, to } = journey;
  const gone = share(journey);
  const between = (one: number, other: number) => one + (other - one) * gone;
  return {
    ...to,
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    width: between(from.width, to.width),
    height: between(from.height, to.height),
    turn: between(from.turn ?? 0, to.turn ?? 0),
  };
}

/** A card moves from one place to another; one that is on its way goes on from where it is. */
export function move(
  card: Element,
  was: PiecePlace,
  to: PiecePlace,
  delay: number,
  before: Journey | undefined,
): Journey {
  const isOnItsWay = before?.animation.playState === 'running' && share(before) < 1;
  const from = isOnItsWay ? whereabouts(before) : was;
  before?.animation.cancel();
  const wait = isOnItsWay ? 0 : delay;
  const [start, end] = [{ transform: shown(from, to) }, { transform: at(to) }];
  return { from, to, wait, animation: travel(card, wait, MOVING, start, end) };
}

/** A card goes from its place to a box, or fades away; settles when it has gone. */
export async function depart(card: Element, to: Box | undefined, place: PiecePlace): Promise<void> {
  const end = to
    ? { transform: within(to, place), opacity: 0 }
    : { transform: `${at(place)} scale(0.85)`, opacity: 0 };
  const going = card.animate([{ transform: at(place), opacity: 1 }, end], {
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
