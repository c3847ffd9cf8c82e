/**
 * The cards as the page shows them. What is drawn of a card and where it lies are told apart, and
 * only what changed is told at all: a card that moves is not drawn again, and one that stays costs
 * nothing.
 */
import type { Piece } from '../wire/types';
import { arrive, mayMove, move, type Journey } from './arrival';
import { sameSize } from './cut';
import type { Box, Look, Size } from './layout';
import { sameBox, type CardView } from './views';
import { write } from './write';

/** A card as long as it can be followed. */
export class LiveCard {
  readonly id: number;
  piece: Piece;
  look: Look;
  /** How large it is drawn. */
  cut: Size;
  /** Where it lies, and what can be done with it. */
  #view: CardView;
  #element: HTMLElement | undefined;
  #journey: Journey | undefined;

  constructor(view: CardView) {
    this.id = view.id;
    this.piece = $state.raw(view.piece);
    this.look = $state.raw(view.place.look);
    this.cut = $state.raw(view.cut);
    this.#view = view;
  }

  /** This element is the card from now on; if it is seen to come, it starts from there. */
  enter(element: HTMLElement, start: { from: Box | undefined } | undefined): void {
    const view = this.#view;
    this.#element = element;
    write(element, view);
    if (start && mayMove()) arrive(element, view.cut, start.from, view.place, view.delay);
  }

  /** Shows it anew. */
  show(now: CardView): void {
    const before = this.#view;
    if (before === now) return;
    this.#view = now;
    if (before.piece !== now.piece) this.piece = now.piece;
    if (before.place.look !== now.place.look) this.look = now.place.look;
    if (!sameSize(before.cut, now.cut)) this.cut = now.cut;
    const element = this.#element;
    if (!element) return;
    write(element, now, before);
    const isUnseen = before.isHidden && now.isHidden;
    if (isUnseen || sameBox(before.place, now.place) || !mayMove()) return;
    this.#journey = move(element, now.cut, before.place, now.place, now.delay, this.#journey);
  }
}

/** All cards on the table. */
export class LiveCards {
  /** In the order of their ids. */
  all = $state.raw<readonly LiveCard[]>([]);
  #known = new Map<number, LiveCard>();

  /** Shows these, and no others. */
  show(views: readonly CardView[]): void {
    const known = this.#known;
    let isSame = views.length === known.size;
    const all = views.map((view) => {
      const card = known.get(view.id);
      card?.show(view);
      isSame &&= card !== undefined;
      return card ?? new LiveCard(view);
    });
    if (isSame) return;
    this.#known = new Map(all.map((card) => [card.id, card]));
    this.all = all;
  }
}
