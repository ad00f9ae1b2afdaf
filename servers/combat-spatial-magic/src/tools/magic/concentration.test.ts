import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

/** Ada concentrates on Bless for a minute, and Bo is blessed; her Constitution is 13: +1. */
async function blessing() {
  const table = await openTable(ada, bo);
  const aura = {
    ownerId: "Ada",
    name: "Bless",
    radius: 30,
    affects: "allies",
    trigger: ["stay"],
    effects: [{ type: "bonus", to: "save", dice: "1d4" }],
    concentration: true,
    duration: 10,
  };
  const participants = [
    { characterId: "Ada", initiative: 20, position: { x: 1, y: 1 } },
    { characterId: "Bo", initiative: 10, position: { x: 2, y: 1 } },
  ];
  await whole(table.call("create_encounter", { participants, terrain: { width: 10, height: 10 } }));
  await whole(table.call("create_aura", aura));
  return table;
}

test("a save keeps it up, against half of the damage, and a failure ends what hung on it", async () => {
  const { call } = await blessing();
  // Bless helps Ada, too: 10 + 1 + 1 meets DC 12, half of 25.
  const kept = await whole(call("check_concentration", { characterId: "Ada", damage: 25 }, 10, 1));
  expect(kept.data).toMatchObject({
    dc: 12,
    total: 12,
    success: true,
    maintained: true,
    ended: [],
  });
  const lost = await whole(call("check_concentration", { characterId: "Ada", dc: 15 }, 10, 1));
  expect(lost.data).toMatchObject({ dc: 15, success: false, maintained: false, spell: "Bless" });
  expect(lost.data["ended"]).toEqual(
    expect.arrayContaining([expect.objectContaining({ what: "Bless" })]),
  );
  expect(lost.text).toContain("Bless of Ada ends");
});

test("it takes one of damage and dc, and somebody who concentrates", async () => {
  const { call } = await blessing();
  const neither = await call("check_concentration", { characterId: "Ada" });
  expect(neither.text).toMatch(/^\[INVALID_ARGUMENT\] One of damage and dc/);
  const nobody = await call("check_concentration", { characterId: "Bo", dc: 10 });
  expect(nobody.text).toMatch(/^\[NOT_CONCENTRATING\]/);
});

test("who concentrates on what is told of one and of all", async () => {
  const { call } = await blessing();
  const all = await whole(call("get_concentration"));
  expect(all.data["concentrations"]).toMatchObject([
    { character: { name: "Ada" }, spell: "Bless", sinceSeconds: 0, remaining: 10 },
  ]);
  expect(all.text).toBe("Ada concentrates on Bless, since no time, 10 rounds left.");
  expect((await whole(call("get_concentration", { characterId: "Bo" }))).text).toBe(
    "Bo concentrates on nothing.",
  );
});

test("it is let go at will", async () => {
  const { call } = await blessing();
  const { data } = await whole(call("break_concentration", { characterId: "Ada" }));
  expect(data).toMatchObject({ name: "Ada", spell: "Bless" });
  expect((await whole(call("get_concentration"))).text).toBe("Nobody concentrates on anything.");
  const again = await call("break_concentration", { characterId: "Ada" });
  expect(again.text).toMatch(/^\[NOT_CONCENTRATING\]/);
});
