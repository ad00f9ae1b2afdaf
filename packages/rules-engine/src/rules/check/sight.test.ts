import { describe, expect, it } from "vitest";
import { held } from "../../../testing/attacking.js";
import { suffering, under } from "../../../testing/checks.js";
import { creatureOf, usingDice } from "../../../testing/index.js";
import type { Creature } from "../../creature/creature.js";
import type { Scene } from "../../gather/circumstances.js";
import { check } from "./check.js";

interface Met {
  readonly weapon?: string;
  readonly scene?: Scene;
}

/** What speaks for an attack and against it, and what nobody told. Two dice are there for who needs them. */
async function attack(attacker: Creature, opponent: Creature, { weapon, scene }: Met = {}) {
  const using = await usingDice(10, 11);
  const request = { kind: "attack", ...(weapon !== undefined && { weapon }) } as const;
  const met = check(attacker, request, { ...using, opponent, ...(scene && { scene }) });
  if (!met.ok || !("mode" in met.value.d20)) throw new Error(JSON.stringify(met));
  const { mode, sources } = met.value.d20;
  return { mode, sources, open: met.value.open };
}

const swordsman = creatureOf({ items: [held("longsword", "main_hand")] });
const archer = creatureOf({
  items: [held("longbow", "two_hands"), held("arrow", undefined, { quantity: 20 })],
});
const dummy = creatureOf({ id: "b" });
const beast = (statBlock: string, over: Partial<Creature> = {}): Creature =>
  creatureOf({ id: "b", ...over, make: { statBlock } });

const normal = { mode: "normal", sources: [], open: [] };

describe("who is unseen (Unseen Attackers and Targets)", () => {
  const invisible = suffering("invisible");
  const blinded = suffering("blinded");

  it("is so by a condition, where nobody tells more", async () => {
    const hidden = { ...swordsman, ...invisible };
    expect(await attack(hidden, dummy)).toEqual({
      mode: "advantage",
      sources: ["advantage: Invisible"],
      open: [],
    });
    expect(await attack(swordsman, { ...dummy, ...invisible })).toMatchObject({
      sources: ["disadvantage: Invisible"],
    });
    expect(await attack(swordsman, { ...dummy, ...blinded })).toMatchObject({
      sources: ["advantage: Blinded"],
    });
    expect(await attack({ ...swordsman, ...blinded }, dummy)).toMatchObject({
      sources: ["disadvantage: Blinded"],
    });
  });

  it("cancels where neither sees the other", async () => {
    const met = await attack({ ...swordsman, ...invisible }, { ...dummy, ...invisible });
    expect(met).toMatchObject({
      mode: "normal",
      sources: ["advantage: Invisible", "disadvantage: Invisible"],
    });
  });

  // An adult red dragon has blindsight 60 ft., a giant bat too; a unicorn has darkvision alone; a couatl truesight 120 ft.
  it("is seen by blindsight and truesight, as far as they go", async () => {
    const hidden = { ...swordsman, ...invisible };
    expect(await attack(hidden, beast("adult-red-dragon"))).toEqual(normal);
    expect(await attack(hidden, beast("couatl"))).toEqual(normal);
    expect(await attack(hidden, beast("unicorn"))).toMatchObject({ mode: "advantage" });
    const shot = { ...archer, ...invisible };
    const from = (feet: number) =>
      attack(shot, beast("adult-red-dragon"), { scene: { feet } }).then(({ mode }) => mode);
    expect(await from(60)).toBe("normal");
    expect(await from(65)).toBe("advantage");
    expect(await attack(shot, beast("adult-red-dragon"))).toMatchObject({ mode: "advantage" });
  });

  it("is found without eyes by blindsight, not by truesight", async () => {
    const bat = beast("giant-bat", blinded);
    expect(await attack(bat, dummy)).toEqual(normal);
    expect(await attack(swordsman, bat)).toEqual(normal);
    expect(await attack(beast("couatl", blinded), dummy, { weapon: "Bite" })).toMatchObject({
      sources: ["disadvantage: Blinded"],
    });
  });

  it("is so in the dark and behind leaves, by what the scene says", async () => {
    expect(await attack(swordsman, dummy, { scene: { unseen: true } })).toMatchObject({
      sources: ["advantage: unseen attacker"],
    });
    expect(await attack(swordsman, dummy, { scene: { sees: false } })).toMatchObject({
      sources: ["disadvantage: unseen target"],
    });
    expect(await attack(swordsman, dummy, { scene: { sees: true, unseen: false } })).toEqual(
      normal,
    );
  });

  it("is not unseen for all its invisibility, where the scene says that it is seen", async () => {
    const hidden = { ...swordsman, ...invisible };
    expect(await attack(hidden, dummy, { scene: { unseen: false } })).toEqual(normal);
    expect(await attack(hidden, dummy, { scene: { unseen: true } })).toMatchObject({
      sources: ["advantage: Invisible"],
    });
    const vanished = { ...dummy, ...invisible };
    expect(await attack(swordsman, vanished, { scene: { sees: true } })).toEqual(normal);
    expect(await attack(swordsman, vanished, { scene: { sees: false } })).toMatchObject({
      sources: ["disadvantage: Invisible"],
    });
  });
});

describe("what an attack relies on (Blur)", () => {
  const attacked = { kind: "roll", on: "attack", by: "foe" } as const;
  const blurred = {
    ...dummy,
    ...under("Blur", [{ ...attacked, mode: "disadvantage", when: { relies: "sight" } }]),
  };

  it("is sight, for who has nothing else", async () => {
    expect(await attack(swordsman, blurred)).toEqual({
      mode: "disadvantage",
      sources: ["disadvantage: Blur"],
      open: [],
    });
    expect(await attack(archer, blurred)).toMatchObject({ mode: "disadvantage" });
  });

  it("is not, as far as blindsight and truesight go; where that is open it is told", async () => {
    expect(await attack(beast("giant-bat"), blurred)).toEqual(normal);
    const bite = (scene?: Scene) =>
      attack(beast("adult-red-dragon"), blurred, { weapon: "Bite", ...(scene && { scene }) });
    // Its bite reaches 10 feet, its blindsight 60.
    expect(await bite()).toEqual({ ...normal, open: ["Blur"] });
    expect(await bite({ feet: 10 })).toEqual(normal);
    expect(await bite({ feet: 65 })).toMatchObject({ mode: "disadvantage" });
  });

  it("is what the scene says", async () => {
    expect(await attack(swordsman, blurred, { scene: { relies: ["hearing"] } })).toEqual(normal);
  });

  it("lights up whom the attacker sees (Faerie Fire)", async () => {
    const lit = {
      ...dummy,
      ...under("Faerie Fire", [
        { ...attacked, mode: "advantage", when: { not: { unseen: "self" } } },
      ]),
    };
    expect(await attack(swordsman, lit)).toMatchObject({ sources: ["advantage: Faerie Fire"] });
    expect(await attack({ ...swordsman, ...suffering("blinded") }, lit)).toMatchObject({
      sources: ["disadvantage: Blinded"],
    });
  });
});

it("is clumsy with a lance at somebody beside it, and tells so where nobody says how far (Lance)", async () => {
  const rider = creatureOf({ items: [held("lance", "main_hand"), held("shortsword", "off_hand")] });
  expect(await attack(rider, dummy, { weapon: "Lance", scene: { feet: 5 } })).toMatchObject({
    sources: ["disadvantage: Lance"],
  });
  expect(await attack(rider, dummy, { weapon: "Lance", scene: { feet: 10 } })).toEqual(normal);
  expect(await attack(rider, dummy, { weapon: "Lance" })).toEqual({ ...normal, open: ["Lance"] });
  expect(await attack(rider, dummy, { weapon: "Shortsword" })).toEqual(normal);
});

it("takes nobody else's item for its own", async () => {
  const charm = {
    id: "longsword-main_hand",
    name: "Charm",
    quantity: 1,
    slot: "worn",
    custom: {
      type: "charm",
      weight: 0,
      effects: [
        {
          kind: "roll",
          on: "attack",
          by: "foe",
          mode: "disadvantage",
          when: { with: "this-item" },
        },
      ],
    },
  } as const;
  expect(await attack(swordsman, { ...dummy, items: [charm] })).toEqual(normal);
});
