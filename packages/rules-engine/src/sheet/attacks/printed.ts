import type { Attack, Step } from "@tabletop-mcp/srd-data";
import type { Action, Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Attacker } from "./attacker.js";
import { bearingOn, waysOf } from "./bearing.js";
import type { AttackDamage, AttackFacts, AttackFrom, Rider } from "./facts.js";
import { grantedTo } from "./granted.js";
import { doesMore, partsOfStep } from "./step-damage.js";
import type { AttackShape } from "./use.js";

/** The attacks that a stat block prints, with its bonus, its damage and what else a hit does (Monsters, Actions). */
export function printedAttacks(attacker: Attacker): readonly AttackFacts[] {
  const { block } = attacker;
  if (block === undefined) return [];
  return block.actions.flatMap((action) => {
    const [first] = action.steps.filter(({ attack }) => attack !== undefined);
    return action.steps.flatMap((step, at) =>
      step.attack === undefined
        ? []
        : [
            printed(
              { block, action, step, at, attack: step.attack, first: step === first },
              attacker,
            ),
          ],
    );
  });
}

interface Printed {
  readonly block: StatBlock;
  readonly action: Action;
  readonly step: Step;
  readonly at: number;
  readonly attack: Attack;
  /** Of several cases of one action, the usual one. */
  readonly first: boolean;
}

function printed(one: Printed, attacker: Attacker): AttackFacts {
  const { action, attack, step, first } = one;
  const { range, reach, bonus = 0 } = attack;
  const own = damageOf(one, attacker);
  const type = oneType(own);
  const shape = shapeOf(one, attacker, own);
  const ways = waysOf(shape, attacker);
  const bearing = bearingOn(ways, attacker, type);
  const granted =
    attack.with === "weapon" ? grantedTo(ways, attacker, own[0]?.type) : { damage: [], riders: [] };
  const options = (step.next ?? []).flatMap(({ option }) => option ?? []);
  return {
    name: first || step.option === undefined ? action.name : `${action.name} (${step.option})`,
    from: shape.from,
    with: attack.with,
    modes: shape.modes,
    hands: shape.hands,
    toHit: [{ source: "stat block", value: bonus }],
    proficient: true,
    damage: [...own, ...bearing.damage, ...granted.damage],
    ...(options.length > 0 && { options }),
    ...(reach !== undefined && { reach: reach + bearing.reach }),
    ...(range !== undefined && {
      range: { normal: range.normal, long: range.long ?? range.normal },
    }),
    properties: [],
    weapon: shape.weapon,
    magical: shape.magical || bearing.magical,
    material: [],
    ...(attack.miss !== undefined && { miss: attack.miss }),
    criticalFrom: bearing.criticalFrom,
    weaponDiceOnCritical: bearing.weaponDiceOnCritical,
    rerolled: bearing.rerolled,
    riders: [...ridersOf(one), ...granted.riders],
    ...(action.form !== undefined && { forms: action.form }),
  };
}

function shapeOf(
  { action, attack, step }: Printed,
  { compendium }: Attacker,
  damage: readonly AttackDamage[],
): AttackShape {
  const from: AttackFrom =
    step.option === undefined
      ? { action: action.name }
      : { action: action.name, option: step.option };
  const isShot =
    attack.kind === "ranged" && compendium.weapons.find(action.name)?.kind === "ranged";
  const isVersatile = damage.some(({ instead }) =>
    instead?.some((other) => other.if === "two-handed"),
  );
  return {
    from,
    with: attack.with,
    modes: modesOf(attack),
    hands: isVersatile ? [1, 2] : [1],
    weapon: isShot ? ["ranged"] : [],
    ...(attack.reach !== undefined && { reach: attack.reach }),
    magical: attack.with === "spell" || attack.magical === true,
    material: [],
  };
}

/** All that are printed as both are thrown: daggers, spears, javelins, a harpoon. */
function modesOf({ kind }: Attack): AttackFacts["modes"] {
  if (kind === "melee or ranged") return ["melee", "thrown"];
  return [kind];
}

/** What a hit deals at once, or with each of the things that it may do. */
function damageOf(
  { block, action, step: { next = [], ...step } }: Printed,
  { facts }: Attacker,
): readonly AttackDamage[] {
  const otherForm = facts.size !== block.size;
  const options = next.flatMap(({ option, ...one }) =>
    option === undefined ? [] : [{ step: one, where: { option } }],
  );
  return [{ step, where: {} }, ...options].flatMap(({ step: one, where }) =>
    partsOfStep(one, { source: action.name, where, otherForm }).map((part, at) =>
      at === 0 ? { ...part, weapon: true } : part,
    ),
  );
}

const oneType = ([main]: readonly AttackDamage[]) =>
  typeof main?.type === "string" ? main.type : undefined;

/** What else a hit does: the rest of the attack's own step, or of the one of several things that is chosen. */
function ridersOf({ block, action, step, at }: Printed): readonly Rider[] {
  const home = { of: "action", id: block.id, name: action.name } as const;
  const next = step.next ?? [];
  if (next.every(({ option }) => option === undefined))
    return doesMore(step) ? [{ step: { ...home, path: [at] }, dealt: true }] : [];
  return next.flatMap((one, place): readonly Rider[] => {
    if (!doesMore(one)) return [];
    return [
      {
        step: { ...home, path: [at, "next", place] },
        ...(one.damage !== undefined && { dealt: true }),
        ...(one.option !== undefined && { option: one.option }),
      },
    ];
  });
}
