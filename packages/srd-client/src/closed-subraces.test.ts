import { expect, test } from "vitest";
import { bundledRecords } from "./bundled/index.js";
import { createSrdClient } from "./client.js";
import { closedSubrace, withClosedSubraces } from "./closed-subraces.js";
import { UpstreamError } from "./errors.js";
import type { GetJson } from "./http.js";

// Each race of SRD 5.1 has one subrace or none; the published rules have these besides.
test.each([
  ["Dwarf", ["Hill Dwarf"], ["Mountain Dwarf"]],
  ["Elf", ["High Elf"], ["Wood Elf", "Drow"]],
  ["Gnome", ["Rock Gnome"], ["Forest Gnome"]],
  ["Halfling", ["Lightfoot Halfling"], ["Stout Halfling"]],
  ["Half-Elf", [], undefined],
  ["Human", [], undefined],
  ["Dragonborn", [], undefined],
])("of the %s there is %j, and not %j", async (name, open, closed) => {
  const getJson: GetJson = ({ host }) =>
    Promise.reject(new UpstreamError("unreachable", { host, detail: "" }));
  const { records } = await createSrdClient({ getJson, bundled: bundledRecords }).find("race");
  const race = records.find((one) => one.name === name);
  expect(race?.subraces.map((one) => one.name)).toEqual(open);
  expect(race?.subraces_not_open).toEqual(closed);
});

test("other documents have subraces of their own", async () => {
  const [elf] = (await bundledRecords("race")).filter(({ slug }) => slug === "elf");
  if (elf === undefined) throw new Error("no elf");
  const later = { ...elf, source: { ...elf.source, document_key: "srd-2024" } };
  expect(withClosedSubraces([later])).toEqual([later]);
});

test.each([
  ["wood elf", "Wood Elf"],
  [" DROW ", "Drow"],
  ["stout", "Stout Halfling"],
  ["High Elf", undefined],
  ["", undefined],
])("%j is %j", (wanted, name) => {
  expect(closedSubrace(wanted)).toBe(name);
});
