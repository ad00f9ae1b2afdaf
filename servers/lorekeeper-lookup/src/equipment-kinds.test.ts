import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { expect, test } from "vitest";
import { equipmentKinds } from "./equipment-kinds.js";

test("without a filter every kind of the type is asked", () => {
  expect(equipmentKinds("all", {})).toEqual(["weapon", "armor", "magic-item"]);
  expect(equipmentKinds("all", { name: "chain", rarity: undefined })).toHaveLength(3);
  expect(equipmentKinds("armor", { name: "chain" })).toEqual(["armor"]);
});

test.each([
  [{ damage_dice: "1d8" }, ["weapon"]],
  [{ is_simple: false }, ["weapon"]],
  [{ rarity: "rare" }, ["magic-item"]],
  [{ requires_attunement: "no", name: "ring" }, ["magic-item"]],
])("%j leaves %j", (filters, kinds) => {
  expect(equipmentKinds("all", filters)).toEqual(kinds);
});

test("filters that no kind has together are refused with those that each has", () => {
  const refused = () => equipmentKinds("all", { rarity: "rare", is_simple: true });
  expect(refused).toThrow(ToolFault);
  expect(refused).toThrow("Equipment of type all is not filtered by rarity and is_simple");
  expect(() => equipmentKinds("armor", { damage_dice: "1d8" })).toThrow(
    expect.objectContaining({
      code: "INVALID_ARGUMENT",
      hint: "weapon: damage_dice, is_simple; armor: only by name; magic-item: rarity, requires_attunement",
    }),
  );
});
