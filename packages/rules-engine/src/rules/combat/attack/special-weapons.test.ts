import { expect, it } from "vitest";
import { arena, one } from "../../../../testing/arena.js";
import { creatureOf } from "../../../../testing/creature.js";
import { inState } from "../../../../testing/given.js";
import { levelsOf } from "../../../../testing/levels.js";
import { worn } from "../../../../testing/make.js";
import type { Item } from "../../../creature/creature.js";
import type { GameState } from "../../../game/state.js";

const net = worn("Net", "main_hand", { base: "net" });
const lance = worn("Lance", "main_hand", { base: "lance" });
const club = worn("Club", "off_hand", { base: "club" });

/** A fighter of level 5, who has two attacks with one action and an action more, beside G. */
const fight = (...items: readonly Item[]): GameState =>
  arena(".......\n.AG....\n.......", [
    {
      creature: creatureOf({
        id: "a",
        name: "A",
        items,
        make: { levels: levelsOf({ fighter: 5 }) },
      }),
    },
    { creature: one("g") },
  ]);

/** A miss, of which the worse die counts where there are two; or why not. */
async function strike(state: GameState, attack: string, dice = 1) {
  const act = { type: "attack", id: "a", target: "g", attack } as const;
  const tried = await inState(state)
    .rolling(...[2, 2].slice(0, dice))
    .when(act)
    .catch(() => inState(state).when(act));
  return { code: tried.refused?.code, state: tried.state };
}

it("a net is the only attack of its action, the other before it or after", async () => {
  const thrown = await strike(fight(net, club), "Net", 2);
  expect(thrown.code).toBeUndefined();
  expect((await strike(thrown.state, "Club")).code).toBe("ACTION_SPENT");
  const struck = await strike(fight(net, club), "Club");
  expect((await strike(struck.state, "Net", 2)).code).toBe("ACTION_SPENT");
  // An action more has both of its attacks.
  const surge = { type: "use", id: "a", what: { name: "Action Surge" } } as const;
  const more = await inState(thrown.state).when(surge);
  const second = await strike(more.state, "Club");
  expect([second.code, (await strike(second.state, "Club")).code]).toEqual([undefined, undefined]);
});

it("a lance takes both hands on foot, and one in the saddle", async () => {
  expect((await strike(fight(lance, club), "Lance", 2)).code).toBe("HANDS_FULL");
  expect((await strike(fight(lance), "Lance", 2)).code).toBeUndefined();
  const { combatants = {}, ...rest } = fight(lance, club);
  const { a } = combatants;
  if (a === undefined) throw new Error("A fights");
  const riding = { ...rest, combatants: { ...combatants, a: { ...a, mount: "g" } } };
  expect((await strike(riding, "Lance", 2)).code).toBeUndefined();
});
