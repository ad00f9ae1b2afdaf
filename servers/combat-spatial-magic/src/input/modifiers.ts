import { damageTypes, type Effect, type Predicate } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { ability, choice, condition, skill } from "./params.js";
import { rollable } from "./rollable.js";

// What a caller says of an effect, and what the engine is told: the caller's form is never stored.

const whole = z.int().min(-1_000).max(1_000);
const bonusTargets = [
  "ac",
  "attack",
  "damage",
  "save",
  "check",
  "speed",
  "maxHp",
  "initiative",
  "spellDc",
] as const;
const rollTargets = [
  "attack",
  "attacked",
  "save",
  "check",
  "initiative",
  "deathSave",
  "concentration",
] as const;

const narrowed = { ability: ability.exactOptional(), skill: skill.exactOptional() };

/** One change that an effect makes, as manage_effect takes it. */
const shape = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("bonus"),
    to: z.enum(bonusTargets),
    value: whole.exactOptional(),
    dice: rollable.exactOptional(),
    ...narrowed,
  }),
  z.strictObject({ type: z.literal("set"), ability, value: z.int().min(1).max(30) }),
  z.strictObject({
    type: z.enum(["resistance", "immunity", "vulnerability"]),
    damageType: choice(damageTypes),
  }),
  z.strictObject({ type: z.literal("conditionImmunity"), condition }),
  z.strictObject({
    type: z.enum(["advantage", "disadvantage"]),
    on: z.enum(rollTargets),
    ...narrowed,
  }),
]);

type Modifier = z.output<typeof shape>;

/** The same as the engine's effect. */
export const modifierShape = shape
  .superRefine((modifier, context) => {
    const problem = problemWith(modifier);
    if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
  })
  .transform(effectOf);

/** Numbers that stand on the sheet take no dice: they are not rolled for. */
const standing: ReadonlySet<string> = new Set(["ac", "speed", "maxHp", "spellDc"]);

function problemWith(modifier: Modifier): string | undefined {
  if (modifier.type !== "bonus") return undefined;
  const { to, value, dice: rolled } = modifier;
  if ((value === undefined) === (rolled === undefined)) return "a bonus has either a value or dice";
  return rolled !== undefined && standing.has(to)
    ? `a bonus to ${to} takes a value, not dice`
    : undefined;
}

/** The engine's effect of a modifier. */
function effectOf(modifier: Modifier): Effect {
  switch (modifier.type) {
    case "bonus":
      return bonusEffect(modifier);
    case "set":
      return { kind: "stat", stat: modifier.ability, change: "set", by: modifier.value };
    case "conditionImmunity":
      return { kind: "condition-immunity", condition: modifier.condition };
    case "advantage":
    case "disadvantage":
      return rollEffect(modifier);
    default:
      return { kind: "damage", response: modifier.type, types: [modifier.damageType] };
  }
}

type Bonus = Extract<Modifier, { type: "bonus" }>;
type Mode = Extract<Modifier, { on: unknown }>;

function bonusEffect({ to, value, dice: rolled, ...about }: Bonus): Effect {
  const by = rolled ?? value ?? 0;
  switch (to) {
    case "ac":
      return { kind: "stat", stat: "armor-class", change: "add", by };
    case "speed":
      return { kind: "stat", stat: "speed", change: "add", by };
    case "maxHp":
      return { kind: "stat", stat: "hit-point-maximum", change: "add", by };
    case "spellDc":
      return { kind: "stat", stat: "spell-save-dc", change: "add", by };
    case "damage":
      return { kind: "extra-damage", roll: by, ...when(about) };
    default:
      return { kind: "roll", on: to, by: "self", bonus: by, ...when(about) };
  }
}

function rollEffect({ type: mode, on, ...about }: Mode): Effect {
  switch (on) {
    case "attacked":
      return { kind: "roll", on: "attack", by: "foe", mode, ...when(about) };
    case "deathSave":
      return { kind: "roll", on: "death-save", by: "self", mode };
    case "concentration":
      return { kind: "roll", on: "save", by: "self", mode, when: { against: "concentration" } };
    default:
      return { kind: "roll", on, by: "self", mode, ...when(about) };
  }
}

/** What an effect that is laid on a weapon (Sacred Weapon, Magic Weapon) adds to attacks and damage, with that weapon alone. */
export function onWeapon(effect: Effect): Effect {
  const isOfAttacks =
    effect.kind === "extra-damage" ||
    (effect.kind === "roll" && effect.on === "attack" && effect.by === "self");
  if (!isOfAttacks) return effect;
  const own: Predicate = { with: "this-item" };
  return { ...effect, when: effect.when === undefined ? own : { all: [own, effect.when] } };
}

/** Only with this ability, only with this skill. */
function when({
  ability: one,
  skill: trained,
}: {
  readonly ability?: z.output<typeof ability>;
  readonly skill?: z.output<typeof skill>;
}): { readonly when?: Predicate } {
  const both: readonly Predicate[] = [
    ...(one === undefined ? [] : [{ ability: [one] }]),
    ...(trained === undefined ? [] : [{ skill: [trained] }]),
  ];
  const [first, second] = both;
  if (first === undefined) return {};
  return { when: second === undefined ? first : { all: both } };
}
