import type { Limit, Predicate, Step } from "@tabletop-mcp/srd-data";
import type { FeatureUse } from "@tabletop-mcp/srd-data/classes";
import type {
  Action as BlockAction,
  Creature as StatBlock,
  Trait,
} from "@tabletop-mcp/srd-data/creatures";
import type { Creature, Item } from "../../../creature/creature.js";
import type { StepHome } from "../../../game/step-ref.js";
import { blockOf } from "../../../sheet/block-of.js";
import { featuresOf, type KnownFeature } from "../../../sheet/features.js";
import { itemCounter } from "../../../sheet/item-uses.js";
import { countedBy, slug } from "../../../sheet/uses.js";
import type { Compendium } from "../../../tables/compendium.js";
import { findItem } from "../../../tables/item-facts.js";

/** Something that a creature can use, and what that costs it. */
export interface Usable {
  readonly home: StepHome;
  readonly name: string;
  /** Which of the uses of one feature or item. */
  readonly use?: string;
  readonly steps: readonly Step[];
  /** What `spent.uses` counts it by. */
  readonly counter: string;
  readonly limit?: Limit;
  /** What it takes of a turn; nothing where it goes with something else. */
  readonly economy?: "action" | "bonus" | "reaction";
  /** It is back on this or more of a d6. */
  readonly recharge?: number | "short-rest";
  /** Legendary actions that it takes. */
  readonly legendary?: { readonly cost: number; readonly perRound: number };
  readonly cost?: FeatureUse["cost"];
  readonly dcFrom?: FeatureUse["dcFrom"];
  /** Only where this holds: of what comes with a hit, of the attack. */
  readonly if?: Predicate;
  readonly comesWithHit?: true;
  readonly after?: "attack";
  readonly before?: "attack";
  readonly feature?: KnownFeature;
  readonly item?: Item;
  readonly charges?: number;
  /** So many charges at most may go into it. */
  readonly mostCharges?: number;
}

/** Everything with steps that a creature has: of its stat block, its features and the things that it carries. */
export const usablesOf = (creature: Creature, compendium: Compendium): readonly Usable[] => [
  ...ofBlock(blockOf(creature.make, compendium)),
  ...featuresOf(creature.make, compendium).flatMap(ofFeature),
  ...creature.items.flatMap((item) => ofItem(item, compendium)),
];

function ofBlock(block: StatBlock | undefined): readonly Usable[] {
  if (block === undefined) return [];
  const { id, legendary } = block;
  const from =
    (of: "action" | "bonus-action" | "reaction" | "trait") => (one: BlockAction | Trait) =>
      printed({ of, id, name: one.name }, one);
  return [
    ...block.actions.map(from("action")),
    ...block.bonusActions.map(from("bonus-action")),
    ...block.reactions.map(from("reaction")),
    ...(legendary?.actions ?? []).map(
      (one): Usable => ({
        ...printed({ of: "legendary", id, name: one.name }, one),
        legendary: { cost: one.cost ?? 1, perRound: legendary?.perRound ?? 0 },
      }),
    ),
    ...block.traits
      .filter(({ steps = [] }) => steps.length > 0)
      .map((one) => Object.assign(from("trait")(one), ofTrait(one))),
  ];
}

/** A trait says in the steps that it is used for what they take, and when they can be taken. */
function ofTrait({ steps = [], slot }: Trait): Pick<Usable, "economy" | "if" | "cost"> {
  const own = steps.find(({ when = "use", economy }) => economy && [when].flat().includes("use"));
  if (own === undefined) return {};
  return {
    ...paidBy(own.economy),
    ...(own.if && { if: own.if }),
    ...(slot && { cost: { of: "spell-slot", amount: 1 } }),
  };
}

const printed = (
  home: Extract<StepHome, { readonly name: string }>,
  { name, steps = [], limit, recharge }: BlockAction | Trait,
): Usable => ({
  home,
  name,
  steps,
  counter: slug(name),
  ...paidBy(economies[home.of]),
  ...(limit && { limit }),
  ...(recharge !== undefined && { recharge }),
});

const economies: Readonly<Partial<Record<StepHome["of"], FeatureUse["economy"]>>> = {
  action: "action",
  "bonus-action": "bonus-action",
  reaction: "reaction",
};

/** Minutes and hours are not of a turn, and what comes with a hit is paid for with the attack. */
export function paidBy(economy: FeatureUse["economy"]): Pick<Usable, "economy"> {
  if (economy === "action" || economy === "reaction") return { economy };
  return economy === "bonus-action" ? { economy: "bonus" } : {};
}

const ofFeature = (feature: KnownFeature): readonly Usable[] =>
  (feature.facts.uses ?? []).map(({ name, steps, ...one }, use) => ({
    home: { of: "feature", id: feature.id, use },
    name: feature.name,
    ...(name !== undefined && { use: name }),
    steps,
    counter: countedBy(feature, { ...(name !== undefined && { name }) }),
    ...paidBy(one.economy),
    ...(one.economy === "on-hit" && { comesWithHit: true }),
    ...(one.limit && { limit: one.limit }),
    ...(one.cost && { cost: one.cost }),
    ...(one.dcFrom && { dcFrom: one.dcFrom }),
    ...(one.if && { if: one.if }),
    ...(one.after && { after: one.after }),
    ...(one.before && { before: one.before }),
    feature,
  }));

function ofItem(item: Item, compendium: Compendium): readonly Usable[] {
  const { magic, gear } = findItem(item, compendium);
  const { name, id } = item;
  const uses = (magic?.uses ?? []).flatMap((one, use): readonly Usable[] =>
    magic === undefined
      ? []
      : [
          {
            home: { of: "item", id: magic.id, use },
            name,
            ...(one.name !== undefined && { use: one.name }),
            steps: one.steps,
            counter: itemCounter(id, use),
            ...paidBy(one.economy),
            ...(one.limit && { limit: one.limit }),
            ...(one.economy === "on-hit" && { comesWithHit: true as const }),
            ...(one.charges !== undefined && { charges: one.charges }),
            ...(one.mostCharges !== undefined && { mostCharges: one.mostCharges }),
            item,
          },
        ],
  );
  const plain: readonly Usable[] =
    gear?.steps === undefined
      ? []
      : [
          {
            home: { of: "item", id: gear.id },
            name,
            steps: gear.steps,
            counter: id,
            ...paidBy(gear.steps.find(({ economy }) => economy !== undefined)?.economy),
            item,
          },
        ];
  return [...uses, ...plain];
}
