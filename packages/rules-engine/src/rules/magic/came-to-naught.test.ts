import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import { onTurnOf, standingAt } from "../../../testing/on-turn.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

// A casts with DC 8 + 3 + 4 = 15 and +7 to hit; the others save with the bare die, and have AC 10.

const map = `
  ............
  .A..G.H.....
  ............
`;

const someone = (id: string) =>
  one(id, { hp: { current: 40, temporary: 0 }, make: { extraHp: 40 } });

const fight = (...spells: readonly string[]): GameState =>
  arena(map, [
    { creature: caster("a", ["sorcerer", 5], spells) },
    { creature: someone("g") },
    { creature: someone("h") },
  ]);

const casts = (spell: string, over: Partial<CastAction>): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

const cast = (action: CastAction, ...faces: readonly number[]): Promise<Outcome> =>
  inState(fight(action.spell))
    .rolling(...faces)
    .when(action);

const held = ({ creature }: Outcome) => creature("a").casts.map(({ spell }) => spell);

const G = { targets: ["g"] };
const far = { points: [{ x: 5, y: 1 }] };

describe("a spell that everybody withstands", () => {
  it("is not concentrated on, though its slot is spent", async () => {
    const saved = await cast(casts("hold-person", G), 15);
    expect(held(saved)).toEqual([]);
    expect(saved.creature("a").spent.slots).toEqual({ "2": 1 });
    expect(saved.event("cast_ended")).toMatchObject({ because: "nobody is affected" });
    expect(held(await cast(casts("hold-person", G), 14))).toEqual(["Hold Person"]);
  });

  it("leaves the wall that stands there whoever is in it (Wind Wall)", async () => {
    const druid = caster("a", ["druid", 5], ["wind-wall"]);
    const state = arena(map, [{ creature: druid }, { creature: someone("g") }]);
    const squares = [8, 9].map((x) => ({ x, y: 1 }));
    const nobody = await inState(state).when(casts("wind-wall", { points: squares }));
    expect(held(nobody)).toEqual(["Wind Wall"]);
    expect(nobody.state.encounter?.zones).toMatchObject([{ name: "Wind Wall" }]);
    const on = { points: [{ x: 4, y: 1 }] };
    const saved = await inState(state).rolling(15, 4, 4, 4).when(casts("wind-wall", on));
    expect(held(saved)).toEqual(["Wind Wall"]);
  });

  it("ends what was concentrated on before all the same", async () => {
    const self = caster("a", ["sorcerer", 5], ["hold-person"], concentratingOn("Bless"));
    const busy = arena(map, [{ creature: self }, { creature: someone("g") }]);
    const saved = await inState(busy).rolling(15).when(casts("hold-person", G));
    expect(held(saved)).toEqual([]);
  });

  it("goes on for those who do not", async () => {
    const both = { targets: ["g", "h"], slotLevel: 3 };
    const one = await cast(casts("hold-person", both), 15, 14);
    expect(one.creature("a").casts).toMatchObject([{ spell: "Hold Person", targets: ["h"] }]);
    expect(held(await cast(casts("hold-person", both), 15, 16))).toEqual([]);
  });

  it("leaves nothing of an area either, nor of one with nobody in it", async () => {
    const lights = casts("hypnotic-pattern", far);
    expect(held(await cast(lights, 15, 15))).toEqual([]);
    expect(held(await cast(lights, 15, 2))).toEqual(["Hypnotic Pattern"]);
    const empty = casts("hypnotic-pattern", { points: [{ x: 11, y: 1 }] });
    expect(held(await cast(empty))).toEqual([]);
    // Five times 2 are 10 hit points, and nobody has so few.
    expect(held(await cast(casts("sleep", far), 2, 2, 2, 2, 2))).toEqual([]);
  });

  it("is over with an attack that misses, and with what it has laid", async () => {
    expect(held(await cast(casts("chill-touch", G), 2))).toEqual([]);
    expect(held(await cast(casts("chill-touch", G), 3, 1, 1))).toEqual(["Chill Touch"]);
    expect(held(await cast(casts("guiding-bolt", G), 2))).toEqual([]);
    const lit = await cast(casts("guiding-bolt", G), 3, 1, 1, 1, 1);
    expect(held(lit)).toEqual(["Guiding Bolt"]);
    // The next attack on G has advantage by it, and then it is over: 2 and 3 miss.
    const blow = { type: "attack", id: "h", target: "g", attack: "Unarmed Strike" } as const;
    const near = standingAt(onTurnOf(lit.state, "h"), "h", { x: 5, y: 1 });
    const used = await inState(near).rolling(2, 3).when(blow);
    expect(used.creature("g").effects).toEqual([]);
    expect(held(used)).toEqual([]);
  });

  it("is kept where only the words say what comes of a failure", async () => {
    expect(held(await cast(casts("suggestion", G), 14))).toEqual(["Suggestion"]);
    expect(held(await cast(casts("suggestion", G), 15))).toEqual([]);
  });
});

describe("a spell of one round", () => {
  it("that was cast on another's turn is over as its caster's own begins", async () => {
    const shield = { id: "k1", spell: "Shield", level: 1, since: 0, until: 6 } as const;
    const haste = { id: "k2", spell: "Haste", level: 3, since: 0, until: 60 } as const;
    const self = caster("a", ["wizard", 5], ["shield"], { casts: [shield, haste] });
    const state = arena(map, [{ creature: someone("g") }, { creature: self }]);
    expect(held(await inState(state).when({ type: "end_turn" }))).toEqual(["Haste"]);
  });
});

describe("a spell that goes on whoever withstands it", () => {
  it("lies somewhere", async () => {
    expect(held(await cast(casts("entangle", far), 15, 15))).toEqual(["Entangle"]);
  });

  it("is tried again", async () => {
    const self = caster("a", ["wizard", 5], ["vampiric-touch"]);
    const near = arena(map.replace("A..G", "..AG"), [
      { creature: self },
      { creature: someone("g") },
    ]);
    const missed = await inState(near).rolling(2).when(casts("vampiric-touch", G));
    expect(held(missed)).toEqual(["Vampiric Touch"]);
  });
});
