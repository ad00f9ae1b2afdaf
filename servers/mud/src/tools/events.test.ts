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

test("what one process has told no other tells again, and nothing is missed, whichever is asked", async () => {
  const here = await tableOf();
  const there = await here.beside();
  for (const who of ["Ada", "Bob"]) await here.as(who, "look");
  for (const process of [here, there]) await process.as("Ada", "events");
  const said = (text: string) => here.as("Bob", "say", { text });
  await said("One");
  expect(await there.as("Ada", "events")).toBe('Bob says: "One"');
  expect(await here.as("Ada", "events")).toBe("Nothing happened.");
  await said("Two");
  await there.as("Bob", "say", { text: "Three" });
  // Whatever else she does in between, neither process goes back to what it knew.
  await there.as("Ada", "move", { direction: "north" });
  expect(await here.as("Ada", "events")).toBe('Bob says: "Two"\nBob says: "Three"');
  expect(await there.as("Ada", "events")).toBe("Nothing happened.");
});

test("asked through two processes at once, each thing is told once", async () => {
  const here = await tableOf();
  const there = await here.beside();
  for (const who of ["Ada", "Bob"]) await here.as(who, "look");
  await there.as("Ada", "events");
  for (const text of ["One", "Two"]) {
    await here.as("Bob", "say", { text });
    const answers = await Promise.all([here, there].map((one) => one.as("Ada", "events")));
    expect(answers.toSorted()).toEqual([`Bob says: "${text}"`, "Nothing happened."]);
  }
});

test("nothing is written where nothing was told", async () => {
  const { as, ctx } = await tableOf();
  for (const who of ["Ada", "Bob"]) await as(who, "look");
  await as("Ada", "events");
  const before = await ctx.store.latest();
  expect(await as("Ada", "events")).toBe("Nothing happened.");
  expect(await ctx.store.latest()).toBe(before);
});

test("who is told nothing for long has forgotten nothing, whichever process is asked", async () => {
  const here = await tableOf();
  const there = await here.beside();
  for (const who of ["Ada", "Bob"]) await here.as(who, "look");
  await here.as("Ada", "events");
  for (let times = 0; times < 3; times += 1) {
    const elsewhere = Array.from({ length: 900 }, () =>
      here.ctx.store.commit({ at: 0, changes: [], events: [{ place: "nowhere", body: {} }] }),
    );
    await Promise.all(elsewhere);
    expect(await here.as("Ada", "events")).toBe("Nothing happened.");
  }
  expect(await there.as("Ada", "events")).toBe("Nothing happened.");
});
