import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { whole } from "../../testing/table.js";

const at = (x: number, y = 5) => ({ position: { x, y } });

test("has hit points by its size and armor class by its material", async () => {
  const { call } = await openFight();
  const barrel = await whole(call("place_prop", { name: "Barrel", ...at(7) }));
  expect(barrel.text).toBe(
    `Barrel (${String(barrel.data["propId"])}) stands at (7,5): 18 HP, AC 15, half cover, in the way.`,
  );
  expect(barrel.data).toMatchObject({ hp: 18, ac: 15, name: "Barrel" });
  const numbers = async (about: object) => {
    const { data } = await whole(call("place_prop", { name: "Thing", ...about }));
    return [data["name"], data["hp"], data["ac"]];
  };
  // The tables' rows: large and fragile 5, glass 13; tiny and resilient 5, iron 19.
  const window = { size: "large", fragile: true, material: "glass", ...at(10) };
  expect(await numbers(window)).toEqual(["Thing", 5, 13]);
  expect(await numbers({ size: "tiny", material: "Iron", ...at(1) })).toEqual(["Thing 2", 5, 19]);
  expect(await numbers({ hp: 40, ac: 8, ...at(3) })).toEqual(["Thing 3", 40, 8]);
  expect((await call("place_prop", { name: "X", material: "cheese", ...at(2) })).text).toMatch(
    /^\[INVALID_ARGUMENT\] There is no armor class for "cheese"/,
  );
});

test("gives cover, is measured to, and is in the way", async () => {
  const goblin = { creature: "Goblin", position: { x: 9, y: 5 } };
  const { call } = await openFight({}, [goblin]);
  const wall = { name: "Screen", cover: "three-quarters", ...at(8) };
  await whole(call("place_prop", wall));
  const cover = await whole(call("check_cover", { attackerId: "Ada", targetId: "Goblin" }));
  expect(cover.data).toMatchObject({ cover: "three_quarters", acBonus: 5 });
  expect(cover.text).toContain("(Screen)");
  const far = await whole(call("measure_distance", { from: "Ada", to: "Screen" }));
  expect(far.data).toEqual({ feet: 15, squares: 3 });
  const ring = await whole(call("get_adjacent_squares", { of: "Goblin", filter: "free" }));
  expect(ring.data["squares"]).toHaveLength(7);
  expect((await call("place_prop", { name: "Chest", ...at(9) })).text).toMatch(
    /^\[OCCUPIED\] Goblin stands where Chest is to be/,
  );
  const map = await whole(call("render_battlefield"));
  expect(map.text).toContain("+ Screen at 8,5");
});

test("can be attacked, through its armor class", async () => {
  const { call } = await openFight();
  await whole(call("place_prop", { name: "Chest", size: "small", ...at(6) }));
  const asked = { actorId: "Ada", action: "attack", targetId: "Chest", attackName: "Quarterstaff" };
  // Strength 8 and proficiency: 14 + 1 against 15; 1d6 - 1.
  const hit = await whole(call("execute_action", asked, 14, 4));
  expect(hit.data["attack"]).toMatchObject({ total: 15, hit: true });
  expect(hit.data).toMatchObject({ targetHp: 7 });
});

test("is hurt but by poison and psychic damage, and gone at 0 hit points", async () => {
  const { call } = await openFight();
  await whole(call("place_prop", { name: "Chest", size: "small", ...at(7) }));
  const blow = { targetId: "Chest", amount: 9 };
  const psychic = await whole(call("apply_damage", { ...blow, damageType: "psychic" }));
  expect(psychic.data).toMatchObject({ dealt: 0, hp: 10 });
  const hurt = await whole(call("apply_damage", { ...blow, damageType: "slashing" }));
  expect(hurt.data).toMatchObject({ dealt: 9, hp: 1 });
  const last = await whole(call("apply_damage", { ...blow, damageType: "fire" }));
  expect(last.text).toContain("Chest is destroyed");
  expect(last.text).not.toContain("dies");
  expect((await whole(call("render_battlefield"))).text).not.toContain("Chest");
  const again = await whole(call("place_prop", { name: "Chest", ...at(7) }));
  expect(again.data["name"]).toBe("Chest 2");
  await whole(call("apply_damage", { targetId: "Chest 2", amount: 99 }));
  // Nor is it anybody in the order, or of the campaign.
  expect((await whole(call("get_encounter"))).text).not.toContain("Chest");
  expect((await whole(call("list_characters"))).text).not.toContain("Chest");
});

test("burns where it is a torch, a lamp or a candle by its name", async () => {
  const { call } = await openFight({ lighting: "darkness" });
  const torch = await whole(call("place_prop", { name: "Wall torch", ...at(9), cover: "none" }));
  expect(torch.text).toContain("light 20/20 ft");
  // Ada is 20 feet from it.
  const seen = await whole(call("check_line_of_sight", { from: { x: 9, y: 6 }, to: "Ada" }));
  expect(seen.data).toMatchObject({ visible: true, obscured: "none" });
  const crate = await whole(call("place_prop", { name: "Crate", ...at(12) }));
  expect(crate.text).not.toContain("light");
});
