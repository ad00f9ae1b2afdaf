import { expect, test } from "vitest";
import { openTable, whole } from "../../testing/table.js";

test("one roll", async () => {
  const { call } = await openTable();
  expect(await call("roll_dice", { expression: "4d6kh3+1" }, 2, 6, 5, 3)).toMatchInlineSnapshot(`
    {
      "data": {
        "results": [
          {
            "explanation": "4d6kh3: rolls [2, 6, 5, 3] -> keep [6, 5, 3] = 14; +1 => 15",
            "expression": "4d6kh3 + 1",
            "terms": [
              {
                "count": 4,
                "kept": [
                  6,
                  5,
                  3,
                ],
                "modifiers": [
                  {
                    "count": 3,
                    "type": "keep",
                    "which": "highest",
                  },
                ],
                "rolls": [
                  2,
                  6,
                  5,
                  3,
                ],
                "sides": 6,
                "sign": 1,
                "subtotal": 14,
                "type": "die",
              },
              {
                "sign": 1,
                "subtotal": 1,
                "type": "constant",
                "value": 1,
              },
            ],
            "total": 15,
          },
        ],
      },
      "isError": false,
      "text": "4d6kh3: rolls [2, 6, 5, 3] -> keep [6, 5, 3] = 14; +1 => 15",
    }
  `);
});

test("labels, and the same again", async () => {
  const { call } = await openTable();
  const { text, data } = await whole(
    call(
      "roll_dice",
      {
        batch: [
          { label: "axe", expression: "d12" },
          { expression: "d4", repeat: 2 },
        ],
      },
      7,
      1,
      4,
    ),
  );
  expect(text).toBe("axe: d12: rolls [7] = 7 => 7\nd4: rolls [1] = 1 => 1\nd4: rolls [4] = 4 => 4");
  expect(data).toMatchObject({
    results: [{ label: "axe", expression: "d12", total: 7 }, { total: 1 }, { total: 4 }],
  });
});

test("what stands beside a batch is for all of it", async () => {
  const { call } = await openTable();
  const { data } = await whole(
    call("roll_dice", { expression: "d20", batch: [{ label: "a" }, { label: "b" }] }, 3, 4),
  );
  expect(data).toMatchObject({
    results: [
      { label: "a", total: 3 },
      { label: "b", total: 4 },
    ],
  });
});

test.each([
  [{}, "[INVALID_ARGUMENT] expression is missing."],
  [{ expression: "2d6+banana" }, "[UNPARSEABLE_INPUT]"],
  [{ expression: "d6", repeat: 101 }, "[INVALID_ARGUMENT] repeat: Too big"],
  [{ batch: [{ expression: "d6" }, { expression: "six" }] }, "[UNPARSEABLE_INPUT] batch[1]: "],
  [
    { batch: [{ expression: "d6" }, { expression: 6 }] },
    "[INVALID_ARGUMENT] batch[1]: expression: expected string",
  ],
  [
    { batch: [{ expression: "d6", repeat: 1_000 }] },
    "[INVALID_ARGUMENT] batch[0]: repeat: Too big",
  ],
])("%j rolls nothing", async (asked, message) => {
  const { call } = await openTable();
  const { isError, text } = await call("roll_dice", asked);
  expect(isError).toBe(true);
  expect(text.slice(0, message.length)).toBe(message);
});
