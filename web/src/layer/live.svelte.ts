/**
 * The cards as the page shows them. What is drawn of a card and where it lies are told apart, and
 * only what changed is told at all: a card that moves is not drawn again, and one that stays costs
 * nothing.
 */
import type { Piece } from '../wire/types';
import { sameSize } from './cut';
import type { Look, Size } from './layout';
import type { CardView } from './views';

/** A card as long as it can be followed. */
export class LiveCard {
  readonly id: number;
  /** Where it lies, and what can be done with it. */
  view: CardView;
  piece: Piece;
  look: Look;
  /** How large it is drawn. */
  cut: Size;

  constructor(view: CardView) {
    this.id = view.id;
    this.view = $state.raw(view);
    this.piece = $state.raw(view.piece);
    this.look = $state.raw(view.place.look);
    this.cut = $state.raw(view.cut);
  }

  /** Shows it anew. */
  show(view: CardView): void {
    if (this.view === view) return;
    this.view = view;
    this.piece = view.piece;
    this.look = view.place.look;
    if (!sameSize(this.cut, view.cut)) this.cut = view.cut;
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
    const all = views.map((view) => {
      const card = known.get(view.id) ?? new LiveCard(view);
      card.show(view);
      return card;
    });
    if (all.length === known.size && all.every((card) => known.has(card.id))) return;
    this.#known = new Map(all.map((card) => [card.id, card]));
    this.all = all;
  }
}
