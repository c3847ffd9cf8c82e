/** The zones of Estro by what they are, near and far. */
import type { Scene, Zone } from '../../wire/types';
import { piecesOf, zoneOf } from '../address';
import type { SeatThings } from '../seats';

/** Everything on the table that no frame has alone. */
export interface EstroZones {
  /** The players of the near side, whoever looks first. */
  near: SeatThings[];
  /** The others, the machine too. */
  far: SeatThings[];
  /** The zone cards. */
  powers: Zone[];
  /** What is shown for the moment, if anything is. */
  asides: Zone[];
  objects: Zone | undefined;
  /** The dimensional deck and the Dial: what lies by. */
  extras: Zone[];
}

/** The side of a player with a partner: `side-2` is the key of the fact that names both. */
function sideOf(panel: Zone | undefined): number | undefined {
  const team = panel?.facts?.find((fact) => isTeam(fact.key));
  return team && Number(team.key.split('-')[1]);
}

/** Is it the key of the fact that says who plays together? */
export function isTeam(fact: string): boolean {
  return /^side-\d$/.test(fact);
}

/** The number of the side that lies near. */
export function nearSide(scene: Scene, near: number): number {
  const said = sideOf(zoneOf(scene, `player-${near}`));
  if (said !== undefined) return said;
  const own = scene.zones.find((zone) => /^field-\d/.test(zone.key) && zone.seat === near);
  return Number(own?.key.split('-')[1] ?? 1);
}

/** The layout and what is drawn below it ask for the same. */
const known = new WeakMap<Scene, { near: number; zones: EstroZones }>();

/** The zones of a scene, sorted. */
export function zonesOf(scene: Scene, near: number): EstroZones {
  const found = known.get(scene);
  if (found?.near === near) return found.zones;
  const zones = sorted(scene, near);
  known.set(scene, { near, zones });
  return zones;
}

function sorted(scene: Scene, near: number): EstroZones {
  const side = nearSide(scene, near);
  const players = scene.zones.filter((zone) => zone.key.startsWith('player-'));
  const isNear = (panel: Zone): boolean => {
    if (panel.seat === undefined) return false;
    if (panel.seat === near) return true;
    // Dreamers stand together (ES-8.10); elsewhere only partners do.
    if (scene.board === 'estro-bastion') return true;
    return sideOf(panel) === side;
  };
  const first = (one: Zone, other: Zone) =>
    Number(other.seat === near) - Number(one.seat === near);
  const sorted = [...players].sort(first);
  return {
    near: sorted.filter(isNear).map((panel, i) => thingsOf(scene, panel, i === 0)),
    far: sorted.filter((panel) => !isNear(panel)).map((panel) => thingsOf(scene, panel, false)),
    powers: scene.zones.filter((zone) => zone.key.startsWith('zone-')),
    asides: scene.zones.filter((zone) => zone.kind === 'aside' && piecesOf(zone).length > 0),
    objects: zoneOf(scene, 'objects'),
    extras: ['rift', 'dial'].flatMap((key) => zoneOf(scene, key) ?? []),
  };
}

/** What belongs to the player of this panel; the first one has the list of modes too. */
function thingsOf(scene: Scene, panel: Zone, isFirst: boolean): SeatThings {
  const whose = panel.key.slice('player-'.length);
  const own = (what: string) => zoneOf(scene, `${what}-${whose}`);
  return {
    seat: panel.seat,
    header: panel,
    hand: own('hand'),
    deck: own('deck'),
    pile: own('incinerator'),
    lists: [],
    folds: [own('deck-list'), isFirst ? zoneOf(scene, 'modes') : undefined].filter(
      (zone) => zone !== undefined,
    ),
  };
}
