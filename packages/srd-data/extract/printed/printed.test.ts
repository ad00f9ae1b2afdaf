import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Facts, factsOfProse } from "./action.js";
import { combinationsOfProse } from "./multiattack.js";

/** Texts of the SRD's stat blocks: beside the project where it is worked on, absent where it is only installed. */
const records = new URL(
  "../../../../../shared/upstream-mirror/data/v1.monsters.json.gz",
  import.meta.url,
);

/** What the engine is held against, kept where it is: tests without the texts read it, too. */
const table = "../../../rules-engine/test/facts/printed.json";

interface Told {
  readonly name: string;
  readonly desc: string;
}

interface Record_ {
  readonly name: string;
  readonly actions: readonly Told[] | null;
  readonly reactions: readonly Told[] | null;
  readonly legendary_actions: readonly Told[] | null;
}

/** What the SRD's own document has otherwise than the records. */
const errata: Readonly<Record<string, Facts>> = {
  "kraken action: Bite": { "to hit": "17" },
  "kraken action: Tentacle": { "to hit": "17" },
  "purple-worm action: Bite": { "to hit": "9" },
  "purple-worm action: Tail Stinger": { "to hit": "9" },
  "black-bear action: Bite": { "to hit": "3" },
  "black-bear action: Claws": { "to hit": "3" },
  "brown-bear action: Bite": { "to hit": "5" },
  "brown-bear action: Claws": { "to hit": "5" },
  "adult-silver-dragon legendary: Wing Attack": { save: "dex 21" },
  "copper-dragon-wyrmling action: Breath Weapons": { area: "15 cone, 20 line" },
  "iron-golem action: Poison Breath": { recharge: "6" },
  "ice-devil action: Wall of Ice": { recharge: "6" },
};

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** "Acid Breath (Recharge 5-6)" → its name, and what stands behind it. */
function headOf(name: string): { readonly name: string; readonly limits: Facts } {
  const [, recharge] = /\(Recharge (\d)/.exec(name) ?? [];
  const [, times, per] = /\((\d)\/(day|turn)\)/i.exec(name) ?? [];
  const [, cost] = /\(Costs (\d)/.exec(name) ?? [];
  return {
    name: name
      .replace(/\.$/, "")
      .replaceAll(/ \((?:Recharge|Costs|\d\/|[^)]* Only|Bite in)[^)]*\)/gi, ""),
    limits: {
      ...(recharge !== undefined && { recharge }),
      ...(/after a Short or Long Rest/.test(name) && { recharge: "rest" }),
      ...(times !== undefined && { limit: `${times}/${per?.toLowerCase()}` }),
      ...(cost !== undefined && { cost }),
    },
  };
}

/** The shrieker's Shriek answers what comes near: the SRD has it under Reactions. */
const listOf = (list: string, name: string): string => (name === "Shriek" ? "reaction" : list);

function printedOf({ name, ...lists }: Record_): readonly [string, string][] {
  const id = slug(name);
  const all = {
    action: lists.actions,
    reaction: lists.reactions,
    legendary: lists.legendary_actions,
  };
  return Object.entries(all).flatMap(([list, told]) =>
    (told ?? [])
      .filter((one) => !one.name.startsWith("Variant"))
      .map((one): [string, string] => {
        const head = headOf(one.name);
        const key = `${listOf(list, head.name)}: ${head.name}`;
        const facts = head.name.startsWith("Multiattack")
          ? { multiattack: combinationsOfProse(id, one.desc) }
          : factsOfProse(one.desc);
        const { uses, ...others } = { ...facts, ...head.limits, ...errata[`${id} ${key}`] };
        const own = ownOf(lists.actions ?? [], uses);
        return [key, written({ ...others, ...(own !== "" && { uses: own }) })];
      }),
  );
}

/** The names of its own actions among words; "claw" for its Claws. */
const ownOf = (actions: readonly Told[], words = ""): string =>
  words
    .split(", ")
    .flatMap(
      (word) => actions.find(({ name }) => plain(headOf(name).name) === plain(word))?.name ?? [],
    )
    .map((name) => headOf(name).name)
    .join(", ");

const plain = (name: string): string => name.toLowerCase().replace(/s$/, "");

const written = (facts: Facts): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");

describe.skipIf(!existsSync(records))("held against the texts", () => {
  test("printed.json is what they say", async () => {
    const all: readonly Record_[] = JSON.parse(gunzipSync(readFileSync(records)).toString("utf8"));
    expect(all).toHaveLength(322);
    const sorted = all.toSorted((a, b) => (slug(a.name) < slug(b.name) ? -1 : 1));
    const facts = Object.fromEntries(
      sorted.map((one) => [slug(one.name), Object.fromEntries(printedOf(one))]),
    );
    await expect(`${JSON.stringify(facts, undefined, 2)}\n`).toMatchFileSnapshot(table);
  });
});
