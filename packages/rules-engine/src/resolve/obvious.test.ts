import { describe, expect, it } from "vitest";
import { creatureOf } from "../../testing/creature.js";
import { type Fighter, fightOf } from "../../testing/fight.js";
import { inState, type Outcome } from "../../testing/given.js";
import { monster } from "../../testing/monster.js";
import type { Action } from "../game/action.js";
import type { GameState } from "../game/state.js";
import { combatReactions } from "../rules/combat/reactions.js";
import { srdCompendium } from "../tables/compendium.js";
import { obviousAnswer } from "./obvious.js";

const all = { house: { diagonals: "5", autoReactions: "all" }, clock: 0 } as const;

/** What comes of it, and what the rules then answer by themselves; `rolling` says what falls for both. */
async function played(state: GameState, action: Action, ...faces: readonly number[]) {
  const asked = await inState(state, combatReactions)
    .rolling(...faces)
    .when(action);
  const compendium = await srdCompendium();
  const rng = { source: "none", die: () => 0 };
  const using = { rng, compendium, reactions: combatReactions };
  return { asked, answer: obviousAnswer(asked.state, using) };
}

const after = ({ state }: Outcome, answer: Action | undefined): Promise<Outcome> => {
  if (answer === undefined) throw new Error("Nothing is answered.");
  return inState(state, combatReactions).when(answer);
};

describe("Legendary Resistance", () => {
  const fight = async (left: number) => {
    const creature = await monster("adult-red-dragon", {
      id: "g",
      hp: { current: left, temporary: 0 },
    });
    const mage = await monster("young-white-dragon", { id: "a" });
    return fightOf([{ creature: mage }, { creature }], all);
  };
  // A young white dragon's breath: DC 15 Constitution, half of 10d8. An adult red dragon has + 13.
  const breath = {
    type: "use",
    id: "a",
    what: { name: "Cold Breath" },
    targets: ["g"],
  } as const;

  it("is kept where half the damage is all that a save would spare it", async () => {
    const { answer } = await played(await fight(200), breath, 1);
    expect(answer).toEqual({ type: "decline", id: "g", pendingId: "save-rolled:g" });
  });

  it("is taken where it has a quarter of its hit points left", async () => {
    // 256: 64.
    const { answer } = await played(await fight(64), breath, 1);
    expect(answer).toMatchObject({ type: "react", reaction: "Legendary Resistance" });
  });

  it("is taken against what would frighten it", async () => {
    const creature = await monster("adult-red-dragon", { id: "g" });
    const mummy = await monster("mummy", { id: "a" });
    const state = fightOf([{ creature: mummy }, { creature }], all);
    const glare = {
      type: "use",
      id: "a",
      what: { name: "Dreadful Glare" },
      targets: ["g"],
    } as const;
    const { asked, answer } = await played(state, glare, 1);
    expect(answer).toMatchObject({ type: "react", reaction: "Legendary Resistance" });
    expect((await after(asked, answer)).creature("g").conditions).toEqual([]);
  });
});

describe("Protection", () => {
  const guard = creatureOf({
    id: "h",
    characterType: "npc",
    make: {
      levels: [{ class: "fighter", hp: 10 }],
      options: { "fighter-fighting-style": ["fighter-fighting-style-protection"] },
    },
    items: [{ id: "i1", name: "Shield", base: "shield", quantity: 1, slot: "shield" }],
  });
  const attack = { type: "attack", id: "a", target: "g" } as const;
  const three = (side: Fighter["side"]) =>
    fightOf(
      [
        { creature: creatureOf({ id: "a" }), side: "party" },
        { creature: creatureOf({ id: "g", characterType: "enemy" }), side: "enemy" },
        { creature: guard, ...(side && { side }) },
      ],
      all,
    );

  it("is for one's own side", async () => {
    const own = await played(three("enemy"), attack);
    expect(own.answer).toMatchObject({ type: "react", id: "h", reaction: "Protection" });
    const other = await played(three("neutral"), attack);
    expect(other.answer).toMatchObject({ type: "decline", id: "h" });
  });
});

it("players are asked, whatever the house lets creatures do", async () => {
  const creature = await monster("adult-red-dragon", { id: "g", characterType: "pc" });
  const mummy = await monster("mummy", { id: "a" });
  const state = fightOf([{ creature: mummy }, { creature }], all);
  const glare = { type: "use", id: "a", what: { name: "Dreadful Glare" }, targets: ["g"] } as const;
  const { asked, answer } = await played(state, glare, 1);
  expect(asked.state.waiting?.window.open).toHaveLength(1);
  expect(answer).toBeUndefined();
});
