/**
 * Small pictures of one ink in a box of 100 by 100, the same as on the printed cards. With colour
 * they say what a card is; without colour they say it still.
 */

/** A part of an emblem: filled with ink, left free, or a line of one of them. */
export interface Part {
  path: string;
  paper?: boolean;
  /** The width of the line; none if the part is filled. */
  line?: number;
}

/** The parts, the lowest first. */
export type Emblem = Part[];

/** The point at an angle clockwise from the top, in tenths. */
function towards(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(50 + Math.sin(angle) * radius), round(50 - Math.cos(angle) * radius)];
}

function circle(x: number, y: number, radius: number): string {
  const r = radius;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A star of four thin points. */
export function sparkle(x: number, y: number, reach: number): string {
  const n = reach * 0.3;
  return (
    `M${x} ${y - reach}L${x + n} ${y - n}L${x + reach} ${y}L${x + n} ${y + n}` +
    `L${x} ${y + reach}L${x - n} ${y + n}L${x - reach} ${y}L${x - n} ${y - n}Z`
  );
}

function stone(x: number, y: number, w: number, h: number): string {
  return (
    `M${x - w} ${y + h * 0.35}C${x - w} ${y - h * 0.3} ${x - w * 0.9} ${y - h * 0.6} ${x - w * 0.5} ${y - h * 0.8}` +
    `C${x} ${y - h * 1.15} ${x + w * 0.6} ${y - h} ${x + w * 0.9} ${y - h * 0.3}` +
    `C${x + w * 1.1} ${y + h * 0.3} ${x + w} ${y + h * 0.8} ${x + w * 0.5} ${y + h * 0.95}` +
    `C${x} ${y + h * 1.1} ${x - w} ${y + h * 1.1} ${x - w} ${y + h * 0.35}Z`
  );
}

const SWORD: Emblem = [
  { path: 'M77 6L94 6L94 23L46 71L29 54Z' },
  { path: 'M80 20L52 48', paper: true, line: 4 },
  { path: 'M18 52L26 44L56 74L48 82Z' },
  { path: 'M30 60L40 70L22 88L12 78Z' },
  { path: circle(14, 86, 10) },
];

const ARROW: Emblem = [
  { path: 'M20 80L76 24', line: 9 },
  { path: 'M94 6L86 42L76 24L58 14Z' },
  { path: 'M12 74L26 74L26 88', line: 7 },
  { path: 'M24 62L38 62L38 76', line: 7 },
];

const PETALS: Emblem = [0, 72, 144, 216, 288].map((degrees) => {
  const [x, y] = towards(degrees, 27);
  return { path: circle(x, y, 21) };
});

const HEXAGON = [0, 60, 120, 180, 240, 300].map((degrees) => towards(degrees, 50).join(' '));

export const EMBLEMS = {
  // The clans of Command of Nature.
  pebble: [
    { path: stone(26, 70, 24, 22) },
    { path: stone(75, 70, 23, 22) },
    { path: stone(50, 27, 25, 22) },
  ],
  droplet: [
    { path: 'M50 0C56 26 86 42 86 66C86 86 70 100 50 100C30 100 14 86 14 66C14 42 44 26 50 0Z' },
    { path: 'M30 64C30 76 38 84 48 86', paper: true, line: 8 },
  ],
  twig: [
    { path: 'M50 96L50 10', line: 12 },
    { path: 'M50 66L14 30', line: 10 },
    { path: 'M50 50L86 16', line: 10 },
    { path: 'M31 47L12 58', line: 8 },
    { path: 'M70 32L92 44', line: 8 },
  ],
  leaf: [
    { path: 'M8 92C-2 40 36 4 94 6C98 62 62 102 8 92Z' },
    { path: 'M14 86L72 28', paper: true, line: 5.5 },
    { path: 'M40 60L40 34M40 60L68 60', paper: true, line: 4.5 },
  ],
  // Its Commands.
  melee: SWORD,
  ranged: ARROW,
  instant: [{ path: 'M60 0L18 56L46 56L36 100L82 38L54 38Z' }],
  utility: [
    { path: 'M16 2H84V13H16ZM16 87H84V98H16Z' },
    { path: 'M22 13H78L50 52ZM22 87H78L50 48Z', line: 6 },
    { path: 'M36 30H64L50 50ZM28 86H72L50 66Z' },
  ],
  // What numbers stand on.
  sword: SWORD,
  heart: [
    { path: 'M50 96C10 66 -2 44 2 28C8 2 40 0 50 22C60 0 92 2 98 28C102 44 90 66 50 96Z' },
  ],
  shield: [
    { path: 'M10 5H90V46C90 74 68 90 50 99C32 90 10 74 10 46Z' },
    { path: 'M50 16H79V46C79 66 64 78 50 85Z', paper: true },
  ],
  boost: [{ path: 'M50 4L92 46H68V66H32V46H8ZM32 74H68V82H32ZM32 89H68V97H32Z' }],
  coin: [
    { path: circle(50, 50, 48) },
    { path: circle(50, 50, 37), paper: true, line: 5 },
  ],
  star: [
    {
      path: 'M50 4L63 36L98 38L71 60L80 95L50 76L20 95L29 60L2 38L37 36Z',
    },
  ],
  level: [
    { path: 'M24 3H76C78 42 68 58 50 60C32 58 22 42 24 3Z' },
    { path: 'M26 13C0 8 4 46 32 46M74 13C100 8 96 46 68 46', line: 7 },
    { path: 'M45 56H55V84H45ZM26 98C26 84 40 80 50 80C60 80 74 84 74 98Z' },
  ],
  // The five estri.
  ardo: [
    {
      path: 'M52 0C60 24 90 40 86 68C83 90 66 100 50 100C32 100 14 88 14 66C14 52 22 40 30 30C32 42 36 46 42 48C38 30 42 12 52 0Z',
    },
    { path: 'M52 54C56 66 68 70 66 82C64 92 40 94 38 80C37 70 48 66 52 54Z', paper: true },
  ],
  granito: [
    { path: `M${HEXAGON.join('L')}Z` },
    { path: 'M50 46V90M50 46L15 27M50 46L85 27', paper: true, line: 5 },
  ],
  armonio: [...PETALS, { path: circle(50, 50, 13), paper: true }],
  illusio: [
    {
      path: 'M2 20C30 10 40 16 50 26C60 16 70 10 98 20C100 56 84 84 64 78C56 74 54 66 50 64C46 66 44 74 36 78C16 84 0 56 2 20Z',
    },
    { path: 'M15 36Q28 30 41 48Q28 58 15 36ZM59 48Q72 30 85 36Q72 58 59 48Z', paper: true },
  ],
  manpo: [
    { path: 'M0 50Q50 0 100 50Q50 100 0 50Z' },
    { path: circle(50, 50, 19), paper: true },
    { path: sparkle(50, 50, 15) },
  ],
  // How a card stands.
  attacked: [
    { path: 'M10 14L26 10L90 74L74 90ZM90 14L74 10L10 74L26 90Z' },
  ],
  locked: [
    { path: 'M28 46V30C28 4 72 4 72 30V46', line: 11 },
    { path: 'M16 44H84V94H16Z' },
    { path: `${circle(50, 64, 8)}M46 66H54V82H46Z`, paper: true },
  ],
  ward: [
    { path: circle(50, 50, 44), line: 9 },
    { path: sparkle(50, 50, 32) },
  ],
  link: [
    { path: 'M44 62L30 76C22 84 10 72 18 64L36 46C44 38 52 42 54 48', line: 11 },
    { path: 'M56 38L70 24C78 16 90 28 82 36L64 54C56 62 48 58 46 52', line: 11 },
  ],
  dawn: [
    { path: 'M22 70A28 28 0 0 1 78 70Z' },
    { path: 'M4 84H96M50 8V26M12 26L24 40M88 26L76 40', line: 8 },
  ],
  alarm: [
    { path: 'M50 8C70 8 78 24 78 44V64L90 80H10L22 64V44C22 24 30 8 50 8ZM38 86H62C60 100 40 100 38 86Z' },
  ],
  cards: [
    { path: 'M8 22L50 12L66 82L24 92Z', line: 7 },
    { path: 'M44 8H92V92H56' , line: 7 },
  ],
  crown: [{ path: 'M6 24L28 48L50 10L72 48L94 24L86 80H14ZM14 86H86V96H14Z' }],
  layers: [
    { path: 'M50 6L96 30L50 54L4 30Z' },
    { path: 'M4 50L50 74L96 50', line: 9 },
    { path: 'M4 70L50 94L96 70', line: 9 },
  ],
  gone: [
    { path: 'M16 28H84V96H16ZM8 12H92V22H8ZM36 2H64V10H36Z' },
    { path: 'M36 38V86M50 38V86M64 38V86', paper: true, line: 6 },
  ],
  flame: [
    {
      path: 'M46 2C54 22 78 36 78 64C78 86 64 98 48 98C30 98 18 84 18 66C18 54 26 46 32 36C36 46 40 50 44 50C38 34 40 14 46 2Z',
    },
  ],
  skull: [
    { path: 'M50 4C80 4 94 24 92 48C91 60 84 66 78 70V90H22V70C16 66 9 60 8 48C6 24 20 4 50 4Z' },
    { path: `${circle(32, 48, 12)}${circle(68, 48, 12)}M50 60L57 72H43ZM40 78V92M60 78V92`, paper: true },
    { path: 'M40 80V94M50 80V94M60 80V94', paper: true, line: 4 },
  ],
} satisfies Record<string, Emblem>;

/** The name of an emblem. */
export type EmblemName = keyof typeof EMBLEMS;

/** Is there an emblem of this name? */
export function isEmblem(name: string): name is EmblemName {
  return Object.hasOwn(EMBLEMS, name);
}
