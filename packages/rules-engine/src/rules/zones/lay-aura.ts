import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Damage, Healing, Step } from "@tabletop-mcp/srd-data";
import { parsedNotation } from "../../dice/notation.js";
import type { LaidZone, ZoneStep } from "../../encounter/zone.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens, steps } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { strangerTo } from "../combat/initiative.js";
import { noFight } from "../combat/no-fight.js";
import { laid, layingOf } from "../held/laid.js";
import { endOf } from "../held/lasting.js";
import { refuseDead } from "../life/dead.js";

type LayAura = ActionOf<"lay_aura">;

const rule = "Areas of Effect";

/** How far an aura reaches at most: a limit of this program, not of the SRD. Feet. */
const farthest = 1000;

/** An aura begins around a creature, with the concentration that keeps it up, where it takes one. */
export function layAuraRule(state: GameState, action: LayAura, using: Using): Decision {
  const { id, concentration } = action;
  if (state.encounter?.status !== "active") return err(noFight);
  if (combatantOf(state, id) === undefined) return err(strangerTo(state, id));
  const refused = refuseAura(state, action);
  if (refused !== undefined) return err(refused);
  if (concentration !== undefined) return ok(steps(...withConcentration(action, concentration)));
  const zone = auraOf(state, action, using);
  if (!zone.ok) return zone;
  const about = { encounter: fightIn(state).id };
  return ok(happens({ type: "zone_laid", about, rule, zone: zone.value }));
}

const withConcentration = (
  { concentration: _concentration, ...action }: LayAura,
  { spell, rounds }: NonNullable<LayAura["concentration"]>,
) =>
  [
    {
      kind: "act",
      action: {
        type: "concentrate",
        id: action.id,
        spell,
        ...(rounds !== undefined && { rounds }),
      },
    },
    { kind: "act", action: { ...action, lasting: { kind: "concentration" } } },
  ] as const;

function refuseAura(
  state: GameState,
  { id, radius, damage, healing }: LayAura,
): RuleViolation | undefined {
  const creature = creatureIn(state, id);
  if (creature.dead) return refuseDead(creature, "has no aura any more");
  if (!Number.isSafeInteger(radius) || radius < 5 || radius > farthest)
    return {
      code: "INVALID_RADIUS",
      message: `${radius} feet is no radius of an aura.`,
      hint: `Give whole feet, 5 to ${farthest}.`,
    };
  return refuseDice(damage?.roll) ?? refuseDice(healing);
}

function refuseDice(roll: string | undefined): RuleViolation | undefined {
  const parsed = roll === undefined ? undefined : parsedNotation(roll);
  if (parsed === undefined || parsed.ok) return undefined;
  const { message, hint, example } = parsed.error;
  return { code: "INVALID_DICE", message, hint: `${hint} Example: ${example}`, legal: [example] };
}

/** What it gives to those inside is settled now, by its owner. */
function auraOf(state: GameState, action: LayAura, using: Using): Result<LaidZone, RuleViolation> {
  const { id: owner, name, radius, affects, effects = [] } = action;
  const from = { id: owner, from: owner };
  const lasting = endOf(state, { ...from, lasting: action.lasting });
  if (!lasting.ok) return lasting;
  const laying = layingOf(state, from, using);
  const settled = laying.ok ? laid(effects, laying.value) : laying;
  if (!settled.ok) return settled;
  const id = `z${fightIn(state).lastId + 1}`;
  const own = stepOf(action);
  return ok({
    id,
    name,
    anchor: { creature: owner },
    area: { shape: "sphere", radius },
    owner,
    affects,
    inside: settled.value.effects,
    steps: own.map(
      (_, place): ZoneStep => ({ at: { of: "zone", id, path: [place] }, by: { source: name } }),
    ),
    lasting: lasting.value,
    ...(own.length > 0 && { own }),
  });
}

/** What it does at its moments, as a step: none where it does nothing then. */
function stepOf({ moments = [], save, damage, healing }: LayAura): readonly Step[] {
  if (moments.length === 0 || (damage === undefined && healing === undefined)) return [];
  // Without a type it is damage of no type: "weapon" stands for the one of an attack, and there is none.
  const hurts: readonly Damage[] | undefined = damage && [
    { roll: damage.roll, type: damage.type ?? "weapon" },
  ];
  const heals: readonly Healing[] | undefined =
    healing === undefined ? undefined : [{ roll: healing }];
  return [
    {
      when: moments,
      targets: { what: "creature" },
      ...(save && {
        save: { ability: save.ability, dc: save.dc, success: save.half ? "half" : "none" },
      }),
      ...(hurts && { damage: hurts }),
      ...(heals && { healing: heals }),
    },
  ];
}
