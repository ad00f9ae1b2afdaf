import { expect, it } from "vitest";
import { creatures } from "./index.js";
import { creatureTexts } from "./texts.js";

it("says of every stat block all that there is, under its names", () => {
  const read: readonly unknown[] = creatureTexts.map(({ json }) => JSON.parse(json));
  expect(read).toEqual(creatures);
  expect(creatureTexts.map(({ id, name, also }) => ({ id, name, also }))).toEqual(
    creatures.map(({ id, name, also }) => ({ id, name, also })),
  );
});
