import { describe, expect, test } from "vitest";
import { openTable, whole } from "../../testing/table.js";

const ask = async (args: object) => (await openTable()).call("get_spell_info", args);

describe("one spell", () => {
  test("tells its facts, and what it does in words", async () => {
    const { data, text } = await whole(ask({ spellName: "fireball" }));
    expect(data["spells"]).toMatchObject([
      {
        name: "Fireball",
        level: 3,
        school: "evocation",
        classes: ["sorcerer", "wizard"],
        castingTime: "1 action",
        ritual: false,
        range: "150 feet",
        components: { v: true, s: true, m: true },
        material: { consumed: false },
        duration: "Instantaneous",
        concentration: false,
        description: expect.stringContaining("8d6 fire"),
        higherLevels: expect.stringContaining("1d6"),
        source: expect.stringMatching(/^SRD 5\.1, /),
      },
    ]);
    expect(text).toMatch(
      /^Fireball: level 3 evocation; 1 action, 150 feet, Instantaneous; sorcerer, wizard\.\nComponents: V, S, M/,
    );
    expect(text).toContain("Dexterity save (half on a success)");
    expect(text).toContain("20-foot-radius sphere");
  });

  test.each([
    ["Enlarge/Reduce", { option: ["enlarge", "reduce"] }],
    ["protection-from-energy", { damageType: ["acid", "cold", "fire", "lightning", "thunder"] }],
    ["Enhance Ability", { ability: ["str", "dex", "con", "int", "wis", "cha"] }],
    ["Blindness/Deafness", { condition: ["blinded", "deafened"] }],
    ["Spirit Guardians", { spare: [expect.any(String)] }],
  ])("lists what is to be chosen: %s", async (spellName, choices) => {
    const { data, text } = await whole(ask({ spellName }));
    const [spell] = Array.isArray(data["spells"]) ? data["spells"] : [];
    expect({ ...spell.choices, ...choices }).toEqual(spell.choices);
    expect(text).toContain("choices: ");
  });

  test("with nothing to choose says nothing of it", async () => {
    const { data } = await whole(ask({ spellName: "Haste" }));
    expect(data["spells"]).not.toMatchObject([{ choices: expect.anything() }]);
  });

  test("says what dismissing it takes", async () => {
    const { text } = await whole(ask({ spellName: "Mirror Image" }));
    expect(text).toContain("Dismissing it early takes an action.");
  });

  test("of many says a line each, within 8 KB", async () => {
    const { data, text } = await whole(ask({ limit: 50 }));
    expect(text.split("\n- ")).toHaveLength(51);
    expect(text.length).toBeLessThan(8_000);
    // The facts that tell them apart, and no others.
    expect(JSON.stringify(data).length).toBeLessThan(12_000);
    const told = new Set([data["spells"]].flat().flatMap((one) => Object.keys(Object(one))));
    expect([...told]).toEqual([
      "name",
      "level",
      "school",
      "classes",
      "castingTime",
      "ritual",
      "range",
      "components",
      "duration",
      "concentration",
    ]);
    // Of a few what they are for, too.
    const { text: few } = await whole(ask({ limit: 10 }));
    expect(few).toMatch(/- Acid Arrow: [^\n]+\. [A-Z][^\n]+\./);
  });

  test("says what a reaction answers, and what is consumed", async () => {
    const shield = await whole(ask({ spellName: "Shield" }));
    expect(shield.text).toContain("When: ");
    const { data, text } = await whole(ask({ spellName: "Revivify" }));
    expect(data["spells"]).toMatchObject([{ material: { costGp: 300, consumed: true } }]);
    expect(text).toContain("worth 300 gp, consumed");
  });

  test.each([
    ["Firebal", '"Fireball"'],
    ["Magic Misile", '"Magic Missile"'],
    ["Guardians", '"Spirit Guardians"'],
    ["Zzzzzzzzzz", "query"],
  ])("misspelt is not found, with those that may be meant: %s", async (spellName, meant) => {
    const { isError, text } = await ask({ spellName });
    expect(isError).toBe(true);
    expect(text).toMatch(/^\[NOT_FOUND\]/);
    expect(text).toContain(meant);
  });
});

describe("a list", () => {
  test("by class and level is as long as the SRD's", async () => {
    // Wizard cantrips of SRD 5.1.
    const { data, text } = await whole(ask({ class: "wizard", level: 0, limit: 50 }));
    expect(data["total"]).toBe(14);
    expect(text).toContain("- Fire Bolt: evocation cantrip; 1 action, 120 feet, Instantaneous;");
    expect(text).not.toContain("more:");
  });

  test("is cut at its limit, and says so", async () => {
    const { data, text } = await whole(ask({ school: "evocation", limit: 2 }));
    expect(data["spells"]).toHaveLength(2);
    expect(text).toMatch(/And \d+ more: narrow it, or raise limit\.$/);
  });

  test("by words, in any order, may find none", async () => {
    const { data } = await whole(ask({ query: "WALL fire" }));
    expect(JSON.stringify(data["spells"])).toContain("Wall of Fire");
    expect((await whole(ask({ query: "spaceship" }))).text).toBe("No spells found.");
  });
});
