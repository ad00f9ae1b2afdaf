import { describe, expect, test } from "vitest";
import { bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const glare = {
  actorId: "Mummy",
  action: "use_special_ability",
  abilityName: "Dreadful Glare",
  targetId: "Adult Black Dragon",
};

/** A mummy and a bearded devil of Bo's side fight a dragon. The stare: DC 11 against Wisdom +6. */
async function stared(more: object = {}): Promise<PlayTable> {
  const table = await openTable(bo);
  const participants = [
    { creature: "Mummy", side: "party", initiative: 20 },
    { creature: "Bearded Devil", side: "party", initiative: 19 },
    { creature: "Adult Black Dragon", initiative: 15 },
    { characterId: "Bo", initiative: 10 },
  ];
  await whole(table.call("create_encounter", { name: "Lair", participants, ...more }));
  return table;
}

describe("Legendary Resistance", () => {
  test("is the game master's choice: a failed save waits for it", async () => {
    const { call } = await stared();
    // 3 + 6 = 9 against 11.
    const { data, text } = await whole(call("execute_action", glare, 3));
    expect(data).toMatchObject({
      pending: [
        {
          trigger: "Adult Black Dragon has 9 on a save against DC 11",
          options: [{ reaction: "Legendary Resistance" }],
        },
      ],
    });
    expect(text).toContain("Adult Black Dragon: Legendary Resistance");
    const answer = {
      actorId: "Adult Black Dragon",
      economy: "reaction",
      reaction: "legendary resistance",
    };
    const { text: taken, data: kept } = await whole(call("execute_action", answer));
    expect(taken).toContain("Adult Black Dragon reacts: Legendary Resistance.");
    expect(taken).not.toContain("frightened");
    // It takes no reaction.
    expect(kept).toMatchObject({ economy: { reaction: true } });
  });

  test("is declined by whatever else is done", async () => {
    const { call } = await stared();
    await whole(call("execute_action", glare, 3));
    const { text } = await whole(call("advance_turn"));
    expect(text).toContain("frightened");
  });

  test("is taken by itself where all reactions are the server's, while any are left", async () => {
    const { call } = await stared({ autoReactions: "all" });
    const beard = {
      actorId: "Bearded Devil",
      action: "attack",
      attackName: "Beard",
      targetId: "Adult Black Dragon",
    };
    await whole(call("advance_turn"));
    // 15 + 6 hits 19 for 1 + 2 points; the save of 1 + 10 = 11 fails against 12.
    for (const left of [2, 1, 0]) {
      const { data, text } = await whole(call("execute_action", beard, 15, 1, 1));
      expect(text).toContain("Adult Black Dragon reacts: Legendary Resistance.");
      expect(text).toContain(`${left} left`);
      expect(text).not.toContain("poisoned");
      expect(data).not.toHaveProperty("pending");
      await whole(call("advance_turn", { count: 4 }));
    }
    const { text } = await whole(call("execute_action", beard, 15, 1, 1));
    expect(text).toContain("poisoned");
  });
});
