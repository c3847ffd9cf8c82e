/**
 * What a client knows of a table, and how a step changes it. The same as `patch.rs` of the
 * protocol, seen from the other side.
 */
import type {
  Kept,
  Scene,
  SceneChange,
  ScenePatch,
  Step,
  TableView,
  Whole,
  Zone,
  ZonePatch,
} from './types';

/** A change of something else: whoever meets one asks for the whole table. */
export class Misfit extends Error {}

/** The table after the step. The former one stays as it was. */
export function applyStep(whole: Whole, step: Step): Whole {
  if (whole.number !== step.from) {
    throw new Misfit(`the step goes on from ${step.from}, not from ${whole.number}`);
  }
  const after: Whole = { ...whole, number: step.to };
  if (step.scene) after.scene = changedScene(whole.scene, step.scene);
  if (step.prompt !== undefined) after.prompt = step.prompt;
  if (step.choices) after.choices = restored(whole.choices, step.choices);
  after.table = changedTable(whole.table, step);
  if (step.untold || step.told) {
    const kept = whole.log.slice(0, Math.max(0, whole.log.length - (step.untold ?? 0)));
    after.log = kept.concat(step.told ?? []);
  }
  return after;
}

/** The table itself: whole, or only what every move changes about it. */
function changedTable(before: TableView, step: Step): TableView {
  if (step.table) return step.table;
  const { asked, undo, clocks } = step;
  if (!asked && !undo && !clocks) return before;
  const seats = before.seats.map((seat, place) => {
    const clock = clocks?.[place];
    return {
      ...seat,
      ...(asked && { asked: asked.includes(seat.seat) }),
      ...(clock && { clock }),
    };
  });
  return { ...before, seats, undo: undo ?? before.undo };
}

function changedScene(before: Scene | undefined, change: SceneChange): Scene {
  if ('whole' in change) return change.whole;
  if (!before) throw new Misfit('there is no scene to change');
  return patched(before, change.patch);
}

function patched(before: Scene, patch: ScenePatch): Scene {
  const scene: Scene = { ...before };
  if (patch.status) scene.status = restored(before.status, patch.status);
  if (patch.focus) {
    const [focus] = patch.focus;
    if (focus) scene.focus = focus;
    else delete scene.focus;
  }
  if (patch.zones) {
    scene.zones = before.zones.slice();
    for (const changed of patch.zones) {
      const place = scene.zones.findIndex((zone) => zone.key === changed.key);
      const zone = scene.zones[place];
      if (!zone) throw new Misfit(`there is no zone ${changed.key}`);
      scene.zones[place] = patchedZone(zone, changed);
    }
  }
  return scene;
}

function patchedZone(before: Zone, patch: ZonePatch): Zone {
  const zone: Zone = { ...before };
  if (patch.count !== undefined) zone.count = patch.count;
  if (patch.facts) zone.facts = restored(before.facts ?? [], patch.facts);
  if (patch.pieces) zone.pieces = restored(before.pieces ?? [], patch.pieces);
  return zone;
}

/** The list that was described by its former places. */
export function restored<T extends object>(before: readonly T[], change: readonly Kept<T>[]): T[] {
  return change.map((kept) => {
    if (typeof kept !== 'number') return kept;
    const item = before[kept];
    if (!item) throw new Misfit(`there is no place ${kept}`);
    return item;
  });
}
