import { describe, expect, test } from "vitest";
import { bundledRecords } from "./bundled/index.js";
import type { LookupRecord } from "./records/types.js";
import { type Route, routes } from "./routes.js";
import { withAbsent, withClassLists, withWeights } from "./srd-gaps.js";

const source = {
  document: "System Reference Document 5.1",
  document_key: "srd-2014",
  publisher: "Wizards of the Coast",
  license: "CC BY 4.0",
  api: "open5e-v2",
} as const;

const classesOf = (slug: string, document_key: string): unknown => {
  const record = { kind: "spell", slug, classes: ["cleric"], source: { ...source, document_key } };
  const [read] = withClassLists([record as unknown as LookupRecord]);
  return read?.kind === "spell" ? read.classes : undefined;
};

describe("class lists", () => {
  // SRD 5.1, "Spell Lists".
  test.each([
    ["scorching-ray", ["sorcerer", "wizard"]],
    ["divine-favor", ["paladin"]],
    ["cure-wounds", ["bard", "cleric", "druid", "paladin", "ranger"]],
  ])("%s is on the lists of %j", (slug, classes) => {
    expect(classesOf(slug, "srd-2014")).toEqual(classes);
  });

  test("other documents, and spells that the SRD does not have, keep theirs", () => {
    expect(classesOf("scorching-ray", "srd-2024")).toEqual(["cleric"]);
    expect(classesOf("spell-of-home", "srd-2014")).toEqual(["cleric"]);
  });
});

describe("magic items that version 1 does not have", () => {
  const [route, second] = routes["magic-item"] as readonly [Route, Route];
  const slugs = async (of: Route, params: Record<string, string>): Promise<readonly string[]> =>
    (await withAbsent([], { route: of, params, bundled: bundledRecords })).map(({ slug }) => slug);

  test("are the bundled ones", async () => {
    const all = ["ammunition", "armor", "shield-1-2-or-3"];
    expect(await slugs(route, {})).toEqual(all);
    expect(await slugs(route, { document__slug__in: "tob,wotc-srd" })).toEqual(all);
  });

  test("are not of other documents, nor of version 2", async () => {
    expect(await slugs(route, { document__slug__in: "tob" })).toEqual([]);
    expect(await slugs(second, {})).toEqual([]);
  });
});

test("the greatsword weighs 6 pounds; a sling is as light as the SRD has it", async () => {
  const weapon = (slug: string) => ({ kind: "weapon", slug, source }) as unknown as LookupRecord;
  const read = await withWeights([weapon("greatsword"), weapon("sling")], bundledRecords);
  expect(read.map((record) => record.kind === "weapon" && record.weight_lb)).toEqual([
    6,
    undefined,
  ]);
});
