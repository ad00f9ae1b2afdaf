import { describe, expect, it } from "vitest";
import { arena, beast, one } from "../../../testing/arena.js";
import { after, done, look } from "../../../testing/zones.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();
const lane = `
  A..............
  B....G.........
  ...............`;
const tough = (id: string) => one(id, { make: { extraHp: 40 }, hp: { current: 40, temporary: 0 } });
const fight = (statBlock: string): GameState =>
  arena(lane, [
    { creature: beast("g", statBlock) },
    { creature: tough("a") },
    { creature: tough("b") },
  ]);
const use = (name: string) => ({ type: "use", id: "g", what: { name } }) as const;
const names = ({ encounter }: GameState) => encounter?.zones?.map(({ name }) => name) ?? [];
const why = (state: GameState) => look(state, "a", "g", compendium).why;

describe("what stat blocks make of a place", () => {
  it("is a darkmantle's darkness: around it, by its concentration", async () => {
    const { state } = await done(fight("darkmantle"), use("Darkness Aura"));
    expect(names(state)).toEqual(["Darkness Aura"]);
    expect(why(state)).toBe("dark");
    // Its 15 feet go with it.
    const away = await after(state, { type: "move", id: "g", mode: "forced", to: { x: 14, y: 1 } });
    expect(look(away, "a", "b", compendium).why).toBe("clear");
    expect(why(away)).toBe("dark");
    const over = await after(away, { type: "break_concentration", id: "g" });
    expect(names(over)).toEqual([]);
    expect(why(over)).toBe("clear");
  });

  it("is a dretch's cloud, which poisons who begins its turn in it, for a minute", async () => {
    const { state: cloud } = await done(fight("dretch"), use("Fetid Cloud"));
    expect(names(cloud)).toEqual(["Fetid Cloud"]);
    // a is 25 feet away from the dretch, whose cloud has 10.
    const near = await after(cloud, { type: "move", id: "a", mode: "forced", to: { x: 4, y: 1 } });
    const { state: turned } = await done(near, { type: "end_turn" }, 2);
    expect(creatureIn(turned, "a").conditions.map(({ condition }) => condition)).toContain(
      "poisoned",
    );
    expect(cloud.encounter?.zones?.[0]?.lasting).toEqual({
      kind: "turn",
      edge: "end",
      of: "g",
      round: 10,
    });
  });

  it("is an octopus's ink, which hides it, and stays where it was", async () => {
    const { state } = await done(fight("octopus"), use("Ink Cloud"));
    expect(why(state)).toBe("obscured");
    const away = await after(state, { type: "move", id: "g", mode: "forced", to: { x: 5, y: 0 } });
    expect(why(away)).toBe("obscured");
    // Beside the ink: nothing of it is between them.
    const out = await after(away, { type: "move", id: "g", mode: "forced", to: { x: 2, y: 0 } });
    expect(why(out)).toBe("clear");
    expect(names(out)).toEqual(["Ink Cloud"]);
  });

  it("is a magmin's own light, until it puts it out", async () => {
    const { state } = await done(fight("magmin"), use("Ignited Illumination"));
    expect(names(state)).toEqual(["Ignited Illumination"]);
    const next = await after(state, { type: "end_turn" }, { type: "end_turn" });
    const { state: out } = await done(await after(next, { type: "end_turn" }), {
      ...use("Ignited Illumination"),
    });
    expect(names(out)).toEqual([]);
  });
});
