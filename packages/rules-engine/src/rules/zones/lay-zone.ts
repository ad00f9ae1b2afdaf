import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { LaidZone } from "../../encounter/zone.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import { stepsOf } from "../../game/step-ref.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { strangerTo } from "../combat/initiative.js";
import { noFight } from "../combat/no-fight.js";
import { castEnded } from "../held/ending.js";
import { laid, layingOf } from "../held/laid.js";
import { endOf } from "../held/lasting.js";
import { refuseDead } from "../life/dead.js";
import { onSquares, struckBy } from "../steps/space.js";
import { anchorOf } from "./anchor.js";
import { type ZoneFacts, zoneFacts } from "./zone-facts.js";

type LayZone = ActionOf<"lay_zone">;

/** What some steps make of a place begins to be there ("Areas of Effect"). */
export function layZoneRule(state: GameState, action: LayZone, using: Using): Decision {
  const { id, home, option, by, sprung } = action;
  if (state.encounter?.status !== "active") return err(noFight);
  if (combatantOf(state, id) === undefined) return err(strangerTo(state, id));
  const owner = creatureIn(state, id);
  if (owner.dead) return err(refuseDead(owner, "makes nothing of a place"));
  const steps = stepsOf(home, using.compendium, state.encounter.zones) ?? [];
  const facts = zoneFacts({
    home,
    steps,
    by,
    ...(option !== undefined && { option }),
    ...(sprung && { sprung }),
  });
  if (facts === undefined) return err(noZone(by.source));
  const zone = zoneOf(state, { action, facts }, using);
  if (!zone.ok) return zone;
  const within = facts.layers && whoIsOn(state, zone.value, using);
  if (within !== undefined)
    return ok(happens(...wasted(owner, by.cast, creatureIn(state, within).name)));
  const about = { encounter: fightIn(state).id };
  return ok(happens({ type: "zone_laid", about, rule: "Areas of Effect", zone: zone.value }));
}

/** Somebody in the way of a wall of layers. */
const whoIsOn = (state: GameState, { anchor }: LaidZone, using: Using): string | undefined =>
  "squares" in anchor ? onSquares(state, anchor.squares, using)?.[0]?.id : undefined;

/** The spell fails, and is paid for ("Prismatic Wall"). */
function wasted(owner: Creature, cast: string | undefined, who: string): readonly Event[] {
  const running = owner.casts.find((one) => one.id === cast);
  const because = `the wall would go through the space of ${who}`;
  return running === undefined ? [] : [castEnded(owner, running, { because })];
}

interface Laying {
  readonly action: LayZone;
  readonly facts: ZoneFacts;
}

function zoneOf(
  state: GameState,
  { action, facts }: Laying,
  using: Using,
): Result<LaidZone, RuleViolation> {
  const { id: owner, by } = action;
  const { affects, spares } = whomFor(state, { action, facts }, using);
  const from = { id: owner, from: owner };
  const lasting = endOf(state, { ...from, lasting: action.lasting });
  if (!lasting.ok) return lasting;
  const anchor = anchorOf(state, { action, facts }, using.compendium);
  if (!anchor.ok) return anchor;
  const laying = layingOf(state, from, using);
  const settled = laying.ok ? laid(facts.inside, laying.value) : laying;
  if (!settled.ok) return settled;
  const { affects: _, inside: _inside, isCarried: _carried, isChosen: _chosen, ...rest } = facts;
  return ok({
    id: `z${fightIn(state).lastId + 1}`,
    name: by.source,
    anchor: anchor.value,
    owner,
    affects,
    inside: settled.value.effects,
    lasting: lasting.value,
    ...rest,
    ...(spares && { spares }),
  });
}

/** Its own side, where it is left open whom it harms; those whom it names alone, with itself, where it names any. */
function whomFor(
  state: GameState,
  { action, facts }: Laying,
  using: Using,
): Pick<LaidZone, "affects" | "spares"> {
  const { affects = facts.affects, spares, id } = action;
  if (facts.bars?.insiders) return { affects, spares: insiders(state, { action, facts }, using) };
  if (spares === undefined) return { affects };
  return facts.isChosen && affects === "enemies"
    ? { affects: "all", spares: [...new Set([id, ...spares])] }
    : { affects, spares };
}

/** Those who are in the area as it is made. */
function insiders(state: GameState, { action, facts }: Laying, using: Using): readonly string[] {
  const { id, origin, direction } = action;
  const place = {
    id,
    area: facts.area,
    ...(origin && { origin }),
    ...(direction && { direction }),
  };
  const all = struckBy(state, place, using) ?? [];
  return [...new Set([id, ...all.map((one) => one.id), ...(action.spares ?? [])])];
}

const noZone = (source: string): RuleViolation => ({
  code: "NO_ZONE",
  message: `${source} makes nothing of a place that lasts.`,
  hint: "Lay what fills an area, sheds light or stands in the way.",
});
