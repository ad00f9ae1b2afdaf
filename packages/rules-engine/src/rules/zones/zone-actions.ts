import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { nextId } from "../../creature/held-id.js";
import type { Zone } from "../../encounter/zone.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens, joined, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { strangerTo } from "../combat/initiative.js";
import { noFight } from "../combat/no-fight.js";
import { effectLost } from "../held/ending.js";
import { refuseMore } from "../held/held-limit.js";
import { refuseDead } from "../life/dead.js";
import { zoneEnded } from "./ends.js";
import { shareOf } from "./reconcile.js";
import { spring } from "./spring.js";
import { strike } from "./strike.js";
import { insideOf, isFor, isWithin, zonesIn } from "./zones-in.js";

/** A zone that was laid is taken away; what a creature just has goes with that creature alone. */
export function endZoneRule(
  state: GameState,
  { zone, because = "removed" }: ActionOf<"end_zone">,
): Decision {
  const { encounter } = state;
  if (encounter?.status !== "active") return err(noFight);
  const laid = encounter.zones ?? [];
  const found = laid.find(({ id }) => id === zone);
  return found === undefined
    ? err(noSuchZone(zone, laid))
    : ok(happens(zoneEnded(encounter.id, found, because)));
}

/** Zones do what they do at a moment, where that has not happened in this turn. */
export function strikeZoneRule(
  state: GameState,
  { zone, moment, target }: ActionOf<"strike_zone">,
  using: Using,
): Decision {
  if (state.encounter?.status !== "active") return err(noFight);
  const all = zonesIn(state, using);
  const found = all.filter(({ id }) => zone === undefined || id === zone);
  if (zone !== undefined && found.length === 0) return err(noSuchZone(zone, all));
  const [only] = found;
  if (zone !== undefined && only?.lurks)
    return ok(spring(state, { zone: only, targets: target === undefined ? [] : [target] }, using));
  const next = joined(
    found.map((one) => {
      const ids = insideOf(state, one, using).filter((id) => target === undefined || id === target);
      return strike(state, { zone: one, moment, ids }, using);
    }),
  );
  return ok(next);
}

/** Without a map the table says who is inside. */
export function standInZoneRule(
  state: GameState,
  action: ActionOf<"stand_in_zone">,
  using: Using,
): Decision {
  const found = zoneAsked(state, action, using);
  if (!found.ok) return found;
  const creature = creatureIn(state, action.id);
  const share = creature.effects.find(
    ({ lasting }) => lasting.kind === "zone" && lasting.id === action.zone,
  );
  if ((share !== undefined) === action.inside) return ok(nothing);
  if (share !== undefined)
    return ok(happens(effectLost(creature, share, { because: "it has left it" })));
  const tooMany = refuseMore(creature, "effects");
  if (tooMany !== undefined) return err(tooMany);
  const held = shareOf(state, { zone: found.value, one: creature }, nextId(creature, "e"));
  return ok(happens({ type: "effect_gained", id: creature.id, rule: "Areas of Effect", held }));
}

function zoneAsked(
  state: GameState,
  { id, zone }: ActionOf<"stand_in_zone">,
  using: Using,
): Result<Zone, RuleViolation> {
  if (state.encounter?.status !== "active") return err(noFight);
  if (combatantOf(state, id) === undefined) return err(strangerTo(state, id));
  const creature = creatureIn(state, id);
  if (creature.dead) return err(refuseDead(creature, "is in no zone any more"));
  const all = zonesIn(state, using);
  const found = all.find((one) => one.id === zone);
  if (found === undefined) return err(noSuchZone(zone, all));
  if (!isFor(state, { zone: found, id })) return err(notFor(creature, found));
  return isWithin(state, { zone: found, id }, using) === undefined
    ? ok(found)
    : err({
        code: "ON_THE_MAP",
        message: `The map of ${fightIn(state).name} knows who is in ${found.name}.`,
        hint: "Move the creature.",
      });
}

const notFor = ({ name }: Creature, zone: Zone): RuleViolation => ({
  code: "NOT_FOR",
  message: `${zone.name} does nothing to ${name}: it is for ${zone.affects}.`,
  hint: "Name one of those whom it is for.",
});

/** There is no zone of this id. */
export const noSuchZone = (zone: string, all: readonly Zone[]): RuleViolation => ({
  code: "NO_SUCH_ZONE",
  message: `There is no zone "${zone}".`,
  hint: all.length === 0 ? "The fight has none." : "Name one that there is.",
  legal: all.map(({ id, name }) => `${id} (${name})`),
});
