import { describe, expect, test } from "vitest";
import { bo } from "../testing/heroes.js";
import { type Answer, openTable, whole } from "../testing/table.js";

// DESIGN: no reply over 50,000 characters. Here what keeps usual replies far below that.

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A name of 120 characters. */
const long = (start: string): string => `${start} `.padEnd(120, "y");

const size = ({ data }: Answer): number => JSON.stringify(data).length;
const fighter = (name: string) => ({ name, class: "fighter", abilityMethod: "standard" });

describe("a batch of conditions", () => {
  const add = (source: string, condition = "poisoned") => ({ condition, source });

  test("lists each creature's conditions once, at its last item", async () => {
    const { call } = await openTable(bo, fighter("Cy"));
    const batch = [
      { ...add("wasp"), characterId: "Bo" },
      { ...add("wasp"), characterId: "Cy" },
      { ...add("bee"), characterId: "Bo" },
    ];
    const { data, text } = await whole(call("manage_condition", { operation: "add", batch }));
    expect(data).toMatchObject({
      results: [
        expect.not.objectContaining({ conditions: expect.anything() }),
        { conditions: [{ source: "wasp" }] },
        { conditions: [{ source: "wasp" }, { source: "bee" }] },
      ],
    });
    expect(text.split("\n").map((line) => line.match(/ is: .*$/)?.[0])).toEqual([
      undefined,
      " is: poisoned.",
      " is: poisoned (wasp), poisoned (bee).",
    ]);
  });

  test("of twenty with long sources stays small; a hundred is all that one bears", async () => {
    const { call } = await openTable(bo);
    const added = (round: number) =>
      call("manage_condition", {
        characterId: "Bo",
        operation: "add",
        batch: times(20, (index) => add(long(`${round}-${index}`).padEnd(200, "z"))),
      });
    for (const round of times(5, (index) => index)) {
      const answer = await whole(added(round));
      expect(answer.data).not.toHaveProperty("truncated");
    }
    expect((await added(5)).text).toMatch(/^\[CONDITION_LIMIT\] batch\[0\]: .*100 is the most/);
  });
});

describe("effects", () => {
  const modifiers = (count: number) => times(count, () => ({ type: "bonus", to: "ac", value: 1 }));
  const gain = (name: string, count = 1) => ({
    characterId: "Bo",
    operation: "add",
    effect: { name, modifiers: modifiers(count), stacks: true },
  });

  test("take ten modifiers at most", async () => {
    const { call } = await openTable(bo);
    expect((await call("manage_effect", gain("Ward", 11))).text).toMatch(
      /^\[INVALID_ARGUMENT\] effect\.modifiers: .*<=10 items/,
    );
    await whole(call("manage_effect", gain("Ward", 10)));
  });

  test("a hundred are all that one bears; ten are told whole, six as the reasons of a number", async () => {
    const { call } = await openTable(bo);
    for (const index of times(100, (one) => one))
      await whole(call("manage_effect", gain(`Ward ${index}`)));
    expect((await call("manage_effect", gain("Ward 100"))).text).toMatch(/^\[EFFECT_LIMIT\] /);
    const query = { characterId: "Bo", operation: "query" };
    const { data, text } = await whole(call("manage_effect", query));
    const effects = JSON.stringify(data["effects"]);
    expect(effects.match(/"effects":\[/g)).toHaveLength(10);
    expect(effects.match(/"name":"Ward/g)).toHaveLength(100);
    expect(text).toContain("Ward 99 (");
    const sheet = await whole(call("get_character", { characterId: "Bo" }));
    expect(sheet.data).toMatchObject({
      character: {
        moreEffects: 80,
        armorClass: {
          effective: 118,
          modifiers: [
            expect.stringContaining("Chain Mail"),
            "+2 Shield",
            ...times(4, (index) => `+1 Ward ${index}`),
            "and 96 more",
          ],
        },
      },
    });
    expect(sheet.text).toContain("; and 80 more\n");
  });
});

describe("an inventory", () => {
  const give = (from: number, count: number) => ({
    characterId: "Bo",
    operation: "give",
    batch: times(count, (index) => ({
      item: { name: long(`Thing ${from + index}`), type: "trinket", properties: [long("odd")] },
    })),
  });

  test("tells in events which thing it was, not what it is", async () => {
    const { call } = await openTable(bo);
    const answer = await whole(call("manage_inventory", give(0, 50)));
    expect(JSON.stringify(answer.data["events"])).not.toContain("odd");
    expect(size(answer)).toBeLessThan(40_000);
  });

  test("has pages of a hundred stacks", async () => {
    const { call } = await openTable(bo);
    for (const from of [0, 50, 100]) await whole(call("manage_inventory", give(from, 50)));
    const list = (page?: number) =>
      whole(call("manage_inventory", { characterId: "Bo", operation: "list", page }));
    const first = await list();
    // Bo's own mail, shield and hammer come first.
    expect(first.data).toMatchObject({ pagination: { page: 1, pages: 2, total: 153 } });
    expect(first.data["inventory"]).toHaveLength(100);
    expect(first.text).toContain(" (page 1 of 2, 153 in all); ");
    const second = await list(2);
    expect(second.data["inventory"]).toHaveLength(53);
    expect(second.data["equipped"]).toEqual(first.data["equipped"]);
    const sheet = await whole(call("get_character", { characterId: "Bo" }));
    expect(sheet.data).toMatchObject({ character: { moreItems: 53 } });
    expect(sheet.text).toContain(" and 53 more\n");
    const missing = await call("manage_inventory", {
      characterId: "Bo",
      operation: "take",
      item: "Lance",
    });
    expect(missing.data).toMatchObject({ code: "NOT_CARRIED", more: 113 });
    expect(missing.text).toContain(" and 113 more.");
  });

  test("begins with fifty things at most, and ten feats", async () => {
    const { call } = await openTable();
    const made = (equipment: number, feats: number) =>
      call("create_character", {
        ...fighter("Di"),
        equipment: times(equipment, () => "Torch"),
        feats: times(feats, (index) => ({ name: `Feat ${index}` })),
      });
    expect((await made(51, 1)).text).toMatch(/equipment: .*<=50 items/);
    expect((await made(1, 11)).text).toMatch(/feats: .*<=10 items/);
    await whole(made(50, 10));
  });
});

describe("many who level up", () => {
  test("take one event each, and name what is to be chosen", async () => {
    const names = times(20, (index) => `F${index}`);
    const { call } = await openTable(...names.map(fighter));
    const batch = names.map((characterId) => ({ characterId }));
    const answer = await whole(call("level_up", { targetLevel: 20, batch }));
    expect(size(answer)).toBeLessThan(50_000);
    expect(answer.data).not.toHaveProperty("truncated");
    expect(answer.data["events"]).toMatchObject([{ type: "leveled_up", ids: { length: 20 } }]);
    // 10 + 2 at first level, then nineteen times 6 + 2, for Constitution 14.
    expect(answer.data).toMatchObject({
      results: times(20, () => ({ level: 20, hpGained: 152, choicesDue: expect.anything() })),
    });
    expect(JSON.stringify(answer.data["results"])).not.toContain("legal");
  });

  test("one alone is told level by level, with all that is legal", async () => {
    const { call } = await openTable(fighter("Di"));
    const { data, text } = await whole(call("level_up", { characterId: "Di", targetLevel: 4 }));
    expect(data["events"]).toHaveLength(3);
    expect(text).toContain(
      "Ability Score Improvement, or a feat in its place (choices.abilityIncreases): { str: 2 } or { str: 1, dex: 1 }",
    );
  });
});
