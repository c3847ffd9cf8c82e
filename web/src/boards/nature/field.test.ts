import { expect, it } from 'vitest';
import { extent, tiling } from './field';

const ROOM = { width: 480, height: 520 };

it('small cards make no larger formation, though their hand leaves it more room', () => {
  const usual = tiling(6, ROOM, 1).tile;
  const small = tiling(6, { ...ROOM, height: ROOM.height + 30 }, 0.8).tile;
  expect(small.width).toBeLessThan(usual.width);
  expect(small.height).toBeLessThan(usual.height);
});

it('large cards make no formation that is higher than its room', () => {
  for (const spaces of [6, 12]) {
    const tiles = tiling(spaces, { ...ROOM, height: 470 }, 1.4);
    expect(extent(spaces, tiles).height).toBeLessThanOrEqual(470);
  }
});
