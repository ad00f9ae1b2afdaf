import { describe, expect, it } from "vitest";
import { arena, one, under } from "../../../testing/arena.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, duelOf } from "../../../testing/duel.js";
import { fightOf } from "../../../testing/fight.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { ConditionHeld } from "../../creature/held.js";
import type { Action } from "../../game/action.js";
import type { GameState } from "../../game/state.js";

const lots = { current: 60, temporary: 0 };
const foe = creatureOf({ id: "g", make: { extraHp: 60 }, hp: lots });

const modeOf = ({ event }: Outcome): string | undefined => {
  const { d20 } = event("rolled");
  return "mode" in d20 ? d20.mode : undefined;
};

it("a mimic bites whom it holds with advantage, and nobody else", async () => {
  const mimic = await monster("mimic", { id: "a" });
  const free = await attackIn(duelOf({ self: mimic, other: foe }), [2], {
    how: { attack: "Bite" },
  });
  expect(modeOf(free)).toBe("normal");
  const held = { ...foe, conditions: [under("grappled", "a")] };
  const caught = await attackIn(duelOf({ self: mimic, other: held }), [2, 2], {
    how: { attack: "Bite" },
  });
  expect(modeOf(caught)).toBe("advantage");
});

describe("a bearded devil", () => {
  const frighten: Action = {
    type: "gain_condition",
    id: "g",
    condition: "frightened",
    source: "dragon",
    from: "a",
    lasting: { kind: "until", what: "removed" },
  };
  const fightWith = async (drawing: string): Promise<GameState> =>
    arena(drawing, [
      { creature: one("a") },
      { creature: await monster("bearded-devil", { id: "g" }) },
      { creature: one("h") },
    ]);

  it("cannot be frightened while it sees an ally within 30 feet", async () => {
    // Six squares off; then seven; then behind a wall.
    const near = await inState(await fightWith("A.......\nG.....H.")).when(frighten);
    expect(near.refused?.code).toBe("CONDITION_IMMUNE");
    const far = await inState(await fightWith("A.......\nG......H")).when(frighten);
    expect(far.creature("g").conditions).toHaveLength(1);
    const hidden = await inState(await fightWith("A...#...\nG...#.H.\n....#...")).when(frighten);
    expect(hidden.creature("g").conditions).toHaveLength(1);
  });
});

it("an octopus hides better in water", async () => {
  const octopus = await monster("octopus", { id: "g" });
  const hide: Action = { type: "hide", id: "g" };
  const sea = arena(
    "A...~G~.",
    [{ creature: octopus, at: { x: 4, y: 0 } }, { creature: one("a") }],
    { light: "dim" },
  );
  expect(modeOf(await inState(sea).rolling(9, 9).when(hide))).toBe("advantage");
  const land = arena(
    "A...~G~.",
    [{ creature: octopus, at: { x: 3, y: 0 } }, { creature: one("a") }],
    { light: "dim" },
  );
  expect(modeOf(await inState(land).rolling(9).when(hide))).toBe("normal");
});

it("an aboleth's slime diseases who strikes it, in water alone", async () => {
  const fight = async (z: string): Promise<GameState> => {
    const row = z.repeat(6);
    return arena([row, row, row, row].join("\n"), [
      { creature: one("a", { hp: lots, make: { extraHp: 60 } }), at: { x: 0, y: 0 } },
      { creature: await monster("aboleth", { id: "g" }), at: { x: 1, y: 0 } },
    ]);
  };
  const strike: Action = { type: "attack", id: "a", target: "g", mode: "melee" };
  // A natural 20 with the bare hand, 1 + 0 doubled; the save of 13 fails against 14; 3 hours.
  const wet = await inState(await fight("~"))
    .rolling(20, 13, 3)
    .when(strike);
  expect(wet.creature("a").effects).toMatchObject([
    { name: "Mucous Cloud", lasting: { kind: "time", until: 3 * 3600 } },
  ]);
  const dry = await inState(await fight("."))
    .rolling(20)
    .when(strike);
  expect(dry.creature("a").effects).toEqual([]);
});

it("a stake paralyzes a vampire, and kills its spawn, that lies incapacitated; no other", async () => {
  const stake = {
    type: "use",
    id: "g",
    what: { name: "Vampire Weaknesses" },
    moment: "trigger",
  } as const;
  const staked = async (statBlock: string, conditions: readonly ConditionHeld[]) =>
    inState(fightOf([{ creature: await monster(statBlock, { id: "g", conditions }) }])).when(stake);
  expect((await staked("vampire", [])).refused).toMatchObject({
    code: "NOT_NOW",
    message: expect.stringContaining("it is for who is incapacitated alone"),
  });
  const lord = await staked("vampire", [under("stunned")]);
  expect(lord.creature("g").conditions.map(({ condition }) => condition)).toContain("paralyzed");
  expect(lord.creature("g").dead).toBeUndefined();
  expect((await staked("vampire-spawn", [])).creature("g").dead).toBeUndefined();
  expect((await staked("vampire-spawn", [under("stunned")])).creature("g").dead).toBe(true);
});
