/**
 * A page to look at boards with, while developing: `?scene=nature`, then `&cues=strike` to watch
 * something; `?faces=nature` shows cards at several sizes.
 */
import { mount } from 'svelte';
import '../../style/fonts.css';
import '../../style/base.css';
import '../../style/controls.css';
import { worldOf } from '../../dev/world';
import { speak } from '../../speech/speech.svelte';
import type { Step } from '../../wire/messages';
import type { World } from '../../wire/socket';
import Dev from './Dev.svelte';
import { CUES, fixtureOf } from './scenes';
import { slow } from './slow';

// The tokens, or what stands in for them until they are there.
const styles = import.meta.glob('../../style/{tokens,stand-in}.css');
for (const load of Object.values(styles)) await load();

const query = new URLSearchParams(location.search);
const target = document.getElementById('app');
await speak('en');

/** The world of a scene in which something happens after a while. */
async function world(name: string): Promise<World> {
  const cues = CUES[query.get('cues') ?? ''];
  const still = worldOf(name, await fixtureOf(name));
  if (!cues) return still;
  const step: Step = { from: 1, to: 2, cues };
  return {
    ...still,
    dial: (...where) => {
      const socket = still.dial(...where);
      window.setTimeout(() => {
        slow(Number(query.get('slow') ?? 1));
        const data = JSON.stringify({ news: 'step', ...step });
        socket.onmessage?.call(socket as never, { data } as MessageEvent);
      }, Number(query.get('after') ?? 1200));
      return socket;
    },
  };
}

const scene = query.get('scene') ?? 'nature';
const props = { faces: query.get('faces'), scene, world: await world(scene) };
if (target) mount(Dev, { target, props });
