import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { blow } from "../../../testing/blow.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { held } from "../../../testing/make.js";
import { monster } from "../../../testing/monster.js";
import type { Creature } from "../../creature/creature.js";

/** An ochre jelly: Large, 45 hit points, immune to lightning and slashing. Then Ada. */
const jelly = async (over: Partial<Creature> = {}) =>
  fightOf([
    { creature: await monster("ochre-jelly", { id: "g", ...over }) },
    { creature: one("a") },
  ]);

const slash = (amount = 5) => blow(amount, { id: "g", type: "slashing" });
const hpOf = (creature: Creature | undefined) => creature?.hp.current;

describe("Split", () => {
  it("makes two of half its hit points, a size smaller, with the turns one after the other", async () => {
    const { state, types } = await inState(await jelly()).when(slash());
    expect(types).toContain("joined");
    const [first, second] = [state.creatures["g"], state.creatures["g-1"]];
    // 45 halved, rounded down.
    expect([hpOf(first), hpOf(second)]).toEqual([22, 22]);
    expect([first?.make.size, second?.make.size]).toEqual(["medium", "medium"]);
    expect(second).toMatchObject({
      name: "Ochre Jelly B",
      encounter: "fight",
      characterType: "enemy",
    });
    expect(state.encounter?.order).toEqual([
      { id: "g", initiative: 20 },
      { id: "g-1", initiative: 20 },
      { id: "a", initiative: 19 },
    ]);
    expect(state.combatants?.["g"]?.turn.reaction).toBe("Split");
    expect(state.combatants?.["g-1"]).toMatchObject({ side: "enemy" });
  });

  it("has half as its maximum from then on", async () => {
    const { state } = await inState(await jelly()).when(slash());
    const healed = await inState(state).when({ type: "heal", id: "g", amount: 50 });
    expect(healed.creature("g").hp.current).toBe(22);
  });

  it("gives the other half of the hit points that an effect brings, as its own", async () => {
    const aid = held("Aid", [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 5 }]);
    const aided = { hp: { current: 50, temporary: 0 }, effects: [aid] };
    // 50 halved; the effect stays on the first.
    const { state } = await inState(await jelly(aided)).when(slash());
    expect([hpOf(state.creatures["g"]), hpOf(state.creatures["g-1"])]).toEqual([25, 25]);
    for (const id of ["g", "g-1"]) {
      const healed = await inState(state).when({ type: "heal", id, amount: 50 });
      expect(healed.creature(id).hp.current).toBe(25);
    }
  });

  it("splits at lightning that does not hurt it, and after what hurts it beside", async () => {
    const struck = await inState(await jelly()).when(blow(9, { id: "g", type: "lightning" }));
    expect(struck.creature("g-1").hp.current).toBe(22);
    const both = await inState(await jelly()).when({
      type: "damage",
      id: "g",
      parts: [
        { amount: 7, type: "slashing" },
        { amount: 6, type: "fire" },
      ],
    });
    // 45 - 6 = 39.
    expect([both.creature("g").hp.current, both.creature("g-1").hp.current]).toEqual([19, 19]);
  });

  it.each<[string, Partial<Creature>, ReturnType<typeof slash>]>([
    ["at other damage", {}, blow(5, { id: "g", type: "fire" })],
    ["with less than 10 hit points", { hp: { current: 9, temporary: 0 } }, slash()],
    [
      "when it is Small",
      { make: { statBlock: "ochre-jelly", size: "small" } as Creature["make"] },
      slash(),
    ],
    ["at no damage at all", {}, slash(0)],
  ])("does not %s", async (_, over, action) => {
    const { types } = await inState(await jelly(over)).when(action);
    expect(types).not.toContain("joined");
  });

  it("takes its reaction: once until its next turn, while the new one has its own", async () => {
    const once = await inState(await jelly()).when(slash());
    const again = await inState(once.state).when(slash());
    expect(again.types).not.toContain("joined");
    const other = await inState(once.state).when(blow(5, { id: "g-1", type: "slashing" }));
    expect(other.creature("g-1").hp.current).toBe(11);
    expect(other.creature("g-1-1")).toMatchObject({
      name: "Ochre Jelly C",
      make: { size: "small" },
    });
  });

  it("puts the new one on the nearest free square", async () => {
    const state = arena("G...\n....\nA...", [
      { creature: await monster("black-pudding", { id: "g" }) },
      { creature: one("a") },
    ]);
    const { state: after } = await inState(state).when(slash());
    expect(placeOf(after, "g")).toEqual({ x: 0, y: 0 });
    // Medium now: one square each.
    expect(placeOf(after, "g-1")).toEqual({ x: 1, y: 0 });
    // 85 halved.
    expect(after.creatures["g-1"]?.hp.current).toBe(42);
  });
});
