import { describe, expect, it } from 'vitest';
import { heightOf, linesOf, spread, type SpreadRule } from './spread';

const RULE: SpreadRule = { card: { width: 70, height: 90 }, gap: 6, free: 44, freeLine: 50 };

describe('cards in lines', () => {
  it('lie apart and in the middle while there is room', () => {
    const places = spread(3, { x: 0, y: 0, width: 400, height: 90 }, RULE);
    expect(places.map((place) => place.x)).toEqual([89, 165, 241]);
    expect(new Set(places.map((place) => place.y))).toEqual(new Set([0]));
  });

  it('cover each other when there is none, and leave enough free to point at', () => {
    const places = spread(8, { x: 10, y: 0, width: 400, height: 90 }, RULE);
    const steps = places.slice(1).map((place, i) => place.x - (places[i]?.x ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(44);
    expect(places.at(-1)?.x).toBeCloseTo(340);
  });

  it('go on in another line when a line is full', () => {
    expect(linesOf(8, 400, RULE)).toBe(1);
    expect(linesOf(9, 400, RULE)).toBe(2);
    expect(heightOf(9, 400, RULE)).toBe(140);
    const places = spread(9, { x: 0, y: 0, width: 400, height: 140 }, RULE);
    expect(places.filter((place) => place.y === 50)).toHaveLength(4);
  });

  it('use no more height than they need', () => {
    const places = spread(9, { x: 0, y: 0, width: 400, height: 400 }, RULE);
    const ys = [...new Set(places.map((place) => place.y))];
    expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBe(96);
  });

  it('need a line even if there are none', () => {
    expect(spread(0, { x: 0, y: 0, width: 400, height: 90 }, RULE)).toEqual([]);
    expect(heightOf(0, 400, RULE)).toBe(90);
  });
});
