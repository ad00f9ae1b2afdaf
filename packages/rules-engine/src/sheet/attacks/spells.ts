import type { Ability, Attack, Damage, Step, Targets } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Modifier } from "../../dice/d20.js";
import { abilityNames } from "../ability.js";
import { type SpellCastWith, spellsCastWith } from "../casting/cast-with.js";
import { castingStats } from "../casting/stats.js";
import type { Bearer } from "../numbers/bearer.js";
import type { Attacker } from "./attacker.js";
import { bearingOn, waysOf } from "./bearing.js";
import type { AttackDamage, AttackFacts, Strikes } from "./facts.js";
import { doesMore, splitRoll } from "./step-damage.js";
import type { AttackShape } from "./use.js";

/** The spell attacks of a creature, each spell once, cast at its own level. */
export function spellAttacks(attacker: Attacker): readonly AttackFacts[] {
  const seen = new Set<Spell>();
  return spellsCastWith(attacker).flatMap((cast) => {
    const at = cast.spell.steps.findIndex(({ attack }) => attack?.with === "spell");
    const step = cast.spell.steps[at];
    if (step?.attack === undefined || seen.has(cast.spell)) return [];
    seen.add(cast.spell);
    return [spellAttack({ ...cast, step, at, attack: step.attack }, attacker)];
  });
}

/** What an attack roll with a spell is made of: the spellcasting ability, proficiency, and what adds to spell attacks alone (Spellcasting, Attack Rolls). */
export function toHitBySpell(ability: Ability, bearer: Bearer): readonly Modifier[] {
  const value = bearer.abilities[ability].modifier;
  const proficiency = bearer.proficiencyBonus.effective;
  const more = castingStats(ability, bearer).attackBonus.effective - value - proficiency;
  const sources = bearer.changes.actives.flatMap(({ effect, source }) =>
    effect.kind === "stat" && effect.stat === "spell-attack" ? [source] : [],
  );
  return [
    { source: abilityNames[ability], value },
    { source: "proficiency", value: proficiency },
    ...(more === 0 ? [] : [{ source: sources.join(", "), value: more }]),
  ];
}

interface OneSpell extends Pick<SpellCastWith, "spell" | "ability" | "printed" | "level"> {
  readonly step: Step;
  readonly at: number;
  readonly attack: Attack;
  readonly cast?: AttackCast;
}

/** What an attack of a spell that has been cast is made with: the numbers of the casting. */
export interface AttackCast {
  readonly id: string;
  readonly toHit: readonly Modifier[];
  /** At its slot, or the caster's level. */
  readonly damage: readonly AttackDamage[];
}

/** An attack with a spell, as its step says it. */
export function spellAttack(one: OneSpell, attacker: Attacker): AttackFacts {
  const { spell, ability, printed, step, attack, cast } = one;
  const isMelee = attack.kind === "melee";
  const shape: AttackShape = {
    from: cast === undefined ? { spell: spell.id } : { cast: cast.id },
    with: "spell",
    modes: [isMelee ? "melee" : "ranged"],
    hands: [1],
    ability,
    weapon: [],
    magical: true,
    material: [],
    ...(isMelee && { reach: attack.reach ?? 5 }),
  };
  const own = cast?.damage ?? (step.damage ?? []).map((damage) => partOf(damage, one, attacker));
  const type = typeof own[0]?.type === "string" ? own[0].type : undefined;
  const bearing = bearingOn(waysOf(shape, attacker), attacker, type);
  const feet = step.targets?.range ?? (spell.range.kind === "feet" ? spell.range.feet : undefined);
  return {
    name: spell.name,
    from: shape.from,
    with: "spell",
    modes: shape.modes,
    hands: shape.hands,
    toHit: cast?.toHit ?? toHitOf({ ability, printed }, attacker),
    ability,
    proficient: true,
    damage: [...own, ...bearing.damage, ...agonizing(one, attacker)],
    ...(shape.reach !== undefined && { reach: shape.reach }),
    ...(!isMelee && feet !== undefined && { range: { normal: feet, long: feet } }),
    ...(attack.miss !== undefined && { miss: attack.miss }),
    ...(step.targets?.repeat && { strikes: strikesOf(step.targets, one.level) }),
    properties: [],
    weapon: [],
    magical: true,
    material: [],
    criticalFrom: bearing.criticalFrom,
    weaponDiceOnCritical: bearing.weaponDiceOnCritical,
    rerolled: bearing.rerolled,
    riders: [...ridersOf(one), ...repelling(one, attacker)],
  };
}

/** Warlock, Repelling Blast: each hit of Eldritch Blast pushes. */
const repelling = ({ spell }: OneSpell, { features }: Attacker): AttackFacts["riders"] =>
  features.flatMap(({ id }) =>
    id === "warlock-eldritch-invocation-repelling-blast" && spell.id === "eldritch-blast"
      ? [{ step: { of: "feature", id, use: 0, path: [0] } }]
      : [],
  );

/** What else a cast spell does, the step that asks for the attack does itself. */
const ridersOf = ({ cast, step, spell, at }: OneSpell): AttackFacts["riders"] =>
  cast === undefined && doesMore(step)
    ? [{ step: { of: "spell", id: spell.id, path: [at] }, dealt: true }]
    : [];

const toHitOf = (
  { ability, printed }: { readonly ability: Ability; readonly printed: number | undefined },
  attacker: Attacker,
): readonly Modifier[] =>
  printed === undefined
    ? toHitBySpell(ability, attacker)
    : [{ source: "stat block", value: printed }];

/** How many darts, rays or beams there are at the caster's level. */
export function strikesOf({ count = 1, perSlot, atLevel = {} }: Targets, level: number): Strikes {
  const reached = Object.entries(atLevel).filter(([least]) => Number(least) <= level);
  const most = Math.max(count, ...reached.map(([, more]) => more));
  return { count: most, ...(perSlot !== undefined && { perSlot }) };
}

/** The dice at the caster's level (Spellcasting, Cantrips), and the ability where the spell adds it. */
function partOf(damage: Damage, { spell, ability, level }: OneSpell, bearer: Bearer): AttackDamage {
  const from = Object.keys(damage.atLevel ?? {})
    .map(Number)
    .filter((least) => least <= level);
  const { dice, modifier } = splitRoll(damage.atLevel?.[Math.max(...from)] ?? damage.roll);
  const added = damage.ability === true ? bearer.abilities[ability].modifier : 0;
  return {
    dice,
    modifier: modifier + added,
    ...(damage.type !== "weapon" && { type: damage.type }),
    source: spell.name,
  };
}

/** Warlock, Agonizing Blast: the Charisma modifier on each hit of Eldritch Blast, which its step says only in words. */
const agonizing = (
  { spell }: OneSpell,
  { features, abilities }: Attacker,
): readonly AttackDamage[] =>
  features.flatMap(({ id, name }) =>
    id === "warlock-eldritch-invocation-agonizing-blast" && spell.id === "eldritch-blast"
      ? [{ dice: "", modifier: abilities.cha.modifier, type: "force", source: name }]
      : [],
  );
