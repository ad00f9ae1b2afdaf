import type { Effect } from "@tabletop-mcp/srd-data";
import { expect, it } from "vitest";
import { suffering, under } from "../../../testing/checks.js";
import { creatureOf, usingDice } from "../../../testing/index.js";
import type { Creature } from "../../creature/creature.js";
import type { CheckRequest } from "../../game/request.js";
import { check } from "./check.js";

const usedBy = async (creature: Creature, request: CheckRequest, opponent?: Creature) => {
  const using = await usingDice(3, 3, 3);
  const met = check(creature, request, { ...using, ...(opponent && { opponent }) });
  return met.ok ? met.value.used : met.error;
};

/** What the first roll that it bears on ends. */
const once = (name: string, ...effects: readonly Effect[]): Pick<Creature, "effects"> => {
  const ending = { kind: "boon", endsOn: ["used"] } as const;
  return under(name, effects, ending);
};

const guided = creatureOf(
  once("Guidance", { kind: "roll", on: "check", by: "self", bonus: "1d4" }),
);

it("names the held effect that a roll used up (Guidance)", async () => {
  expect(await usedBy(guided, { kind: "skill", skill: "stealth" })).toEqual([
    { id: "a", held: "e1" },
  ]);
});

it("names none that did not bear on the roll, or that goes on", async () => {
  expect(await usedBy(guided, { kind: "save", ability: "dex" })).toBeUndefined();
  const blessed = creatureOf(
    under("Bless", [{ kind: "roll", on: "save", by: "self", bonus: "1d4" }]),
  );
  expect(await usedBy(blessed, { kind: "save", ability: "dex" })).toBeUndefined();
});

it("names none where no die fell: passive scores, automatic failures", async () => {
  const stealth = { kind: "skill", skill: "stealth" } as const;
  expect(await usedBy(guided, { ...stealth, passive: true })).toBeUndefined();
  const shielded = creatureOf({
    ...once("Resistance", { kind: "roll", on: "save", by: "self", bonus: "1d4" }),
    ...suffering("paralyzed"),
  });
  expect(await usedBy(shielded, { kind: "save", ability: "dex" })).toBeUndefined();
});

it("names that of the other creature as the other's (Guiding Bolt)", async () => {
  const lit = creatureOf({
    id: "b",
    ...once("Guiding Bolt", { kind: "roll", on: "attack", by: "foe", mode: "advantage" }),
  });
  expect(await usedBy(creatureOf(), { kind: "attack" }, lit)).toEqual([{ id: "b", held: "e1" }]);
});

it("serves the roll that its bearer wants it for, and no other: Bardic Inspiration", async () => {
  const inspired = creatureOf(
    once("Bardic Inspiration", {
      kind: "roll",
      on: "check",
      by: "self",
      bonus: "1d6",
      onRequest: true,
    }),
  );
  expect(await usedBy(inspired, { kind: "ability", ability: "wis" })).toBeUndefined();
  const wants = ["Bardic Inspiration"];
  expect(await usedBy(inspired, { kind: "ability", ability: "wis", wants })).toEqual([
    { id: "a", held: "e1" },
  ]);
});
