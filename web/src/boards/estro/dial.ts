/** The Oblivion Dial: 25 sectors in three kinds (ES-8.11.7). */

/** How many sectors there are. */
export const SECTORS = 25;

/** What kind of sector it is: good, bad, or chaos. */
export type SectorKind = 'dragonfly' | 'moth' | 'swarm';

/** The kind of a sector, counted from 1. */
export function kindOf(sector: number): SectorKind {
  if (sector <= 10) return 'dragonfly';
  return sector <= 18 ? 'moth' : 'swarm';
}

/** The path of a sector around (0, 0). */
export function sectorPath(sector: number, outer: number, inner: number): string {
  const step = (2 * Math.PI) / SECTORS;
  const from = (sector - 1.5) * step;
  const to = from + step;
  const point = (angle: number, reach: number) =>
    `${(Math.sin(angle) * reach).toFixed(2)} ${(-Math.cos(angle) * reach).toFixed(2)}`;
  return (
    `M${point(from, inner)}L${point(from, outer)}` +
    `A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}` +
    `A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`
  );
}

/** How far the Dial is turned so that a sector lies at the top. */
export function turnTo(sector: number): number {
  return (-(sector - 1) * 360) / SECTORS;
}
