/**
 * How cards come, move and go: by animations of the browser, which end by themselves. A card has
 * its new size at once and only its transform moves, so that nothing in it is laid out again.
 */
import { settings } from '../app/settings.svelte';
import type { Box, PiecePlace } from './layout';

const EASE = 'cubic-bezier(0.25, 0.8, 0.3, 1)';

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
  card.animate([start, { transform: at(place), opacity: 1 }], {
    duration: box ? 380 : 220,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

/** A movement from one place to another. */
export interface Journey {
  from: PiecePlace;
  to: PiecePlace;
  animation: Animation;
}

/** Where a card on its way is now, without asking the browser to lay anything out. */
export function whereabouts({ from, to, animation }: Journey): PiecePlace {
  const share = animation.effect?.getComputedTiming().progress ?? 1;
  const between = (one: number, other: number) => one + (other - one) * share;
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
  const isOnItsWay = before?.animation.playState === 'running';
  const from = before && isOnItsWay ? whereabouts(before) : was;
  before?.animation.cancel();
  const animation = card.animate([{ transform: shown(from, to) }, { transform: at(to) }], {
    duration: 320,
    delay: isOnItsWay ? 0 : delay,
    easing: EASE,
    fill: 'backwards',
  });
  return { from, to, animation };
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
