import type { Step } from "@tabletop-mcp/srd-data";
import type { FeatureFacts } from "@tabletop-mcp/srd-data/classes";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { LaidZone } from "../encounter/zone.js";
import { onceOf } from "../once.js";
import type { Compendium } from "../tables/compendium.js";

/**
 * One step of a spell, a stat block, a feature or an item, as plain JSON: where it stands in the
 * compendium, not what it says. `path` leads to it: its place in the list, then on by `next` or
 * `otherwise` and a place in that.
 */
export type StepRef = StepHome & { readonly path: readonly (number | "next" | "otherwise")[] };

/** What has steps. Lists of a stat block are told apart: a legendary action may be called as an action is. */
export type StepHome =
  /** Of a zone that was laid in the fight, and says itself what it does. */
  | { readonly of: "zone"; readonly id: string }
  | { readonly of: "spell"; readonly id: string }
  | { readonly of: StatBlockList; readonly id: string; readonly name: string }
  /** `use` is the place among its uses; steps of a weapon or of gear are its own. */
  | { readonly of: "feature" | "item"; readonly id: string; readonly use?: number };

type StatBlockList = "action" | "bonus-action" | "reaction" | "legendary" | "trait";

/** The step that a reference leads to; nothing where the tables have no such step (any more). */
export function stepAt(
  ref: StepRef,
  compendium: Compendium,
  zones?: readonly LaidZone[],
): Step | undefined {
  let steps: readonly Step[] | undefined = stepsOf(ref, compendium, zones);
  let step: Step | undefined;
  for (const turn of ref.path) {
    if (typeof turn === "number") step = steps?.[turn];
    else steps = step?.[turn];
  }
  return step;
}

/** Every step of a spell, an action, a trait, a use. */
export function stepsOf(
  home: StepHome,
  compendium: Compendium,
  zones: readonly LaidZone[] = [],
): readonly Step[] | undefined {
  switch (home.of) {
    case "zone":
      return zones.find(({ id }) => id === home.id)?.own;
    case "spell":
      return compendium.spells.find(home.id)?.steps;
    case "feature":
      return featuresIn(compendium).get(home.id)?.uses?.[home.use ?? 0]?.steps;
    case "item":
      return home.use === undefined
        ? (compendium.weapons.find(home.id)?.special ?? compendium.gear.find(home.id)?.steps)
        : compendium.magicItems.find(home.id)?.uses?.[home.use]?.steps;
    default:
      return listOf(home.of, compendium.statBlocks.find(home.id))?.find(
        ({ name }) => name === home.name,
      )?.steps;
  }
}

function listOf(
  list: StatBlockList,
  block: StatBlock | undefined,
): readonly { readonly name: string; readonly steps?: readonly Step[] }[] | undefined {
  switch (list) {
    case "action":
      return block?.actions;
    case "bonus-action":
      return block?.bonusActions;
    case "reaction":
      return block?.reactions;
    case "legendary":
      return block?.legendary?.actions;
    case "trait":
      return block?.traits;
  }
}

type Known = FeatureFacts & { readonly id: string; readonly options?: readonly Known[] };

/** Features, traits, feats and what they offer, by id. */
const featuresIn = onceOf(
  ({ classes, subclasses, races, subraces, feats }: Compendium): ReadonlyMap<string, Known> => {
    const found = new Map<string, Known>();
    const add = (feature: Known): void => {
      found.set(feature.id, feature);
      feature.options?.forEach(add);
    };
    for (const { features } of [...classes.all, ...subclasses.all]) features.forEach(add);
    for (const { traits } of [...races.all, ...subraces.all]) traits.forEach(add);
    feats.all.forEach(add);
    return found;
  },
);
