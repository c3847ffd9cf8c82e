import { expect, it } from 'vitest';
import { fit, leastRule, type FitWish } from './fit';

const WISH: FitWish = { most: 120, least: 64, ratio: 1.3, gap: 8, free: 44, freeLine: 44 };

it('few cards are as large as they may be', () => {
  expect(fit(3, { width: 600, height: 200 }, WISH).card).toEqual({ width: 120, height: 156 });
});

it('more cards are smaller, so that all lie apart', () => {
  const { card } = fit(6, { width: 600, height: 200 }, WISH);
  expect(card.width).toBeLessThan(120);
  expect(6 * (card.width + 8)).toBeLessThanOrEqual(608);
});

it('too many cards are as small as they may be, and cover each other', () => {
  expect(fit(40, { width: 600, height: 100 }, WISH)).toEqual(leastRule(WISH));
  expect(leastRule(WISH)).toMatchObject({ card: { width: 64, height: 83 }, free: 44, freeLine: 44 });
});
