/** Scenes of Command of Nature as full as they get, for tests and for looking at. */
import type { Piece, Scene, Zone } from '../../wire/types';

const ELEMENTALS = ['rune-puma', 'redstone', 'moss-viper', 'bog-blight', 'pine-snapper', 'lumber-claw'];
const COMMANDS = ['close-strike', 'far-strike', 'natural-restoration', 'obliterate', 'magic-ether-strike'];

function piece(card: string, more: Partial<Piece> = {}): Piece {
  return { key: card, card, ...more };
}

/** As many of these as wanted, over and over. */
function some(cards: readonly string[], count: number, more: Partial<Piece> = {}): Piece[] {
  return Array.from({ length: count }, (_, i) => piece(cards[i % cards.length] ?? '', more));
}

function zone(key: string, kind: Zone['kind'], more: Partial<Zone> = {}): Zone {
  return { key, name: key, kind, ...more };
}

/** How full it is. */
export interface Fullness {
  seats: 2 | 4;
  /** Cards in each hand that is seen. */
  hand: number;
  standing: boolean;
  asides: number;
}

/** A scene, seen through seat 1. */
export function natureScene({ seats, hand, standing, asides }: Fullness): Scene {
  const numbers = Array.from({ length: seats }, (_, i) => i + 1);
  const spaces = Array.from({ length: seats === 2 ? 6 : 12 }, (_, i) => i + 1);
  const side = (seat: number) => (seats === 2 ? seat : seat <= 2 ? 1 : 2);
  const stands = { values: { strength: 3, health: 4, damage: 1, boosts: 2, shields: 1 } };
  const formation = (number: number) =>
    spaces.map((space) =>
      zone(`formation-${number}-${space}`, 'space', {
        pieces: standing ? some(ELEMENTALS.slice(space % 6), 1, stands) : [],
      }),
    );
  const belongings = (seat: number): Zone[] => [
    zone(`board-${seat}`, 'panel', {
      seat,
      facts: [
        { key: 'level', name: 'Level', value: '5 of 8' },
        { key: 'gold', name: 'Gold', value: '12 of 12' },
      ],
      pieces: [
        { key: 'sage', name: 'Cedar' },
        { key: 'faction-4', name: 'Faction action, level 4' },
        { key: 'faction-6', name: 'Faction action, level 6', marks: ['locked'] },
        { key: 'faction-8', name: 'Faction action, level 8', marks: ['locked'] },
      ],
    }),
    zone(`champions-${seat}`, 'row', { seat, pieces: some(ELEMENTALS, 3, { marks: ['locked'] }) }),
    zone(`deck-${seat}`, 'deck', { seat, count: 12 }),
    zone(`discard-${seat}`, 'pile', { seat, pieces: some(COMMANDS, 7) }),
  ];
  return {
    board: seats === 2 ? 'nature' : 'nature-teams',
    status: [],
    zones: [
      ...(asides > 0 ? [zone('sages', 'aside', { pieces: some(ELEMENTALS, asides) })] : []),
      zone('in-play', 'aside', { pieces: standing ? some(COMMANDS, 1) : [] }),
      ...numbers.map((seat) =>
        zone(`hand-${seat}`, 'hand', {
          seat,
          ...(side(seat) === 1 ? { pieces: some([...COMMANDS, ...ELEMENTALS], hand) } : { count: hand }),
        }),
      ),
      ...formation(1),
      ...formation(2),
      zone('market-elementals', 'market', { pieces: some(ELEMENTALS, 3, { values: { price: 5 } }) }),
      zone('deck-elementals', 'deck', { count: 37 }),
      zone('market-commands', 'market', { pieces: some(COMMANDS, 3, { values: { price: 3 } }) }),
      zone('deck-commands', 'deck', { count: 37 }),
      ...numbers.flatMap(belongings),
      zone('removed', 'pile', { pieces: some(ELEMENTALS, 9) }),
    ],
    ...(standing
      ? {
          focus: {
            kind: 'attack',
            from: 'formation-1-1',
            to: ['formation-2-1', 'formation-2-2'],
            facts: [
              { key: 'strength', name: 'STR', value: '5' },
              { key: 'hit-1', name: 'Hit', value: '5' },
              { key: 'hit-2', name: 'Hit', value: '3' },
            ],
          },
        }
      : {}),
  };
}
