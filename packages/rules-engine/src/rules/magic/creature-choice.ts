import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { GameState } from "../../game/state.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { formsFor } from "../steps/becoming.js";
import { countOf, kindsFor, madeBy, reachedAt, type Summons } from "../steps/summonable.js";
import { type Aiming, stepsNow } from "./aim.js";

/** Says no to a casting that calls nobody in particular, or a creature that it does not bring at this level. */
export function refuseCalled(
  aiming: Pick<Aiming, "spell" | "option" | "by" | "action">,
  compendium: Compendium,
): RuleViolation | undefined {
  const { spell, by } = aiming;
  const calling = stepsNow(aiming, "use").filter(({ step }) => step.summons !== undefined);
  const summons = calling.flatMap(({ step }) => step.summons ?? []);
  const [first] = summons;
  if (first === undefined) return undefined;
  if (first.body !== undefined) return refuseCrowd(spell, by, madeBy(first, by));
  const isOfCorpses = calling.every(({ step }) => step.targets?.what === "corpse");
  const kinds = summons.flatMap((one) => kindsFor(one, by.castLevel, compendium));
  if (by.creature === undefined)
    return kinds.length > 1 && !isOfCorpses ? needed(spell, kinds) : undefined;
  const chosen = compendium.statBlocks.find(by.creature);
  return chosen !== undefined && kinds.includes(chosen)
    ? (refuseMany(aiming, first, chosen) ??
        refuseCrowd(spell, by, countOf(first, chosen, by.castLevel)))
    : noSuch(spell, by, kinds);
}

/** Says no to a casting that turns somebody into nothing in particular, or into what it cannot become. */
export function refuseForm(
  state: GameState,
  aiming: Pick<Aiming, "spell" | "option" | "by" | "action">,
  { when, using: { compendium } }: { readonly when: "use" | "sustain"; readonly using: Using },
): RuleViolation | undefined {
  const { spell, by, action } = aiming;
  const changing = stepsNow(aiming, when).find(({ step }) => step.becomes !== undefined)?.step;
  if (changing?.becomes === undefined) return undefined;
  const { becomes, targets } = changing;
  const ids = targets?.what === "self" ? [action.id] : (action.targets ?? []);
  const all = ids.flatMap((id) => state.creatures[id] ?? []);
  const forms = all.map(({ make, own }) => formsFor(own?.make ?? make, becomes, compendium));
  const kinds = (forms[0] ?? []).filter((one) => forms.every((some) => some.includes(one)));
  if (by.creature === undefined) return all.length === 0 ? undefined : needed(spell, kinds);
  const chosen = compendium.statBlocks.find(by.creature);
  return chosen !== undefined && kinds.includes(chosen) ? undefined : noSuch(spell, by, kinds);
}

/** More than its slot brings; how many come by dice, the dice say. */
const refuseCrowd = (
  { name }: Spell,
  { count = 0 }: StepNumbers,
  most: number | string | undefined,
): RuleViolation | undefined =>
  typeof most !== "number" || count <= most
    ? undefined
    : {
        code: "TOO_MANY",
        message: `${name} brings ${most} of these at most here, and ${count} are asked for.`,
        hint: "Ask for fewer, or cast it with a higher slot where that brings more.",
      };

/** Of corpses there may be fewer than the spell is for, where they become something worse. */
function refuseMany(
  { spell, by, action: { targets = [] } }: Pick<Aiming, "spell" | "by" | "action">,
  { kindsFrom }: Summons,
  { id, name }: StatBlock,
): RuleViolation | undefined {
  const most = reachedAt(kindsFrom?.[id], by.castLevel);
  return most !== undefined && targets.length > most
    ? {
        code: "TOO_MANY_TARGETS",
        message: `${spell.name} makes ${most} of ${name} at most here, and ${targets.length} are named.`,
        hint: "Name fewer, or cast it with a higher slot.",
      }
    : undefined;
}

const namesOf = (kinds: readonly StatBlock[]): readonly string[] => kinds.map(({ name }) => name);

/** The caster has to name one of these. */
export const needed = ({ name }: Spell, kinds: readonly StatBlock[]): RuleViolation => ({
  code: "CHOICE_NEEDED",
  message: `${name} asks its caster for a choice: creature.`,
  hint: "Give it as choices.creature.",
  legal: namesOf(kinds),
});

/** The one named is none of these. */
export const noSuch = (
  { name }: Spell,
  { creature = "" }: StepNumbers,
  kinds: readonly StatBlock[],
): RuleViolation => ({
  code: "NO_SUCH_CHOICE",
  message: `${name} does not let choose "${creature}" here.`,
  hint: "Choose a creature that it reaches.",
  legal: namesOf(kinds),
});
