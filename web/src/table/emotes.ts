/** Feelings, and how they are shown. */
import { say } from '../speech/speech.svelte';
import type { Emote } from '../wire/types';

/** All feelings, in the order they are offered. */
export const EMOTES: readonly Emote[] = [
  'hello',
  'well-played',
  'thanks',
  'oops',
  'thinking',
  'wow',
];

/** A feeling in words. */
export function emoteName(emote: Emote): string {
  switch (emote) {
    case 'hello':
      return say('web-emote-hello');
    case 'well-played':
      return say('web-emote-well-played');
    case 'thanks':
      return say('web-emote-thanks');
    case 'oops':
      return say('web-emote-oops');
    case 'thinking':
      return say('web-emote-thinking');
    case 'wow':
      return say('web-emote-wow');
  }
}
