import { expect, it } from 'vitest';
import { SECTORS, kindOf, turnTo } from './dial';

it('ES-8.11.7: 10 sectors are good, 8 bad, 7 chaos', () => {
  const kinds = Array.from({ length: SECTORS }, (_, i) => kindOf(i + 1));
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  expect([count('dragonfly'), count('moth'), count('swarm')]).toEqual([10, 8, 7]);
});

it('the Dial turns the sector to the top', () => {
  expect(turnTo(1)).toBeCloseTo(0);
  expect(turnTo(25)).toBeCloseTo(-345.6);
});
