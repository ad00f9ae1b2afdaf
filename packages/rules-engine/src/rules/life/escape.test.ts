import { describe, expect, it } from "vitest";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Encounter } from "../../encounter/encounter.js";

const vampire = await monster("vampire", { id: "g", hp: { current: 9, temporary: 0 } });
/** The vampire's turn. */
const night = (over: Partial<Encounter> = {}) =>
  fightOf([{ creature: vampire }, { creature: creatureOf() }], { clock: 0, ...over });
const slain = blow(20, { id: "g", type: "force" });

describe("a vampire at 0 hit points", () => {
  it("is mist in place of dying: awake, and nothing but that", async () => {
    const { types, creature, state } = await inState(night()).when(slain);
    expect(types).not.toContain("died");
    const { dead, deathSaves, conditions, effects, hp } = creature("g");
    expect([dead, deathSaves, hp.current, conditions]).toEqual([undefined, undefined, 0, []]);
    expect(effects).toMatchObject([{ name: "Misty Escape" }]);
    const strike = { type: "attack", id: "g", target: "a", attack: "Unarmed Strike" } as const;
    expect((await inState(state).when(strike)).refused?.code).toBe("CANNOT_ACT");
    const prone = await inState(state).when({ type: "drop_prone", id: "g" });
    expect(prone.refused).toBeUndefined();
    const turns = await inState(state).when({ type: "end_turn" });
    const back = await inState(turns.state).when({ type: "end_turn" });
    expect(back.state.encounter?.turn.of).toBe("g");
    // At 0 hit points it does not regenerate.
    expect(back.creature("g").hp.current).toBe(0);
  });

  it("falls no further by blows, and steel goes through it", async () => {
    const { state } = await inState(night()).when(slain);
    const again = await inState(state).when(slain);
    expect(again.types).toEqual(["damage_taken"]);
    const steel = await inState(state).when(blow(20, { id: "g", type: "slashing" }));
    expect(steel.event("damage_taken").dealt).toBe(0);
  });

  it("is destroyed in sunlight", async () => {
    const { types, creature } = await inState(night({ sunlight: true })).when(slain);
    expect(types).toContain("died");
    expect(creature("g").dead).toBe(true);
  });

  it("has its own form again where it rests, and lies there until it regains a hit point", async () => {
    const { state } = await inState(night()).when(slain);
    const home = await inState(state).when({
      type: "use",
      id: "g",
      what: { of: "trait", name: "Misty Escape" },
      moment: "finished",
    });
    expect(home.creature("g").effects).toEqual([]);
    expect(home.creature("g").conditions).toMatchObject([{ condition: "paralyzed" }]);
    const healed = await inState(home.state).when({ type: "heal", id: "g", amount: 1 });
    expect(healed.creature("g").conditions).toEqual([]);
  });
});
