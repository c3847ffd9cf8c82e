import { expect, test } from 'vitest';
import type { GameRow, ModeRow } from '../wire/types';
import { against, extrasFor, reframed, request, reseated, seatCounts, usualPlan } from './setup';

function mode(id: string, frame: boolean, seats: number[], with_: string[]): ModeRow {
  return { id, name: id, text: '', frame, seats, with: with_ };
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
  options: [],
  decks: [],
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
  expect(reseated(plan, 4).seats).toEqual(['me', 'open', 'open', 'open']);
  expect(reseated(plan, 1).seats).toEqual(['me']);
});

test('decks of seats that are gone are forgotten', () => {
  const plan = {
    ...usualPlan(estro, 'easy'),
    options: { deck1: 'fire', deck2: 'ice', zone: 'tech' },
  };
  expect(reseated(plan, 1).options).toEqual({ deck1: 'fire', zone: 'tech' });
});

test('options that are as usual are not sent', () => {
  const option = { key: 'zone', name: 'Zone', values: [], default: 'random' };
  const game = { ...estro, options: [option, { ...option, key: 'deck1', default: '' }] };
  const plan = { ...usualPlan(game, 'easy'), options: { zone: 'random', deck1: '' } };
  expect(request(game, plan).options).toEqual({});
  expect(request(game, { ...plan, options: { zone: 'tech' } }).options).toEqual({ zone: 'tech' });
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
