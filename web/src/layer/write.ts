/**
 * Writes a card's view onto its element, and only what changed of it. By hand, since this is what
 * every move costs: a template would ask about everything that there is to say of the card.
 */
import { at } from './arrival';
import { sameSize } from './cut';
import { samePlace, type CardView } from './views';

/** What a view makes of an element's classes. */
const CLASSES = [
  ['usable', 'isUsable'],
  ['pointed', 'isPointed'],
  ['target', 'isTarget'],
  ['hinted', 'isHinted'],
  ['folded', 'isFolded'],
  ['unseen', 'isHidden'],
] as const;

/** Can it have the focus, and is it heard? */
function isOffered(view: CardView): boolean {
  return !view.isFolded && !view.isHidden;
}

/** Writes it; `before` is what was written last. */
export function write(element: HTMLElement, now: CardView, before?: CardView): void {
  writePlace(element.style, now, before);
  for (const [name, field] of CLASSES) {
    if (now[field] !== (before?.[field] ?? false)) element.classList.toggle(name, now[field]);
  }
  if (now.address !== before?.address) element.setAttribute('data-address', now.address);
  if (now.place.look !== before?.place.look) element.setAttribute('data-look', now.place.look);
  if (now.label !== before?.label) element.setAttribute('aria-label', now.label);
  if (now.isPointed !== (before?.isPointed ?? false)) {
    element.ariaPressed = now.isPointed ? 'true' : null;
  }
  const [offered, wasOffered] = [isOffered(now), !before || isOffered(before)];
  if (offered !== wasOffered) element.ariaHidden = offered ? null : 'true';
  const isStop = offered && now.hasRover;
  if (!before || isStop !== (wasOffered && before.hasRover)) element.tabIndex = isStop ? 0 : -1;
}

function writePlace(style: CSSStyleDeclaration, now: CardView, before?: CardView): void {
  const isSameCut = before && sameSize(now.cut, before.cut);
  if (isSameCut && samePlace(now.place, before.place)) return;
  style.transform = at(now.place, now.cut);
  if (now.place.layer !== before?.place.layer) style.zIndex = `${10 + now.place.layer}`;
  if (isSameCut) return;
  style.width = `${now.cut.width}px`;
  style.height = `${now.cut.height}px`;
}
