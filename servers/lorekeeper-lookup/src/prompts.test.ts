import type { Connection } from "@tabletop-mcp/mcp-kit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connected } from "./testing/lore.js";

let connection: Connection;
beforeAll(async () => {
  connection = await connected();
});
afterAll(() => connection.close());

test("a spell card is asked for with the record itself", async () => {
  const prompt = await connection.client.getPrompt({
    name: "spell_card",
    arguments: { spell: "fireball" },
  });
  expect(prompt).toMatchObject({
    description: "Fireball",
    messages: [
      {
        role: "user",
        content: {
          type: "text",
          text: `Make a spell card of this for a player: what to roll, who saves, what happens, in few words. Change no number, and name the source.

## Fireball

_Level 3 evocation_

- **Casting time:** 1 action
- **Range:** 60 feet
- **Components:** V, S
- **Duration:** Instantaneous
- **Classes:** sorcerer, wizard

What Fireball does.

_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v2._`,
        },
      },
    ],
  });
});

test("a stat block is asked for by name", async () => {
  const { messages } = await connection.client.getPrompt({
    name: "stat_block",
    arguments: { creature: "Skeleton" },
  });
  expect(messages).toHaveLength(1);
  expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining("## Skeleton") });
});

test("an unknown name is refused with those that are like it", async () => {
  const asked = connection.client.getPrompt({
    name: "stat_block",
    arguments: { creature: "Skeletn" },
  });
  await expect(asked).rejects.toThrow(/no creature "Skeletn".*skeleton/i);
});

test.each([
  ["spell_card", "spell", "hun", ["Hunter's Mark"]],
  ["stat_block", "creature", "", ["Skeleton"]],
])("%s completes its %s with names", async (prompt, name, value, values) => {
  const { completion } = await connection.client.complete({
    ref: { type: "ref/prompt", name: prompt },
    argument: { name, value },
  });
  expect(completion.values).toEqual(values);
});
