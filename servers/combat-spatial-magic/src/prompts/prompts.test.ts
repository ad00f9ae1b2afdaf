import { expect, test } from "vitest";
import { catalog } from "../catalog.js";
import { combatServer } from "../server.js";
import { openFight } from "../testing/fight.js";
import { openTable } from "../testing/table.js";
import { prompts } from "./prompts.js";

const textOf = (prompt: { messages: readonly { content: object }[] }): string =>
  JSON.stringify(prompt.messages);

test("a turn is asked for with the fight as it stands", async () => {
  const { client } = await openFight();
  const prompt = await client.getPrompt({ name: "run_turn" });
  expect(textOf(prompt)).toContain("Ambush (id3): round 1, Ada's turn.");
  expect(textOf(prompt)).toContain("→ 20 Ada, High Elf Wizard 3: 17/17 HP");
  const named = await client.getPrompt({ name: "run_turn", arguments: { encounter: "ambush" } });
  expect(textOf(named)).toBe(textOf(prompt));
});

test("without a fight there is no turn", async () => {
  const { client } = await openTable();
  await expect(client.getPrompt({ name: "run_turn" })).rejects.toThrow("[NO_ENCOUNTER]");
});

test("the fights that go on are completed", async () => {
  const { client } = await openFight();
  const asked = (value: string) =>
    client.complete({
      ref: { type: "ref/prompt", name: "run_turn" },
      argument: { name: "encounter", value },
    });
  expect((await asked("amb")).completion.values).toEqual(["Ambush"]);
  expect((await asked("x")).completion.values).toEqual([]);
});

test("a session is opened with the story so far", async () => {
  const { client } = await openTable();
  expect(textOf(await client.getPrompt({ name: "start_session" }))).toContain(
    "get_session_context",
  );
});

test("prompts and instructions name no tool that there is not", async () => {
  const names = new Set(catalog.map(({ name }) => name));
  const { client } = await openFight();
  const all = await Promise.all(prompts.map(({ name }) => client.getPrompt({ name })));
  const texts = [combatServer.instructions, ...all.map(textOf)].join(" ");
  const verbs =
    /\b(?:get|create|execute|cast|advance|end|move|add|manage|run|take|roll)_[a-z_]+\b/gu;
  const said = [...texts.matchAll(verbs)].map(([word]) => word);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((word) => !names.has(word) && word !== "run_turn")).toEqual([]);
});
