import { describe, expect, it } from "vitest";
import { arena, one, under } from "../../../testing/arena.js";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Combatant } from "../../encounter/combatant.js";
import { combatantIn, type GameState } from "../../game/state.js";
import type { Position } from "../../grid/point.js";

describe("Supreme Sneak", () => {
  const thief = creatureOf({
    id: "a",
    make: { levels: levelsOf({ rogue: 9 }), subclasses: { rogue: "thief" } },
  });
  const hiding = (moved: number, ...dice: readonly number[]) =>
    inState(fightOf([{ creature: thief, turn: { moved } }, { creature: creatureOf({ id: "g" }) }]))
      .rolling(...dice)
      .when({ type: "hide", id: "a" });

  it("gives advantage to who has moved at most half its speed", async () => {
    expect((await hiding(15, 3, 12)).event("rolled").d20.rolls).toEqual([3, 12]);
    expect((await hiding(20, 3)).event("rolled").d20.rolls).toEqual([3]);
  });
});

describe("A failed Hide", () => {
  it("says who notices", async () => {
    // Everybody's passive Perception is 10, and 5 less in dim light.
    const fighters = [{ creature: one("a") }, { creature: one("g") }];
    const state = arena("A..G", fighters, { light: "dim" });
    const { event } = await inState(state).rolling(5).when({ type: "hide", id: "a" });
    expect(event("told").text).toBe("A does not hide: noticed by G.");
  });

  it("is one before the eyes of all foes: refused, and nothing is spent", async () => {
    const state = arena("A..G", [{ creature: one("a") }, { creature: one("g") }]);
    const { refused } = await inState(state).when({ type: "hide", id: "a" });
    expect(refused).toMatchObject({
      code: "IN_THE_OPEN",
      message: "A cannot hide here: G sees it clearly, and so do all its foes (Hiding).",
    });
    const blind = one("g", { conditions: [under("blinded")] });
    const unseen = arena("A..G", [{ creature: one("a") }, { creature: blind }]);
    expect((await inState(unseen).rolling(20).when({ type: "hide", id: "a" })).refused).toBe(
      undefined,
    );
  });

  it("leaves it seen by the one foe that sees it clearly, however well it is made", async () => {
    const map = "G.A#H";
    const fighters = [{ creature: one("a") }, { creature: one("g") }, { creature: one("h") }];
    const { event } = await inState(arena(map, fighters))
      .rolling(20)
      .when({ type: "hide", id: "a" });
    expect(event("combatant_changed").what).toBe("hidden, seen by G");
  });
});

describe("Hiding", () => {
  const behindWall = `
    A#...
    .#..G
    .....
  `;
  const fog = `
    A'%..
    .'%.G
    .'...
  `;
  const hides: Partial<Combatant> = { hidden: 15 };
  const hiding = (map: string, over = {}): GameState =>
    arena(map, [{ creature: one("a"), ...hides }, { creature: one("g", over) }]);
  const go = (state: GameState, id: string, ...path: readonly Position[]) =>
    inState(state).when({ type: "move", id, path });
  const at = (x: number, y: number): Position => ({ x, y });

  it("ends where nothing hides one from a foe that sees it", async () => {
    const { state, event } = await go(hiding(behindWall), "a", at(0, 1), at(0, 2), at(1, 2));
    expect(combatantIn(state, "a").hidden).toBeUndefined();
    expect(event("combatant_changed").what).toBe("is hidden no more: G sees it");
  });

  it("ends on the way, though the way leads behind cover again", async () => {
    const gap = `
      A#.
      ...
      .#.
      ..G
    `;
    // From behind the upper post to behind the lower: in between it stands in the gap.
    const open = `
      A##
      ...
      .##
      #.G
    `;
    const seen = await go(hiding(gap), "a", at(0, 1), at(0, 2), at(0, 3));
    expect(combatantIn(seen.state, "a").hidden).toBeUndefined();
    const unseen = await go(hiding(open), "a", at(0, 1));
    expect(combatantIn(unseen.state, "a").hidden).toBe(15);
  });

  it("lasts behind the wall, in fog, and before the blind", async () => {
    const behind = await go(hiding(behindWall), "a", at(0, 1));
    expect(combatantIn(behind.state, "a").hidden).toBe(15);
    const dim = await go(hiding(fog), "a", at(1, 0));
    expect(combatantIn(dim.state, "a").hidden).toBe(15);
    const down = { hp: { current: 0, temporary: 0 } };
    const helpless = await go(hiding(behindWall, down), "a", at(0, 1), at(0, 2), at(1, 2));
    expect(combatantIn(helpless.state, "a").hidden).toBe(15);
  });

  it("ends when a foe comes round the corner, but not before one that saw the place all along", async () => {
    const onTurn = (state: GameState): GameState => ({
      ...state,
      ...(state.encounter && { encounter: { ...state.encounter, turn: { of: "g", seq: 1 } } }),
    });
    const round = await go(onTurn(hiding(behindWall)), "g", at(3, 2), at(2, 2), at(1, 2));
    expect(combatantIn(round.state, "a").hidden).toBeUndefined();
    // The game master said that it hides there.
    const plain = await go(onTurn(hiding("A...G")), "g", at(3, 0));
    expect(combatantIn(plain.state, "a").hidden).toBe(15);
  });
});
