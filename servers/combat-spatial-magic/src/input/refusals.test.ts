import { expect, test } from "vitest";
import { bo } from "../testing/heroes.js";
import { openTable } from "../testing/table.js";

const of = { characterId: "Bo" };

test.each([
  ["take_rest", { ...of, restType: "short", hitDice: "two" }, "hitDice: must be how many, 0 to 20"],
  ["update_character", { ...of, hp: true }, 'hp: must be like 23 to set, "+10" to heal'],
  ["update_character", { ...of, maxHp: 0 }, "maxHp: Too small: expected number to be >=1"],
  [
    "update_character",
    { batch: ["Bo"] },
    "batch[0]: must be an object with this tool's own fields",
  ],
  ["update_character", { batch: [] }, "batch: must hold one call or more"],
  ["roll_check", { ...of, kind: "attack", manualRoll: 21 }, "manualRoll: a d20 shows 1 to 20"],
  [
    "roll_check",
    { ...of, kind: "skill", skill: "athletics", manualRolls: [3, 4] },
    "manualRoll is the one d20, manualRolls two of them",
  ],
  [
    "create_encounter",
    { participants: [{ ...of, position: "-1,4" }] },
    "position: (-1, 4) is on no map: squares are counted from 0 at the north-west corner, to 199",
  ],
  [
    "create_encounter",
    { participants: [{ ...of, position: "north" }] },
    'position: must be a square: { x, y, z? }, or "5,7"',
  ],
  ["move_combatant", { creatureId: "Bo", to: "4,-1" }, "to: (4, -1) is on no map"],
  ["move_combatant", { creatureId: "Bo", to: { x: 4, y: -1 } }, "to.y: squares are counted from 0"],
  [
    "manage_condition",
    { ...of, operation: "add", duration: "a while" },
    "duration: must be rounds",
  ],
])("%s %j is refused with what is allowed", async (tool, args, said) => {
  const { call } = await openTable(bo);
  const { isError, text } = await call(tool, args);
  expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(said) });
});

test("a page of characters beyond the last is said to be none", async () => {
  const { call } = await openTable(bo);
  const { text } = await call("list_characters", { page: 9 });
  expect(text).toBe("1 character: there is no page 9, all is on the first.");
});
