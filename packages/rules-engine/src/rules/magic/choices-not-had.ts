import { damageTypes, type Step } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { CastAction, CastChoices } from "../../game/cast-action.js";
import type { RuleViolation } from "../../game/violation.js";
import { optionMeant } from "./choice-words.js";
import { holdsSpell } from "./spell-held.js";

/** Says no to a choice that a spell does not leave to its caster, with its `own`, which it does. */
export function refuseNotHad(
  spell: Spell,
  { choices }: CastAction,
  own: (spell: Spell) => readonly string[],
): RuleViolation | undefined {
  if (choices === undefined) return undefined;
  const steps = spell.steps.flatMap(within);
  const options = steps.flatMap(({ option }) => option ?? []);
  const known = { steps, options, choices, isHolding: holdsSpell(spell) };
  const odd = judged.find((one) => choices[one] !== undefined && !has[one](known));
  if (odd === undefined) return undefined;
  const legal = own(spell);
  return {
    code: "NO_SUCH_CHOICE",
    message: `${spell.name} leaves no ${odd} to its caster.`,
    hint: legal.length === 0 ? "It has nothing to choose." : "Choose what it has.",
    ...(legal.length > 0 && { legal }),
  };
}

/** Choices that a spell has or has not; whether somebody is willing and a few words fit any, and whom to spare is judged with what spares. */
const judged = [
  "damageType",
  "condition",
  "ability",
  "creature",
  "count",
  "amounts",
  "effect",
  "spell",
] as const;
type Judged = (typeof judged)[number];

interface Known {
  readonly steps: readonly Step[];
  readonly options: readonly string[];
  readonly choices: CastChoices;
  /** It holds another spell. */
  readonly isHolding: boolean;
}

const isOption = ({ options, choices }: Known, one: keyof CastChoices): boolean =>
  optionMeant({ [one]: choices[one] }, options) !== undefined;

const some = ({ steps }: Known, so: (step: Step) => boolean): boolean => steps.some(so);

const types: readonly string[] = damageTypes;

const has: Readonly<Record<Judged, (known: Known) => boolean>> = {
  damageType: (known) =>
    known.options.some((one) => types.includes(one)) ||
    some(known, ({ damage = [] }) => damage.some(({ type }) => typeof type === "object")),
  condition: (known) => known.isHolding || isOption(known, "condition"),
  ability: (known) => isOption(known, "ability"),
  creature: (known) => some(known, ({ summons, becomes }) => (summons ?? becomes) !== undefined),
  count: (known) => known.isHolding || some(known, ({ summons }) => summons !== undefined),
  amounts: (known) =>
    some(known, ({ healing = [] }) => healing.some(({ shared }) => shared !== undefined)),
  effect: (known) => some(known, ({ dispels }) => dispels !== undefined),
  spell: (known) => known.isHolding || some(known, ({ casts }) => casts !== undefined),
};

/** A step and all that follow it. */
const within = (step: Step): readonly Step[] => [
  step,
  ...[...(step.next ?? []), ...(step.otherwise ?? [])].flatMap(within),
];
