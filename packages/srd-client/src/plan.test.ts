import { describe, expect, test } from "vitest";
import type { Sources } from "./documents.js";
import type { Filters } from "./filters.js";
import { paramsOf, planAsks, reachable } from "./plan.js";
import { type Kind, kinds } from "./records/types.js";
import { type Route, routes } from "./routes.js";

const firstOf = (kind: Kind): Route => {
  const [route] = routes[kind];
  if (route === undefined) throw new Error(`No route for ${kind}`);
  return route;
};
const secondOf = (kind: Kind): Route => routes[kind][1] ?? firstOf(kind);

const planned = (kind: Kind, sources: Sources) =>
  planAsks(kind, sources).map((ask) => [ask.routes.map(({ id }) => id).join(", "), ask.documents]);

test.each([
  ["spell", "/v2/spells/"],
  ["creature", "/v1/monsters/"],
  ["class", "/v1/classes/"],
  ["race", "/v1/races/"],
  ["background", "/v2/backgrounds/"],
  ["feat", "/v2/feats/"],
  ["weapon", "/v2/weapons/"],
  ["armor", "/v2/armor/"],
  ["magic-item", "/v1/magicitems/"],
  ["rule", "/api/2014/rules"],
  ["condition", "/v2/conditions/"],
  ["damage-type", "/api/2014/damage-types"],
  ["weapon-property", "/api/2014/weapon-properties"],
  ["skill", "/api/2014/skills"],
  ["ability-score", "/api/2014/ability-scores"],
  ["magic-school", "/api/2014/magic-schools"],
  ["language", "/api/2014/languages"],
  ["proficiency", "/api/2014/proficiencies"],
  ["alignment", "/api/2014/alignments"],
] as const)("%s is asked at %s first", (kind, path) => {
  expect(firstOf(kind).path).toBe(path);
});

describe("who is asked for which documents", () => {
  test.each<[Kind, Sources, unknown]>([
    ["spell", ["srd-2014"], [["v2/spells, v1/spells", ["srd-2014"]]]],
    ["spell", ["srd-2014", "srd-2024"], [["v2/spells, v1/spells", ["srd-2014", "srd-2024"]]]],
    ["spell", "all", [["v2/spells, v1/spells", "all"]]],
    ["creature", ["srd-2014"], [["v1/monsters, v2/creatures", ["srd-2014"]]]],
    ["creature", ["srd-2024"], [["v2/creatures", ["srd-2024"]]]],
    [
      "creature",
      ["srd-2024", "tob", "srd-2014"],
      [
        ["v1/monsters, v2/creatures", ["tob", "srd-2014"]],
        ["v2/creatures", ["srd-2024"]],
      ],
    ],
    [
      "creature",
      "all",
      [
        ["v1/monsters, v2/creatures", "all"],
        ["v2/creatures", ["srd-2024"]],
      ],
    ],
    [
      "skill",
      ["srd-2014", "tob"],
      [
        ["2014/skills, v2/skills", ["srd-2014"]],
        ["v2/skills", ["tob"]],
      ],
    ],
    ["proficiency", ["srd-2014", "srd-2024"], [["2014/proficiencies", ["srd-2014"]]]],
    ["proficiency", ["srd-2024"], []],
  ])("%s of %j", (kind, sources, expected) => {
    expect(planned(kind, sources)).toEqual(expected);
  });

  test("every kind has somebody to ask for SRD 5.1, and each document is asked for once", () => {
    for (const kind of kinds) {
      const asks = planAsks(kind, ["srd-2014", "srd-2024", "tob"]);
      const documents = asks.flatMap((ask) => ask.documents);
      expect(documents).toContain("srd-2014");
      expect(new Set(documents).size).toBe(documents.length);
    }
  });

  test("a fallback is asked for what it has", () => {
    const both = ["srd-2014", "srd-2024"];
    expect(reachable(firstOf("spell"), both)).toEqual(both);
    expect(reachable(secondOf("spell"), both)).toEqual(["srd-2014"]);
    expect(reachable(firstOf("skill"), ["tob", "srd-2014"])).toEqual(["srd-2014"]);
    expect(reachable(secondOf("spell"), "all")).toBe("all");
  });
});

describe("what is sent", () => {
  const sent = (kind: Kind, filters: Filters, documents: Sources = "all") =>
    paramsOf(firstOf(kind), filters, documents);

  test.each<[Kind, Filters, Readonly<Record<string, string>>]>([
    ["spell", { name: " Fire " }, { name__icontains: "Fire" }],
    ["spell", { name: "  " }, {}],
    ["spell", { level: 0 }, { level: "0" }],
    ["spell", { school: "Evocation" }, { school__key: "evocation" }],
    ["spell", { class_key: "wizard", ritual: true }, {}],
    ["spell", { concentration: true }, { concentration: "true" }],
    ["spell", { concentration: false }, {}],
    ["spell", { casting_time: "1 Bonus Action" }, { casting_time: "bonus-action" }],
    ["spell", { casting_time: "a fortnight" }, {}],
    ["creature", { cr: 0.125 }, { cr: "0.125" }],
    ["creature", { cr_min: 1, cr_max: 3 }, { cr__gte: "1", cr__lte: "3" }],
    [
      "creature",
      { type: "undead", size: "Large" },
      { type__iexact: "undead", size__iexact: "Large" },
    ],
    ["weapon", { name: "sword", is_simple: true }, {}],
    ["weapon", { damage_dice: "1 d8" }, { damage_dice__iexact: "1d8" }],
    ["armor", { name: "chain" }, {}],
    ["magic-item", { rarity: "rare", requires_attunement: "no" }, { rarity__iexact: "rare" }],
    ["condition", { name: "grappled" }, {}],
    ["skill", { name: "arcana" }, { name: "arcana" }],
    ["ability-score", { name: "strength" }, {}],
    ["class", { level: 3 }, {}],
  ])("%s %j", (kind, filters, expected) => {
    expect(sent(kind, filters)).toEqual(expected);
  });

  test("a creature type that version 2 would refuse is left out there", () => {
    const [, v2] = routes.creature;
    if (v2 === undefined) throw new Error("creatures have a second route");
    expect(paramsOf(v2, { type: "Undead" }, "all")).toEqual({ type: "undead" });
    expect(paramsOf(v2, { type: "robot" }, "all")).toEqual({});
  });

  test("documents in the words of each version, in one order", () => {
    const documents = ["tob", "srd-2014"];
    expect(sent("spell", {}, documents)).toEqual({ document__key__in: "srd-2014,tob" });
    expect(sent("creature", {}, documents)).toEqual({ document__slug__in: "tob,wotc-srd" });
    expect(sent("condition", {}, documents)).toEqual({});
    expect(sent("skill", {}, ["srd-2014"])).toEqual({});
  });
});
