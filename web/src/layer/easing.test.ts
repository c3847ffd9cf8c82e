import { expect, test } from 'vitest';
import { eased, easing } from './easing';

/** Where an easing is at a point of its time, in percent. */
function at(easing: string, time: number): number {
  const points = [...easing.matchAll(/([\d.]+) ([\d.]+)%/g)].map(([, far, when]) => [
    Number(far),
    Number(when),
  ]) as [number, number][];
  const next = points.findIndex(([, when]) => when >= time);
  const [[from, start], [to, end]] = [points[Math.max(0, next - 1)]!, points[next]!];
  return end === start ? to : from + ((to - from) * (time - start)) / (end - start);
}

test('a movement is still, goes along its curve, and is still again', () => {
  const whole = easing({ wait: 90, duration: 320, whole: 760 });
  expect(at(whole, (100 * 60) / 760)).toBe(0);
  expect(at(whole, (100 * 90) / 760)).toBeCloseTo(0, 3);
  expect(at(whole, (100 * 250) / 760)).toBeCloseTo(eased(0.5), 2);
  expect(at(whole, (100 * 450) / 760)).toBe(1);
});

test('one that does not wait begins at once', () => {
  expect(easing({ wait: 0, duration: 320, whole: 760 })).toMatch(/^linear\(0 0%, 0 0%, 0\.\d+ /);
});
