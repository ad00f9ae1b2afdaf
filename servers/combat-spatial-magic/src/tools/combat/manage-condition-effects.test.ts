import { describe, expect, test } from "vitest";
import { ada } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

// SRD 5.1, Appendix PH-A: what each condition does, to Ada's speed of 30, her passive Perception
// of 13, her 17 hit points and her rolls.

async function suffering(condition: string, more: object = {}) {
  const table = await openTable(ada);
  const asked = { characterId: "Ada", operation: "add", condition, ...more };
  const { data } = await whole(table.call("manage_condition", asked));
  return { ...table, data };
}

test.each([
  ["exhaustion", 1, { passivePerception: { base: 13, effective: 8 } }],
  ["exhaustion", 2, { speed: { base: 30, effective: 15 } }],
  ["exhaustion", 4, { maxHp: { base: 17, effective: 8 } }],
  ["exhaustion", 5, { speed: { base: 30, effective: 0 } }],
  ["frightened", 1, { passivePerception: { base: 13, effective: 8 } }],
  ["grappled", 1, { speed: { base: 30, effective: 0, modifiers: ["speed 0: Grappled"] } }],
  ["poisoned", 1, { passivePerception: { base: 13, effective: 8 } }],
  ["restrained", 1, { speed: { base: 30, effective: 0 } }],
])("%s %d changes numbers, and they come back", async (condition, exhaustionLevels, changed) => {
  const { call, data } = await suffering(condition, { exhaustionLevels });
  expect(data["changed"]).toMatchObject(changed);
  const [name = ""] = Object.keys(changed);
  const removed = { characterId: "Ada", operation: "remove", condition };
  const { data: after } = await whole(call("manage_condition", removed));
  expect(after["changed"]).toMatchObject({ [name]: Object.values(changed)[0]?.base });
});

test.each(["blinded", "frightened", "poisoned", "prone", "restrained"])(
  "attacks of who is %s have disadvantage",
  async (condition) => {
    const { call } = await suffering(condition);
    const attack = { characterId: "Ada", kind: "attack" };
    const { data } = await whole(call("roll_check", attack, 15, 7));
    expect(data).toMatchObject({ rolls: [15, 7], kept: 7, mode: "disadvantage" });
  },
);

test("attacks of the invisible have advantage", async () => {
  const { call } = await suffering("invisible");
  const { data } = await whole(call("roll_check", { characterId: "Ada", kind: "attack" }, 7, 15));
  expect(data).toMatchObject({ kept: 15, mode: "advantage", sources: ["advantage: Invisible"] });
});

test.each(["frightened", "poisoned", "exhaustion"])(
  "checks of who is %s have disadvantage",
  async (condition) => {
    const { call } = await suffering(condition);
    const check = { characterId: "Ada", kind: "skill", skill: "arcana" };
    const { data } = await whole(call("roll_check", check, 15, 7));
    // Arcana +5.
    expect(data).toMatchObject({ rolls: [15, 7], total: 12, mode: "disadvantage" });
  },
);

describe("saves", () => {
  test.each(["paralyzed", "petrified", "stunned", "unconscious"])(
    "of the %s against Strength and Dexterity fail without a roll, others do not",
    async (condition) => {
      const { call, data: added } = await suffering(condition);
      expect(added["conditions"]).toContainEqual(
        expect.objectContaining({ condition: "incapacitated", impliedBy: condition }),
      );
      for (const ability of ["str", "dex"]) {
        const save = { characterId: "Ada", kind: "save", ability, dc: 5 };
        const { data } = await whole(call("roll_check", save));
        expect(data).toMatchObject({ rolls: [], total: null, success: false, automatic: true });
      }
      const save = { characterId: "Ada", kind: "save", ability: "wis", dc: 5 };
      expect((await whole(call("roll_check", save, 2))).data).toMatchObject({ success: true });
    },
  );

  test("of the restrained have disadvantage on Dexterity alone", async () => {
    const { call } = await suffering("restrained");
    const save = { characterId: "Ada", kind: "save", ability: "dex" };
    expect((await whole(call("roll_check", save, 15, 7))).data).toMatchObject({ kept: 7 });
    await whole(call("roll_check", { ...save, ability: "con" }, 15));
  });

  test("of the thrice exhausted have disadvantage", async () => {
    const { call } = await suffering("exhaustion", { exhaustionLevels: 3 });
    const save = { characterId: "Ada", kind: "save", ability: "wis" };
    expect((await whole(call("roll_check", save, 15, 7))).data).toMatchObject({ kept: 7 });
  });
});

test("the petrified resist all damage and are immune to poison", async () => {
  const { call } = await suffering("petrified");
  const { data } = await whole(call("get_character", { characterId: "Ada" }));
  expect(data["character"]).toMatchObject({ resistances: [expect.stringContaining("all")] });
});

test.each(["charmed", "deafened", "incapacitated"])(
  "%s changes no number, and is on the sheet",
  async (condition) => {
    const { call, data } = await suffering(condition);
    expect(data).not.toHaveProperty("changed");
    const sheet = await whole(call("get_character", { characterId: "Ada" }));
    expect(sheet.data["character"]).toMatchObject({ conditions: [{ condition }] });
  },
);
