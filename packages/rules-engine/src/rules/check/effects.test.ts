import { expect, it } from "vitest";
import { rolling, under } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/index.js";

it("adds Bless to attacks and saves, and not to checks", async () => {
  const blessed = creatureOf(
    under("Bless", [
      { kind: "roll", on: "attack", by: "self", bonus: "1d4" },
      { kind: "roll", on: "save", by: "self", bonus: "1d4" },
    ]),
  );
  expect(await rolling(blessed, { kind: "save", ability: "wis", dc: 13 }, 10, 3)).toMatchObject({
    d20: {
      rolls: [10],
      modifiers: [
        { source: "Wisdom", value: 0 },
        { source: "Bless", value: 3, rolls: [3] },
      ],
      total: 13,
    },
    success: true,
  });
  expect(await rolling(blessed, { kind: "skill", skill: "stealth" }, 10)).toMatchObject({
    d20: { total: 10 },
  });
});

it("adds Guidance to checks, initiative too, and not to saves or passive scores", async () => {
  const guided = creatureOf(
    under("Guidance", [{ kind: "roll", on: "check", by: "self", bonus: "1d4" }]),
  );
  expect(await rolling(guided, { kind: "ability", ability: "int" }, 10, 4)).toMatchObject({
    d20: { total: 14 },
  });
  expect(await rolling(guided, { kind: "initiative" }, 10, 4)).toMatchObject({
    d20: { total: 14 },
  });
  expect(await rolling(guided, { kind: "save", ability: "int" }, 10)).toMatchObject({
    d20: { total: 10 },
  });
  const passive = { kind: "skill", skill: "perception", passive: true } as const;
  expect(await rolling(guided, passive)).toMatchObject({ d20: { total: 10 } });
});

it("uses scores and bonuses as they are now", async () => {
  const strong = creatureOf(
    under("Potion of Giant Strength", [{ kind: "stat", stat: "str", change: "least", by: 21 }]),
  );
  expect(await rolling(strong, { kind: "skill", skill: "athletics" }, 10)).toMatchObject({
    d20: { modifiers: [{ source: "Strength", value: 5 }], total: 15 },
  });
  const quick = creatureOf(
    under("Haste of the test", [{ kind: "stat", stat: "initiative", change: "add", by: 5 }]),
  );
  expect(await rolling(quick, { kind: "initiative" }, 10)).toMatchObject({
    d20: { modifiers: [{}, { source: "Haste of the test", value: 5 }], total: 15 },
  });
});

it("counts what an item adds to saves", async () => {
  const ring = {
    id: "i1",
    name: "Ring of Protection",
    magic: "ring-of-protection",
    quantity: 1,
    slot: "worn",
  } as const;
  const worn = creatureOf({ items: [{ ...ring, attuned: true }] });
  expect(await rolling(worn, { kind: "save", ability: "dex" }, 10)).toMatchObject({
    d20: { modifiers: [{}, { source: "Ring of Protection", value: 1 }], total: 11 },
  });
  const unattuned = creatureOf({ items: [ring] });
  expect(await rolling(unattuned, { kind: "save", ability: "dex" }, 10)).toMatchObject({
    d20: { total: 10 },
  });
});

it("adds a paladin's own Charisma to saves: Aura of Protection", async () => {
  const paladin = creatureOf({
    make: {
      levels: Array.from({ length: 6 }, () => ({ class: "paladin" as const, hp: 6 })),
      abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 16 },
    },
  });
  // Wisdom 0, proficiency +3, aura +3.
  expect(await rolling(paladin, { kind: "save", ability: "wis" }, 10)).toMatchObject({
    d20: { modifiers: [{}, { value: 3 }, { source: "Aura of Protection", value: 3 }], total: 16 },
  });
});

it("helps with concentration where an effect is for that alone", async () => {
  const focused = creatureOf(
    under("War Caster", [
      {
        kind: "roll",
        on: "save",
        by: "self",
        mode: "advantage",
        when: { against: "concentration" },
      },
    ]),
  );
  const save = { kind: "save", ability: "con", dc: 10 } as const;
  const kept = await rolling(focused, { ...save, against: "concentration" }, 4, 12);
  expect(kept).toMatchObject({ success: true, d20: { mode: "advantage" } });
  expect(await rolling(focused, save, 4)).toMatchObject({ success: false });
});

it("raises low faces where an effect has a floor", async () => {
  const glib = creatureOf(
    under("Glibness", [
      { kind: "roll", on: "check", by: "self", floor: 15, when: { ability: ["cha"] } },
    ]),
  );
  expect(await rolling(glib, { kind: "skill", skill: "deception" }, 4)).toMatchObject({
    d20: { natural: 4, kept: 15 },
  });
  expect(await rolling(glib, { kind: "skill", skill: "stealth" }, 4)).toMatchObject({
    d20: { kept: 4 },
  });
});

it("hampers by the kind of creature that is met", async () => {
  const scared = creatureOf(
    under("Hunter", [
      { kind: "roll", on: "attack", by: "self", mode: "advantage", when: { other: ["undead"] } },
    ]),
  );
  expect(await rolling(scared, { kind: "attack", against: "Zombie" }, 4, 12)).toMatchObject({
    d20: { kept: 12 },
  });
  expect(await rolling(scared, { kind: "attack", against: "the undead" }, 4, 12)).toMatchObject({
    d20: { kept: 12 },
  });
  expect(await rolling(scared, { kind: "attack", against: "Goblin" }, 4)).toMatchObject({
    d20: { kept: 4 },
  });
});
