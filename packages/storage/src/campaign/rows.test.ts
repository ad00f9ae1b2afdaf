import { expect, it } from "vitest";
import { type Looks, type Reading, repositoryOf } from "./rows.js";

interface Someone {
  readonly id: string;
  readonly name: string;
}

const looks: Looks = { once: async (work) => work(), together: async (work) => work() };

/** Rows of two people who are renamed as soon as somebody has looked a name up. */
function renamedMeanwhile(before: readonly Someone[], after: readonly Someone[]) {
  let people = before;
  const rows: Reading<Someone> = {
    kind: "character",
    find(said) {
      const found = people.find(({ id, name }) => id === said || name === said)?.id;
      people = after;
      return found;
    },
    read(id) {
      const value = people.find((one) => one.id === id);
      return value && { value, version: 1 };
    },
    names: () => people,
    nameOf: ({ name }) => name,
  };
  return repositoryOf(rows, looks);
}

const before = [
  { id: "a", name: "Ada" },
  { id: "b", name: "Bo" },
];

it("gives whoever has the name when the row is read", async () => {
  const swapped = [
    { id: "a", name: "Old Ada" },
    { id: "b", name: "Ada" },
  ];
  expect((await renamedMeanwhile(before, swapped).called("Ada"))?.value.id).toBe("b");
});

it("gives nobody when the name is nobody's any more", async () => {
  const renamed = [{ id: "a", name: "Old Ada" }];
  expect(await renamedMeanwhile(before, renamed).called("Ada")).toBeUndefined();
  expect(await renamedMeanwhile(before, []).called("Ada")).toBeUndefined();
});

it("gives who is called by id under any name", async () => {
  const renamed = [{ id: "a", name: "Old Ada" }];
  expect((await renamedMeanwhile(before, renamed).called("a"))?.value.name).toBe("Old Ada");
});
