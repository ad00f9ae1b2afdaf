import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";

test("the one that is drawn, in full", async () => {
  const args = { content_type: "spell", filters: { class: "Wizard" } };
  const { data, text } = await call("get_random_content", args, { picks: [0] });
  expect(data).toMatchObject({
    summary: "Fireball, drawn from 2 of type spell.",
    data: { result: { name: "Fireball", description: "What Fireball does." }, drawn_from: 2 },
    metadata: { quality: { source: "Official" } },
  });
  expect(text).toContain("## Fireball");
});

test.each([
  ["creature", { cr_min: 0.25, cr_max: 1, type: "Undead", size: "medium" }, 1],
  ["magic_item", { rarity: "rare", type: "weapon" }, 1],
  ["weapon", { category: "simple" }, 2],
  ["armor", { category: "heavy" }, 1],
  ["gear", { category: "adventuring" }, 60],
  ["feat", { category: "general" }, 1],
  ["subclass", { class: "fighter" }, 1],
  ["subclass", {}, 2],
  ["rule", { category: "combat" }, 1],
  ["condition", {}, 1],
])("%s with %j is drawn from %i", async (content_type, filters, drawn_from) => {
  const { data } = await call("get_random_content", { content_type, filters }, { picks: [0] });
  expect(data).toMatchObject({ success: true, data: { drawn_from } });
});

test("nothing to draw from is a success without a result, and nothing is drawn", async () => {
  const { isError, data } = await call("get_random_content", {
    content_type: "spell",
    filters: { level: 9 },
  });
  expect(isError).toBe(false);
  expect(data).toMatchObject({ data: { result: null, drawn_from: 0 } });
});

test.each([
  [
    "spell",
    { size: "large" },
    'The filter "size" does not fit spell. Filters of spell: level, school, class.',
  ],
  ["race", { level: 1 }, 'The filter "level" does not fit race. race takes no filters.'],
  [
    "creature",
    { cr: 1, cr_min: 0 },
    "cr is one rating; cr_min and cr_max are a range. Give either.",
  ],
])("%s refuses %j", async (content_type, filters, said) => {
  const { isError, data, text } = await call("get_random_content", { content_type, filters });
  expect(isError).toBe(true);
  expect(data).toMatchObject({ success: false });
  expect(text).toBe(`[INVALID_ARGUMENT] ${said}`);
});

test("a filter's value is checked", async () => {
  const { text } = await call("get_random_content", {
    content_type: "spell",
    filters: { level: 10 },
  });
  expect(text).toContain("[INVALID_ARGUMENT] filters.level:");
});
