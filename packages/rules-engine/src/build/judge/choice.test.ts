import { expect, test } from "vitest";
import { checkChoice } from "./choice.js";

const spell = (id: string) => ({ id, name: id, srd: "Spell Lists", summary: "" });
const [sanctuary, command, shield] = [spell("Sanctuary"), spell("Command"), spell("Shield")];

/** What a cleric who prepares one spell, and a wizard with two in the book, may choose. */
const ofBoth = [
  { takes: ({ id }: { readonly id: string }) => id !== "Shield" },
  ...[1, 2].map(() => ({ takes: ({ id }: { readonly id: string }) => id === "Shield" })),
];

test("too many of one list are counted by that list's room, not by the other's", () => {
  const { remarks } = checkChoice({
    field: "spells",
    noun: "spell",
    rule: "Spellcasting",
    chosen: [sanctuary, command],
    slots: ofBoth,
    all: [sanctuary, command, shield],
  });
  expect(remarks).toContainEqual(
    expect.objectContaining({
      problem: "Of 2 spells chosen, 1 too many: Command.",
      legal: ["at most 1 spell of the lists that have Command"],
    }),
  );
});
