import { describe, expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { creatureOf } from "../../../../testing/creature.js";
import { attackIn, duelOf } from "../../../../testing/duel.js";
import { inState, type Outcome } from "../../../../testing/given.js";
import type { Action } from "../../../game/action.js";
import { combatReactions as reactions } from "../reactions.js";

const lots = { current: 60, temporary: 0 };
const hunter = {
  ...armed({
    levels: { ranger: 15 },
    extraHp: 60,
    subclasses: { ranger: "hunter" },
    options: {
      "ranger-superior-hunters-defense": ["ranger-superior-hunters-defense-stand-against-the-tide"],
    },
  }),
  hp: lots,
};
const fighter = armed({ levels: { fighter: 1 }, items: [held("longsword", "main_hand")] });
const ally = { creature: creatureOf({ id: "h", name: "Hob", hp: lots }), side: "party" } as const;
const fight = duelOf({ self: fighter, other: hunter, also: [ally] });

const react = (target?: string): Action => ({
  type: "react",
  id: "g",
  reaction: "Stand Against the Tide",
  ...(target !== undefined && { target }),
});
const answer = ({ state }: Outcome, action: Action, ...dice: readonly number[]) =>
  inState(state, reactions)
    .rolling(...dice)
    .when(action);
const offered = ({ state }: Outcome) =>
  state.waiting?.window.open.flatMap(({ options }) => options);

describe("Stand Against the Tide", () => {
  it("turns an attack that misses on another, with a roll of its own", async () => {
    const missed = await attackIn(fight, [2], { reactions });
    expect(offered(missed)).toEqual(["Stand Against the Tide"]);
    const turned = await answer(missed, react("h"), 15, 6);
    expect(turned.event("damage_taken")).toMatchObject({ id: "h", dealt: 6 });
    expect(turned.state.combatants?.["g"]?.turn.reaction).toBe("Stand Against the Tide");
    // The attacker's action was one attack.
    expect(turned.state.combatants?.["a"]?.turn.strikes).toEqual(["Longsword"]);
  });

  it("has somebody to name, and not the attacker", async () => {
    const missed = await attackIn(fight, [2], { reactions });
    expect((await answer(missed, react())).refused?.legal).toEqual(["Hob"]);
    expect((await answer(missed, react("a"))).refused?.code).toBe("NO_TARGETS");
  });

  it("is not asked for a hit, nor where nobody else is there", async () => {
    expect((await attackIn(fight, [18, 3], { reactions })).state.waiting).toBeUndefined();
    const alone = duelOf({ self: fighter, other: hunter });
    expect((await attackIn(alone, [2], { reactions })).state.waiting).toBeUndefined();
  });
});
