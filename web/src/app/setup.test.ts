import { expect, test } from 'vitest';
import type { Fit, GameRow, ModeRow, OptionRow } from '../wire/types';
import { decksFor, named, plainOptions } from './offers';
import {
  against,
  extrasFor,
  overlaid,
  reframed,
  request,
  reseated,
  seatCounts,
  seated,
  usualPlan,
} from './setup';

function mode(id: string, frame: boolean, seats: number[], with_: string[]): ModeRow {
  return { id, name: id, text: '', frame, seats, with: with_ };
}

const ANYWHERE: Fit = { seats: [1, 2, 3, 4], without: [], needs: [] };

/** An option with a usual value that fits anywhere, and others. */
function option(key: string, usual: string, values: Record<string, Partial<Fit>>): OptionRow {
  const rows = Object.entries({ [usual]: {}, ...values }).map(([id, fit]) => ({
    id,
    name: id,
    fit: { ...ANYWHERE, ...fit },
  }));
  return { key, name: key, values: rows, default: usual };
}

function text(key: string): OptionRow {
  return { key, name: key, values: [], default: '' };
}

const estro: GameRow = {
  id: 'estro',
  name: 'Estro',
  blurb: '',
  playable: true,
  seats: [1, 2, 3, 4],
  modes: [
    mode('duel', true, [2], ['rift', 'lucid']),
    mode('single', true, [1], ['rift']),
    mode('bastion', true, [2, 3, 4], ['rift']),
    mode('rift', false, [1, 2, 3, 4], ['duel', 'single', 'bastion', 'lucid']),
    mode('lucid', false, [2], ['duel', 'rift']),
  ],
  options: [
    text('mode'),
    text('seats'),
    text('deck1'),
    text('deck2'),
    option('first', 'random', {
      one: { seats: [1, 2], without: ['bastion'] },
      two: { seats: [2], without: ['bastion'] },
    }),
    option('zone', 'random', { tech: {} }),
    option('targets', 'random', { tactical: { seats: [1], without: ['duel', 'bastion'] } }),
    option('luck', 'off', { on: { needs: ['rift'] } }),
  ],
  decks: [
    { id: 'fire', name: 'Fire', fit: { ...ANYWHERE, without: ['lucid'] } },
    { id: 'ice', name: 'Ice', fit: { ...ANYWHERE, without: ['lucid'] } },
  ],
};

test('the usual plan is oneself against one bot in the first frame', () => {
  const plan = usualPlan(estro, 'hard');
  expect(plan).toMatchObject({ frame: 'duel', seats: ['me', 'hard'] });
  expect(request(estro, plan)).toEqual({
    game: 'estro',
    options: {},
    seats: ['me', 'hard'],
    public: false,
  });
});

test('only what goes with the frame can lie over it', () => {
  expect(extrasFor(estro, 'duel', []).map(({ id }) => id)).toEqual(['rift', 'lucid']);
  expect(extrasFor(estro, 'single', []).map(({ id }) => id)).toEqual(['rift']);
});

test('another frame leaves out what does not go with it, and sits as many as it needs', () => {
  const plan = { ...usualPlan(estro, 'easy'), extras: ['rift', 'lucid'] };
  const single = reframed(estro, plan, 'single');
  expect(single).toMatchObject({ frame: 'single', extras: ['rift'], seats: ['me'] });
  expect(reframed(estro, plan, 'bastion').seats).toEqual(['me', 'easy']);
});

test('new seats are like the others', () => {
  const plan = { ...usualPlan(estro, 'easy'), seats: against(2, 'open') };
  expect(reseated(estro, plan, 4).seats).toEqual(['me', 'open', 'open', 'open']);
  expect(reseated(estro, plan, 1).seats).toEqual(['me']);
});

test('decks of seats that are gone are forgotten', () => {
  const plan = {
    ...usualPlan(estro, 'easy'),
    options: { deck1: 'fire', deck2: 'ice', zone: 'tech' },
  };
  expect(reseated(estro, plan, 1).options).toEqual({ deck1: 'fire', zone: 'tech' });
});

test('options that are as usual are not sent', () => {
  const plan = { ...usualPlan(estro, 'easy'), options: { zone: 'random', deck1: '' } };
  expect(request(estro, plan).options).toEqual({});
  expect(request(estro, { ...plan, options: { zone: 'tech' } }).options).toEqual({ zone: 'tech' });
});

test('only what fits the modes and the seats is offered', () => {
  const offered = (frame: string, ...extras: string[]) => {
    const plan = { ...reframed(estro, usualPlan(estro, 'easy'), frame), extras };
    return plainOptions(estro, plan).map(({ key, values }) =>
      [key, ...values.map(({ id }) => id)].join(' '),
    );
  };
  expect(offered('duel')).toEqual(['first random one two', 'zone random tech']);
  expect(offered('duel', 'rift')).toContain('luck off on');
  expect(offered('single')).toContain('targets random tactical');
  expect(offered('bastion')).toEqual(['zone random tech']);
});

test('text that is free is offered anywhere', () => {
  const game = { ...estro, options: [text('turn-limit')] };
  expect(plainOptions(game, usualPlan(game, 'easy'))).toEqual([text('turn-limit')]);
});

test('decks are offered where a seat can bring them', () => {
  const plan = usualPlan(estro, 'easy');
  expect(decksFor(estro, plan).map(({ id }) => id)).toEqual(['fire', 'ice']);
  expect(decksFor(estro, { ...plan, extras: ['lucid'] })).toEqual([]);
});

test('a choice that no longer fits is dropped, and others stay', () => {
  const options = { zone: 'tech', first: 'two', deck1: 'fire' };
  const plan = { ...usualPlan(estro, 'easy'), options };
  expect(reframed(estro, plan, 'single').options).toEqual({ zone: 'tech', deck1: 'fire' });
  expect(overlaid(estro, plan, 'lucid', true).options).toEqual({ zone: 'tech', first: 'two' });
  const lucky = { ...overlaid(estro, plan, 'rift', true), options: { luck: 'on' } };
  expect(overlaid(estro, lucky, 'rift', false).options).toEqual({});
});

test('those who had no seat for a while come back as they were', () => {
  const chosen = (sitter: string) => {
    const plan = usualPlan(estro, 'normal');
    return reframed(estro, seated(plan, ['me', sitter]), 'single');
  };
  expect(reframed(estro, chosen('hard'), 'duel').seats).toEqual(['me', 'hard']);
  expect(reframed(estro, chosen('open'), 'duel').seats).toEqual(['me', 'open']);
});

test('the chosen level is not forgotten while others sit there', () => {
  const plan = seated(usualPlan(estro, 'normal'), ['me', 'hard']);
  expect(seated(plan, against(2, 'open')).level).toBe('hard');
});

test('a refusal has the names of what it is about', () => {
  const zone = { ...option('zone', 'random', {}), name: 'Zone' };
  const limit = { ...text('turn-limit'), name: 'Turns at most' };
  const game = { ...estro, options: [{ ...text('deck1'), name: 'Deck of seat 1' }, zone, limit] };
  const heard = (line: string) => named(game, line);
  expect(heard('deck1=fire is not possible: no')).toBe('Deck of seat 1: Fire is not possible: no');
  expect(heard('turn-limit=x is not possible')).toBe('Turns at most: x is not possible');
  expect(heard('seed=x is not possible')).toBe('seed=x is not possible');
});

test('modes are named by one option, the frame first', () => {
  const plan = { ...usualPlan(estro, 'easy'), extras: ['rift'] };
  expect(request(estro, plan).options).toEqual({ mode: 'duel,rift' });
});

test('a table without an open seat is not for everybody', () => {
  const plan = { ...usualPlan(estro, 'easy'), public: true };
  expect(request(estro, plan).public).toBe(false);
  expect(request(estro, { ...plan, seats: against(2, 'open') }).public).toBe(true);
});

test('a game without modes has its own numbers of seats', () => {
  const nature = { ...estro, seats: [2, 4], modes: [] };
  expect(seatCounts(nature, undefined)).toEqual([2, 4]);
  expect(usualPlan(nature, 'easy').frame).toBeUndefined();
});
