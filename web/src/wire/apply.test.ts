import { describe, expect, test } from 'vitest';
import { applyStep, Misfit, restored } from './apply';
import type { Piece, Scene, Whole } from './types';

function piece(key: string, health = 1): Piece {
  return { key, values: { health } };
}

function scene(...pieces: Piece[]): Scene {
  return {
    board: 'any',
    status: [],
    zones: [
      { key: 'row', name: 'Row', kind: 'row', pieces },
      { key: 'deck', name: 'Deck', kind: 'deck', count: 9 },
    ],
    focus: { kind: 'attack' },
  };
}

function whole(): Whole {
  return {
    number: 4,
    eye: 1,
    table: {
      code: 'abc',
      game: 'duel',
      options: {},
      stage: 'playing',
      seats: [],
      undo: { kind: 'no' },
      public: false,
      watchers: 0,
    },
    scene: scene(piece('a'), piece('b'), piece('b')),
    prompt: 'Choose.',
    choices: [
      { text: 'pass', label: 'Pass' },
      { text: 'play a', label: 'Play a', path: ['row/a'] },
    ],
    log: ['One.', 'Two.', 'Three.'],
  };
}

describe('a step', () => {
  test('names what stayed by its former place', () => {
    const before = whole();
    const after = applyStep(before, {
      from: 4,
      to: 6,
      scene: { patch: { zones: [{ key: 'row', pieces: [1, 2, piece('c', 3)] }] } },
      choices: [1],
    });
    expect(after.number).toBe(6);
    expect(after.scene?.zones[0]?.pieces).toEqual([piece('b'), piece('b'), piece('c', 3)]);
    expect(after.scene?.zones[0]?.pieces?.[0]).toBe(before.scene?.zones[0]?.pieces?.[1]);
    expect(after.choices.map((choice) => choice.text)).toEqual(['play a']);
  });

  test('brings only the facts that changed', () => {
    const fact = (key: string, value: string) => ({ key, name: key, value });
    const before = whole();
    before.scene = { ...scene(), status: [fact('turn', '1'), fact('round', '1')] };
    before.scene.zones[0] = { key: 'row', name: 'Row', kind: 'row', facts: [fact('gold', '5')] };
    const after = applyStep(before, {
      from: 4,
      to: 5,
      scene: {
        patch: {
          status: [0, fact('round', '2')],
          zones: [{ key: 'row', facts: [0, fact('level', '1')] }],
        },
      },
    });
    expect(after.scene?.status).toEqual([fact('turn', '1'), fact('round', '2')]);
    expect(after.scene?.zones[0]?.facts).toEqual([fact('gold', '5'), fact('level', '1')]);
  });

  test('leaves the table before it as it was', () => {
    const before = whole();
    const kept = structuredClone(before);
    applyStep(before, {
      from: 4,
      to: 5,
      told: ['Four.'],
      untold: 1,
      scene: { patch: { focus: [], zones: [{ key: 'deck', count: 8 }] } },
    });
    expect(before).toEqual(kept);
  });

  test('takes back lines of the log before it tells new ones', () => {
    const after = applyStep(whole(), { from: 4, to: 3, untold: 2, told: ['Taken back.'] });
    expect(after.log).toEqual(['One.', 'Taken back.']);
  });

  test('ends what was going on with an empty list', () => {
    const after = applyStep(whole(), { from: 4, to: 5, scene: { patch: { focus: [] } } });
    expect(after.scene).not.toHaveProperty('focus');
    const still = applyStep(whole(), { from: 4, to: 5, scene: { patch: { status: [] } } });
    expect(still.scene?.focus).toEqual({ kind: 'attack' });
  });

  test('may bring a whole scene', () => {
    const other = { ...scene(), board: 'other' };
    expect(applyStep(whole(), { from: 4, to: 5, scene: { whole: other } }).scene).toBe(other);
  });

  test('changes only what it names', () => {
    const before = whole();
    const after = applyStep(before, { from: 4, to: 5, prompt: '' });
    expect(after).toEqual({ ...before, number: 5, prompt: '' });
    expect(after.scene).toBe(before.scene);
  });
});

describe('a misfit', () => {
  test('is a step that goes on from elsewhere', () => {
    expect(() => applyStep(whole(), { from: 3, to: 5 })).toThrow(Misfit);
  });

  test('is a zone or a place that is not there', () => {
    const step = (key: string, place: number) => ({
      from: 4,
      to: 5,
      scene: { patch: { zones: [{ key, pieces: [place] }] } },
    });
    expect(() => applyStep(whole(), step('nowhere', 0))).toThrow(Misfit);
    expect(() => applyStep(whole(), step('row', 3))).toThrow(Misfit);
    expect(() => restored([{}], [1])).toThrow(Misfit);
  });
});
