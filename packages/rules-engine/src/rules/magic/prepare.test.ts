import { expect, it } from "vitest";
import { caster } from "../../../testing/caster.js";
import { given } from "../../../testing/given.js";

/** A wizard of level 1 with Intelligence 18 prepares five. */
const book = [
  "fire-bolt",
  "shield",
  "sleep",
  "magic-missile",
  "mage-armor",
  "burning-hands",
  "thunderwave",
];
const wizard = caster("a", ["wizard", 1], book);

it("chooses the day's spells out of the book, by name, as many as level and ability let", async () => {
  const { creature } = await given(wizard).when({
    type: "prepare",
    id: "a",
    spells: ["Shield", "sleep", "Magic Missile", "mage-armor", "burning-hands"],
  });
  expect(creature("a").prepared).toEqual([
    "shield",
    "sleep",
    "magic-missile",
    "mage-armor",
    "burning-hands",
  ]);
});

it("no more than that, no cantrips, and nothing that is not in the book", async () => {
  const many = await given(wizard).when({ type: "prepare", id: "a", spells: book.slice(1) });
  expect(many.refused?.code).toBe("TOO_MANY_PREPARED");
  const cantrip = await given(wizard).when({ type: "prepare", id: "a", spells: ["fire-bolt"] });
  expect(cantrip.refused?.code).toBe("CANNOT_PREPARE");
  const strange = await given(wizard).when({ type: "prepare", id: "a", spells: ["grease"] });
  expect(strange.refused?.code).toBe("CANNOT_PREPARE");
});

it("of a domain's spells none counts: they are prepared always", async () => {
  const cleric = caster("a", ["cleric", 1], ["guiding-bolt"], {
    make: { subclasses: { cleric: "life-domain" } },
  });
  const { state, creature } = await given(cleric).when({ type: "prepare", id: "a", spells: [] });
  expect(creature("a").prepared).toEqual([]);
  const cast = await given(...Object.values(state.creatures))
    .rolling(4)
    .when({
      type: "cast",
      id: "a",
      spell: "cure-wounds",
      targets: ["a"],
    });
  expect(cast.refused).toBeUndefined();
  const other = await given(...Object.values(state.creatures)).when({
    type: "cast",
    id: "a",
    spell: "guiding-bolt",
    targets: ["a"],
  });
  expect(other.refused?.code).toBe("NOT_PREPARED");
});
