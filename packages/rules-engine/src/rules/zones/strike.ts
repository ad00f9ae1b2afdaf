import type { Step } from "@tabletop-mcp/srd-data";
import { struckBy, type Zone, type ZoneMoment, type ZoneStep } from "../../encounter/zone.js";
import type { Event, EventOf } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import { joined, type Next, nothing } from "../../game/next.js";
import { combatantIn, combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { Using } from "../../game/using.js";
import type { Position } from "../../grid/point.js";
import { isSeenBy } from "../combat/scene.js";
import { insideOf, isInside, zonesIn } from "./zones-in.js";

/** What zones do as a turn begins or ends: to whose turn it is, or, where the owner's counts, to all inside. */
export function strikeAtTurn(
  state: GameState,
  event: EventOf<"turn_began" | "turn_ended">,
  using: Using,
): Next {
  const moment = event.type === "turn_began" ? "turn-start" : "turn-end";
  return joined(
    zonesIn(state, using).map((zone) => {
      if (zone.steps.length === 0) return nothing;
      const known = state.encounter?.zones;
      const isOwners = zone.steps.some(
        ({ at }) => stepAt(at, using.compendium, known)?.turnOf === "source",
      );
      if (isOwners)
        return event.id === zone.owner
          ? strike(state, { zone, moment, ids: insideOf(state, zone, using) }, using)
          : nothing;
      return isInside(state, { zone, id: event.id }, using)
        ? strike(state, { zone, moment, ids: [event.id] }, using)
        : nothing;
    }),
  );
}

/** What zones do to whoever comes into them by moving, or by being moved; one that goes along with its owner enters nobody. */
export function strikeEntering(state: GameState, event: EventOf<"moved">, using: Using): Next {
  const { id, from, path, to } = event;
  const zones = zonesIn(state, using).filter(
    (zone) => stepsAt(state, { zone, moment: "enter" }, using).length > 0,
  );
  const isInAt = (zone: Zone, at: Position): boolean =>
    isInside(movedTo(state, id, at), { zone, id }, using);
  return joined(
    zones.map((zone) => {
      const isIn = [...path, to].some((at) => isInAt(zone, at));
      return isIn && !isCarried(zone, id) && !isInAt(zone, from)
        ? strike(state, { zone, moment: "enter", ids: [id] }, using)
        : nothing;
    }),
  );
}

const isCarried = ({ anchor }: Zone, id: string): boolean =>
  "creature" in anchor && anchor.creature === id;

/** As if somebody stood there. */
function movedTo(state: GameState, id: string, at: Position): GameState {
  const combatant = Object.assign({}, combatantIn(state, id), { at });
  return Object.assign({}, state, {
    combatants: Object.assign({}, state.combatants, { [id]: combatant }),
  });
}

/** A zone at one of its moments, and whom it may strike then. */
export interface Striking {
  readonly zone: Zone;
  readonly moment: ZoneMoment;
  readonly ids: readonly string[];
}

/** A zone does what it does at a moment to those of them whom it has not struck in this turn. */
export function strike(state: GameState, { zone, moment, ids }: Striking, using: Using): Next {
  const owner = state.creatures[zone.owner];
  if (owner === undefined || owner.dead) return nothing;
  const now = stepsAt(state, { zone, moment }, using);
  const struck = new Set<string>();
  const run = now.flatMap(({ one, step }): readonly Frame[] => {
    const targets = ids.filter(
      (id) => !isStruck(state, zone, id) && isSeen(state, { zone, id, step }, using),
    );
    for (const id of targets) struck.add(id);
    return targets.length === 0 ? [] : [frameOf(zone, one, { moment, targets })];
  });
  return run.length === 0 ? nothing : { events: [...struck].map(struckEvent(zone, moment)), run };
}

/** The steps of a zone that come at a moment; of several cases the first one. */
function stepsAt(
  state: GameState,
  { zone, moment }: Pick<Striking, "zone" | "moment">,
  { compendium }: Using,
): readonly { readonly one: ZoneStep; readonly step: Step }[] {
  const all = zone.steps.flatMap((one) => {
    const step = stepAt(one.at, compendium, state.encounter?.zones);
    return step !== undefined && [step.when].flat().includes(moment) ? [{ one, step }] : [];
  });
  const chosen = all.find(({ step }) => step.option !== undefined)?.step.option;
  return all.filter(({ step }) => step.option === undefined || step.option === chosen);
}

const isStruck = (state: GameState, { id: zone }: Zone, id: string): boolean =>
  combatantOf(state, id)?.turn.once[struckBy(zone)] === fightIn(state).turn.seq;

/** What works by looks works on who sees, and is seen. */
function isSeen(
  state: GameState,
  { zone, id, step }: { readonly zone: Zone; readonly id: string; readonly step: Step },
  using: Using,
): boolean {
  if (step.targets?.visible !== true) return true;
  const [self, other] = [creatureIn(state, zone.owner), creatureIn(state, id)];
  return (
    isSeenBy(state, { self, other }, using) && isSeenBy(state, { self: other, other: self }, using)
  );
}

const frameOf = (
  { owner }: Zone,
  { at, by }: ZoneStep,
  { moment, targets }: Pick<Striking, "moment"> & { readonly targets: readonly string[] },
): Frame => ({ kind: "steps", id: owner, at, by, targets, moment });

const struckEvent =
  ({ id: zone, name }: Zone, moment: ZoneMoment) =>
  (id: string): Event => ({
    type: "zone_struck",
    id,
    rule: "Areas of Effect",
    zone,
    name,
    moment,
  });
