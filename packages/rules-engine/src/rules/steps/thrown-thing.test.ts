import { expect, test } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";

/** Dexterity 16: + 3 with what is thrown. Her turn comes first. */
const thrower = (base: string) =>
  creatureOf({
    make: { abilities: { str: 10, dex: 16, con: 10, int: 10, wis: 10, cha: 10 } },
    items: [{ id: "i1", name: "Flask", base, quantity: 2 }],
  });

const throwAt = {
  type: "use",
  id: "a",
  what: { of: "item", name: "Flask" },
  targets: ["g"],
} as const;

async function against(statBlock: string, base: string) {
  const creature = await monster(statBlock, { id: "g" });
  return fightOf([{ creature: thrower(base) }, { creature }]);
}

test("acid is thrown with Dexterity and no proficiency, deals 2d6, and is gone", async () => {
  // A troll: armor class 15, 84 hit points. 12 + 3 meets it.
  const hit = await inState(await against("troll", "acid-vial"))
    .rolling(12, 3, 4)
    .when(throwAt);
  expect(hit.event("rolled")).toMatchObject({ d20: { total: 15 } });
  expect(hit.creature("g").hp.current).toBe(77);
  expect(hit.creature("a").items).toMatchObject([{ quantity: 1 }]);
  const miss = await inState(await against("troll", "acid-vial"))
    .rolling(11)
    .when(throwAt);
  expect(miss.creature("g").hp.current).toBe(84);
  expect(miss.creature("a").items).toMatchObject([{ quantity: 1 }]);
});

test("a critical hit doubles its dice", async () => {
  const { creature } = await inState(await against("troll", "acid-vial"))
    .rolling(20, 3, 4, 5, 6)
    .when(throwAt);
  expect(creature("g").hp.current).toBe(84 - 18);
});

test("beyond 20 feet nothing is thrown", async () => {
  const fighters = [{ creature: thrower("acid-vial") }, { creature: one("g") }];
  const { refused } = await inState(arena("A....G", fighters)).when(throwAt);
  expect(refused?.code).toBe("INVALID_TARGET");
  expect(refused?.message).toContain("25 feet away, and 20 is the range");
});

test("holy water burns the undead, and nobody else", async () => {
  // A zombie: armor class 8, 22 hit points.
  const undead = await inState(await against("zombie", "holy-water-flask"))
    .rolling(5, 6, 1)
    .when(throwAt);
  expect(undead.creature("g").hp.current).toBe(15);
  const living = await inState(await against("troll", "holy-water-flask"))
    .rolling(15)
    .when(throwAt);
  expect(living.creature("g").hp.current).toBe(84);
});

test("alchemist's fire burns as each of its turns begins, until it is put out", async () => {
  const fight = await against("troll", "alchemists-fire-flask");
  const lit = await inState(fight).rolling(12).when(throwAt);
  expect(lit.creature("g").hp.current).toBe(84);
  const burnt = await inState(lit.state).rolling(3).when({ type: "end_turn" });
  expect(burnt.creature("g").hp.current).toBe(81);
  // Dexterity 13: + 1 against 10.
  const out = await inState(burnt.state).rolling(9).when({ type: "escape", id: "g" });
  expect(out.creature("g").effects).not.toContainEqual(expect.objectContaining({ kind: "curse" }));
});
