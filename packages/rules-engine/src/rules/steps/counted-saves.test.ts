import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import { onTurnOf } from "../../../testing/on-turn.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";
import { prohibition } from "../../gather/prohibition.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

// Casters of level 11 with a score of 18: DC 8 + 4 + 4 = 16; everybody else has scores of 10.
const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  targets: ["g"],
  ...over,
});

const someone = (id: string, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  one(id, { hp: { current: 60, temporary: 0 }, ...over, make: { extraHp: 60 } });

const fight = (spell: string, over: Partial<Omit<Creature, "make">> = {}): GameState =>
  arena("AG........H", [
    { creature: caster("a", ["wizard", 11], [spell]) },
    { creature: someone("g", over) },
    { creature: someone("h") },
  ]);

/** G's next turns end, each with this face for its save. */
async function endTurns(from: GameState, faces: readonly number[]): Promise<Outcome> {
  let { state } = { state: from };
  let last: Outcome | undefined;
  for (const face of faces) {
    last = await inState(onTurnOf(state, "g")).rolling(face).when({ type: "end_turn" });
    state = last.state;
  }
  if (last === undefined) throw new Error("No turn ends.");
  return last;
}

const conditionsOf = ({ creature }: Outcome, id: string): readonly string[] =>
  creature(id).conditions.map(({ condition }) => condition);

describe("Flesh to Stone", () => {
  const restrained = async (): Promise<GameState> =>
    (await inState(fight("flesh-to-stone")).rolling(15).when(casts("flesh-to-stone"))).state;

  it("turns to stone with the third failure, whatever came between", async () => {
    const two = await endTurns(await restrained(), [15, 16, 1]);
    expect(conditionsOf(two, "g")).toEqual(["restrained"]);
    const stone = await endTurns(two.state, [2]);
    expect(conditionsOf(stone, "g")).toContain("petrified");
    expect(conditionsOf(stone, "g")).not.toContain("restrained");
    // Nothing is saved against any more; it ends with the concentration.
    const later = await inState(onTurnOf(stone.state, "g")).when({ type: "end_turn" });
    expect(conditionsOf(later, "g")).toContain("petrified");
    const over = await inState(later.state).when({ type: "break_concentration", id: "a" });
    expect(conditionsOf(over, "g")).toEqual([]);
  });

  it("is over with the third success", async () => {
    const free = await endTurns(await restrained(), [16, 1, 17, 18]);
    expect(conditionsOf(free, "g")).toEqual([]);
    expect(free.creature("g").effects).toEqual([]);
    expect(free.creature("a").casts).toEqual([]);
  });
});

describe("Contagion", () => {
  const ill = async (option: string): Promise<GameState> => {
    const touched = await inState(
      arena("AG........H", [
        { creature: caster("a", ["cleric", 11], ["contagion"]) },
        { creature: someone("g") },
        { creature: someone("h") },
      ]),
    )
      .rolling(10)
      .when(casts("contagion", { choices: { option } }));
    return touched.state;
  };

  it("is shaken off with three successes, and stays with three failures", async () => {
    const well = await endTurns(await ill("seizure"), [16, 16, 16]);
    expect(well.creature("g").effects).toEqual([]);
    expect(well.creature("a").casts).toEqual([]);
    const sick = await endTurns(await ill("seizure"), [1, 16, 1, 1]);
    expect(sick.creature("g").effects.map(({ name }) => name)).toEqual(["Contagion (seizure)"]);
    const later = await inState(onTurnOf(sick.state, "g")).when({ type: "end_turn" });
    expect(later.creature("g").effects).toHaveLength(1);
  });

  it("slimy doom stuns whenever its bearer is hurt", async () => {
    const hurt = await inState(await ill("slimy_doom")).when({
      type: "damage",
      id: "g",
      parts: [{ amount: 1 }],
    });
    expect(conditionsOf(hurt, "g")).toEqual(["stunned"]);
  });
});

describe("Sleet Storm", () => {
  it("makes those alone save who concentrate", async () => {
    const storm = await inState(fight("sleet-storm")).when(
      casts("sleet-storm", { targets: [], points: [{ x: 5, y: 0 }] }),
    );
    // Dexterity: 16; without concentration nothing more is rolled.
    const plain = await inState(onTurnOf(storm.state, "a")).rolling(16).when({ type: "end_turn" });
    expect(plain.types.filter((type) => type === "rolled")).toHaveLength(1);
    const held = { ...storm.state.creatures, g: someone("g", concentratingOn("Bless")) };
    const failed = await inState(onTurnOf({ ...storm.state, creatures: held }, "a"))
      .rolling(16, 15)
      .when({ type: "end_turn" });
    expect(failed.event("cast_ended")).toMatchObject({ id: "g", spell: "Bless", broken: true });
  });
});

describe("Command", () => {
  const commanded = async (option: string): Promise<Outcome> => {
    const { state } = await inState(fight("command"))
      .rolling(1)
      .when(casts("command", { choices: { option } }));
    return inState(onTurnOf(state, "a")).when({ type: "end_turn" });
  };

  it("the word that was spoken works on its next turn, and no other", async () => {
    const low = await commanded("grovel");
    expect(conditionsOf(low, "g")).toEqual(["prone"]);
    expect(prohibition(low.creature("g"), "act", compendium)).toBeDefined();
    const still = await commanded("halt");
    expect(conditionsOf(still, "g")).toEqual([]);
    expect(prohibition(still.creature("g"), "move", compendium)).toBeDefined();
    const fleeing = await commanded("flee");
    expect(prohibition(fleeing.creature("g"), "move", compendium)).toBeUndefined();
  });

  it("reaches two who stand within 30 feet of each other", async () => {
    const far = await inState(fight("command")).when(
      casts("command", { slotLevel: 2, targets: ["g", "h"], choices: { option: "halt" } }),
    );
    // From (1, 0) to (10, 0): 45 feet.
    expect(far.refused?.code).toBe("TOO_FAR_APART");
  });
});

it("Chain Lightning leaps no farther than 30 feet from the first, be it beyond the range", async () => {
  const bolt = (gap: number) =>
    inState(
      arena(`A${".".repeat(29)}G${".".repeat(gap)}H`, [
        { creature: caster("a", ["wizard", 11], ["chain-lightning"]) },
        { creature: someone("g") },
        { creature: someone("h") },
      ]),
    );
  const cast = casts("chain-lightning", { targets: ["g", "h"] });
  expect((await bolt(6).when(cast)).refused?.code).toBe("TOO_FAR_APART");
  const leap = await bolt(5)
    .rolling(1, 1, ...Array.from({ length: 10 }, () => 2))
    .when(cast);
  // 150 feet to G, and 30 on to H at 180: 10d8 of 2 each.
  expect([leap.creature("g").hp.current, leap.creature("h").hp.current]).toEqual([40, 40]);
});
