import { expect, test } from "vitest";
import { inFile } from "./crowd/ground.js";
import { races, unfair } from "./race.js";

test("two programs race for one thing two hundred times: one gets it, the other is told who has it", async () => {
  const run = await races(inFile(), 200);
  expect(run).toHaveLength(200);
  expect(unfair(run)).toEqual([]);
}, 120_000);
