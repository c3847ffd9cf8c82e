/** What cues are made of: lunges, impacts, numbers that pop up. */
import './effects.css';
import type { Point } from '../geometry';
import type { Performance } from './performance';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * What can be seen of a card. The layer puts its element into place by a transform, so whatever
 * turns or grows is what lies inside.
 */
export function inside(card: HTMLElement | undefined): HTMLElement | undefined {
  return (card?.firstElementChild as HTMLElement | null) ?? undefined;
}

/** A card starts back, lunges at a point and returns. The impact is at 45 % of the time. */
export async function lunge(
  performance: Performance,
  card: HTMLElement | undefined,
  from: Point,
  to: Point,
  duration: number,
): Promise<void> {
  const by = (share: number) => `${(to.x - from.x) * share}px ${(to.y - from.y) * share}px`;
  const lean = Math.max(-8, Math.min(8, (to.x - from.x) / 16));
  await Promise.all([
    performance.animate(
      card,
      [
        { translate: '0 0', zIndex: 600, easing: 'ease-out' },
        { translate: by(-0.1), zIndex: 600, offset: 0.2, easing: 'cubic-bezier(.6,0,.9,.5)' },
        { translate: by(0.62), zIndex: 600, offset: 0.45, easing: 'ease-out' },
        { translate: by(0.5), zIndex: 600, offset: 0.56, easing: 'ease-in-out' },
        { translate: '0 0', zIndex: 600 },
      ],
      { duration },
    ),
    performance.animate(
      inside(card),
      [
        { scale: 1, rotate: '0deg' },
        { scale: 1.1, rotate: `${-lean}deg`, offset: 0.2 },
        { scale: 1.16, rotate: `${lean}deg`, offset: 0.45 },
        { scale: 1.06, rotate: '0deg', offset: 0.6 },
        { scale: 1, rotate: '0deg' },
      ],
      { duration },
    ),
  ]);
}

/** A card leans towards a point, and back. */
export async function lean(
  performance: Performance,
  card: HTMLElement | undefined,
  from: Point,
  to: Point,
  duration: number,
): Promise<void> {
  const by = `${(to.x - from.x) * 0.12}px ${(to.y - from.y) * 0.12}px`;
  await Promise.all([
    performance.animate(
      card,
      [{ translate: '0 0' }, { translate: by, offset: 0.5 }, { translate: '0 0' }],
      { duration, easing: 'ease-in-out' },
    ),
    performance.animate(
      inside(card),
      [{ scale: 1 }, { scale: 1.12, filter: 'brightness(1.2)', offset: 0.5 }, { scale: 1 }],
      { duration, easing: 'ease-in-out' },
    ),
  ]);
}

/** A card that is hit jolts away and back. */
export function jolt(
  performance: Performance,
  card: HTMLElement | undefined,
  direction: Point,
  duration: number,
): Promise<void> {
  const length = Math.hypot(direction.x, direction.y) || 1;
  const by = (pixels: number) =>
    `${(direction.x / length) * pixels}px ${(direction.y / length) * pixels}px`;
  return performance.animate(
    inside(card),
    [
      { translate: '0 0', filter: 'brightness(2.2)' },
      { translate: by(14), rotate: '3deg', offset: 0.2 },
      { translate: by(-6), rotate: '-2.4deg', filter: 'brightness(1)', offset: 0.45 },
      { translate: by(3), rotate: '1.2deg', offset: 0.7 },
      { translate: '0 0', rotate: '0deg', filter: 'brightness(1)' },
    ],
    { duration, easing: 'ease-out' },
  );
}

/** A card glows up. */
export function glow(
  performance: Performance,
  card: HTMLElement | undefined,
  duration: number,
): Promise<void> {
  return performance.animate(
    inside(card),
    [
      { scale: 1, filter: 'brightness(1)' },
      { scale: 1.08, filter: 'brightness(1.45)', offset: 0.35 },
      { scale: 1, filter: 'brightness(1)' },
    ],
    { duration, easing: 'ease-in-out' },
  );
}

/** A card falls, and stays so until it goes. */
export function fall(
  performance: Performance,
  card: HTMLElement | undefined,
  duration: number,
): Promise<void> {
  return performance.animate(
    inside(card),
    [
      { filter: 'grayscale(0) brightness(1)', rotate: '0deg', scale: 1 },
      { filter: 'grayscale(0.4) brightness(1.9)', rotate: '-4deg', scale: 1.06, offset: 0.3 },
      { filter: 'grayscale(1) brightness(0.45)', rotate: '8deg', scale: 0.86 },
    ],
    { duration, easing: 'ease-in', fill: 'forwards' },
  );
}

/** A thing shakes. */
export function shake(
  performance: Performance,
  thing: HTMLElement | undefined,
  duration: number,
): Promise<void> {
  const frames = [0, -4, 4, -3, 3, 0].map((degrees) => ({ rotate: `${degrees}deg` }));
  return performance.animate(inside(thing), frames, { duration });
}

/** Puts an effect of this class around a point, and gives it away again when it is over. */
async function put(
  performance: Performance,
  over: HTMLElement,
  element: Element,
  at: Point,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  const holder = document.createElement('div');
  holder.className = 'effect';
  holder.style.translate = `${at.x}px ${at.y}px`;
  holder.append(element);
  over.append(holder);
  await performance.animate(element, frames, { fill: 'both', ...options });
  holder.remove();
}

/** How a number that pops up is coloured. */
export type Tone = 'hurt' | 'heal' | 'boost' | 'shield' | 'gold' | 'plain';

/** A number or word pops up and rises. */
export function pop(
  performance: Performance,
  over: HTMLElement,
  at: Point,
  text: string,
  tone: Tone,
  duration = 620,
  delay = 0,
): Promise<void> {
  const element = document.createElement('div');
  element.className = 'pop';
  element.dataset['tone'] = tone;
  element.textContent = text;
  return put(
    performance,
    over,
    element,
    at,
    [
      { opacity: 0, scale: 0.4, translate: '-50% -30%' },
      { opacity: 1, scale: 1.35, translate: '-50% -60%', offset: 0.2 },
      { opacity: 1, scale: 1, translate: '-50% -75%', offset: 0.38 },
      { opacity: 1, scale: 1, translate: '-50% -95%', offset: 0.75 },
      { opacity: 0, scale: 0.9, translate: '-50% -130%' },
    ],
    { duration, delay, easing: 'ease-out' },
  );
}

/** Where something hits: a star of light and flying sparks. */
export function impact(
  performance: Performance,
  over: HTMLElement,
  at: Point,
  tone: Tone,
  delay = 0,
): Promise<void> {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-60 -60 120 120');
  svg.setAttribute('class', 'impact');
  svg.dataset['tone'] = tone;
  const star = document.createElementNS(SVG, 'path');
  star.setAttribute('d', starburst(11, 52, 20));
  svg.append(star);
  const heart = document.createElementNS(SVG, 'path');
  heart.setAttribute('d', starburst(11, 32, 12));
  heart.setAttribute('class', 'light');
  svg.append(heart);
  return put(
    performance,
    over,
    svg,
    at,
    [
      { opacity: 0, scale: 0.2, rotate: '0deg' },
      { opacity: 1, scale: 1.05, rotate: '14deg', offset: 0.3 },
      { opacity: 0, scale: 1.5, rotate: '22deg' },
    ],
    { duration: 380, delay, easing: 'ease-out' },
  );
}

/** A ring that widens, for powers and alarms. */
export function ring(
  performance: Performance,
  over: HTMLElement,
  at: Point,
  tone: Tone,
  duration = 520,
  delay = 0,
): Promise<void> {
  const element = document.createElement('div');
  element.className = 'ring';
  element.dataset['tone'] = tone;
  return put(
    performance,
    over,
    element,
    at,
    [
      { opacity: 0, scale: 0.3 },
      { opacity: 1, scale: 0.7, offset: 0.25 },
      { opacity: 0, scale: 1.6 },
    ],
    { duration, delay, easing: 'ease-out' },
  );
}

/** The path of a star around (0, 0). */
export function starburst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 === 0 ? outer * (i % 4 === 0 ? 1 : 0.78) : inner;
    const angle = (i * Math.PI) / points;
    return `${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
