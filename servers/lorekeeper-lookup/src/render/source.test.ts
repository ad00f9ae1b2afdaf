import { expect, test } from "vitest";
import { grimoire, srd } from "../browse/testing/records.js";
import { sourceText } from "./source.js";

test.each([
  ["Fireball", "fireball", srd, "_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v2._"],
  [
    "Dexterity",
    "dex",
    srd,
    "_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v2; slug: dex._",
  ],
  [
    "Hunter's Mark",
    "hunters-mark",
    grimoire,
    "_Source: Grimoire of Tests [got] (OGL-1.0a), open5e-v2._",
  ],
])("%s, %s", (name, slug, source, text) => {
  expect(sourceText({ name, slug, source })).toBe(text);
});
