import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { fightOf } from "../../../testing/fight.js";
import { given, inState, type Outcome } from "../../../testing/given.js";
import { scores } from "../../../testing/make.js";
import { monster } from "../../../testing/monster.js";
import type { Creature } from "../../creature/creature.js";
import { prohibition } from "../../gather/prohibition.js";
import { attacksOf } from "../../sheet/attacks.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { numbersOf } from "../../sheet/numbers.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

/** A druid of 20 hit points with Wisdom 16, who knows Nature; in chain mail, with a scimitar. */
const druid = (level: number, over: Partial<Creature> = {}): Creature => ({
  ...armed({
    levels: { druid: level },
    abilities: scores(8, 10, 10, 12, 16, 14),
    skills: ["nature"],
    items: [held("scimitar", "main_hand"), held("hide", "armor")],
    extraHp: 40,
  }),
  hp: { current: 20, temporary: 0 },
  ...over,
});

const becomes = (statBlock: string) => ({ type: "wild_shape", id: "a", statBlock }) as const;

const wolf = async (level = 4, over: Partial<Creature> = {}): Promise<Outcome> =>
  given(druid(level, over)).when(becomes("wolf"));

describe("Wild Shape", () => {
  it("has the beast's body, with the druid's mind and the better proficiencies", async () => {
    const { creature, types } = await wolf();
    expect(types).toEqual(["use_spent", "form_taken", "effect_gained"]);
    const ada = creature("a");
    const { abilities, armorClass, speed, skills, savingThrows } = numbersOf(ada, compendium);
    // A wolf: Strength 12, Dexterity 15, 11 hit points, AC 13, 40 feet; the druid's Wisdom 16.
    expect(abilities.str.effective).toBe(12);
    expect(abilities.wis.effective).toBe(16);
    expect(armorClass.effective).toBe(13);
    expect(speed.walk?.effective).toBe(40);
    expect(ada.hp.current).toBe(11);
    expect(maximumOf(ada, compendium)).toBe(11);
    // Perception: the wolf's +3, or Wisdom 3 and 2. Stealth +4. Nature 1 and 2. Saves of druids: Int, Wis.
    expect(skills.perception.effective).toBe(5);
    expect(skills.stealth.effective).toBe(4);
    expect(skills.nature.effective).toBe(3);
    expect(savingThrows.wis.effective).toBe(5);
    expect(attacksOf(ada, compendium).map(({ name }) => name)).toEqual(["Bite", "Unarmed Strike"]);
    expect(prohibition(ada, "cast", compendium)).toBe("Wild Shape (Wolf)");
  });

  it("lasts half the druid's level in hours, and gives back what has merged", async () => {
    const { state } = await wolf();
    const before = await inState(state).when({ type: "pass_time", seconds: 7199 });
    expect(before.creature("a").own).toBeDefined();
    const after = await inState(before.state).when({ type: "pass_time", seconds: 1 });
    const ada = after.creature("a");
    expect(ada.own).toBeUndefined();
    expect(ada.make).toEqual(druid(4).make);
    expect(ada.items).toEqual(druid(4).items);
    expect(ada.hp.current).toBe(20);
    expect(ada.effects).toEqual([]);
  });

  it("ends at 0 hit points, and lets through what is left of the damage", async () => {
    const { state } = await wolf();
    const hurt = await inState(state).when({ type: "damage", id: "a", parts: [{ amount: 10 }] });
    expect(hurt.creature("a").hp.current).toBe(1);
    // 15 on 11 hit points: 4 of the druid's 20.
    const out = await inState(state).when({ type: "damage", id: "a", parts: [{ amount: 15 }] });
    expect(out.types).toEqual(["damage_taken", "form_ended", "effect_lost"]);
    expect(out.creature("a").hp.current).toBe(16);
    expect(out.creature("a").deathSaves).toBeUndefined();
  });

  it("falls with the druid where that is more than both have", async () => {
    const { state } = await wolf();
    // 11 and 20: 31 is all of it. The druid of level 4 with 40 extra has more than 31 at most.
    const down = await inState(state).when({ type: "damage", id: "a", parts: [{ amount: 31 }] });
    expect(down.types).toContain("fell");
    expect(down.creature("a").own).toBeUndefined();
    expect(down.creature("a").dead).toBeUndefined();
    const most = maximumOf(druid(4), compendium);
    const spared = await inState(state).when({
      type: "damage",
      id: "a",
      parts: [{ amount: 30 + most }],
    });
    expect(spared.creature("a").dead).toBeUndefined();
    const killed = await inState(state).when({
      type: "damage",
      id: "a",
      parts: [{ amount: 31 + most }],
    });
    expect(killed.creature("a")).toMatchObject({ dead: true, hp: { current: 0 } });
  });

  it("ends with consciousness, and with the druid's will", async () => {
    const { state } = await wolf();
    const asleep = await inState(state).when({
      type: "gain_condition",
      id: "a",
      condition: "unconscious",
      lasting: { kind: "until", what: "removed" },
    });
    expect(asleep.creature("a").own).toBeUndefined();
    expect(asleep.creature("a").hp.current).toBe(20);
    const back = await inState(state).when({ type: "end_form", id: "a" });
    expect(back.creature("a").own).toBeUndefined();
    const none = await inState(back.state).when({ type: "end_form", id: "a" });
    expect(none.refused?.code).toBe("NO_FORM");
  });

  it("takes an action in a fight, and a bonus action back", async () => {
    const fight = fightOf([
      { creature: druid(4) },
      { creature: { ...(await monster("goblin")), id: "g" } },
    ]);
    const shaped = await inState(fight).when(becomes("wolf"));
    expect(shaped.state.combatants?.["a"]?.turn.action).toBe("Wild Shape");
    const again = await inState(shaped.state).when(becomes("wolf"));
    expect(again.refused?.code).toBe("ACTION_SPENT");
    const back = await inState(shaped.state).when({ type: "end_form", id: "a" });
    expect(back.state.combatants?.["a"]?.turn.bonus).toBe("End a form");
  });

  it("is used by its name with the beast as the option, and not spent without one", async () => {
    const named = { type: "use", id: "a", what: { name: "Wild Shape" } } as const;
    const { creature } = await given(druid(4)).when({ ...named, option: "Wolf" });
    expect(creature("a").own).toBeDefined();
    expect(creature("a").hp.current).toBe(11);
    const { refused } = await given(druid(2)).when(named);
    expect(refused?.code).toBe("FORM_NEEDED");
    // At level 2 a challenge of 1/4, and none that swims or flies.
    expect(refused?.legal).toContain("Wolf");
    expect(refused?.legal).not.toContain("Brown Bear");
    expect(refused?.legal).not.toContain("Crocodile");
    const dragon = await given(druid(4)).when({ ...named, option: "Owlbear" });
    expect(dragon.refused?.code).toBe("FORM_OUT_OF_REACH");
  });

  it("does not take the spells of who has Beast Spells", async () => {
    const { creature } = await wolf(18);
    expect(prohibition(creature("a"), "cast", compendium)).toBeUndefined();
  });

  it.each([
    [2, "brown-bear", "challenge rating is 1"],
    [3, "frog", "it swims"],
    [7, "eagle", "it flies"],
    [20, "young-red-dragon", "of type dragon"],
  ])("does not reach at level %i: %s", async (level, beast, why) => {
    const { refused } = await given(druid(level)).when(becomes(beast));
    expect(refused?.message).toContain(why);
  });

  it.each([
    [4, "frog"],
    [4, "ape"],
    [8, "eagle"],
    [8, "brown-bear"],
  ])("reaches at level %i: %s", async (level, beast) => {
    const { creature } = await given(druid(level)).when(becomes(beast));
    expect(creature("a").own).toBeDefined();
  });

  it("is there twice between rests, and for nobody else", async () => {
    let state = (await wolf()).state;
    for (const type of ["end_form", "wild_shape", "end_form"] as const)
      state = (await inState(state).when({ type, id: "a", statBlock: "wolf" })).state;
    const third = await inState(state).when(becomes("wolf"));
    expect(third.refused?.code).toBe("NO_USES");
    const { refused } = await given(armed({ levels: { wizard: 5 } })).when(becomes("wolf"));
    expect(refused?.code).toBe("NO_FEATURE");
  });

  it("is refused in a form that one has, which keeps the features", async () => {
    const { state } = await wolf();
    const again = await inState(state).when(becomes("ape"));
    expect(again.refused?.code).toBe("IN_A_FORM");
  });
});

describe("a form that leaves nothing of oneself", () => {
  it("is the creature that it is of, and what was before comes back", async () => {
    const polymorphed = await given(druid(4)).when({
      type: "take_form",
      id: "a",
      statBlock: "frog",
      keeps: "nothing",
      source: "Polymorph",
      lasting: { kind: "until", what: "removed" },
    });
    const frog = polymorphed.creature("a");
    // Intelligence 1, 1 hit point.
    expect(numbersOf(frog, compendium).abilities.int.effective).toBe(1);
    expect(frog.hp.current).toBe(1);
    const back = await inState(polymorphed.state).when({
      type: "lose_effect",
      id: "a",
      held: "Polymorph (Frog)",
    });
    expect(back.creature("a")).toMatchObject({ make: druid(4).make, hp: { current: 20 } });
  });
});
