import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "../../../testing/sized.js";
import { srdCompendium } from "../../tables/compendium.js";
import { validateBuild } from "./validate.js";

const srd = await srdCompendium();

const known = [srd.spells, srd.skills, srd.classes, srd.races, srd.armor, srd.weapons, srd.gear]
  .flatMap(({ all }) => all.map(({ name }) => name as string))
  .concat("__proto__", "constructor", "toString", "");
const name = fc.oneof(fc.constantFrom(...known), fc.string());
const junk = fc.jsonValue({ maxDepth: 2 });
const mostly = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 9, arbitrary: value as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: junk },
  );
const className = mostly(fc.constantFrom(...srd.classes.all.map((one) => one.name)));
const subclass = mostly(fc.constantFrom(...srd.subclasses.all.map((one) => one.name)));
const level = mostly(fc.integer({ min: -1, max: 22 }));
const names = mostly(fc.array(name, { maxLength: 12 }));
const score = mostly(fc.integer({ min: -5, max: 40 }));

const build = fc.record(
  {
    race: mostly(fc.constantFrom(...srd.races.all.map((one) => one.name))),
    subrace: mostly(fc.constantFrom(...srd.subraces.all.map((one) => one.name))),
    class: className,
    subclass,
    level,
    multiclass: mostly(
      fc.array(fc.record({ class: className, level, subclass }, { requiredKeys: [] }), {
        maxLength: 3,
      }),
    ),
    background: mostly(fc.constantFrom("Acolyte", "custom", "Sage")),
    ability_scores: mostly(
      fc.record(
        {
          strength: score,
          dexterity: score,
          constitution: score,
          intelligence: score,
          wisdom: score,
          charisma: score,
        },
        { requiredKeys: [] },
      ),
    ),
    ability_method: mostly(fc.constantFrom("standard_array", "point_buy", "rolled", "manual")),
    scores_include_racial: mostly(fc.boolean()),
    skills: names,
    expertise: names,
    feats: names,
    cantrips: names,
    spells: names,
    armor: names,
    weapons: names,
    languages: names,
    tools: names,
  },
  { requiredKeys: [] },
);

test("any build of any form is judged: no exception, and valid means no error", () => {
  fc.assert(
    fc.property(fc.oneof(build, junk), (given) => {
      const { valid, findings, not_checked } = validateBuild(given, srd);
      expect(valid).toBe(findings.every(({ severity }) => severity === "warning"));
      expect(findings.every(({ problem, rule }) => problem !== "" && rule !== "")).toBe(true);
      expect(not_checked.every(({ why }) => why !== "")).toBe(true);
    }),
    { numRuns: sized(150, { long: 500 }) },
  );
});

test("the largest build is judged in seconds", { timeout: 10_000 }, () => {
  const all = srd.spells.all.map(({ id }) => id);
  const { valid } = validateBuild(
    {
      class: "wizard",
      level: 20,
      spells: all,
      cantrips: all,
      skills: Array(400).fill("x".repeat(60)),
      multiclass: [{ class: "bard", level: 20 }],
    },
    srd,
  );
  expect(valid).toBe(false);
});
