import { expect, test } from 'vitest';
import { direction, entrance, neighbour, nextUsable, type Thing } from './roam';

/** A thing of 10 by 10 around a point. */
function thing(name: string, x: number, y: number, usable = false): Thing {
  return { name, box: { x: x - 5, y: y - 5, width: 10, height: 10 }, usable };
}

const grid = [
  thing('a', 0, 0),
  thing('b', 100, 0, true),
  thing('c', 200, 0),
  thing('d', 0, 100, true),
  thing('e', 110, 100),
];

function from(name: string) {
  return grid.find((one) => one.name === name)!.box;
}

test('an arrow key goes to the nearest thing in its direction', () => {
  expect(neighbour(grid, from('a'), 'right')?.name).toBe('b');
  expect(neighbour(grid, from('b'), 'right')?.name).toBe('c');
  expect(neighbour(grid, from('b'), 'down')?.name).toBe('e');
  expect(neighbour(grid, from('e'), 'left')?.name).toBe('d');
  expect(neighbour(grid, from('d'), 'up')?.name).toBe('a');
});

test('at the edge it stays', () => {
  expect(neighbour(grid, from('a'), 'left')).toBeUndefined();
  expect(neighbour(grid, from('a'), 'up')).toBeUndefined();
});

test('Tab goes to what can be used, and leaves the table after the last', () => {
  expect(nextUsable(grid, undefined, false)?.name).toBe('b');
  expect(nextUsable(grid, 'b', false)?.name).toBe('d');
  expect(nextUsable(grid, 'd', false)).toBeUndefined();
  expect(nextUsable(grid, 'd', true)?.name).toBe('b');
  expect(nextUsable(grid, 'b', true)).toBeUndefined();
});

test('the focus enters where it was, if that can still be used', () => {
  expect(entrance(grid, 'd')).toBe('d');
  expect(entrance(grid, 'c')).toBe('b');
  expect(entrance([thing('x', 0, 0)], undefined)).toBe('x');
  expect(entrance([], 'a')).toBeUndefined();
});

test('only arrow keys have a direction', () => {
  expect(direction('ArrowUp')).toBe('up');
  expect(direction('Enter')).toBeUndefined();
});
