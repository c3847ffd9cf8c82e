/** The numbers of a card that people compare: printed and now. */
import { say } from '../speech/speech.svelte';
import type { CardRow, Piece } from '../wire/types';

/** A number with its name. */
export interface Compared {
  key: string;
  name: string;
  printed: number | undefined;
  now: number | undefined;
}

/** What numbers are called; those without a name are told in sentences. */
function names(): Record<string, string> {
  return {
    cost: say('web-value-cost'),
    price: say('web-value-price'),
    strength: say('web-value-strength'),
    health: say('web-value-health'),
    damage: say('web-value-damage'),
    boosts: say('web-value-boosts'),
    shields: say('web-value-shields'),
    attack: say('web-value-attack'),
    power: say('web-value-power'),
    atk: 'ATK',
    def: 'DEF',
    hel: 'HEL',
    dex: 'DEX',
    map: 'MAP',
    tot: 'TOT',
  };
}

/** The numbers of a card, in the order people read them. */
export function compared(card: CardRow | undefined, piece: Piece | undefined): Compared[] {
  return Object.entries(names()).flatMap(([key, name]) => {
    // What is printed on a piece of two cards is said with it.
    const printed = piece?.values?.[`printed-${key}`] ?? card?.values[key];
    const now = piece?.values?.[key];
    return printed === undefined && now === undefined ? [] : [{ key, name, printed, now }];
  });
}
