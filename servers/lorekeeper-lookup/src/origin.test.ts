import { expect, test } from "vitest";
import { type Origin, originData, originNote, together } from "./origin.js";

const fresh: Origin = { cache: "miss", sources: ["open5e-v2"] };

test("an answer of the sources that were to be asked needs no note", () => {
  expect(originNote(fresh)).toBe("");
  expect(originData(fresh)).toEqual({ cache: "miss" });
});

test.each<[string, Partial<Origin>, string]>([
  ["another stands in", { unasked: ["open5e-v1"] }, " Could not be asked: open5e-v1."],
  [
    "one with less stands in",
    { unasked: ["dnd5eapi-2014"], partial: true },
    " Could not be asked: dnd5eapi-2014; what stands in has less.",
  ],
  [
    "nobody does for a kind",
    { away: ["weapon"] },
    " Not searched, their sources are away: weapon.",
  ],
  [
    "a copy does",
    { cache: "stale", fetchedAt: Date.parse("2026-01-20T12:00:00Z"), unasked: ["open5e-v2"] },
    " The sources cannot be reached: this is a stored copy from 2026-01-20. Could not be asked: open5e-v2.",
  ],
])("it is said where %s", (_, own, note) => {
  expect(originNote({ ...fresh, ...own })).toBe(note);
});

test.each<[Partial<Origin>, object]>([
  [{ unasked: ["open5e-v1"] }, { unasked: ["open5e-v1"] }],
  [
    { unasked: ["dnd5eapi-2014"], partial: true },
    { unasked: ["dnd5eapi-2014"], partial: true },
  ],
  // Of a kind that is away there may be more than nothing.
  [{ away: ["weapon"] }, { away: ["weapon"], partial: true }],
])("%j is in the data, too", (own, data) => {
  expect(originData({ ...fresh, ...own })).toEqual({ cache: "miss", ...data });
});

test("several answers lack what any of them lacks, once each", () => {
  const lacking: Origin = { ...fresh, unasked: ["open5e-v1"], partial: true };
  expect(together([fresh, lacking, lacking], ["gear"])).toEqual({
    ...fresh,
    unasked: ["open5e-v1"],
    away: ["gear"],
    partial: true,
  });
});
