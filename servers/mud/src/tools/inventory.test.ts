import { expect, test } from "vitest";
import { noon, tableOf } from "../testing/table.js";

test("says the conditions that somebody is in, as long as they last", async () => {
  const { as, ctx, scene, wait } = await tableOf();
  const { version, place, body } = (await scene("Ada")).me;
  const clock = noon / 1000;
  const paralyzed = {
    id: "c1",
    condition: "paralyzed",
    source: "Claws",
    lasting: { kind: "time", until: clock + 60 },
  } as const;
  const after = { place, body: { ...body, life: { ...body.life, conditions: [paralyzed] } } };
  await ctx.store.commit({ at: 0, changes: [{ kind: "player", id: "ada", version, after }] });
  expect(await as("Ada", "inventory")).toMatch(
    /^Ada: 28 of 28 hit points\. You are paralyzed\.\n/u,
  );
  wait(1);
  expect(await as("Ada", "inventory")).toMatch(/^Ada: 28 of 28 hit points\.\n/u);
});
