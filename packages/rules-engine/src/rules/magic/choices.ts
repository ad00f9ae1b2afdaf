import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Step, Summons } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { CastAction } from "../../game/cast-action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import { optionsOf } from "../steps/use/targets.js";
import { choiceNamed, optionMeant } from "./choice-words.js";
import { refuseNotHad } from "./choices-not-had.js";
import { holdsSpell } from "./spell-held.js";

type Choosing = Result<string | undefined, RuleViolation>;

interface Asked {
  readonly spell: Spell;
  readonly action: CastAction;
  /** Why something is chosen already: the case that runs. */
  readonly running?: string;
}

/** Which of several cases of a spell its caster chooses: none where it has none; a single one that fits whom it names. */
export function optionFor(state: GameState, { spell, action, running }: Asked): Choosing {
  const { choices } = action;
  const options = optionsOf(spell.steps);
  const within = [...new Set(spell.steps.flatMap(laterOptions))];
  const known = [...options, ...within];
  const meant = optionMeant(choices, known) ?? wishMeant(spell, action);
  if (meant !== undefined) return ok(meant);
  if (choices?.option !== undefined) return err(noSuch(spell, choices.option, known));
  if (running !== undefined) return ok(known.includes(running) ? running : undefined);
  if (options.length === 0)
    return within.length === 0 || !asks(spell) ? ok(undefined) : err(neededOf(spell, within));
  const laid =
    (action.points ?? []).length > 1 ? options.find((one) => straight.has(one)) : undefined;
  if (laid !== undefined) return ok(laid);
  const fitting = options.filter((option) => fits(state, { spell, action }, option));
  const [only] = fitting;
  return fitting.length === 1 ? ok(only) : err(neededOf(spell, options));
}

/** Who names a spell wishes for that one; who has words alone, for something else ("Wish"). */
function wishMeant({ steps }: Spell, { choices = {} }: CastAction): string | undefined {
  const duplicate = steps.find(({ casts }) => casts !== undefined)?.option;
  if (duplicate === undefined || choices.option !== undefined) return undefined;
  if (choices.spell !== undefined) return duplicate;
  return choices.text === undefined ? undefined : steps.findLast(({ option }) => option)?.option;
}

/** Of walls what is laid square by square, and is no ring or dome. */
const straight: ReadonlySet<string> = new Set(["wall", "flat_surface"]);

/** Cases further on, which the caster chooses too (Command), but for those that dice or the target decide. */
const laterOptions = ({ next = [], otherwise = [] }: Step): readonly string[] =>
  [...next, ...otherwise].flatMap((step) => [
    ...(step.option === undefined ? [] : [step.option]),
    ...laterOptions(step),
  ]);

const asks = ({ id }: Spell): boolean => !decidedOtherwise.includes(id);

/** Spells of which dice, or the one affected, decide the case. */
const decidedOtherwise: readonly string[] = ["banishment", "prismatic-spray"];

/** Whether a case is one for those who are named: creatures, the dead, or things. */
function fits(state: GameState, { spell, action }: Asked, option: string): boolean {
  const { targets = [] } = action;
  const steps = spell.steps.filter((step) => step.option === option && step.targets !== undefined);
  if (steps.length === 0 || targets.length === 0) return false;
  return steps.some(({ targets: whom }) => {
    if (whom?.what === "creature") return targets.every((id) => isCreature(state, id));
    return whom?.what === "object" && targets.every((id) => !isCreature(state, id));
  });
}

const isCreature = (state: GameState, id: string): boolean =>
  creatureIn(state, id).dead !== true &&
  state.battlefield?.props?.some((prop) => prop.id === id) !== true;

/** Says no to a casting that lacks a choice that its damage needs, or has one that it cannot have. */
export function refuseChoices({ spell, action }: Asked): RuleViolation | undefined {
  return (
    refuseNotHad(spell, action, (one) => Object.keys(choicesOf(one))) ??
    refuseType({ spell, action })
  );
}

function refuseType({ spell, action }: Asked): RuleViolation | undefined {
  const { damageType, option } = action.choices ?? {};
  const types = typesOf(spell.steps, option);
  if (types.length === 0) return undefined;
  if (damageType === undefined) return needed(spell, "damageType", types);
  return types.includes(damageType) ? undefined : noSuch(spell, damageType, types);
}

/** Of several cases those of the one that is named alone. */
const typesOf = (steps: readonly Step[], chosen?: string): readonly string[] => [
  ...new Set(
    steps.flatMap((step): readonly string[] => [
      ...(step.damage ?? []).flatMap(({ type, random }) =>
        typeof type === "object" && !random && (step.option === undefined || step.option === chosen)
          ? type
          : [],
      ),
      ...typesOf([...(step.next ?? []), ...(step.otherwise ?? [])], chosen),
    ]),
  ),
];

/** What a spell lets its caster choose, by the name under which that is said, with what is legal where a list says it. */
export function choicesOf(spell: Spell): Readonly<Record<string, readonly string[]>> {
  const { steps } = spell;
  const first = optionsOf(steps);
  const later = asks(spell) ? [...new Set(steps.flatMap(laterOptions))] : [];
  const options = first.length > 0 ? first : later;
  const { name, legal } = choiceNamed(options);
  const types = [...new Set([undefined, ...options].flatMap((one) => typesOf(steps, one)))];
  const summoned = steps.flatMap(({ summons }) => summons ?? []);
  const creatures = [...new Set(summoned.flatMap(summonedWords))];
  const isSparing = steps.some(({ targets }) => targets?.chosen);
  return {
    ...(options.length > 0 && { [name]: legal }),
    ...(types.length > 0 && { damageType: types }),
    ...(creatures.length > 0 && { creature: creatures }),
    ...waitingWords(spell),
    ...(isSparing && { spare: ["ids of those whom it leaves alone; else one's own side"] }),
  };
}

/** What a spell waits for, and what it holds. */
function waitingWords(spell: Spell): Readonly<Record<string, readonly string[]>> {
  const isLurking = spell.steps.some(({ lurks }) => lurks);
  if (!holdsSpell(spell) && !isLurking) return {};
  return {
    ...(holdsSpell(spell) && { spell: ["the one that it holds: spellName, slotLevel"] }),
    ...(!isLurking && {
      count: ["so many hit points or fewer set it off"],
      condition: ["this condition of its caster sets it off"],
    }),
    text: [
      `what else sets it off, by the game master's word${isLurking ? "; else whoever comes into it" : ""}`,
    ],
  };
}

/** Creatures to choose from: by id, or by type and challenge. */
function summonedWords({ creatures = [], types = [], choices = [] }: Summons): readonly string[] {
  if (creatures.length > 0) return creatures.length === 1 ? [] : creatures;
  const kinds = types.join(" or ");
  return choices.map(({ crAtMost, count }) =>
    `${count} ${kinds} of challenge ${crAtMost} at most`.replace("  ", " "),
  );
}

/** The choice among its options. */
function neededOf(spell: Spell, options: readonly string[]): RuleViolation {
  const { name, legal } = choiceNamed(options);
  return needed(spell, name, legal);
}

const needed = ({ name }: Spell, what: string, legal: readonly string[]): RuleViolation => ({
  code: "CHOICE_NEEDED",
  message: `${name} asks its caster for a choice: ${what}.`,
  hint: `Give it as choices.${what}.`,
  legal,
});

const noSuch = ({ name }: Spell, asked: string, legal: readonly string[]): RuleViolation => ({
  code: "NO_SUCH_CHOICE",
  message: `${name} does not let choose "${asked}".`,
  hint: legal.length === 0 ? "It has nothing to choose." : "Choose one of those that it has.",
  legal,
});
