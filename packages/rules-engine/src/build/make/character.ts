import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature, Make } from "../../creature/creature.js";
import type { CreateRequest } from "../../game/request.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { modifierOf } from "../../sheet/ability.js";
import { type HitPointMethod, hitDieGives } from "../../sheet/hit-points.js";
import type { Compendium } from "../../tables/compendium.js";
import type { ClassTaken } from "../judge/types.js";
import { makeAbilities } from "./abilities.js";
import { withAncestry } from "./ancestry.js";
import { withBackground } from "./background.js";
import { withChoices } from "./choices.js";
import { classesWanted, levelsOf, subclassesOf } from "./classes.js";
import { blankMake, changed } from "./draft.js";
import { withFeats } from "./feats.js";
import { improvementsLeft } from "./increases.js";
import { judgeMake } from "./judge.js";
import { withExpertise, withSkills, withSpells } from "./lists.js";
import { refusal } from "./refusal.js";
import { finalScores } from "./scores.js";

/** A make, and what is to be said about how it came about. */
export interface Made {
  readonly make: Make;
  readonly notes: readonly string[];
}

/** The make of a character of these race, classes, levels and choices, or of a commoner without a class. */
export function makeCharacter(request: CreateRequest, using: Using): Result<Made, RuleViolation> {
  const { compendium } = using;
  const wanted = hasClass(request)
    ? classesWanted(request, compendium)
    : { classes: [], errors: [] };
  const unread = refusal(wanted.errors);
  if (unread !== undefined) return err(unread);
  const classes = wanted.classes.map((taken) => taken.class);
  const scores = makeAbilities({ ...request, classes }, using);
  const begun: Make = {
    ...blankMake,
    ...scores.made,
    levels: levelsOf(wanted.classes, (sides) => sides),
    subclasses: subclassesOf(wanted.classes),
  };
  const { make, errors } = changed(begun, changesOf(request), compendium);
  const found = [...scores.errors, ...errors];
  const refused = refusal(found.length > 0 ? found : judgeMake(make, compendium));
  if (refused !== undefined) return err(refused);
  const { levels, notes } = hitDice(wanted.classes, request.hpMethod ?? "average", using);
  const extraHp = levels.length === 0 ? commonersHp(make, compendium) : 0;
  const made = { ...make, levels, extraHp };
  return ok({ make: made, notes: [...scores.notes, ...notes, ...gifts(made, using)] });
}

const hasClass = ({ class: first, level = 1, subclass, multiclass }: CreateRequest): boolean =>
  level !== 1 || [first, subclass, multiclass].some((one) => one !== undefined);

/** What the hit dice give, level by level. They fall when all else is settled. */
function hitDice(classes: readonly ClassTaken[], method: HitPointMethod, { rng }: Using) {
  const levels = levelsOf(classes, (sides, isFirst) =>
    hitDieGives(sides, { isFirst, method }, rng),
  );
  const dice = levels.map(({ hp }) => hp).join(", ");
  const notes = [`Hit dice: ${dice}, the first at its maximum.`];
  return { levels, notes: method === "roll" && levels.length > 0 ? notes : [] };
}

const changesOf = (request: CreateRequest) => [
  withAncestry(request),
  withBackground(request.background),
  withFeats(request.feats, "set"),
  withSkills(request.skills, "set"),
  withChoices(request.choices, "set"),
  withExpertise(request.expertise, "set"),
  withSpells(request.spells, "set"),
  (make: Make) => ({
    make: request.alignment === undefined ? make : { ...make, alignment: request.alignment },
    errors: [],
  }),
];

/** Feats of the campaign's own beyond what improvements give. */
const gifts = (make: Make, { compendium }: Using): readonly string[] =>
  improvementsLeft(make, compendium) < 0
    ? ["House rule: more feats than ability score improvements."]
    : [];

/** A commoner's hit points: the average of 1d8, and its Constitution modifier (Nonplayer Characters, Commoner). */
export const commonersHp = (make: Make, compendium: Compendium): number =>
  Math.max(1, 4 + modifierOf(finalScores(make, compendium).con));

/** What no make says about somebody new. */
export const newcomer: Pick<
  Creature,
  "hp" | "spent" | "conditions" | "effects" | "casts" | "xp" | "inspiration"
> = {
  hp: { current: 0, temporary: 0 },
  spent: { hitDice: {}, slots: {}, pact: 0, uses: {} },
  conditions: [],
  effects: [],
  casts: [],
  xp: 0,
  inspiration: false,
};
