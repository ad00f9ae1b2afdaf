import { expect, test } from "vitest";
import { tableOf } from "../testing/table.js";

test("of a long absence the last things are told, and that there were more", async () => {
  const { as } = await tableOf();
  for (const who of ["Ada", "Bob"]) await as(who, "look");
  await as("Ada", "events");
  for (let line = 1; line <= 60; line += 1)
    await as("Bob", "say", { text: `${line}. ${"so it goes ".repeat(30)}` });
  const told = await as("Ada", "events");
  expect(told.length).toBeLessThan(2_500);
  expect(told).toMatch(/^Earlier things are forgotten\.\n/);
  expect(told.split("\n").at(-1)).toMatch(/^Bob says: "60\. so it goes/);
  expect(await as("Ada", "events")).toBe("Nothing happened.");
});
