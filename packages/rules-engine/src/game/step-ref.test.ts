import type { Step } from "@tabletop-mcp/srd-data";
import { expect, it } from "vitest";
import { srdCompendium } from "../tables/compendium.js";
import { type StepHome, type StepRef, stepAt, stepsOf } from "./step-ref.js";

const compendium = await srdCompendium();
const { spells, statBlocks, magicItems, weapons, gear, classes, subclasses, races, subraces } =
  compendium;

it.each<[string, StepRef, Partial<Step>]>([
  [
    "Fireball's blast",
    { of: "spell", id: "fireball", path: [0] },
    { area: { shape: "sphere", radius: 20 } },
  ],
  [
    "the poison of a giant spider's bite",
    { of: "action", id: "giant-spider", name: "Bite", path: [0, "next", 0] },
    { save: { ability: "con", dc: 11, success: "half" } },
  ],
  [
    "the burst of a magmin's death",
    { of: "trait", id: "magmin", name: "Death Burst", path: [0] },
    { save: { ability: "dex", dc: 11, success: "half" } },
  ],
  [
    "a dragon's wings",
    { of: "legendary", id: "adult-red-dragon", name: "Wing Attack", path: [0] },
    { save: { ability: "dex", dc: 22, success: "none" } },
  ],
  [
    "Sneak Attack",
    { of: "feature", id: "rogue-sneak-attack", use: 0, path: [0] },
    { damage: [{ roll: "1d6", type: "weapon", number: "dice" }] },
  ],
  [
    "the frightened of a Mace of Disruption",
    { of: "item", id: "mace-of-disruption", use: 0, path: [0, "otherwise", 0] },
    { conditions: [expect.objectContaining({ condition: "frightened" })] },
  ],
  [
    "what a net does",
    { of: "item", id: "net", path: [0] },
    { conditions: [expect.objectContaining({ condition: "restrained" })] },
  ],
])("finds %s, after JSON too", (_, ref, step) => {
  expect(stepAt(ref, compendium)).toMatchObject(step);
  expect(stepAt(JSON.parse(JSON.stringify(ref)), compendium)).toBe(stepAt(ref, compendium));
});

it.each<StepRef>([
  { of: "spell", id: "no-such-spell", path: [0] },
  { of: "action", id: "goblin", name: "Bite", path: [0] },
  { of: "spell", id: "fireball", path: [7] },
  { of: "spell", id: "fireball", path: [0, "otherwise", 0] },
  { of: "feature", id: "rogue-sneak-attack", use: 3, path: [0] },
])("finds nothing that is not there: %j", (ref) => {
  expect(stepAt(ref, compendium)).toBeUndefined();
});

type Found = readonly [StepHome, readonly Step[] | undefined];

const ofBlocks = statBlocks.all.flatMap((block): readonly Found[] =>
  [
    ["action", block.actions] as const,
    ["bonus-action", block.bonusActions] as const,
    ["reaction", block.reactions] as const,
    ["legendary", block.legendary?.actions ?? []] as const,
    ["trait", block.traits] as const,
  ].flatMap(([of, list]) =>
    list.map(({ name, steps }): Found => [{ of, id: block.id, name }, steps]),
  ),
);

/** Something with uses, each of which has steps. */
interface Useful {
  readonly id: string;
  readonly uses?: readonly { readonly steps: readonly Step[] }[];
}

const ofUses = (of: "feature" | "item", all: readonly Useful[]): readonly Found[] =>
  all.flatMap(({ id, uses = [] }) =>
    uses.map(({ steps }, use): Found => [{ of, id, use }, steps] as const),
  );

it("finds all that has steps: no two things share a reference", () => {
  const all: readonly Found[] = [
    ...spells.all.map(({ id, steps }): Found => [{ of: "spell", id }, steps]),
    ...ofBlocks,
    ...ofUses("item", magicItems.all),
    ...weapons.all.map(({ id, special }): Found => [{ of: "item", id }, special]),
    ...gear.all.map(({ id, steps }): Found => [{ of: "item", id }, steps]),
    ...[...classes.all, ...subclasses.all].flatMap((one) => ofUses("feature", one.features)),
    ...[...races.all, ...subraces.all].flatMap((one) => ofUses("feature", one.traits)),
  ];
  const lost = all.filter(([home, steps]) => stepsOf(home, compendium) !== steps);
  expect(lost.map(([home]) => home)).toEqual([]);
  expect(all.filter(([, steps]) => steps !== undefined).length).toBeGreaterThan(1500);
});
