/** The arrow from one thing to another: a bow between the edges of their boxes. */
import type { Box } from '../../layer/layout';
import { centre, type Point } from '../geometry';

/** An arrow. */
export interface Arrow {
  /** The path of its shaft. */
  shaft: string;
  /** Where the tip is, and the way it points, in degrees clockwise from the right. */
  tip: Point;
  turn: number;
  /** Where a number may stand. */
  middle: Point;
}

/** How far the bow bends, for a length of 1. */
const BEND = 0.12;
/** The length of the head. */
const HEAD = 18;

/** The arrow between two boxes. */
export function arrow(from: Box, to: Box): Arrow {
  const start = centre(from);
  const end = centre(to);
  const along = { x: end.x - start.x, y: end.y - start.y };
  const bow = {
    x: (start.x + end.x) / 2 - along.y * BEND,
    y: (start.y + end.y) / 2 + along.x * BEND,
  };
  // It begins and ends a little inside, so that it is seen between neighbours too.
  const begin = edge(from, bow, -Math.min(from.width, from.height) * 0.22);
  const tip = edge(to, bow, -Math.min(to.width, to.height) * 0.12);
  const way = Math.atan2(tip.y - bow.y, tip.x - bow.x);
  const neck = { x: tip.x - Math.cos(way) * HEAD, y: tip.y - Math.sin(way) * HEAD };
  return {
    shaft: `M${spell(begin)}Q${spell(bow)} ${spell(neck)}`,
    tip,
    turn: (way * 180) / Math.PI,
    middle: beside(begin, bow, tip),
  };
}

/** The middle of the bow; beside it where the bow is so short that a number would cover it. */
function beside(begin: Point, bow: Point, tip: Point): Point {
  const middle = { x: (begin.x + 2 * bow.x + tip.x) / 4, y: (begin.y + 2 * bow.y + tip.y) / 4 };
  const along = { x: tip.x - begin.x, y: tip.y - begin.y };
  const length = Math.hypot(along.x, along.y) || 1;
  const away = length < 120 ? 36 : 0;
  return { x: middle.x - (along.y / length) * away, y: middle.y + (along.x / length) * away };
}

/** Where the line from the middle of a box towards a point leaves the box, and a little further. */
function edge(box: Box, towards: Point, further: number): Point {
  const { x, y } = centre(box);
  const dx = towards.x - x;
  const dy = towards.y - y;
  const length = Math.hypot(dx, dy);
  if (length === 0) return { x, y };
  const reach = Math.min(
    dx === 0 ? Infinity : Math.abs(box.width / 2 / dx),
    dy === 0 ? Infinity : Math.abs(box.height / 2 / dy),
    1,
  );
  const share = reach + further / length;
  return { x: x + dx * share, y: y + dy * share };
}

function spell(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}
