import { expect, test } from "vitest";
import { spell } from "../browse/testing/records.js";
import { recordText } from "./record.js";
import { replyText, summaryOf } from "./reply.js";

const called = ["spell", "spells"] as const;
const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => spell({ name: `S${i + 1}` }));

/** The summary of `shown` spells of `total`, from `offset` on. */
const summary = (shown: number, total: number, { offset = 0, name = "" } = {}) =>
  summaryOf({
    rows: rows(shown),
    called,
    name: name || undefined,
    metadata: { total, truncated: offset + shown < total, offset },
  });

test("a summary counts, and names the first eight", () => {
  expect(summary(1, 1)).toBe("1 spell: S1.");
  expect(summary(2, 2)).toBe("2 spells: S1, S2.");
  expect(summary(9, 9)).toBe("9 spells: S1, S2, S3, S4, S5, S6, S7, S8 ….");
});

test("a part says how to go on, the last part does not", () => {
  expect(summary(2, 5)).toBe("2 of 5 spells: S1, S2. Go on with offset 2.");
  expect(summary(2, 5, { offset: 3 })).toBe("2 of 5 spells: S1, S2.");
});

test("nothing found is said with the name, nothing left with the number", () => {
  expect(summary(0, 0)).toBe("No spells found.");
  expect(summary(0, 0, { name: "Fierball" })).toBe('No spells found for "Fierball".');
  expect(summary(0, 3, { offset: 7 })).toBe("There are 3 spells; none from number 8 on.");
});

test("a text is the summary, what may have been meant, and each record", () => {
  const [one, two] = rows(2).map(recordText);
  expect(replyText({ summary: "Two.", results: rows(2) })).toBe(`Two.\n\n${one}\n\n${two}`);
  expect(replyText({ summary: "None.", results: [], suggestions: ["A", "B"] })).toBe(
    "None. Did you mean A, B?",
  );
  expect(replyText({ summary: "None.", results: [], suggestions: [] })).toBe("None.");
});
