/** Numbers that rise over a card when it is hurt or healed. Pure. */
import type { Following } from './follow';
import type { CardView } from './views';

/** A number that rises. */
export interface Rise {
  number: number;
  text: string;
  isLoss: boolean;
  x: number;
  y: number;
}

/** For each value: does more of it help? */
const HELPS: Readonly<Record<string, boolean>> = { health: true, damage: false };

let count = 0;

/** What changed on pieces that stayed. */
export function rises(before: Following, after: Following, views: readonly CardView[]): Rise[] {
  const old = new Map(before.pieces.map((one) => [one.id, one.piece]));
  const places = new Map(views.map((view) => [view.id, view.place]));
  return after.pieces.flatMap(({ id, piece }) => {
    const was = old.get(id);
    const place = places.get(id);
    if (!was || !place || was === piece || was.card !== piece.card) return [];
    for (const [key, helps] of Object.entries(HELPS)) {
      const change = (piece.values?.[key] ?? 0) - (was.values?.[key] ?? 0);
      if (change === 0) continue;
      const gain = helps ? change : -change;
      return [
        {
          number: ++count,
          text: gain > 0 ? `+${gain}` : `−${-gain}`,
          isLoss: gain < 0,
          x: place.x + place.width / 2,
          y: place.y + place.height / 2,
        },
      ];
    }
    return [];
  });
}
