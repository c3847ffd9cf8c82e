/** What things are called, by address. */
import { pieceName } from '../layer/labels';
import type { Session } from './session.svelte';

/** The name of the zone, or of the first piece with this address. */
export function thingName(session: Session, address: string): string {
  const slash = address.indexOf('/');
  const zoneKey = slash < 0 ? address : address.slice(0, slash);
  const zone = session.whole?.scene?.zones.find((one) => one.key === zoneKey);
  if (slash < 0) return zone?.name ?? address;
  const piece = zone?.pieces?.find((one) => one.key === address.slice(slash + 1));
  return piece ? pieceName(piece, session.catalogue?.card(piece.card)) : (zone?.name ?? address);
}
