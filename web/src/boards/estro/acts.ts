/** What there is to watch in Estro. */
import type { Cue } from '../../wire/types';
import { centre, clamp, type Point } from '../geometry';
import { fall, glow, impact, jolt, lean, lunge, pop, ring, shake, type Tone } from '../watch/effects';
import type { Act, Acts } from '../watch/perform';
import { show } from '../watch/show';
import { middle, type Theatre } from '../watch/theatre';
import Clash, { type Fighter } from './Clash.svelte';
import Dial from './Dial.svelte';

/** Between things that happen together. */
const BEAT = 90;

function value(cue: Cue, name: string): number {
  return cue.values?.[name] ?? 0;
}

/** A point that leaves room for something of this size inside the table. */
function within({ over }: Theatre, at: Point, wide: number, high: number): Point {
  const { offsetWidth: width, offsetHeight: height } = over;
  return {
    x: clamp(at.x, wide / 2 + 4, Math.max(wide / 2 + 4, width - wide / 2 - 4)),
    y: clamp(at.y, high / 2 + 4, Math.max(high / 2 + 4, height - high / 2 - 4)),
  };
}

function fighter(cue: Cue, side: 'attack' | 'defence'): Fighter {
  const die = cue.values?.[`${side}-die`];
  return {
    total: value(cue, `${side}-total`),
    from: value(cue, `${side}-current`),
    die,
    bonus: value(cue, `${side}-bonus`) > 0,
  };
}

/** How long the totals of a clash are there before the blow, and how long the blow takes. */
const TOTALS = 1180;
const BLOW = 440;
/** How long a spin of the Dial is watched, and how long where it stopped is read. */
const READ = 2600;
const SPIN = 640 + READ;
/** How long a picture of what came of something is left where nothing moves. */
const STILL = 1500;

/** Where a panel between the two stands; in the middle if one of them is gone. */
function between(theatre: Theatre, cue: Cue, wide: number, high: number): Point {
  const { over } = theatre;
  const [from, at] = [middle(theatre, cue.from), middle(theatre, cue.to?.[0])];
  const point =
    from && at
      ? { x: (from.x + at.x) / 2, y: (from.y + at.y) / 2 }
      : { x: over.offsetWidth / 2, y: over.offsetHeight / 2 };
  return within(theatre, point, wide, high);
}

/** Shows both totals for so long. */
function totals(cue: Cue, theatre: Theatre, duration: number, still: boolean): Promise<void> {
  const { performance } = theatre;
  const wins = value(cue, 'defeated') > 0;
  const fighters = { attack: fighter(cue, 'attack'), defence: fighter(cue, 'defence') };
  const at = between(theatre, cue, 280, 70);
  return show(theatre, Clash, { ...fighters, wins, performance, duration, still }, at, duration);
}

/** Dice tumble and totals count up between the two; then the attacker lunges, and one gives way. */
const clash: Act = Object.assign(
  async (cue: Cue, theatre: Theatre) => {
    const { performance, over } = theatre;
    const to = cue.to?.[0];
    const [from, at] = [middle(theatre, cue.from), middle(theatre, to)];
    if (!from || !at) return;
    const wins = value(cue, 'defeated') > 0;
    const panel = totals(cue, theatre, TOTALS, false);
    // The card that strikes must not fly over what decides.
    await performance.wait(TOTALS - 60);
    const landing = lunge(performance, theatre.element(cue.from), from, at, BLOW);
    await performance.wait(200);
    const away = { x: at.x - from.x, y: at.y - from.y };
    const text = wins ? '✕' : '⛨';
    await Promise.all([
      panel,
      landing,
      impact(performance, over, at, wins ? 'hurt' : 'shield'),
      jolt(performance, theatre.element(to), away, 240),
      pop(performance, over, at, text, wins ? 'hurt' : 'shield', 260),
    ]);
  },
  {
    longest: TOTALS + BLOW + 80,
    still: (cue: Cue, theatre: Theatre) => totals(cue, theatre, STILL, true),
  },
);

/** An attack is declared: the attacker leans towards its target. */
const attack: Act = async (cue, theatre) => {
  const [from, to] = [middle(theatre, cue.from), middle(theatre, cue.to?.[0])];
  if (!from || !to) return;
  const { performance, over } = theatre;
  await Promise.all([
    lean(performance, theatre.element(cue.from), from, to, 380),
    ring(performance, over, to, 'hurt', 380, 80),
  ]);
};

const destroy: Act = async (cue, theatre, index) => {
  const { performance } = theatre;
  await performance.wait(index * BEAT);
  await fall(performance, theatre.element(cue.to?.[0]), 420);
};

/** Shows the Dial in the middle for so long. */
function dial(cue: Cue, theatre: Theatre, duration: number, still: boolean): Promise<void> {
  const { performance, over } = theatre;
  const at = within(theatre, { x: over.offsetWidth / 2, y: over.offsetHeight / 2 }, 310, 340);
  const props = { sector: value(cue, 'sector'), said: cue.said ?? [], performance, duration, still };
  return show(theatre, Dial, props, at, duration);
}

/** The Dial spins to its sector (ES-8.11.1). */
const spin: Act = Object.assign((cue: Cue, theatre: Theatre) => dial(cue, theatre, SPIN, false), {
  longest: SPIN + 80,
  still: (cue: Cue, theatre: Theatre) => dial(cue, theatre, READ, true),
});

/** Something lights up where a thing is. */
function light(tone: Tone, where: 'from' | 'to', text?: (cue: Cue) => string): Act {
  return async (cue, theatre, index) => {
    const address = where === 'from' ? cue.from : cue.to?.[0];
    const at = middle(theatre, address);
    if (!at) return;
    const { performance, over } = theatre;
    const said = text?.(cue);
    await performance.wait(index * BEAT);
    await Promise.all([
      glow(performance, theatre.element(address), 440),
      ring(performance, over, at, tone, 460),
      said ? pop(performance, over, at, said, tone, 520) : undefined,
    ]);
  };
}

/** A gift is announced: it shines where it comes from, then on what it is meant for. */
const gift: Act = async (cue, theatre) => {
  const at = middle(theatre, cue.from);
  const { performance, over } = theatre;
  const shine = at && ring(performance, over, at, 'plain', 440);
  const targets = (cue.to ?? []).map((address) => {
    const there = middle(theatre, address);
    return there && ring(performance, over, there, 'plain', 440, 220);
  });
  await Promise.all([shine, glow(performance, theatre.element(cue.from), 440), ...targets]);
};

const change: Act = async (cue, theatre, index) => {
  const at = middle(theatre, cue.to?.[0]);
  if (!at) return;
  const by = value(cue, 'amount');
  const { performance, over } = theatre;
  const text = by < 0 ? `▼ ${-by}` : `▲ ${by}`;
  await pop(performance, over, at, text, by < 0 ? 'hurt' : 'heal', 480, index * BEAT);
};

/** Shields of a ship flash and fall (ES-8.6.13). */
const hit: Act = async (cue, theatre) => {
  const to = cue.to?.[0];
  const at = middle(theatre, to);
  if (!at) return;
  const { performance, over, scene } = theatre;
  const from = middle(theatre, scene.focus?.from);
  await Promise.all([
    ring(performance, over, at, 'shield', 560),
    impact(performance, over, at, 'shield', 120),
    jolt(performance, theatre.element(to), from ? { x: at.x - from.x, y: at.y - from.y } : { x: 0, y: -1 }, 480),
    pop(performance, over, at, `−${value(cue, 'amount')}`, 'hurt', 620, 120),
  ]);
};

const wreck: Act = async (cue, theatre) => {
  const at = middle(theatre, cue.to?.[0]);
  if (!at) return;
  const { performance, over } = theatre;
  await Promise.all([
    impact(performance, over, at, 'hurt'),
    impact(performance, over, { x: at.x - 24, y: at.y + 10 }, 'boost', 160),
    impact(performance, over, { x: at.x + 22, y: at.y - 8 }, 'hurt', 300),
    jolt(performance, theatre.element(cue.to?.[0]), { x: 1, y: 0.4 }, 700),
    ring(performance, over, at, 'boost', 700, 100),
  ]);
};

const alarm: Act = async (cue, theatre, index) => {
  const to = cue.to?.[0];
  const at = middle(theatre, to);
  if (!at) return;
  const { performance, over } = theatre;
  await performance.wait(index * BEAT);
  await Promise.all([
    ring(performance, over, at, 'hurt', 420),
    pop(performance, over, at, `${value(cue, 'left')}`, 'hurt', 520),
    shake(performance, theatre.element(to), 420),
  ]);
};

/** A Horde card breaks through to the Bastion (ES-8.10.15). */
const breach: Act = async (cue, theatre) => {
  const to = cue.to?.[0];
  const [from, at] = [middle(theatre, cue.from), middle(theatre, to)];
  if (!at) return;
  const { performance, over } = theatre;
  const blow = async () => {
    await performance.wait(from ? 260 : 0);
    await Promise.all([
      impact(performance, over, from ? { x: from.x, y: at.y } : at, 'hurt'),
      jolt(performance, theatre.element(to), { x: 0, y: 1 }, 420),
      pop(performance, over, at, `−${value(cue, 'amount')}`, 'hurt', 560),
      performance.animate(
        over.parentElement?.parentElement ?? undefined,
        [0, 5, -4, 3, -2, 0].map((pixels) => ({ translate: `0 ${pixels}px` })),
        { duration: 360 },
      ),
    ]);
  };
  const charge = from
    ? lunge(performance, theatre.element(cue.from), from, { x: from.x, y: at.y }, 560)
    : undefined;
  await Promise.all([charge, blow()]);
};

/** The Horde moves on towards the Bastion. */
const advance: Act = async (cue, theatre, index) => {
  const [from, box] = [middle(theatre, cue.from), theatre.at(cue.to?.[0])];
  if (!from || !box) return;
  const to = centre(box);
  const { performance } = theatre;
  await performance.wait(index * 40);
  await performance.animate(
    theatre.element(cue.from),
    [
      { translate: '0 0' },
      { translate: `0 ${(to.y - from.y) * 0.5}px`, offset: 0.7 },
      { translate: '0 0' },
    ],
    { duration: 380, easing: 'ease-in-out' },
  );
};

const coin: Act = async (cue, theatre) => {
  const { over, performance } = theatre;
  const at = { x: over.offsetWidth / 2, y: over.offsetHeight / 2 };
  const sides = value(cue, 'heads') > 0 ? '◐' : '◑';
  const right = value(cue, 'right') > 0;
  await pop(performance, over, at, `${sides} ${right ? '✓' : '✕'}`, right ? 'heal' : 'hurt', 640);
};

/** How each kind of cue is watched. */
export const acts: Acts = {
  attack,
  clash,
  destroy,
  spin,
  gift,
  value: change,
  hit,
  wreck,
  alarm,
  breach,
  advance,
  coin,
  power: light('gold', 'from'),
  save: light('shield', 'to', () => '✦'),
  protect: light('shield', 'to', () => '⛨'),
  shield: light('shield', 'to', (cue) => `−${value(cue, 'damage')}`),
  counter: light('hurt', 'to', () => '✕'),
  inhibit: light('plain', 'to', () => '⊘'),
  recharge: light('gold', 'to', () => '1V'),
  arm: light('boost', 'to', (cue) => `${value(cue, 'turns')}`),
  prime: light('boost', 'to', () => '!'),
  estro: light('plain', 'to'),
  seize: light('plain', 'to'),
  flip: light('gold', 'to'),
  token: light('heal', 'to', () => '+1'),
  spend: light('plain', 'from', (cue) => `−${value(cue, 'count')}`),
  skill: light('hurt', 'from', () => '!'),
  inspire: light('gold', 'to', () => '✦'),
  rift: light('plain', 'to'),
  refresh: light('gold', 'to'),
};
