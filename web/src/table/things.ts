/** What things are called, by address. */
import { pieceName } from '../layer/labels';
import type { Session } from './session.svelte';

/** The name of the first piece with this address, or of the zone: of what fills it, if one does. */
export function thingName(session: Session, address: string): string {
  const slash = address.indexOf('/');
  const zoneKey = slash < 0 ? address : address.slice(0, slash);
  const zone = session.whole?.scene?.zones.find((one) => one.key === zoneKey);
  const inSpace = zone?.kind === 'space' ? zone.pieces?.[0] : undefined;
  const keyed = zone?.pieces?.find((one) => one.key === address.slice(slash + 1));
  const piece = slash < 0 ? inSpace : keyed;
  return piece ? pieceName(piece, session.catalogue?.card(piece.card)) : (zone?.name ?? address);
}
