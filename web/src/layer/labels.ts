/** What things on the table are called for those who listen. */
import { language, say } from '../speech/speech.svelte';
import type { CardRow, Piece, Zone } from '../wire/types';
import { isHidden } from './follow';

/** What a piece is called. */
export function pieceName(piece: Piece, card: CardRow | undefined): string {
  return card?.name ?? piece.name ?? (isHidden(piece) ? say('web-face-down') : piece.key);
}

/** A piece in words: its name, how it stands, and whether it can be used. */
export function pieceLabel(piece: Piece, card: CardRow | undefined, isUsable: boolean): string {
  const standing = piece.state?.length ? piece.state : card?.line ? [card.line] : [];
  const words = [pieceName(piece, card), ...standing].map((text) => text.replace(/[.。]$/, ''));
  if (isUsable) words.push(say('web-usable'));
  return words.join(say('web-label-joint'));
}

/** How many cards there are, by language and number: to say it anew takes a while. */
const counts = new Map<string, string>();

function cardsIn(count: number): string {
  const key = `${language()} ${count}`;
  const known = counts.get(key) ?? say('web-cards', { count });
  counts.set(key, known);
  return known;
}

/** A zone in words: its name, how many cards it has, and its facts. */
export function zoneLabel(zone: Zone): string {
  const words = [zone.name];
  if (zone.kind !== 'panel' && zone.kind !== 'space') {
    words.push(cardsIn(zone.count ?? zone.pieces?.length ?? 0));
  }
  for (const fact of zone.facts ?? []) words.push(`${fact.name} ${fact.value}`);
  return words.join(say('web-label-joint'));
}
