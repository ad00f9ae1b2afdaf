import { describe, expect, it } from "vitest";
import { under } from "../../../../testing/arena.js";
import { inState, type Outcome } from "../../../../testing/given.js";
import { worn } from "../../../../testing/make.js";
import { onTurnOf } from "../../../../testing/on-turn.js";
import { casts, castsAs, hpOf, someone, spellFight } from "../../../../testing/spell-fight.js";
import type { Creature } from "../../../creature/creature.js";
import type { EffectHeld } from "../../../creature/held.js";
import type { GameState } from "../../../game/state.js";

const faith: EffectHeld = {
  id: "e1",
  name: "Shield of Faith",
  kind: "boon",
  effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }],
  lasting: { kind: "until", what: "removed" },
};

/** Armour class 14: a Dexterity of 14, and 2 that images do not have. */
const wizard = (): Creature => {
  const plain = castsAs("wizard")("mirror-image", "see-invisibility");
  const { abilities } = plain.make;
  return {
    ...plain,
    effects: [faith],
    make: { ...plain.make, abilities: { ...abilities, dex: 14 } },
  };
};

const club = worn("Club", "main_hand", { base: "club" });
const bruiser = (over: Partial<Omit<Creature, "make">> = {}): Creature =>
  someone("g", 40, { items: [club], ...over });

const mirrored = async (foe = bruiser()): Promise<GameState> =>
  (await inState(spellFight(wizard(), [someone("b"), foe])).when(casts("mirror-image"))).state;

/** G's club, with proficiency: the d20 and 2; 1d4 of damage. */
const strikes = (state: GameState, ...dice: readonly number[]): Promise<Outcome> =>
  inState(onTurnOf(state, "g"))
    .rolling(...dice)
    .when({
      type: "attack",
      id: "g",
      target: "a",
      attack: "Club",
      scene: { feet: 5 },
    });

const imagesOf = ({ creature }: Outcome): readonly unknown[] =>
  creature("a").effects.flatMap(({ name, effects }) => (name === "Mirror Image" ? effects : []));

describe("Mirror Image", () => {
  it("sends an attack at an image on a 6 or more with three of them, at AC 10 and Dexterity", async () => {
    const state = await mirrored();
    // 6 is enough; 10 and more against AC 12, without the 2 more.
    const hit = await strikes(state, 6, 12);
    expect(hit.events.find(({ type }) => type === "told")).toMatchObject({
      source: "Mirror Image",
      text: "d20: 6, needs 6 or more: the attack is on an image of A (AC 12).",
    });
    expect(hit.event("rolled")).toMatchObject({ dc: 12, success: true });
    expect(hpOf(hit, "a")).toEqual([50]);
    expect(imagesOf(hit)).toEqual([{ kind: "duplicates", count: 2 }]);
  });

  it("leaves an image there that was missed, and its bearer where the d20 shows less", async () => {
    const state = await mirrored();
    const missed = await strikes(state, 6, 7);
    expect(missed.event("rolled")).toMatchObject({ dc: 12, success: false });
    expect(imagesOf(missed)).toEqual([{ kind: "duplicates", count: 3 }]);
    const self = await strikes(state, 5, 15, 3);
    expect(self.event("rolled")).toMatchObject({ dc: 14, success: true });
    expect(hpOf(self, "a")).toEqual([47]);
  });

  it("asks for 8 with two images, for 11 with one, and ends with the last", async () => {
    const first = await strikes(await mirrored(), 20, 15);
    const seven = await strikes(first.state, 7, 15, 1);
    expect(hpOf(seven, "a")).toEqual([49]);
    const second = await strikes(first.state, 8, 15);
    expect(imagesOf(second)).toEqual([{ kind: "duplicates", count: 1 }]);
    const ten = await strikes(second.state, 10, 15, 1);
    expect(hpOf(ten, "a")).toEqual([49]);
    const third = await strikes(second.state, 11, 15);
    expect(third.creature("a")).toMatchObject({ effects: [{ id: "e1" }], casts: [] });
    expect(hpOf(await strikes(third.state, 15, 2), "a")).toEqual([48]);
  });

  it("fools nobody who cannot see", async () => {
    const blind = await mirrored(bruiser({ conditions: [under("blinded")] }));
    // Disadvantage: 15 and 16, and no further d20.
    expect(hpOf(await strikes(blind, 15, 16, 4), "a")).toEqual([46]);
  });
});

describe("See Invisibility", () => {
  it("lets its bearer attack the invisible as if it were seen", async () => {
    const ghost = someone("h", 40, { conditions: [under("invisible")] });
    const state = spellFight({ ...wizard(), items: [club] }, [someone("b"), ghost]);
    const plain = await inState(state)
      .rolling(15, 16, 1)
      .when({
        type: "attack",
        id: "a",
        target: "h",
        attack: "Club",
        scene: { feet: 5 },
      });
    expect(plain.event("rolled").d20).toMatchObject({ mode: "disadvantage" });
    const cast = await inState(state).when(casts("see-invisibility"));
    const seen = await inState(onTurnOf(cast.state, "a"))
      .rolling(15, 1)
      .when({
        type: "attack",
        id: "a",
        target: "h",
        attack: "Club",
        scene: { feet: 5 },
      });
    expect(seen.event("rolled").d20).toMatchObject({ mode: "normal" });
  });
});
