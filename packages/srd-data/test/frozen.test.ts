import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, test } from "vitest";
import * as armor from "../src/armor.js";
import * as backgrounds from "../src/backgrounds.js";
import * as classes from "../src/classes/index.js";
import * as conditions from "../src/conditions.js";
import * as creatures from "../src/creatures/index.js";
import * as creatureTexts from "../src/creatures/texts.js";
import * as feats from "../src/feats.js";
import * as gear from "../src/gear.js";
import * as vocabulary from "../src/index.js";
import * as magicItems from "../src/magic-items/index.js";
import * as races from "../src/races.js";
import * as rules from "../src/rules/index.js";
import * as spellLists from "../src/spell-lists.js";
import * as spells from "../src/spells/index.js";
import * as weapons from "../src/weapons.js";

const subpaths: Readonly<Record<string, object>> = {
  ".": vocabulary,
  "./spells": spells,
  "./spell-lists": spellLists,
  "./creatures": creatures,
  "./creatures/texts": creatureTexts,
  "./classes": classes,
  "./races": races,
  "./backgrounds": backgrounds,
  "./feats": feats,
  "./weapons": weapons,
  "./armor": armor,
  "./gear": gear,
  "./magic-items": magicItems,
  "./conditions": conditions,
  "./rules": rules,
};

/** An exported list, or the rows of an exported table. */
const listOf = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  const rows = value instanceof Object && "rows" in value ? value.rows : undefined;
  return Array.isArray(rows) ? rows : undefined;
};

const lists = Object.entries(subpaths).flatMap(([subpath, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => {
    const list = listOf(value);
    return list === undefined ? [] : [{ name: `${subpath} ${name}`, list }];
  }),
);

describe("exported lists", () => {
  test("are those of every subpath", () => {
    const { exports } = JSON.parse(
      readFileSync(new URL("../package.json", import.meta.url), "utf8"),
    );
    expect(Object.keys(subpaths)).toEqual(Object.keys(exports));
    expect(lists.length).toBeGreaterThan(60);
  });

  test.each(lists)("$name cannot be added to", ({ list }) => {
    expect(() => (list as unknown[]).push("more")).toThrow(TypeError);
  });
});

// Held by the compiler: freezing keeps each vocabulary's union.
expectTypeOf<vocabulary.Ability>().toEqualTypeOf<"str" | "dex" | "con" | "int" | "wis" | "cha">();
expectTypeOf<vocabulary.Coin>().toEqualTypeOf<"cp" | "sp" | "ep" | "gp" | "pp">();
expectTypeOf(vocabulary.covers).toEqualTypeOf<
  readonly ["none", "half", "three_quarters", "full"]
>();
