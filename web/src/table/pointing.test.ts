import { expect, test } from 'vitest';
import type { Choice } from '../wire/types';
import { back, point, pointing, still, targets } from './pointing';

const pass: Choice = { text: 'pass', label: 'Pass' };
const near: Choice = { text: 'strike 1', label: 'Strike 1', path: ['hand/strike', 'row/1'] };
const far: Choice = { text: 'strike 2', label: 'Strike 2', path: ['hand/strike', 'row/2'] };
const drop: Choice = { text: 'drop strike', label: 'Drop it', path: ['hand/strike'] };
const rest: Choice = { text: 'rest', label: 'Rest', path: ['hand/rest'] };
const rise: Choice = { text: 'rise', label: 'Rise', path: ['hand/rest'] };

test('what has no path is a button, until something was pointed at', () => {
  const start = pointing([pass, near]);
  expect(start.buttons).toEqual([pass]);
  expect(pointing([pass, near], ['hand/strike']).buttons).toEqual([]);
});

test('every thing that leads on can be pointed at', () => {
  expect([...pointing([pass, near, far, rest]).next]).toEqual(['hand/strike', 'hand/rest']);
  expect([...pointing([near, far, rest], ['hand/strike']).next]).toEqual(['row/1', 'row/2']);
});

test('the last thing of the only path chooses', () => {
  const choices = [near, far];
  const first = point(choices, pointing(choices), 'hand/strike');
  expect(first.kind).toBe('further');
  const second = first.kind === 'further' && point(choices, first.pointing, 'row/2');
  expect(second).toEqual({ kind: 'chosen', choice: far });
});

test('two things that swap places can be pointed at in either order', () => {
  const swap: Choice = { text: 'swap 2 4', label: 'Swap', path: ['row/2', 'row/4'], either: true };
  const other: Choice = { text: 'swap 4 5', label: 'Swap', path: ['row/4', 'row/5'], either: true };
  const choices = [swap, other];
  expect([...pointing(choices).next]).toEqual(['row/2', 'row/4', 'row/5']);
  expect([...pointing(choices, ['row/4']).next]).toEqual(['row/2', 'row/5']);
  expect(point(choices, pointing(choices, ['row/4']), 'row/2')).toEqual({
    kind: 'chosen',
    choice: swap,
  });
  expect(point(choices, pointing(choices, ['row/2']), 'row/4')).toEqual({
    kind: 'chosen',
    choice: swap,
  });
  expect([...targets(choices, pointing(choices), 'row/5')]).toEqual(['row/4']);
});

test('several choices with one path ask which', () => {
  const choices = [rest, rise];
  const outcome = point(choices, pointing(choices), 'hand/rest');
  expect(outcome.kind === 'further' && outcome.pointing.complete).toEqual([rest, rise]);
});

test('a complete choice waits while others go on', () => {
  const choices = [drop, near, far];
  const outcome = point(choices, pointing(choices), 'hand/strike');
  expect(outcome.kind === 'further' && outcome.pointing.complete).toEqual([drop]);
  expect(outcome.kind === 'further' && outcome.pointing.next.size).toBe(2);
});

test('what lies behind the only thing that leads on is offered at once', () => {
  const up: Choice = { text: 'up', label: 'Face-up', path: ['hand/a', 'side'] };
  const down: Choice = { text: 'down', label: 'Face-down', path: ['hand/a', 'side'] };
  const after = pointing([up, down, rest], ['hand/a']);
  expect(after.clear).toEqual([up, down]);
  expect([...after.next]).toEqual(['side']);
  expect(pointing([near], ['hand/strike']).clear).toEqual([near]);
});

test('beside a button that declines, a few that take one thing are offered too', () => {
  expect(pointing([pass, rest, drop]).clear).toEqual([rest, drop]);
  const third: Choice = { text: 'keep', label: 'Keep it', path: ['hand/third'] };
  expect(pointing([pass, rest, drop, third]).clear).toEqual([]);
  expect(pointing([pass, near]).clear).toEqual([]);
  expect(pointing([rest, drop]).clear).toEqual([]);
});

test('nothing is clear while there are several things to point at, or more than one to come', () => {
  const deep: Choice = { text: 'x', label: 'X', path: ['a', 'b', 'c'] };
  expect(pointing([near, far], ['hand/strike']).clear).toEqual([]);
  expect(pointing([drop, near], ['hand/strike']).clear).toEqual([]);
  expect(pointing([deep], ['a']).clear).toEqual([]);
  expect(pointing([near]).clear).toEqual([]);
});

test('pointing at another beginning begins anew', () => {
  const choices = [near, far, rest];
  const outcome = point(choices, pointing(choices, ['hand/strike']), 'hand/rest');
  expect(outcome).toEqual({ kind: 'chosen', choice: rest });
});

test('pointing again at the last thing takes it back', () => {
  const choices = [near, far];
  const outcome = point(choices, pointing(choices, ['hand/strike']), 'hand/strike');
  expect(outcome.kind === 'further' && outcome.pointing).toEqual(pointing(choices));
});

test('a thing twice in a path is pointed at twice', () => {
  const both: Choice = { text: 'both', label: 'Both', path: ['hand/twin', 'hand/twin'] };
  const one = point([both], pointing([both]), 'hand/twin');
  expect(one.kind).toBe('further');
  expect(one.kind === 'further' && point([both], one.pointing, 'hand/twin').kind).toBe('chosen');
});

test('a thing that leads nowhere changes nothing', () => {
  expect(point([near], pointing([near]), 'row/1')).toEqual({ kind: 'nothing' });
  expect(point([near], pointing([near], ['hand/strike']), 'deck')).toEqual({ kind: 'nothing' });
});

test('going back takes the last thing', () => {
  const deep: Choice = { text: 'x', label: 'X', path: ['a', 'b', 'c'] };
  expect(back([deep], pointing([deep], ['a', 'b'])).pointed).toEqual(['a']);
  expect(back([deep], pointing([deep])).pointed).toEqual([]);
});

test('after new choices as much stays pointed at as still leads somewhere', () => {
  const before = pointing([near], ['hand/strike']);
  expect(still([near, far], before).pointed).toEqual(['hand/strike']);
  expect(still([rest], before).pointed).toEqual([]);
});

test('a dragged thing knows where it can be dropped', () => {
  expect([...targets([near, far, rest], pointing([near, far, rest]), 'hand/strike')]).toEqual([
    'row/1',
    'row/2',
  ]);
  expect(targets([rest], pointing([rest]), 'hand/rest').size).toBe(0);
});
