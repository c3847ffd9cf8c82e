/** What the levels of bots are called. */
import { say } from '../speech/speech.svelte';

/** The level's name; a level that has none is called what it is. */
export function levelName(level: string): string {
  switch (level) {
    case 'easy':
      return say('web-level-easy');
    case 'normal':
      return say('web-level-normal');
    case 'hard':
      return say('web-level-hard');
    case 'expert':
      return say('web-level-expert');
    default:
      return level;
  }
}
