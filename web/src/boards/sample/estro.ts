/** Scenes of Estro as full as they get, for tests and for looking at. */
import type { Piece, Scene, Zone } from '../../wire/types';

const CARDS = ['ozok', 'bodru', 'lienna', 'asuva', 'zoltu', 'tergok', 'dombor', 'molenn', 'zulxio', 'kerdok'];
const ZONES = ['military', 'tech', 'medical', 'civil', 'control'];
const ESTRI = ['ardo', 'granito', 'armonio', 'illusio', 'manpo'];
const SHIPS = ['cinderlance', 'basalt-ark', 'choral-haven', 'veilrunner', 'axiom-drift'];

function zone(key: string, kind: Zone['kind'], more: Partial<Zone> = {}): Zone {
  return { key, name: key, kind, ...more };
}

/** How full it is. */
export interface Fullness {
  frame: 'duel' | 'inferno' | 'single' | 'conquest' | 'bastion';
  /** Cards in each row of the field. */
  field: number;
  /** Cards in the hand that is seen. */
  hand: number;
  /** Cards that are shown for the moment. */
  asides: number;
  /** Are the Rift and the Dial there too? */
  extras: boolean;
  /** How many play, if not as many as usual. */
  seats?: number;
}

/** A scene, seen through seat 1. */
export function estroScene({ frame, field, hand, asides, extras, seats: wanted }: Fullness): Scene {
  let number = 0;
  const standing = (count: number): Piece[] =>
    Array.from({ length: count }, () => {
      const card = CARDS[number++ % CARDS.length] ?? '';
      const down = number % 6 === 0;
      return down
        ? { key: `${number}`, marks: ['face-down'] }
        : { key: `${number}`, card, values: { tot: 70 + (number % 5) } };
    });
  const held = (count: number): Piece[] =>
    Array.from({ length: count }, (_, i) => ({
      key: CARDS[i % CARDS.length] ?? '',
      card: CARDS[i % CARDS.length] ?? '',
    }));
  const usual = frame === 'inferno' ? 4 : frame === 'bastion' ? 3 : frame === 'single' ? 1 : 2;
  const seats = wanted ?? usual;
  const players = Array.from({ length: seats }, (_, i) => `${i + 1}`);
  if (frame === 'single' || frame === 'bastion') players.push('machine');
  const side = (player: string) => (frame === 'inferno' ? ((Number(player) + 1) % 2) + 1 : Number(player));
  const count = frame === 'conquest' ? 5 : frame === 'inferno' ? 2 : 1;
  const powers = ZONES.slice(0, count).map((name, i) =>
    zone(`zone-${name}`, 'space', {
      pieces: [
        {
          key: 'power',
          name: `${name} zone`,
          marks: [ESTRI[i] ?? '', i % 2 === 0 ? 'ready' : 'used'],
          ...(frame === 'conquest' ? { values: { 'points-1': field, 'points-2': field } } : {}),
        },
      ],
    }),
  );
  const fields = (): Zone[] => {
    switch (frame) {
      case 'duel':
      case 'inferno':
        return [2, 1].map((one) => zone(`field-${one}`, 'row', { seat: one, pieces: standing(field) }));
      case 'conquest':
        return [2, 1].flatMap((one) =>
          ZONES.map((name) => zone(`field-${one}-${name}`, 'row', { seat: one, pieces: standing(field) })),
        );
      case 'single':
        return [
          ...SHIPS.flatMap((ship, i) => [
            zone(`ship-${ship}`, 'space', {
              pieces: [
                {
                  key: 'ship',
                  name: ship,
                  marks: [ESTRI[i] ?? '', ...(i === 4 ? ['exposed'] : [])],
                  values: { shields: 120, most: 200, ...(i === 4 ? { alarm: 2 } : {}) },
                },
              ],
            }),
            zone(`guardians-${ship}`, 'row', { pieces: i === 4 ? [] : standing(5) }),
          ]),
          zone('field-1', 'row', { seat: 1, pieces: standing(field) }),
        ];
      case 'bastion':
        return [4, 3, 2, 1].flatMap((depth) =>
          [1, 2, 3].map((lane) => zone(`lane-${lane}-${depth}`, 'row', { pieces: standing(field) })),
        );
    }
  };
  const belongings = (player: string): Zone[] => {
    const seat = player === 'machine' ? {} : { seat: Number(player) };
    return [
      zone(`player-${player}`, 'panel', {
        ...seat,
        facts: [
          ...(frame === 'inferno' ? [{ key: `side-${side(player)}`, name: 'Team', value: 'Ann and Ben' }] : []),
          { key: 'tokens', name: 'Necrotokens', value: '2' },
        ],
      }),
      zone(`deck-${player}`, 'deck', { ...seat, count: 17 }),
      ...(player === '1' ? [zone('deck-list-1', 'panel', { seat: 1, pieces: held(25) })] : []),
      zone(`incinerator-${player}`, 'pile', { ...seat, pieces: held(6) }),
    ];
  };
  return {
    board: `estro-${frame}`,
    status: [],
    zones: [
      zone('announced', 'aside', { pieces: held(Math.min(asides, 1)) }),
      zone('looking', 'aside', { pieces: held(Math.max(0, asides - 1)) }),
      zone('ashes', 'aside'),
      ...powers,
      ...fields(),
      ...players.filter((player) => player !== 'machine').map((player) =>
        zone(`hand-${player}`, 'hand', {
          seat: Number(player),
          ...(player === '1' ? { pieces: held(hand) } : { count: 5 }),
        }),
      ),
      ...(frame === 'single'
        ? [
            zone('objects', 'panel', {
              seat: 1,
              pieces: ['ion-lance', 'jammer', 'decoy-hull'].map((key) => ({ key, name: key })),
            }),
          ]
        : []),
      ...players.flatMap(belongings),
      ...(frame === 'bastion'
        ? [
            zone('bastion', 'space', {
              pieces: [{ key: 'bastion', name: 'Bastion', values: { connections: 86 } }],
            }),
          ]
        : []),
      ...(extras
        ? [
            zone('rift', 'deck', { count: 150 }),
            zone('dial', 'space', { pieces: [{ key: 'dial', name: 'Oblivion Dial' }] }),
          ]
        : []),
      zone('modes', 'panel', { pieces: [{ key: frame, name: frame }] }),
    ],
  };
}
