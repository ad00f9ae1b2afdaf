import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";
import { library, spell } from "../../browse/testing/records.js";

test("one name gives the whole record", async () => {
  const { data, text } = await call("get_spell_details", { spell_name: "hunters-mark" });
  expect(data).toMatchObject({
    summary: "Hunter's Mark (System Reference Document 5.1).",
    success: true,
    data: {
      results: [
        { name: "Hunter's Mark", range: "60 feet", description: "What Hunter's Mark does." },
      ],
      not_found: [],
    },
    metadata: { source: "open5e-v2", quality: { confidence: 5 } },
  });
  expect(text).toContain("## Hunter's Mark");
  expect(text).toContain("_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v2._");
});

test("of several names those not found are named, with suggestions", async () => {
  const reply = await call("get_spell_details", {
    spell_name: ["FIRE BOLT", "fireboll", "Fireball"],
  });
  expect(reply.isError).toBe(false);
  expect(namesIn(reply)).toEqual(["Fire Bolt", "Fireball"]);
  expect(reply.data).toMatchObject({
    data: { not_found: [{ name: "fireboll", suggestions: ["Fireball", "Fire Bolt"] }] },
  });
  expect(reply.text).toContain('Not found: "fireboll" (did you mean Fireball, Fire Bolt?).');
});

test("a part of a name is never answered with something else", async () => {
  const { isError, data, text } = await call("get_spell_details", { spell_name: "fire" });
  expect(isError).toBe(true);
  expect(data).toMatchObject({
    success: false,
    error: 'There is no spell "fire" in these sources',
    suggestions: ["Fireball", "Fire Bolt"],
  });
  expect(text).toContain("[NOT_FOUND]");
});

test("where nothing is like the name, the way to other documents is shown", async () => {
  const { text } = await call("get_spell_details", { spell_name: "Xyzzyplugh" });
  expect(text).toContain('search_content with sources ["all"]');
});

test("one name in several documents is answered from each", async () => {
  const twin = spell({
    name: "Fireball",
    source: { ...spell({ name: "" }).source, document_key: "got", publisher: "Test Press" },
  });
  const world = { records: [...library, twin], sources: "all" } as const;
  expect(namesIn(await call("get_spell_details", { spell_name: "fireball" }, world))).toHaveLength(
    2,
  );
});

test("what does not fit into a reply is named, not dropped", async () => {
  const long = ["One", "Two", "Three"].map((name) =>
    spell({ name, description: "x".repeat(20_000) }),
  );
  const reply = await call(
    "get_spell_details",
    { spell_name: ["One", "Two", "Three"] },
    { records: long },
  );
  expect(reply.data).toMatchObject({ data: { left_out: ["Three"] } });
  expect(reply.text.length).toBeLessThan(50_000);
  expect(JSON.stringify(reply.data).length).toBeLessThan(50_000);
});

test("more than twenty names are refused", async () => {
  const { isError } = await call("get_spell_details", { spell_name: Array(21).fill("Fireball") });
  expect(isError).toBe(true);
});
