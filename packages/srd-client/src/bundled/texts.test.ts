import { describe, expect, it } from "vitest";
import { hasMirror, mirrorRows } from "../../testing/rows.js";
import type { Kind, LookupRecord } from "../records/types.js";
import { bundledRecords } from "./index.js";

async function textOf(kind: Kind, name: string): Promise<string> {
  const found = (await bundledRecords(kind)).find((record) => record.name === name);
  return found?.description ?? "";
}

const higherLevelsOf = async (name: string): Promise<unknown> =>
  (await bundledRecords("spell"))
    .filter((record) => record.kind === "spell" && record.name === name)
    .map((record) => record.kind === "spell" && record.higher_levels)[0];

describe("a rule reads as sentences", () => {
  const whole: readonly (readonly [name: string, text: string])[] = [
    [
      "Long Rest",
      "A night's sleep: heals all, and gives back slots and half the hit dice.\n\nIt takes at least 8 hours: sleep, with at most 2 hours of light activity such as keeping watch. An hour or more of walking, fighting, casting spells or the like spoils it, and it must begin again. At its end you regain all hit points, spent Hit Dice up to half your total (at least 1), and your expended spell slots; one level of exhaustion goes if you also ate and drank; temporary hit points are lost. You need at least 1 hit point when it begins, and benefit from only one long rest in 24 hours.",
    ],
    [
      "Short Rest",
      "A quiet hour, at whose end hit dice can be spent to heal.\n\nIt takes at least 1 hour of nothing more strenuous than eating, reading or tending wounds. At its end you may spend one or more Hit Dice, as many as you have left: roll each, add your Constitution modifier, and regain that many hit points.",
    ],
    [
      "Half Cover",
      "Half of it is hidden: by a low wall, or by someone in the way.\n\nA target that is at least half hidden has +2 to Armor Class and +2 to Dexterity saving throws. Cover does not add up: only the best of it counts.",
    ],
    [
      "Grappling",
      "Seize a creature instead of striking it.\n\nTakes one attack of the Attack action and a free hand. The target is within reach and at most one size larger than you. Roll Strength (Athletics) against its Strength (Athletics) or Dexterity (Acrobatics), whichever it picks; if you win, it is grappled. It may use an action to escape by winning with Strength (Athletics) or Dexterity (Acrobatics) against your Strength (Athletics). You can let go whenever you like, at no cost. You drag or carry it at half your speed, or at full speed if it is two or more sizes smaller than you.",
    ],
  ];

  it.each(whole)("%s", async (name, text) => expect(await textOf("rule", name)).toBe(text));

  it("has one for every rule, beside its summary", async () => {
    const rules = await bundledRecords("rule");
    expect(rules.filter(({ description }) => !/\n\n[A-Z][^|]+\./.test(description))).toEqual([]);
  });

  it.each([
    ["Critical Hits", "combat"],
    ["Initiative", "combat"],
    ["Opportunity Attacks", "combat"],
    ["Concentration", "spellcasting"],
    ["Spell Slots", "spellcasting"],
  ])("has %s in %s", async (name, section) => {
    expect(await bundledRecords("rule")).toContainEqual(expect.objectContaining({ name, section }));
  });

  it("writes numbers in a table as play does", async () => {
    expect(await textOf("rule", "Standard Exchange Rates")).toContain(
      "| Silver | 10 | 1 | 0.2 | 0.1 | 0.01 |",
    );
    expect(await textOf("rule", "Ability Scores and Modifiers")).toContain("| 12-13 | +1 |");
    expect(await textOf("rule", "Size Categories")).toContain("| Gargantuan | 20 or more |");
  });
});

describe("a spell says what changes play", () => {
  it("lets darts, rays and beams share a target", async () => {
    expect(await textOf("spell", "Magic Missile")).toBe(
      "Three darts of force strike targets of your choice without fail.\n\n3 times, at one creature in sight or several: 1d4 + 1 force damage. All darts hit at the same time.",
    );
    expect(await higherLevelsOf("Magic Missile")).toBe(
      "1 more dart for each slot level above 1st.",
    );
    expect(await textOf("spell", "Scorching Ray")).toContain(
      "3 times, at one creature or several.",
    );
    expect(await higherLevelsOf("Eldritch Blast")).toBe(
      "2 beams from level 5 on, 3 beams from level 11 on, 4 beams from level 17 on, at one target or several, each with its own attack roll.",
    );
  });

  it("has how Sleep ends, and what a slot adds", async () => {
    expect(await textOf("spell", "Sleep")).toBe(
      "The weakest creatures near a point fall asleep, as many as 5d8 hit points allow.\n\nCreatures with 5d8 hit points in all in a 20-foot-radius sphere, except undead, none that is unconscious, none that cannot be charmed: unconscious while it lasts, ending early when it takes damage or someone uses an action to wake or free it. From the fewest current hit points up, each takes its own from the total and must fit in what is left.",
    );
    expect(await higherLevelsOf("Sleep")).toBe(
      "2d8 more hit points of creatures for each slot level above 1st.",
    );
    expect(await higherLevelsOf("Color Spray")).toContain("2d10 more");
  });
});

it("puts an aura around its bearer", async () => {
  const ghast = (await bundledRecords("creature")).find(({ name }) => name === "Ghast");
  expect(JSON.stringify(ghast)).toContain("each creature in a 5-foot-radius sphere around it: ");
});

it("sells ammunition by the bundle, and says so", async () => {
  expect(await bundledRecords("gear")).toContainEqual(
    expect.objectContaining({ name: "Arrows (20)", cost: "1 gp", weight_lb: 1 }),
  );
});

describe.skipIf(!hasMirror)("beside the real records", () => {
  it("is silent on higher levels of no spell that has them", async () => {
    const rows = mirrorRows("v2/spells") as readonly {
      readonly name: string;
      readonly higher_level: string;
      readonly document: { readonly key: string };
    }[];
    const growing = rows
      .filter(({ document, higher_level }) => document.key === "srd-2014" && higher_level.trim())
      .map(({ name }) => name.toLowerCase());
    const silent = (await bundledRecords("spell")).filter(
      (one) => one.kind === "spell" && one.higher_levels === undefined,
    );
    const names = silent.map(({ name }) => name.toLowerCase());
    expect(growing.length).toBeGreaterThan(90);
    expect(names.filter((name) => growing.includes(name))).toEqual([]);
  });

  it("copies no sentence of the rules", { timeout: 60_000 }, async () => {
    const source = lettersOf(
      JSON.stringify(["2014/rule-sections", "2014/conditions", "v2/conditions"].map(mirrorRows)),
    );
    const ours = [...(await bundledRecords("rule")), ...(await bundledRecords("condition"))];
    expect(ours.flatMap((record) => copiedIn(record, source))).toEqual([]);
  });
});

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("\\n", " ")
    .replaceAll(/[^a-z\d]+/g, " ");

/** Runs of words, over 60 characters, of a record's sentences that stand in the source; tables are facts. */
function copiedIn({ name, description }: LookupRecord, source: string): readonly string[] {
  const lines = description.split("\n").filter((line) => !line.startsWith("|"));
  const words = lines.map(lettersOf).join(" ").split(" ");
  return words
    .map((_, index) => windowFrom(words, index))
    .filter((run) => run.length > 60 && source.includes(run))
    .map((run) => `${name}: ${run}`);
}

function windowFrom(words: readonly string[], index: number): string {
  let run = "";
  for (const word of words.slice(index)) {
    if (run.length > 60) break;
    run = `${run} ${word}`.trimStart();
  }
  return run;
}
