import { expect, test } from "vitest";
import { qualityOf } from "./quality.js";
import { grimoire, srd } from "./testing/records.js";

test.each([
  ["an SRD", srd, { source: "Official", verified: true, confidence: 5 }],
  [
    "bundled facts",
    { ...srd, api: "bundled" },
    { source: "Official", verified: true, confidence: 4 },
  ],
  ["a third party", grimoire, { source: "Unknown", verified: false, confidence: 2 }],
  [
    "homebrew",
    { ...grimoire, document: "My Homebrew" },
    { source: "Homebrew", verified: false, confidence: 2 },
  ],
] as const)("%s", (_, source, quality) => {
  expect(qualityOf([source])).toMatchObject(quality);
});

test("the weakest decides, and all documents are named", () => {
  expect(qualityOf([srd, grimoire, srd])).toEqual({
    source: "Unknown",
    verified: false,
    book_references: ["Grimoire of Tests (Test Press)", "System Reference Document 5.1"],
    confidence: 2,
  });
});

test("nothing is known of nothing", () => {
  expect(qualityOf([])).toEqual({
    source: "Unknown",
    verified: false,
    book_references: [],
    confidence: 1,
  });
});
