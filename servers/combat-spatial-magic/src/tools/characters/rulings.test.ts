import { describe, expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

describe("house rules", () => {
  test("stand on the sheet once, and not in what is said of the inventory", async () => {
    const { call } = await openTable();
    const item = { name: "Moonblade", type: "relic", weight: 1 };
    const { text } = await whole(
      call("create_character", { ...bo, abilities: undefined, equipment: [{ item }] }),
    );
    expect(text.match(/Moonblade: the campaign's own/g)).toHaveLength(1);
    expect(text).toContain(
      "**House rules:** ability scores by the standard array; Moonblade: the campaign's own",
    );
    const listed = await whole(call("manage_inventory", { characterId: "Bo", operation: "list" }));
    expect(listed.text).not.toContain("ouse rule");
    expect(listed.data).not.toHaveProperty("warnings");
  });
});

describe("Bless on saves", () => {
  test("stands beside the number that it leaves as it is", async () => {
    const { call } = await openTable(ada);
    const modifiers = [{ type: "bonus", to: "save", dice: "1d4" }];
    const effect = { name: "Bless", kind: "boon", modifiers };
    await whole(call("manage_effect", { characterId: "Ada", operation: "add", effect }));
    const { text, data } = await whole(call("get_character", { characterId: "Ada" }));
    // Wisdom 12 and the proficiency of a wizard of level 3.
    expect(text).toContain("WIS +3 (+1d4 Bless)*");
    expect(data).toMatchObject({
      character: {
        savingThrows: { wis: { base: 3, effective: 3, modified: true, modifiers: ["+1d4 Bless"] } },
      },
    });
  });
});

describe("a rest that is interrupted", () => {
  test("says that it failed, and that no hit dice were spent", async () => {
    const { call } = await openTable(bo);
    const rest = { characterId: "Bo", restType: "short", interrupted: true };
    const { text, data } = await whole(call("take_rest", { ...rest, hitDice: 1 }));
    expect(text).toBe(
      "1 hour passes. Bo's short rest is interrupted and fails: it brings nothing back. No hit dice are spent. After the rest: Bo 14/14 HP, hit dice 1/1 d10.",
    );
    expect(data).toMatchObject({ hitDice: { d10: { max: 1, left: 1 } } });
  });
});

describe("a rest with surplus hit dice", () => {
  test("keeps what full hit points do not need", async () => {
    const { call } = await openTable(bo);
    // 14 hit points at most; 13 and a 5 + 3 of Constitution 16 are more.
    await whole(call("update_character", { characterId: "Bo", hp: "-1" }));
    const rest = { characterId: "Bo", restType: "short", hitDice: 1 };
    expect((await whole(call("take_rest", rest, 5))).text).toContain("+1, 14 HP");
    const { text } = await whole(call("take_rest", { ...rest, hitDice: 0 }));
    expect(text).not.toContain("not spent");
    await whole(call("take_rest", { characterId: "Bo", restType: "long" }));
    expect((await whole(call("take_rest", rest))).text).toContain(
      "1 hit die is not spent: hit points are full.",
    );
  });
});

describe("what cannot be done", () => {
  test("the dying do not rest, and are not woken by hand", async () => {
    const { call } = await openTable(bo);
    await whole(call("update_character", { characterId: "Bo", hp: "-14" }));
    const rest = await call("take_rest", { characterId: "Bo", restType: "short" });
    expect(rest.text).toMatch(/^\[NOT_STABLE\]/);
    const woken = await call("manage_condition", {
      characterId: "Bo",
      operation: "remove",
      condition: "unconscious",
    });
    expect(woken.text).toMatch(/^\[NO_HIT_POINTS\].*Heal it/s);
  });

  test("the refusal of the dead says what works", async () => {
    const { call } = await openTable(bo);
    await whole(call("update_character", { characterId: "Bo", hp: "-40" }));
    const { text } = await call("take_rest", { characterId: "Bo", restType: "short" });
    expect(text).toMatch(/^\[DEAD\].*update_character with hp and raw: true/s);
    await whole(call("update_character", { characterId: "Bo", hp: 5, raw: true }));
    await whole(call("take_rest", { characterId: "Bo", restType: "short" }));
  });
});

test("one of two charmers is named as she goes", async () => {
  const { call } = await openTable(bo);
  const ask = (operation: string, source: string) =>
    whole(call("manage_condition", { characterId: "Bo", operation, condition: "charmed", source }));
  await ask("add", "Vampire");
  await ask("add", "Dryad");
  expect((await ask("remove", "Vampire")).text).toContain(
    "Bo is not charmed by Vampire any more (removed).",
  );
  expect((await ask("remove", "Dryad")).text).toContain("Bo is not charmed any more (removed).");
});

test("choices through the protocol: two styles under two keys, two ancestries in a list, increases as a record", async () => {
  const { call } = await openTable();
  const champion = { name: "Cy", class: "fighter", level: 10, subclass: "Champion" };
  const style = { fightingStyle: "Defense", additionalFightingStyle: "Archery" };
  expect((await whole(call("create_character", { ...champion, choices: style }))).text).toContain(
    "Fighting Style (Archery, Defense)",
  );
  const sorcerer = { name: "Di", race: "dragonborn", class: "sorcerer", subclass: "draconic" };
  const choices = { draconicAncestry: ["White", "Red"] };
  const both = { ...sorcerer, subclass: "Draconic Bloodline", choices };
  expect((await whole(call("create_character", both))).text).toMatch(
    /Draconic Ancestry \(White.*Dragon Ancestor \(Red/,
  );
  const elf = { name: "El", race: "half-elf", class: "bard", choices: {} };
  const raised = { ...elf, choices: { raceIncreases: { Con: 1, dexterity: 1 } } };
  await whole(call("create_character", raised));
});

test("halves of characters are made whole before they are stored", async () => {
  const { call } = await openTable();
  const { data } = await whole(
    call("create_character", { ...bo, name: "Bo\ud83d", notes: "\udc00x😀" }),
  );
  expect(data).toMatchObject({ character: { name: "Bo\ufffd", notes: "\ufffdx😀" } });
});
