/** Small sounds, made here: no file is fetched. */
import { settings } from '../app/settings.svelte';

/** A note: how high in hertz, when, how long, how loud, and of what kind. */
interface Note {
  pitch: number;
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

const note = (pitch: number, at: number, lasts: number, loud = 0.12): Note => ({
  pitch,
  at,
  lasts,
  loud,
});

/** What each happening sounds like. A happening that is not here makes no sound. */
const SOUNDS: Readonly<Record<string, readonly Note[]>> = {
  point: [note(660, 0, 0.05, 0.05)],
  card: [{ pitch: 420, to: 260, lasts: 0.07, loud: 0.06, wave: 'triangle' }],
  turn: [note(523, 0, 0.12, 0.07), note(784, 0.09, 0.18, 0.07)],
  strike: [{ pitch: 190, to: 60, lasts: 0.18, loud: 0.22, wave: 'triangle' }],
  clash: [
    { pitch: 240, to: 70, lasts: 0.2, loud: 0.2, wave: 'sawtooth' },
    { pitch: 120, to: 50, at: 0.08, lasts: 0.25, loud: 0.2, wave: 'triangle' },
  ],
  roll: [note(300, 0, 0.03, 0.06), note(340, 0.07, 0.03, 0.06), note(280, 0.14, 0.03, 0.06)],
  spin: [0, 0.09, 0.19, 0.32, 0.48, 0.7].map((at) => note(880, at, 0.03, 0.05)),
  power: [{ pitch: 330, to: 880, lasts: 0.3, loud: 0.08 }],
  win: [523, 659, 784, 1047].map((pitch, i) => note(pitch, i * 0.12, 0.3, 0.1)),
  lose: [440, 392, 330].map((pitch, i) => note(pitch, i * 0.16, 0.3, 0.08)),
};

let context: AudioContext | undefined;

/** Plays the sound of a happening, if people want to hear it. */
export function play(happening: string): void {
  const notes = SOUNDS[happening];
  if (!notes || !settings.chosen.sound || document.visibilityState !== 'visible') return;
  // A browser lets nothing sound before the page was touched.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const one of notes) sound(context, one, now);
}

function sound(
  context: AudioContext,
  { pitch, to, at = 0, lasts, loud, wave = 'sine' }: Note,
  now: number,
) {
  const start = now + at;
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  if (to) {
    // Without a value at its start a slide would begin now, though the note sounds later.
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  }
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}
