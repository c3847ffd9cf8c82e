/** Scenes to look at, by name: samples as full as tests have them, and all fixtures. */
import type { Fixture } from '../../dev/world';
import type { Cue } from '../../wire/types';
import { estroScene } from '../sample/estro';
import { natureScene } from '../sample/nature';

const fixtures = import.meta.glob<Fixture>('../../fixtures/*.json', { import: 'default' });

const SAMPLES: Record<string, () => Fixture['scene']> = {
  nature: () => natureScene({ seats: 2, hand: 5, standing: true, asides: 0 }),
  'nature-full': () => natureScene({ seats: 2, hand: 10, standing: true, asides: 0 }),
  'nature-sages': () => natureScene({ seats: 2, hand: 0, standing: false, asides: 4 }),
  'nature-teams': () => natureScene({ seats: 4, hand: 5, standing: true, asides: 0 }),
  'estro-duel': () => estroScene({ frame: 'duel', field: 4, hand: 5, asides: 0, extras: false }),
  'estro-duel-full': () => estroScene({ frame: 'duel', field: 11, hand: 10, asides: 3, extras: true }),
  'estro-inferno': () => estroScene({ frame: 'inferno', field: 8, hand: 5, asides: 0, extras: true }),
  'estro-single': () => estroScene({ frame: 'single', field: 4, hand: 5, asides: 0, extras: false }),
  'estro-conquest': () => estroScene({ frame: 'conquest', field: 2, hand: 5, asides: 0, extras: false }),
  'estro-bastion': () => estroScene({ frame: 'bastion', field: 2, hand: 5, asides: 0, extras: false }),
};

/** The scene of this name. */
export async function fixtureOf(name: string): Promise<Fixture> {
  const sample = SAMPLES[name];
  if (sample) return { scene: sample(), prompt: 'What do you do?', choices: [] };
  const load = fixtures[`../../fixtures/${name}.json`];
  if (load) return load();
  return (await fetch(`/fixtures/${name}.json`)).json();
}

/** Cues to look at, by name. */
export const CUES: Record<string, Cue[]> = {
  strike: [
    { kind: 'strike', from: 'formation-1-1', to: ['formation-2-1'] },
    { kind: 'damage', to: ['formation-2-1'], values: { amount: 3 } },
    { kind: 'defeat', to: ['formation-2-1'] },
  ],
  clash: [
    {
      kind: 'clash',
      from: 'field/6',
      to: ['field/2'],
      values: {
        'attack-current': 70,
        'attack-total': 85,
        'attack-die': 4,
        'attack-bonus': 5,
        'defence-current': 72,
        'defence-total': 72,
        'defence-die': 2,
        'defence-bonus': 0,
        defeated: 1,
      },
    },
  ],
  spin: [{ kind: 'spin', from: 'player-1', to: ['dial'], values: { sector: 7 } }],
  hit: [
    { kind: 'hit', to: ['ship-axiom-drift'], values: { amount: 72, left: 48 } },
    { kind: 'alarm', to: ['ship-axiom-drift'], values: { left: 2 } },
  ],
  breach: [{ kind: 'breach', from: 'field/19', to: ['bastion'], values: { amount: 22 } }],
};
