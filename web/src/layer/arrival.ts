/** How cards come and go: by animations of the browser, which end by themselves. */
import { settings } from '../app/settings.svelte';
import type { Box, PiecePlace } from './layout';

const EASE = 'cubic-bezier(0.25, 0.8, 0.3, 1)';

/** The transform that puts a card's middle into the middle of a box, at the size it has there. */
function within(box: Box, place: PiecePlace): string {
  const x = box.x + (box.width - place.width) / 2;
  const y = box.y + (box.height - place.height) / 2;
  const scale = Math.min(1, box.width / place.width || 1, box.height / place.height || 1);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function at(place: PiecePlace): string {
  return `translate(${place.x}px, ${place.y}px) rotate(${place.turn ?? 0}deg)`;
}

/** A card comes to its place from a box, or appears there. */
export function arrive(
  card: Element,
  from: Box | undefined,
  place: PiecePlace,
  delay: number,
): void {
  if (!settings.moves) return;
  const start = from
    ? { transform: within(from, place), opacity: 0.5 }
    : { transform: `${at(place)} scale(0.85)`, opacity: 0 };
  card.animate([start, { transform: at(place), opacity: 1 }], {
    duration: from ? 380 : 220,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
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
