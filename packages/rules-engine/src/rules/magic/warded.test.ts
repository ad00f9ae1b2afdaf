import { describe, expect, it } from "vitest";
import { caster } from "../../../testing/caster.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { worn } from "../../../testing/make.js";
import { onTurnOf, standingAt } from "../../../testing/on-turn.js";
import {
  casts,
  castsAs,
  conditionsOf,
  hpOf,
  someone,
  spellFight,
} from "../../../testing/spell-fight.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

/** "g" casts, against the DC of 15 of a's Sanctuary. */
const foe = (...spells: readonly string[]): Creature => ({
  ...caster("g", ["wizard", 5], spells),
  name: "G",
  characterType: "enemy",
});

const asG = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  ...casts(spell, over),
  id: "g",
});

describe("Sanctuary", () => {
  const warded = async (enemy: Creature): Promise<GameState> => {
    const state = spellFight(castsAs("cleric")("sanctuary", "sacred-flame", "bless"), [
      someone("b"),
      enemy,
      someone("h"),
    ]);
    const cast = await inState(state).when(casts("sanctuary", { targets: ["b"] }));
    return onTurnOf(cast.state, "g");
  };

  it("keeps a harmful spell off who fails its save, of which others are struck", async () => {
    const state = await warded(foe("magic-missile"));
    const cast = await inState(state)
      // 10 is below 15; the darts at A alone deal 3 + 1.
      .rolling(10, 3)
      .when(asG("magic-missile", { targets: ["b", "b", "a"] }));
    expect(hpOf(cast, "a", "b")).toEqual([46, 40]);
    expect(cast.event("rolled")).toMatchObject({
      purpose: "save",
      id: "g",
      dc: 15,
      success: false,
      what: "Wisdom save (Sanctuary)",
    });
    const past = await inState(state)
      .rolling(15, 3)
      .when(asG("magic-missile", { targets: ["b"] }));
    // Three darts of 4.
    expect(hpOf(past, "b")).toEqual([28]);
  });

  it("keeps no area off", async () => {
    const cast = await inState(await warded(foe("burning-hands")))
      .rolling(2, 2, 1, 1, 1)
      .when(asG("burning-hands", { direction: { x: -1, y: 0 } }));
    expect(hpOf(cast, "b")).toEqual([37]);
  });

  it("ends when its bearer casts at a foe, and not when it helps a friend", async () => {
    const state = spellFight(castsAs("cleric")("sanctuary", "sacred-flame", "bless"));
    const own = await inState(state).when(casts("sanctuary", { targets: ["a"] }));
    const now = onTurnOf(own.state, "a");
    const blessed = await inState(now).when(casts("bless", { targets: ["b"] }));
    expect(blessed.creature("a").effects).toMatchObject([{ name: "Sanctuary" }]);
    const burnt = await inState(now)
      .rolling(20, 1, 1)
      .when(casts("sacred-flame", { targets: ["g"] }));
    expect(burnt.creature("a").effects).toEqual([]);
  });
});

describe("Branding Smite", () => {
  const club = worn("Club", "main_hand", { base: "club" });
  const paladin = caster("a", ["paladin", 9], ["branding-smite"], { items: [club] });
  const beside = (state: GameState): GameState => standingAt(state, "g", { x: 2, y: 1 });
  const hits = (state: GameState, ...dice: readonly number[]): Promise<Outcome> =>
    inState(beside(onTurnOf(state, "a")))
      .rolling(...dice)
      .when({ type: "attack", id: "a", target: "g", attack: "Club" });

  const unseen = someone("g", 40, {
    conditions: [
      {
        id: "c1",
        condition: "invisible",
        source: "x",
        lasting: { kind: "until", what: "removed" },
      },
    ],
  });

  it("adds 2d6 radiant to the next hit, of the same blow, and to none after it", async () => {
    const cast = await inState(spellFight(paladin)).when(casts("branding-smite"));
    expect(cast.refused).toBeUndefined();
    const missed = await hits(cast.state, 2);
    expect(missed.creature("a").effects).toHaveLength(1);
    const hit = await hits(cast.state, 15, 4, 3, 5);
    expect(hpOf(hit, "g")).toEqual([28]);
    expect(hit.types.filter((type) => type === "damage_taken")).toHaveLength(1);
    expect(hit.creature("a").effects).toEqual([]);
    expect(hpOf(await hits(hit.state, 15, 4), "g")).toEqual([24]);
  });

  it("makes its victim visible, and keeps it so as long as it is concentrated on", async () => {
    const cast = await inState(spellFight(paladin, [someone("b"), unseen, someone("h")])).when(
      casts("branding-smite", { slotLevel: 3 }),
    );
    // Disadvantage against the unseen; 3d6 with a slot of level 3.
    const hit = await hits(cast.state, 15, 16, 4, 1, 1, 1);
    expect(hpOf(hit, "g")).toEqual([33]);
    expect(conditionsOf(hit, "g")).toEqual([]);
    const again = await inState(hit.state).when({
      type: "gain_condition",
      id: "g",
      condition: "invisible",
      source: "x",
      lasting: { kind: "until", what: "removed" },
    });
    expect(again.refused?.code).toBe("CONDITION_IMMUNE");
    const over = await inState(hit.state).when({ type: "break_concentration", id: "a" });
    expect(over.creature("g").effects).toEqual([]);
  });
});

describe("Globe of Invulnerability", () => {
  const inGlobe = async (enemy: Creature, slotLevel?: number): Promise<GameState> => {
    const wizard = castsAs("wizard", 15)("globe-of-invulnerability", "magic-missile");
    const far = standingAt(spellFight(wizard, [someone("b"), enemy, someone("h")]), "g", {
      x: 9,
      y: 1,
    });
    const cast = await inState(far).when(
      casts("globe-of-invulnerability", slotLevel === undefined ? {} : { slotLevel }),
    );
    expect(cast.refused).toBeUndefined();
    return onTurnOf(cast.state, "g");
  };
  const strong = (...spells: readonly string[]): Creature => ({
    ...caster("g", ["wizard", 17], spells),
    name: "G",
    characterType: "enemy",
  });

  it("lets no spell of level 5 or lower in, whatever its slot", async () => {
    const state = await inGlobe(strong("magic-missile"));
    for (const slotLevel of [1, 9]) {
      const cast = await inState(state).when(asG("magic-missile", { targets: ["a"], slotLevel }));
      expect(cast.refused).toBeUndefined();
      expect(hpOf(cast, "a")).toEqual([50]);
    }
  });

  it("leaves those inside out of areas, and nobody else", async () => {
    const state = await inGlobe(strong("fireball"));
    const cast = await inState(standingAt(state, "h", { x: 7, y: 1 }))
      .rolling(2, 1, 1, 1, 1, 1, 1, 1, 1)
      .when(asG("fireball", { points: [{ x: 4, y: 1 }] }));
    expect(hpOf(cast, "a", "b", "h")).toEqual([50, 40, 32]);
  });

  it("stops a level more for each of its slot's above the sixth", async () => {
    const disintegrate = asG("disintegrate", { targets: ["a"] });
    const six = await inState(await inGlobe(strong("disintegrate")))
      .rolling(20, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
      .when(disintegrate);
    expect(six.event("rolled")).toMatchObject({ id: "a", purpose: "save" });
    const seven = await inState(await inGlobe(strong("disintegrate"), 7)).when(disintegrate);
    expect(seven.types).not.toContain("rolled");
  });

  it("lets spells out, and those inside at each other", async () => {
    const state = onTurnOf(await inGlobe(strong()), "a");
    const cast = await inState(state)
      .rolling(4)
      .when(casts("magic-missile", { targets: ["b", "b", "g"] }));
    expect(hpOf(cast, "b", "g")).toEqual([30, 45]);
  });
});
