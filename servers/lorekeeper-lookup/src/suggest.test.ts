import { bundledRecords } from "@tabletop-mcp/srd-client/bundled";
import { beforeAll, describe, expect, test } from "vitest";
import { suggest } from "./suggest.js";

describe("among all spells and creatures of the SRD", () => {
  let names: readonly string[] = [];
  beforeAll(async () => {
    const records = await Promise.all([bundledRecords("spell"), bundledRecords("creature")]);
    names = records.flat().map(({ name }) => name);
  });

  test.each([
    ["Fierball", "Fireball"],
    ["frebal", "Fireball"],
    ["magik misile", "Magic Missile"],
    ["HUNTERS MARK", "Hunter's Mark"],
    ["cure-wouns", "Cure Wounds"],
    ["Purple wurm", "Purple Worm"],
    ["Ancient Red Dargon", "Ancient Red Dragon"],
    ["tarasque", "Tarrasque"],
  ])("%j is first of all %j", (wrong, right) => {
    expect(suggest(wrong, names)[0]).toBe(right);
  });

  test.each([
    "NonexistentSpell123",
    "Xyzzyplugh",
    "kjhgfdsa",
    "Zxqv Wrtk",
    "lorem ipsum dolor sit amet",
    "a".repeat(200),
    "???",
    "",
  ])("%j is like nothing", (nonsense) => {
    expect(suggest(nonsense, names)).toEqual([]);
  });

  test("never more than five come", () => {
    expect(suggest("dragon", names)).toHaveLength(5);
    expect(suggest("dragon", names, 2)).toHaveLength(2);
  });
});

test.each([
  ["orc", "Ogre"],
  ["say", "Map"],
  ["web", "Wish"],
  ["fl", "Fly"],
])("%j is too short to mean %s", (wanted, other) => {
  expect(suggest(wanted, [other])).toEqual([]);
});

test("what a short word is part of, or one letter from, it may mean", () => {
  expect(suggest("orc", ["Orc Warrior", "Orb", "Ogre"])).toEqual(["Orb", "Orc Warrior"]);
});

test("the words of a name may stand in another order", () => {
  expect(suggest("dragn red", ["Red Dragon Wyrmling", "Bugbear"])).toEqual(["Red Dragon Wyrmling"]);
});

test("equally like names come by name, each once", () => {
  expect(suggest("cat", ["Bat", "Rat", "Bat"])).toEqual(["Bat", "Rat"]);
});
