import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { blow } from "../../../testing/blow.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import { combatantIn, type GameState } from "../../game/state.js";
import { combatReactions } from "./reactions.js";
import { isReactionSpent } from "./reactions-left.js";

/** Ada's turn, then the hydra's: 172 hit points, 5 heads. */
const hydra = async (hp = 172) =>
  fightOf([
    { creature: one("a", { make: { extraHp: 90 }, hp: { current: 90, temporary: 0 } }) },
    { creature: await monster("hydra", { id: "g", hp: { current: hp, temporary: 0 } }) },
  ]);

const hit = (amount: number, type: "slashing" | "fire" = "slashing") =>
  blow(amount, { id: "g", type });
const endTurn = { type: "end_turn" } as const;
const headsIn = (state: GameState) => state.combatants?.["g"]?.heads;

/** One after another, with no dice. */
async function after(
  state: GameState,
  ...actions: readonly Parameters<ReturnType<typeof inState>["when"]>[0][]
) {
  let now = state;
  for (const action of actions) now = (await inState(now).when(action)).state;
  return now;
}

describe("a hydra's heads", () => {
  it("dies one of them with 25 damage in one turn, once", async () => {
    const first = await after(await hydra(), hit(24));
    expect(headsIn(first)).toEqual({ left: 5, lost: 0 });
    const second = await after(first, hit(1));
    expect(headsIn(second)).toEqual({ left: 4, lost: 1 });
    expect(headsIn(await after(second, hit(30)))).toEqual({ left: 4, lost: 1 });
  });

  it("counts turn by turn", async () => {
    const next = await after(await hydra(), hit(24), endTurn, hit(24));
    expect(headsIn(next)).toEqual({ left: 5, lost: 0 });
  });

  it("grow again as its turn ends, two for each, with 10 hit points for each of the two", async () => {
    const lost = await after(await hydra(), hit(25), endTurn);
    const grown = await inState(lost).when(endTurn);
    expect(headsIn(grown.state)).toEqual({ left: 6, lost: 0 });
    // 172 - 25 + 20.
    expect(grown.creature("g").hp.current).toBe(167);
    // A turn without a loss brings nothing.
    const later = await after(grown.state, endTurn, endTurn);
    expect(headsIn(later)).toEqual({ left: 6, lost: 0 });
  });

  it("do not where fire has hurt it since its last turn; the next loss is another matter", async () => {
    const burnt = await after(await hydra(), hit(25), hit(1, "fire"), endTurn, endTurn);
    expect(headsIn(burnt)).toEqual({ left: 4, lost: 0 });
    expect(burnt.creatures["g"]?.hp.current).toBe(146);
    const again = await after(burnt, hit(25), endTurn, endTurn);
    expect(headsIn(again)).toEqual({ left: 5, lost: 0 });
  });

  it("bite as many times as there are of them", async () => {
    const lost = await after(await hydra(), hit(25), endTurn);
    const bite = { type: "attack", id: "g", target: "a", attack: "Bite" } as const;
    let now = lost;
    for (let bites = 0; bites < 4; bites += 1)
      now = (await inState(now).rolling(1).when(bite)).state;
    const { refused } = await inState(now).when(bite);
    expect(refused?.code).toBe("ACTION_SPENT");
  });

  it("takes its life with the last of them, and its advantage with the last but one", async () => {
    const state = await hydra();
    const g = state.combatants?.["g"];
    const two = {
      ...state,
      combatants: { ...state.combatants, g: { ...g, heads: { left: 2, lost: 0 } } },
    } as GameState;
    const alone = await after(two, hit(25));
    expect(alone.creatures["g"]?.effects).toMatchObject([{ during: "single-head" }]);
    const dead = await inState(await after(alone, endTurn)).when(hit(25));
    expect(dead.event("died")).toMatchObject({ id: "g", cause: "its last head" });
    const grown = await after(alone, endTurn, endTurn);
    expect(grown.creatures["g"]?.effects).toEqual([]);
  });

  it("gives advantage on a save against being frightened, as long as there are several", async () => {
    const mummy = await monster("mummy", { id: "m" });
    const glare = {
      type: "use",
      id: "m",
      what: { name: "Dreadful Glare" },
      targets: ["g"],
    } as const;
    const creature = await monster("hydra", { id: "g" });
    const several = fightOf([{ creature: mummy, side: "party" }, { creature }]);
    // Wisdom +0: 3 and 11 against 11.
    const saved = await inState(several).rolling(3, 11).when(glare);
    expect(saved.event("rolled")).toMatchObject({ success: true, d20: { mode: "advantage" } });
    const single = {
      ...creature,
      effects: [
        {
          id: "e1",
          name: "A single head",
          kind: "neutral",
          effects: [],
          during: "single-head",
          lasting: { kind: "until", what: "removed" },
        },
      ],
    } as const;
    const one = fightOf([{ creature: mummy, side: "party" }, { creature: single }]);
    const failed = await inState(one).rolling(3).when(glare);
    expect(failed.event("rolled")).toMatchObject({ success: false, d20: { mode: "normal" } });
  });
});

describe("more reactions than one", () => {
  const house = { diagonals: "5", autoReactions: "opportunity" } as const;
  const away = (id: string, y: number) => ({ type: "move", id, to: { x: 0, y } }) as const;
  /** A beast in the middle, Ada and Bo beside it, who run away west. */
  const between = async (statBlock: string) =>
    arena(
      "..........\n.....AG...\n.....B....\n..........",
      [
        { creature: one("a") },
        { creature: one("b") },
        { creature: await monster(statBlock, { id: "g" }) },
      ],
      { house },
    );

  it("a hydra strikes with further heads at whoever leaves, four times beside its reaction", async () => {
    const start = await between("hydra");
    const strikes = await inState(start).rolling(1).when(away("a", 1));
    const ran = strikes.state;
    expect(strikes.types).toContain("rolled");
    expect(ran.combatants?.["g"]?.turn).toMatchObject({ headReactions: 1 });
    expect(ran.combatants?.["g"]?.turn.reaction).toBeUndefined();
    const spent = {
      ...ran,
      combatants: {
        ...ran.combatants,
        g: { ...ran.combatants?.["g"], turn: { ...ran.combatants?.["g"]?.turn, headReactions: 4 } },
      },
    } as GameState;
    const hers = await after(spent, endTurn);
    const last = await inState(hers).rolling(1).when(away("b", 2));
    expect(last.state.combatants?.["g"]?.turn).toMatchObject({
      headReactions: 4,
      reaction: "Attack",
    });
  });

  it("a marilith has one in every turn, and one alone in each", async () => {
    const start = await between("marilith");
    const first = await inState(start).rolling(1).when(away("a", 1));
    expect(first.state.combatants?.["g"]?.turn.reaction).toBe("Attack");
    const again = {
      type: "attack",
      id: "g",
      target: "b",
      economy: "reaction",
      opportunity: true,
    } as const;
    expect((await inState(first.state).when(again)).refused?.code).toBe("REACTION_SPENT");
    const hers = await after(first.state, endTurn);
    const spent = [first.state, hers].map((state) =>
      isReactionSpent(state, combatantIn(state, "g")),
    );
    expect(spent).toEqual([true, false]);
    const second = await inState(hers).rolling(1).when(away("b", 2));
    expect(second.types).toContain("rolled");
  });

  it("everybody else has one", async () => {
    const start = await between("goblin");
    const first = await inState(start).rolling(1).when(away("a", 1));
    const hers = await after(first.state, endTurn);
    const second = await inState(hers, combatReactions).when(away("b", 2));
    expect(second.types).not.toContain("rolled");
  });
});
