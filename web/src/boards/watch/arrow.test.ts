import { expect, it } from 'vitest';
import { arrow } from './arrow';

it('an arrow ends at the edge of what it points at', () => {
  const from = { x: 0, y: 200, width: 100, height: 80 };
  const to = { x: 0, y: 0, width: 100, height: 80 };
  const { tip, turn } = arrow(from, to);
  expect(tip.y).toBeGreaterThan(60);
  expect(tip.y).toBeLessThan(80);
  expect(Math.round(turn)).toBeLessThan(-60);
});

it('an arrow from a thing to itself is still an arrow', () => {
  const box = { x: 10, y: 10, width: 50, height: 50 };
  expect(arrow(box, box).shaft).not.toContain('NaN');
});
