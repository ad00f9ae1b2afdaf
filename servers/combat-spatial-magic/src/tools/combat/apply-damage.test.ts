import { describe, expect, test } from "vitest";
import { inSession } from "../../table/session.js";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

describe("Damage", () => {
  test("is rolled, told by type, and taken from hit points", async () => {
    const { call } = await openTable(gob);
    const asked = { targetId: "Gob", dice: "1d6+2", damageType: "piercing", source: "a dart" };
    const { data, text } = await whole(call("apply_damage", asked, 3));
    expect(text).toBe("Gob takes 5 from a dart (d6 + 2 [3] = 5 piercing): 2 HP left.");
    expect(data).toMatchObject({
      name: "Gob",
      dealt: 5,
      absorbedByTemp: 0,
      damage: [{ type: "piercing", source: "a dart", rolls: [3], rolled: 5, afterResistance: 5 }],
      hp: 2,
      maxHp: 7,
      status: "up",
    });
  });

  test("is of a type under its plain name, too", async () => {
    const { call } = await openTable(bo);
    // A dwarf's resistance: half of 7.
    const gas = { characterName: "Bo", amount: 7, type: "poison" };
    expect((await whole(call("apply_damage", gas))).data).toMatchObject({ dealt: 3 });
  });

  test("is doubled in its dice by a critical hit, and halved before resistance", async () => {
    const { call } = await openTable(gob);
    const resist = { name: "Ward", modifiers: [{ type: "resistance", damageType: "fire" }] };
    await whole(call("manage_effect", { characterId: "Gob", operation: "add", effect: resist }));
    // 11: half of it 5, half of that 2.
    const burnt = { targetId: "Gob", amount: 11, damageType: "fire", halved: true };
    expect((await whole(call("apply_damage", burnt))).data).toMatchObject({ dealt: 2, hp: 5 });
    const critical = { targetId: "Gob", dice: "1d4+1", critical: true };
    expect((await whole(call("apply_damage", critical, 1, 2))).data).toMatchObject({ dealt: 4 });
  });

  test.each([
    // 3 + 5, 1 + 2 + 3 + 4, and 3 more: the sum that a critical Sneak Attack shows.
    [{ dice: "2d8+4d6+3" }, [3, 5, 1, 2, 3, 4], 21],
    // A 1 of Great Weapon Fighting is rolled again.
    [{ dice: "2d6ro<3 + 3" }, [1, 5, 6], 14],
    [{ damage: "1d6 + 1d4" }, [6, 4], 10],
    [{ damage: "7" }, [], 7],
    [{ damage: 7 }, [], 7],
  ])("takes the dice that are shown: %j", async (points, faces, dealt) => {
    const { call } = await openTable({ name: "Wyrm", creature: "Adult Red Dragon" });
    const asked = call("apply_damage", { targetId: "Wyrm", ...points }, ...faces);
    expect((await whole(asked)).data).toMatchObject({ dealt });
  });

  test.each([
    [{ dice: "2d6", damage: 3 }],
    [{ damage: "a lot" }],
    [{ dice: "7" }],
    [{ dice: "1d6 fire" }],
  ])("is refused for what is no dice, or two of them: %j", async (points) => {
    const { call } = await openTable(gob);
    const { text } = await call("apply_damage", { targetId: "Gob", ...points });
    expect(text).toMatch(/^\[INVALID_ARGUMENT\]/);
  });

  test("takes temporary hit points first", async () => {
    const { call } = await openTable(bo);
    await whole(call("apply_healing", { targetId: "Bo", amount: 5, temporary: true }));
    const { data } = await whole(call("apply_damage", { targetId: "Bo", amount: 8 }));
    expect(data).toMatchObject({ dealt: 8, absorbedByTemp: 5, hp: 11, tempHp: 0 });
  });

  test("knocks out who is not to die, be it a monster", async () => {
    const { call } = await openTable(gob);
    const blow = { targetId: "Gob", amount: 9, nonlethal: true, source: "Bo's pommel" };
    const { data, text } = await whole(call("apply_damage", blow));
    expect(text).toContain("Gob is knocked out: unconscious and stable.");
    expect(data).toMatchObject({ hp: 0, status: "stable" });
  });

  test("kills monsters at 0 hit points, and lays characters low", async () => {
    const { call } = await openTable(gob, bo);
    const batch = [
      { targetId: "Gob", amount: 7 },
      { targetId: "Bo", amount: 14 },
      { targetId: "Bo", amount: 1, critical: true },
    ];
    const { data } = await whole(call("apply_damage", { batch }));
    expect(data["results"]).toMatchObject([
      { id: "id1", hp: 0, status: "dead" },
      { id: "id3", hp: 0, status: "down", deathSaves: { failures: 0 } },
      { id: "id3", dealt: 1, deathSaves: { failures: 2 } },
    ]);
  });

  test("as much as the maximum beyond 0 kills at once", async () => {
    const { call } = await openTable(bo);
    const { data } = await whole(call("apply_damage", { targetId: "Bo", amount: 28 }));
    expect(data).toMatchObject({ status: "dead" });
  });

  test("tests concentration once for each blow, and the save is shown", async () => {
    const { call, context } = await openTable(ada);
    await inSession(context, (session) =>
      session.act({ type: "concentrate", id: "id1", spell: "Bless" }),
    );
    // Constitution 13: + 1. Half of 3 is less than 10.
    const kept = await whole(call("apply_damage", { targetId: "Ada", amount: 3 }, 9));
    expect(kept.data).toMatchObject({
      concentration: { maintained: true },
      saves: [{ id: "id1", rolls: [9], total: 10, dc: 10, success: true }],
    });
    const batch = [
      { targetId: "Ada", amount: 1 },
      { targetId: "Ada", amount: 1 },
    ];
    const lost = await whole(call("apply_damage", { batch }, 15, 2));
    expect(lost.data["results"]).toMatchObject([
      { concentration: { maintained: true } },
      { concentration: { maintained: false, spell: "Bless" } },
    ]);
  });

  test("is refused to the dead, and undoes the batch that it is in", async () => {
    const { call } = await openTable(gob, bo);
    await whole(call("apply_damage", { targetId: "Gob", amount: 7 }));
    const batch = [
      { targetId: "Bo", amount: 5 },
      { targetId: "Gob", amount: 1 },
    ];
    const { text } = await call("apply_damage", { batch });
    expect(text).toMatch(/^\[DEAD\] batch\[1\]: Gob is dead/);
    const { data } = await whole(call("get_character", { characterId: "Bo", detail: "brief" }));
    expect(data["character"]).toMatchObject({ hp: { current: 14 } });
  });

  test.each([
    [{ targetId: "Bo" }, "needs either amount or dice"],
    [{ targetId: "Bo", amount: 3, dice: "1d4" }, "needs either amount or dice"],
    [{ amount: 3 }, "needs targetId"],
    [{ targetId: "Bo", amount: -3 }, "INVALID_ARGUMENT"],
    [{ targetId: "Bo", dice: "many" }, "dice look like"],
    [{ batch: Array.from({ length: 51 }, () => ({ targetId: "Bo", amount: 1 })) }, "INVALID"],
  ])("%j is refused", async (args, said) => {
    const { call } = await openTable(bo);
    const { isError, text } = await call("apply_damage", args);
    expect({ isError, text }).toMatchObject({ isError: true, text: expect.stringContaining(said) });
  });
});
