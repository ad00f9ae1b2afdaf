import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";

const lots = { current: 60, temporary: 0 };
const barbarian: Creature = {
  ...armed({ levels: { barbarian: 7 }, items: [held("club", "main_hand")] }),
  id: "b",
  hp: lots,
};
const foe = creatureOf({ id: "g", characterType: "enemy", hp: lots });
const fight = fightOf([{ creature: foe }, { creature: barbarian, surprised: true }]);
const rage = { type: "use", id: "b", what: { name: "Rage" } } as const;

describe("Feral Instinct", () => {
  it("gives the surprised their first turn, once they rage", async () => {
    const turn = await inState(fight).when({ type: "end_turn" });
    expect(turn.state.encounter?.turn.of).toBe("b");
    const dash = await inState(turn.state).when({ type: "dash", id: "b" });
    expect(dash.refused?.code).toBe("SURPRISED");
    const raging = await inState(turn.state).when(rage);
    expect(raging.refused).toBeUndefined();
    expect((await inState(raging.state).when({ type: "dash", id: "b" })).refused).toBeUndefined();
  });

  it("gives no reaction before that turn, nor a turn to others", async () => {
    expect((await inState(fight).when(rage)).refused?.code).toBe("SURPRISED");
    const young: Creature = { ...armed({ levels: { barbarian: 6 } }), id: "b", hp: lots };
    const other = fightOf([{ creature: foe }, { creature: young, surprised: true }]);
    const { state } = await inState(other).when({ type: "end_turn" });
    expect(state.encounter?.turn.of).toBe("g");
  });
});
