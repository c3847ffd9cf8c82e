import { describe, expect, it } from 'vitest';
import { cutOf } from './cut';
import type { Look } from './layout';

const WIDTHS = [64, 88, 116];
const card = { key: 'ozok', card: 'ozok' };
const at = (width: number, height: number, look: Look = 'face') => ({ width, height, look });

describe('cutOf', () => {
  it('draws a card no wider than it is shown', () => {
    for (let width = 64; width < 200; width++) {
      expect(cutOf(card, at(width, width * 1.3), WIDTHS).width).toBeLessThanOrEqual(width);
    }
  });

  it('draws cards of about the same size the same', () => {
    expect(cutOf(card, at(68, 88), WIDTHS)).toEqual(cutOf(card, at(86, 112), WIDTHS));
  });

  it('keeps the shape of a card but for what nobody sees', () => {
    for (const [width, height] of [[86, 112], [66, 50], [100, 77], [128, 166]] as const) {
      const cut = cutOf(card, at(width, height), WIDTHS);
      const stretched = height / cut.height / (width / cut.width);
      expect(Math.abs(stretched - 1)).toBeLessThan(0.07);
    }
  });

  it('draws at its own size what is no card, what is a line, what is read, and what is too small', () => {
    expect(cutOf({ key: 'power', name: 'Medical' }, at(234, 76), WIDTHS)).toEqual({
      width: 234,
      height: 76,
    });
    expect(cutOf(card, at(192, 34, 'chip'), WIDTHS)).toEqual({ width: 192, height: 34 });
    expect(cutOf(card, at(374, 130, 'told'), WIDTHS)).toEqual({ width: 374, height: 130 });
    expect(cutOf(card, at(50, 60), WIDTHS)).toEqual({ width: 50, height: 60 });
    expect(cutOf(card, at(86, 112))).toEqual({ width: 86, height: 112 });
  });

  it('draws a back like a card', () => {
    expect(cutOf({ key: '1' }, at(70, 91, 'back'), WIDTHS).width).toBe(64);
  });
});
