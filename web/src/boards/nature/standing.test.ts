import { describe, expect, it } from 'vitest';
import type { CardRow } from '../../wire/types';
import { dressOf, signOf, standingOf } from './standing';

function card(more: Partial<CardRow>): CardRow {
  return { id: 'x', name: 'X', line: '', text: '', suit: '', kind: '', values: {}, ...more };
}

const cobble = card({ suit: 'pebble', kind: 'basic', values: { strength: 2, health: 2 } });

describe('an Elemental', () => {
  it('CN-1.4.1: shows what is left of its health', () => {
    const standing = standingOf({ key: 'cobble', values: { strength: 2, health: 2, damage: 1 } }, cobble);
    expect(standing?.health).toEqual({ now: 1, trend: 'less' });
    expect(standing?.damage).toBe(1);
  });

  it('CN-1.4.3: shows the STR it would attack with', () => {
    const standing = standingOf({ key: 'cobble', values: { strength: 2, health: 2, boosts: 3 } }, cobble);
    expect(standing?.strength).toEqual({ now: 5, trend: 'more' });
  });

  it('shows what is printed where nothing else is known', () => {
    expect(standingOf({ key: 'cobble' }, cobble)).toMatchObject({ strength: { now: 2 }, health: { now: 2 } });
  });
});

it('a Command has neither STR nor HP', () => {
  expect(standingOf({ key: 'x' }, card({ suit: 'attack', kind: 'melee' }))).toBeUndefined();
});

it('a card has the sign of its clan, or of its kind of Command', () => {
  expect(signOf(cobble)).toBe('pebble');
  expect(signOf(card({ suit: 'attack', kind: 'ranged' }))).toBe('ranged');
  expect(dressOf(cobble)).toBe('pebble');
  expect(dressOf(card({ suit: 'attack', kind: 'ranged' }))).toBe('attack');
  expect(dressOf(card({ suit: 'instant', kind: 'instant' }))).toBe('instant');
});
