import { describe, expect, it } from "vitest";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";

const ada = creatureOf();
const endTurn = { type: "end_turn" } as const;

/** Ada's turn; the monster's comes next. */
async function fightWith(statBlock: string, current: number) {
  const creature = await monster(statBlock, { id: "g", hp: { current, temporary: 0 } });
  return fightOf([{ creature: ada }, { creature }]);
}

describe("a troll", () => {
  it("regains 10 hit points as its turn begins, and no more than it has lost", async () => {
    // 84 on average.
    const { creature } = await inState(await fightWith("troll", 50)).when(endTurn);
    expect(creature("g").hp.current).toBe(60);
    const full = await inState(await fightWith("troll", 80)).when(endTurn);
    expect(full.creature("g").hp.current).toBe(84);
    const unhurt = await inState(await fightWith("troll", 84)).when(endTurn);
    expect(unhurt.types).not.toContain("healed");
  });

  it("does not on the turn after acid or fire has hurt it, and does on the one after that", async () => {
    const burnt = await inState(await fightWith("troll", 50)).when(
      blow(5, { id: "g", type: "fire" }),
    );
    const first = await inState(burnt.state).when(endTurn);
    expect(first.creature("g").hp.current).toBe(45);
    const ours = await inState(first.state).when(endTurn);
    const second = await inState(ours.state).when(endTurn);
    expect(second.creature("g").hp.current).toBe(55);
  });

  it("goes on regenerating after cold", async () => {
    const chilled = await inState(await fightWith("troll", 50)).when(
      blow(5, { id: "g", type: "cold" }),
    );
    const { creature } = await inState(chilled.state).when(endTurn);
    expect(creature("g").hp.current).toBe(55);
  });

  it("lies at 0 hit points and is up again on its turn", async () => {
    const felled = await inState(await fightWith("troll", 5)).when(
      blow(30, { id: "g", type: "slashing" }),
    );
    expect(felled.types).not.toContain("died");
    expect(felled.creature("g").hp.current).toBe(0);
    const { creature } = await inState(felled.state).when(endTurn);
    expect(creature("g").hp.current).toBe(10);
    expect(creature("g").deathSaves).toBeUndefined();
  });

  it("lies there as before when it is hurt again, by fire, and dies of that as its turn begins", async () => {
    const felled = await inState(await fightWith("troll", 5)).when(
      blow(30, { id: "g", type: "slashing" }),
    );
    const burnt = await inState(felled.state).when(blow(100, { id: "g", type: "fire" }));
    expect(burnt.types).toEqual(["damage_taken", "effect_gained"]);
    expect(burnt.creature("g").conditions.map(({ condition }) => condition)).toEqual([
      "unconscious",
      "prone",
    ]);
    const { creature } = await inState(burnt.state).when(endTurn);
    expect(creature("g").dead).toBe(true);
  });

  it("dies as its turn begins where fire has stopped that", async () => {
    const felled = await inState(await fightWith("troll", 5)).when(
      blow(30, { id: "g", type: "fire" }),
    );
    expect(felled.types).not.toContain("died");
    const { creature } = await inState(felled.state).when(endTurn);
    expect(creature("g").dead).toBe(true);
  });
});

describe("a vampire", () => {
  it("regains 20 hit points, but none at 0", async () => {
    const { creature } = await inState(await fightWith("vampire", 50)).when(endTurn);
    expect(creature("g").hp.current).toBe(70);
    // As mist it is awake, and regains nothing on its turn.
    const slain = await inState(await fightWith("vampire", 5)).when(blow(9, { id: "g" }));
    expect(slain.types).not.toContain("died");
    const turn = await inState(slain.state).when(endTurn);
    expect(turn.types).not.toContain("healed");
    expect(turn.creature("g").hp.current).toBe(0);
  });
});
