import { creatureOf } from "@tabletop-mcp/rules-engine/testing";
import { expect, test } from "vitest";
import { NameTakenError } from "../src/campaign/model.js";
import type { Current } from "./campaign-suite.js";
import { changed, character, made, ofLevels, only, page, party, write } from "./story.js";

const held = (from: string) => ({
  id: "c1",
  condition: "frightened" as const,
  source: "a roar",
  from,
  lasting: { kind: "time", until: 12 } as const,
});

/** Characters: found, listed, and each name but once. */
export function characterTests(current: Current): void {
  test("are loaded by id, in the order asked for, without those that are not there", async () => {
    const [ada, bob] = [character("a"), character("b")];
    await write(current(), { characters: made(ada, bob) });
    expect(await current().characters.load(["b", "none", "a"])).toEqual([
      { value: bob, version: 1 },
      { value: ada, version: 1 },
    ]);
  });

  test.each([
    ["the id", "k1"],
    ["the name", "Zoë Ångström"],
    ["the name in capitals", "ZOË ÅNGSTRÖM"],
    ["the name in small letters, with blanks around it", " zoë ångström "],
    ["the name with its accents apart", "Zoë Ångström".normalize("NFD")],
  ])("are found by %s", async (_, said) => {
    await write(current(), { characters: made(character("k1", { name: "Zoë Ångström" })) });
    expect(await current().characters.find(said)).toBe("k1");
    expect((await current().characters.called(said))?.value.id).toBe("k1");
  });

  test.each(["K1", "Zoë", "Zoe Angstrom", "", "%"])("are not found by %j", async (said) => {
    await write(current(), { characters: made(character("k1", { name: "Zoë Ångström" })) });
    expect(await current().characters.find(said)).toBeUndefined();
    expect(await current().characters.called(said)).toBeUndefined();
  });

  test("are found by the name they have now, as they are now, and no more when they are gone", async () => {
    const { characters } = current();
    const called = async (name: string) => (await characters.called(name))?.version;
    expect(await called("Ada")).toBeUndefined();
    await write(current(), { characters: made(character("a", { name: "Ada" })) });
    expect(await called("Ada")).toBe(1);
    const ada = only(await characters.load(["a"]));
    await write(current(), { characters: [changed(ada, { name: "Ada the Bold" })] });
    expect(await called("Ada")).toBeUndefined();
    expect(await called("Ada the Bold")).toBe(2);
    const before = only(await characters.load(["a"]));
    await write(current(), { characters: [{ before }] });
    expect(await called("Ada the Bold")).toBeUndefined();
    expect(await called("a")).toBeUndefined();
    expect(await characters.load(["a"])).toEqual([]);
  });

  test("that a refused commit would have changed are as they were", async () => {
    const { characters } = current();
    await write(current(), { characters: made(character("a"), character("b")) });
    const [a, b] = await characters.load(["a", "b"]);
    if (a === undefined || b === undefined) throw new Error("they were not written");
    const both = [changed(a, { name: "Ada" }), changed({ ...b, version: 9 }, { name: "Bob" })];
    await expect(write(current(), { characters: both })).rejects.toThrow("has changed");
    expect(await characters.load(["a", "b"])).toEqual([a, b]);
    expect(await characters.find("Ada")).toBeUndefined();
  });

  test("are found by an id before a name that reads the same", async () => {
    const [one, two] = [character("two", { name: "one" }), character("one", { name: "two" })];
    await write(current(), { characters: made(one, two) });
    expect(await current().characters.find("one")).toBe("one");
  });

  test("have names that are taken in any case and however accents are written", async () => {
    await write(current(), { characters: made(character("a", { name: "Zoë" })) });
    const again = character("b", { name: "ZOË".normalize("NFD") });
    const refused = write(current(), { characters: made(again) });
    await expect(refused).rejects.toThrow(NameTakenError);
    await expect(refused).rejects.toMatchObject({ kind: "character", taken: again.name });
    await write(current(), { parties: made(party("p", { name: "Zoë" })) });
    expect(await current().characters.names()).toEqual([{ id: "a", name: "Zoë" }]);
  });

  test("have names in order", async () => {
    const all = ["cid", "Bob", "ada"].map((name) => character(name));
    await write(current(), { characters: made(...all) });
    expect((await current().characters.names()).map(({ name }) => name)).toEqual([
      "ada",
      "Bob",
      "cid",
    ]);
  });

  test("are listed by every filter, alone and together", async () => {
    const mage = ofLevels("Mage", "wizard", "wizard", "fighter");
    const guard = { ...ofLevels("Guard", "fighter"), characterType: "npc" as const };
    const ogre = character("Ogre", { characterType: "enemy" });
    await write(current(), {
      characters: made(mage, guard, ogre),
      parties: made(party("p", { members: [{ characterId: "Mage" }, { characterId: "Ogre" }] })),
    });
    const listed = async (filter: Omit<Parameters<typeof list>[0], "offset" | "limit">) =>
      (await list({ ...page, ...filter })).rows.map(({ value }) => value.name);
    const list = current().characters.list;
    expect(await listed({})).toEqual(["Guard", "Mage", "Ogre"]);
    expect(await listed({ characterType: "npc" })).toEqual(["Guard"]);
    expect(await listed({ classId: "fighter" })).toEqual(["Guard", "Mage"]);
    expect(await listed({ classId: "fight" })).toEqual([]);
    expect(await listed({ partyId: "p" })).toEqual(["Mage", "Ogre"]);
    expect(await listed({ minLevel: 1 })).toEqual(["Guard", "Mage"]);
    expect(await listed({ query: "G" })).toEqual(["Guard", "Mage", "Ogre"]);
    expect(await listed({ query: "%" })).toEqual([]);
    const both = {
      classId: "fighter",
      partyId: "p",
      minLevel: 3,
      characterType: "pc",
      query: "AGE",
    };
    expect(await listed(both)).toEqual(["Mage"]);
    expect(await listed({ ...both, minLevel: 4 })).toEqual([]);
  });

  test("are listed page by page, and counted on all", async () => {
    const all = Array.from({ length: 25 }, (_, i) => character(`n${String(i).padStart(2, "0")}`));
    await write(current(), { characters: made(...all) });
    const second = await current().characters.list({ offset: 10, limit: 10 });
    expect(second.total).toBe(25);
    expect(second.rows.map(({ value }) => value.id)).toEqual(all.slice(10, 20).map(({ id }) => id));
    expect(await current().characters.list({ offset: 30, limit: 10 })).toEqual({
      total: 25,
      rows: [],
    });
  });

  test("bear what others brought, until it is gone", async () => {
    const effect = {
      id: "e2",
      name: "Bless",
      kind: "boon" as const,
      from: "cleric",
      effects: [],
      lasting: { kind: "cast", id: "k1" } as const,
    };
    const scared = character("a", { conditions: [held("dragon")], effects: [effect] });
    await write(current(), {
      characters: made(scared, character("b", { conditions: [held("x")] })),
    });
    const { characters } = current();
    expect(await characters.bearing(["dragon"])).toEqual(["a"]);
    expect(await characters.bearing(["cleric", "dragon", "x"])).toEqual(["a", "b"]);
    expect(await characters.bearing(["a"])).toEqual([]);
    expect(await characters.bearing([])).toEqual([]);
    const before = only(await characters.load(["a"]));
    await write(current(), { characters: [changed(before, { conditions: [] })] });
    expect(await characters.bearing(["dragon"])).toEqual([]);
    expect(await characters.bearing(["cleric"])).toEqual(["a"]);
  });

  test("are known by what ends by the clock on them", async () => {
    const { characters } = current();
    const forever = { kind: "until", what: "removed" } as const;
    const spell = { id: "k1", spell: "Mage Armor", since: 0 };
    await write(current(), {
      characters: made(
        character("c", { conditions: [held("dragon")] }),
        character("a", { casts: [{ ...spell, until: 28_800 }] }),
        character("b", {
          conditions: [{ ...held("dragon"), lasting: forever }],
          casts: [spell],
          notes: 'Says "until": a lot.',
        }),
      ),
    });
    expect(await characters.timed()).toEqual(["a", "c"]);
    const before = only(await characters.load(["c"]));
    await write(current(), { characters: [changed(before, { conditions: [] })] });
    expect(await characters.timed()).toEqual(["a"]);
  });

  test("keep what they carry in order when things are added, moved, changed and lost", async () => {
    const [rope, torch, sword] = ["Rope", "Torch", "Sword"].map((name, i) => ({
      id: `i${i}`,
      name,
      quantity: 1,
    }));
    if (rope === undefined || torch === undefined || sword === undefined) throw new Error();
    await write(current(), { characters: made(creatureOf({ id: "a", items: [rope, torch] })) });
    for (const items of [
      [rope, torch, sword],
      [sword, rope, torch],
      [sword, { ...rope, quantity: 3 }],
      [torch, sword],
      [],
      [rope],
    ]) {
      const before = only(await current().characters.load(["a"]));
      await write(current(), { characters: [changed(before, { items })] });
      expect(only(await current().characters.load(["a"])).value.items).toEqual(items);
    }
  });
}
