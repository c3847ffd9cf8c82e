/** Hands of the near side: whoever looks holds theirs at the bottom, a teammate's lies beside it. */
import type { Box, Room } from '../../layer/layout';
import { piecesOf } from '../address';
import { FINGER, LEAST_CARD } from '../geometry';
import { cardOf, EDGE, TITLE, type Places } from '../places';
import { isSeen, type SeatThings } from '../seats';
import { heightOf, type SpreadRule } from '../spread';
import { isSetUp } from './field';
import type { NatureZones } from './zones';

/** The height of a card in a hand for a width of 1. */
export const RATIO = 1.2;
const GAP = 8;

/** The hands that are seen. */
export class Hands {
  readonly #own: SeatThings | undefined;
  readonly #mate: SeatThings | undefined;
  readonly #rule: SpreadRule;
  readonly #mateRule: SpreadRule;
  readonly #width: number;
  readonly #ownWidth: number;

  constructor(zones: NatureZones, room: Room, width: number, card: number, withMate: boolean) {
    // Before anybody stands anywhere, an empty hand would only take room from what is chosen.
    const isDealt = isSetUp(zones);
    const seen = zones.near.seats.filter(
      ({ hand }) => isSeen(hand) && (isDealt || piecesOf(hand).length > 0),
    );
    this.#own = seen.find((seat) => seat.seat === room.near) ?? seen[0];
    this.#mate = withMate ? seen.find((seat) => seat !== this.#own) : undefined;
    const rule = (wide: number): SpreadRule => {
      const size = cardOf(Math.max(LEAST_CARD, wide), RATIO);
      const freeLine = Math.max(FINGER, Math.round(size.height * 0.55));
      return { card: size, gap: 6, free: room.touch ? FINGER : 36, freeLine };
    };
    this.#rule = rule(card);
    this.#mateRule = rule(card * 0.8);
    this.#width = width;
    this.#ownWidth = this.#mate ? width * 0.6 - GAP : width;
  }

  /** How large its cards are. */
  get card(): SpreadRule['card'] {
    return this.#rule.card;
  }

  /** How high they are together. */
  get height(): number {
    const of = (seat: SeatThings | undefined, width: number, rule: SpreadRule, title: number) =>
      seat ? heightOf(piecesOf(seat.hand).length, width - 2 * EDGE, rule) + 2 * EDGE + title : 0;
    return Math.max(
      of(this.#own, this.#ownWidth, this.#rule, 0),
      of(this.#mate, this.#width - this.#ownWidth - GAP, this.#mateRule, TITLE),
    );
  }

  place(places: Places, x: number, y: number): void {
    const box: Box = { x, y, width: this.#ownWidth, height: this.height };
    places.spread(this.#own?.hand, box, this.#rule, 'face');
    const beside = { ...box, x: x + this.#ownWidth + GAP, width: this.#width - this.#ownWidth - GAP };
    places.spread(this.#mate?.hand, beside, this.#mateRule, 'face', { titled: true });
  }
}
