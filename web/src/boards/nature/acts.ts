/** What there is to watch in Command of Nature. */
import type { Cue } from '../../wire/types';
import { centre, type Point } from '../geometry';
import { fall, glow, impact, jolt, lean, lunge, pop, ring, type Tone } from '../watch/effects';
import type { Act, Acts } from '../watch/perform';
import { middle, type Theatre } from '../watch/theatre';

/** Between things that happen together. */
const BEAT = 110;

function amount(cue: Cue): number {
  return cue.values?.['amount'] ?? 0;
}

/** Where the attack that is going on comes from, if it goes to this thing. */
function attackerOf(theatre: Theatre, target: string | undefined): string | undefined {
  const focus = theatre.scene.focus;
  if (focus?.kind !== 'attack' || !target || !focus.to?.includes(target)) return undefined;
  return focus.from;
}

/** A hit lands: the attacker lunges, and the target is jolted. */
async function land(theatre: Theatre, cue: Cue, index: number, tone: Tone, text: string) {
  const target = cue.to?.[0];
  const at = middle(theatre, target);
  if (!at) return;
  const { performance, over } = theatre;
  const attacker = attackerOf(theatre, target);
  const from = middle(theatre, attacker);
  const struck = theatre.element(target);
  const away: Point = from ? { x: at.x - from.x, y: at.y - from.y } : { x: 0, y: -1 };
  const parts: Promise<unknown>[] = [];
  if (from && index === 0) parts.push(lunge(performance, theatre.element(attacker), from, at, 640));
  const hit = async () => {
    await performance.wait(from ? 285 + index * 60 : index * BEAT);
    await Promise.all([
      impact(performance, over, at, tone),
      jolt(performance, struck, away, 360),
      pop(performance, over, at, text, tone, 560),
    ]);
  };
  await Promise.all([...parts, hit()]);
}

/** Something is put on an Elemental, or taken from it. */
function token(tone: Tone, sign: (amount: number) => string): Act {
  return async (cue, theatre, index) => {
    const at = middle(theatre, cue.to?.[0]);
    if (!at) return;
    const { performance, over } = theatre;
    await Promise.all([
      glow(performance, theatre.element(cue.to?.[0]), 420),
      pop(performance, over, at, sign(amount(cue)), tone, 520, index * BEAT),
    ]);
  };
}

/** A card or a power lights up where it is. */
function light(tone: Tone): Act {
  return async (cue, theatre) => {
    const at = middle(theatre, cue.from);
    if (!at) return;
    await Promise.all([
      glow(theatre.performance, theatre.element(cue.from), 460),
      ring(theatre.performance, theatre.over, at, tone, 480),
    ]);
  };
}

/** A number pops up at a Sage board of a side. */
function atSide(cue: Cue, theatre: Theatre): Point | undefined {
  const side = cue.values?.['side'] ?? 0;
  const seat = theatre.scene.board === 'nature-teams' ? side * 2 - 1 : side;
  return headOf(theatre, `board-${seat}`);
}

/** Where level and gold of a Sage board are drawn. */
function headOf(theatre: Theatre, address: string | undefined): Point | undefined {
  const box = theatre.at(address);
  return box && { x: centre(box).x, y: box.y + 23 };
}

const strike: Act = async (cue, theatre) => {
  const from = middle(theatre, cue.from);
  const to = middle(theatre, cue.to?.[0]);
  if (!from || !to) return;
  const { performance, over } = theatre;
  const targets = (cue.to ?? []).map((address) => {
    const at = middle(theatre, address);
    return at ? ring(performance, over, at, 'hurt', 460, 120) : undefined;
  });
  await Promise.all([
    lean(performance, theatre.element(cue.from), from, to, 460),
    ...targets,
  ]);
};

const defeat: Act = async (cue, theatre) => {
  const at = middle(theatre, cue.to?.[0]);
  if (!at) return;
  const { performance, over } = theatre;
  await Promise.all([
    fall(performance, theatre.element(cue.to?.[0]), 460),
    pop(performance, over, at, '✕', 'hurt', 520),
  ]);
};

const level: Act = async (cue, theatre) => {
  const at = headOf(theatre, cue.to?.[0]);
  if (!at) return;
  const text = `★ ${cue.values?.['level'] ?? ''}`;
  await Promise.all([
    ring(theatre.performance, theatre.over, at, 'gold', 600),
    pop(theatre.performance, theatre.over, at, text, 'gold', 700),
  ]);
};

const gold: Act = async (cue, theatre, index) => {
  const at = atSide(cue, theatre);
  if (at) await pop(theatre.performance, theatre.over, at, `+${amount(cue)}`, 'gold', 480, index * BEAT);
};

const buy: Act = async (cue, theatre) => {
  const at = middle(theatre, cue.from);
  if (!at) return;
  await Promise.all([
    glow(theatre.performance, theatre.element(cue.from), 380),
    pop(theatre.performance, theatre.over, at, `−${amount(cue)}`, 'gold', 460),
  ]);
};

const sell: Act = async (cue, theatre) => {
  const at = middle(theatre, cue.from);
  if (at) await pop(theatre.performance, theatre.over, at, `+${amount(cue)}`, 'gold', 460);
};

const instant: Act = async (cue, theatre) => {
  const at = middle(theatre, cue.to?.[0]);
  if (!at) return;
  await Promise.all([
    ring(theatre.performance, theatre.over, at, 'plain', 520),
    glow(theatre.performance, theatre.element(cue.to?.[0]), 520),
  ]);
};

/** How each kind of cue is watched. */
export const acts: Acts = {
  strike,
  damage: (cue, theatre, index) => land(theatre, cue, index, 'hurt', `−${amount(cue)}`),
  // CN-4.4.6: shields fall even if nothing came through; the hit is seen all the same.
  'shields-gone': (cue, theatre, index) => land(theatre, cue, index, 'shield', `−${amount(cue)}`),
  defeat,
  boost: token('boost', (count) => `+${count}`),
  shield: token('shield', (count) => `+${count}`),
  heal: token('heal', () => '♥'),
  reduce: token('shield', (count) => `−${count}`),
  annul: token('shield', () => '0'),
  dawn: light('gold'),
  trigger: light('plain'),
  power: light('gold'),
  instant,
  level,
  gold,
  buy,
  sell,
};
