import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, damagedAs, duelOf, rolledAs } from "../../../testing/duel.js";
import { inState } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { UseAction } from "../../game/action.js";
import type { GameState } from "../../game/state.js";

const abilities = { str: 16, dex: 16, con: 14, int: 10, wis: 16, cha: 16 };
const lots = { current: 90, temporary: 0 };
const foe: Creature = creatureOf({ characterType: "enemy", hp: lots, make: { extraHp: 90 } });
const made = (of: Parameters<typeof armed>[0]): Creature => ({
  ...armed({ abilities, extraHp: 60, ...of }),
  hp: lots,
});
const use = (state: GameState, name: string, how: Partial<UseAction> = {}, ...dice: number[]) =>
  inState(state)
    .rolling(...dice)
    .when({ type: "use", id: "a", what: { name }, ...how });
const endTurn = (state: GameState, ...dice: readonly number[]) =>
  inState(state)
    .rolling(...dice)
    .when({ type: "end_turn" });

describe("Quivering Palm", () => {
  const monk = made({ levels: { monk: 17 }, subclasses: { monk: "open-hand" } });
  const fight = duelOf({ self: monk, other: foe });

  it("begins with an unarmed hit for 3 ki, and ends at 0 hit points or with 10d10: DC 17", async () => {
    const hit = await attackIn(fight, [15, 4], { how: { uses: [{ name: "Quivering Palm" }] } });
    expect(hit.creature("a").spent.uses).toEqual({ ki: 3 });
    const theirs = await endTurn(hit.state);
    const mine = await endTurn(theirs.state);
    const how = { moment: "sustain", targets: ["g"] } as const;
    const failed = await use(mine.state, "Quivering Palm", how, 16);
    expect(failed.creature("g").hp.current).toBe(0);
    expect(failed.creature("g").effects).toEqual([]);
    const tens = Array.from({ length: 10 }, () => 5);
    const saved = await use(mine.state, "Quivering Palm", how, 17, ...tens);
    expect(saved.creature("g").hp.current).toBe(mine.creature("g").hp.current - 50);
    expect(saved.creature("g").effects).toEqual([]);
  });

  it("ends nothing in who was not hit so", async () => {
    const how = { moment: "sustain", targets: ["g"] } as const;
    expect((await use(fight, "Quivering Palm", how)).refused?.code).toBe("NOTHING_RUNS");
  });
});

it("adds Wisdom once on each of its turns, to the attack or to the damage: Foe Slayer", async () => {
  const ranger = made({ levels: { ranger: 20 }, items: [held("longsword", "main_hand")] });
  const fight = duelOf({ self: ranger, other: foe });
  const sure = await use(fight, "Foe Slayer", { option: "attack_roll" });
  // Strength 3, proficiency 6, Wisdom 3.
  expect(rolledAs(await attackIn(sure.state, [5, 2]))).toMatch(/^17 vs/u);
  const hard = await use(fight, "Foe Slayer", { option: "damage_roll" });
  expect((await attackIn(hard.state, [15, 2])).event("damage_taken").dealt).toBe(2 + 3 + 3);
  expect((await use(sure.state, "Foe Slayer", { option: "damage_roll" })).refused?.code).toBe(
    "NO_USES",
  );
});

it("burns enemies in its light at the start of their turns: Holy Nimbus, 10 radiant", async () => {
  const paladin = made({ levels: { paladin: 20 }, subclasses: { paladin: "devotion" } });
  const at = [
    { x: 5, y: 5 },
    { x: 8, y: 5 },
  ] as const;
  const fight = duelOf({ self: paladin, other: foe, at });
  const shining = await use(fight, "Holy Nimbus");
  expect(shining.refused).toBeUndefined();
  const theirs = await endTurn(shining.state);
  expect(theirs.creature("g").hp.current).toBe(80);
});

it("frightens whom it chooses until the end of its next turn: Intimidating Presence, DC 15", async () => {
  const barbarian = made({ levels: { barbarian: 10 }, subclasses: { barbarian: "berserker" } });
  const fight = duelOf({ self: barbarian, other: foe });
  const feared = await use(fight, "Intimidating Presence", { targets: ["g"] }, 14);
  expect(feared.creature("g").conditions[0]?.condition).toBe("frightened");
  const saved = await use(fight, "Intimidating Presence", { targets: ["g"] }, 15);
  expect(saved.creature("g").conditions).toEqual([]);
});

it("turns fiends and the undead: Turn the Unholy, DC 13", async () => {
  const paladin = made({ levels: { paladin: 3 }, subclasses: { paladin: "devotion" } });
  const undead = { ...foe, make: { ...foe.make, type: "undead" as const } };
  const fight = duelOf({ self: paladin, other: undead });
  const name = "Channel Divinity: Turn the Unholy";
  const turned = await use(fight, name, { targets: ["g"] }, 12);
  expect(turned.creature("g").effects).toHaveLength(1);
  const spared = await use(duelOf({ self: paladin, other: foe }), name, { targets: ["g"] });
  expect(spared.creature("g").effects).toEqual([]);
});

it("strikes more dice on a critical hit: Brutal Critical, two of them at level 13", async () => {
  const barbarian = made({ levels: { barbarian: 13 }, items: [held("greataxe", "two_hands")] });
  const hit = await attackIn(duelOf({ self: barbarian, other: foe }), [20, 1, 2, 3, 4]);
  expect(damagedAs(hit)).toBe("4d12+3 slashing 13");
});

it("is hit critically from 18 on by a champion of level 15: Superior Critical", async () => {
  const champion = made({
    levels: { fighter: 15 },
    subclasses: { fighter: "champion" },
    items: [held("longsword", "main_hand")],
  });
  expect(rolledAs(await attackIn(duelOf({ self: champion, other: foe }), [18, 1, 1]))).toMatch(
    /critical/u,
  );
  expect(rolledAs(await attackIn(duelOf({ self: champion, other: foe }), [17, 1]))).not.toMatch(
    /critical/u,
  );
});

it("regains 5 and Constitution at the start of its turns below half: Survivor", async () => {
  const champion = {
    ...made({ levels: { fighter: 18 }, subclasses: { fighter: "champion" } }),
    hp: { current: 20, temporary: 0 },
  };
  const fight = duelOf({ self: foe, other: champion });
  const turn = await endTurn(fight);
  expect(turn.creature("g").hp.current).toBe(27);
});

it("frees itself of a charm or a fear with its action: Stillness of Mind", async () => {
  const afraid: Creature = {
    ...made({ levels: { monk: 7 } }),
    conditions: [
      {
        id: "c1",
        condition: "frightened",
        source: "a dragon",
        from: "g",
        lasting: { kind: "until", what: "removed" },
      },
    ],
  };
  const calm = await use(duelOf({ self: afraid, other: foe }), "Stillness of Mind");
  expect(calm.creature("a").conditions).toEqual([]);
});

it("vanishes for 4 ki, and resists all but force: Empty Body", async () => {
  const monk = made({ levels: { monk: 18 } });
  const fight = duelOf({ self: monk, other: foe });
  const gone = await use(fight, "Empty Body", {
    what: { name: "Empty Body", use: "Invisibility" },
  });
  expect(gone.creature("a").conditions.map(({ condition }) => condition)).toEqual(["invisible"]);
  const hurt = (type: "fire" | "force") =>
    inState(gone.state).when({ type: "damage", id: "a", parts: [{ amount: 10, type }] });
  expect((await hurt("fire")).creature("a").hp.current).toBe(85);
  expect((await hurt("force")).creature("a").hp.current).toBe(80);
});

it("hides with the bonus action: Vanish, of a ranger of level 14", async () => {
  const ranger = made({ levels: { ranger: 14 } });
  const hidden = await inState(duelOf({ self: ranger, other: foe }))
    .rolling(15)
    .when({ type: "hide", id: "a", economy: "bonus" });
  expect(hidden.state.combatants?.["a"]?.turn.bonus).toBe("Hide");
});

it("is never attacked with advantage: Elusive, of a rogue of level 18", async () => {
  const rogue = made({ levels: { rogue: 18 } });
  const fight = duelOf({ self: foe, other: rogue });
  const struck = await attackIn(fight, [10], { how: { advantage: true } });
  expect(rolledAs(struck)).not.toMatch(/advantage/u);
});

it("adds 10 to Stealth in camouflage: Hide in Plain Sight", async () => {
  const ranger = made({ levels: { ranger: 10 } });
  const hidden = await use(duelOf({ self: ranger, other: foe }), "Hide in Plain Sight");
  const rolled = await inState(hidden.state).rolling(1).when({ type: "hide", id: "a" });
  // Dexterity 3, no proficiency.
  expect(rolled.event("rolled").d20.total).toBe(14);
});
