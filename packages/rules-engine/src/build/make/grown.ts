import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { ClassId } from "@tabletop-mcp/srd-data";
import type { LevelTaken, Make } from "../../creature/creature.js";
import type { LevelUpRequest } from "../../game/request.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { error, type Finding } from "../judge/report.js";
import { commonersHp } from "./character.js";
import { withChoices } from "./choices.js";
import { type Change, changed, type Draft } from "./draft.js";
import { withFeats } from "./feats.js";
import { improvementsLeft, improvementsOf } from "./increases.js";
import { addOrSet, judgeMake, newErrors } from "./judge.js";
import { hadAlready, withExpertise, withSkills, withSpells } from "./lists.js";
import { refusal } from "./refusal.js";
import { withSubclass } from "./subclass.js";

/** So many levels more in a class. */
interface Growth {
  readonly class: ClassId;
  readonly count: number;
}

/** The make after so many levels, with what was chosen on the way; what their hit dice give is open (Beyond 1st Level). */
export function grownMake(
  before: Make,
  { growth, request }: { readonly growth: Growth; readonly request: LevelUpRequest },
  compendium: Compendium,
): Result<Make, RuleViolation> {
  const base: Make = {
    ...before,
    levels: [...before.levels, ...newLevels(growth)],
    extraHp:
      before.levels.length > 0
        ? before.extraHp
        : Math.max(0, before.extraHp - commonersHp(before, compendium)),
  };
  const { abilityIncreases, ...choices } = request.choices ?? {};
  const draft = addOrSet(
    (mode) =>
      changed(
        base,
        [
          withSubclass(request.subclass),
          withSkills(request.skills, "add"),
          withFeat(request.feat),
          withChoices({ ...(abilityIncreases && { abilityIncreases }) }, "add"),
          withIncrease(request.abilityIncrease),
          withChoices(choices, mode),
          withExpertise(request.expertise, "add"),
          withSpells(request.spells, mode),
        ],
        compendium,
      ),
    before,
    compendium,
  );
  const refused = refusal([
    ...withoutClass(draft, { before, growth }, compendium),
    ...newErrors(draft, before, compendium),
    ...nothingNew(before, request, compendium),
    ...withoutImprovement(draft, { before, request }, compendium),
  ]);
  return refused === undefined ? ok(draft.make) : err(refused);
}

const newLevels = ({ class: id, count }: Growth): readonly LevelTaken[] =>
  Array.from({ length: count }, () => ({ class: id, hp: 0 }));

const withFeat = (feat: LevelUpRequest["feat"]): Change =>
  withFeats(feat === undefined ? undefined : [feat], "add");

const withIncrease = (increase: LevelUpRequest["abilityIncrease"]): Change =>
  withChoices(increase === undefined ? undefined : { abilityIncreases: [increase] }, "add");

const prerequisites = "Multiclassing, Prerequisites";

/** What a new class asks for must be there before its first level, but for improvements that were due already. */
function withoutClass(
  { make }: Draft,
  { before, growth }: { readonly before: Make; readonly growth: Growth },
  compendium: Compendium,
): readonly Finding[] {
  const due = Math.max(0, improvementsLeft(before, compendium));
  const early: Make = {
    ...before,
    levels: [...before.levels, ...newLevels({ ...growth, count: 1 })],
    increases: make.increases.slice(0, before.increases.length + due),
  };
  const isNew = before.levels.every((level) => level.class !== growth.class);
  return isNew ? judgeMake(early, compendium).filter(({ rule }) => rule === prerequisites) : [];
}

/** Skills and expertise that are all there already are no choice for the new level. */
const nothingNew = (
  before: Make,
  request: LevelUpRequest,
  { skills, gear }: Compendium,
): readonly Finding[] =>
  (["skills", "expertise"] as const).flatMap((field) => {
    const had = new Set<string>(before[field]);
    const named = (request[field] ?? []).map((name) => skills.find(name) ?? gear.find(name));
    const isNew = named.some((one) => one === undefined || !had.has(one.id));
    return isNew
      ? []
      : hadAlready(
          named.flatMap((one) => one ?? []),
          [had],
          { field, rule: "Proficiency Bonus" },
        );
  });

/** A feat is in place of an improvement, and there must be one (Feats). */
function withoutImprovement(
  { make }: Draft,
  { before, request }: { readonly before: Make; readonly request: LevelUpRequest },
  compendium: Compendium,
): readonly Finding[] {
  const isPaid =
    improvementsLeft(make, compendium) >= Math.min(0, improvementsLeft(before, compendium));
  if (request.feat === undefined || isPaid) return [];
  const problem = `A feat is in place of an ability score improvement: there are ${improvementsOf(make, compendium)} at these levels, and none is left.`;
  return [error({ field: "feat", problem, rule: "Feats" })];
}
