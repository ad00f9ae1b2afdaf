import type { FeatureUse } from "@tabletop-mcp/srd-data/classes";
import type { CreatureSpell } from "@tabletop-mcp/srd-data/creatures";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { KnownFeature } from "../features.js";
import { countedBy } from "../uses.js";
import type { SpellRoom } from "./spell-room.js";

/** So many of something that `spent.uses` counts, with one casting. */
export interface CastUse {
  readonly counter: string;
  readonly name: string;
  readonly amount: number;
  /** What is the most before a rest brings it back; of a pool its own number. */
  readonly times?: number;
}

/** What a casting is paid for with, beside its time. */
export interface CastPays {
  /** A spell slot of its level or a higher one. */
  readonly slot?: true;
  readonly use?: CastUse;
  /** The level that it is always cast at; its own for what takes no slot. */
  readonly at?: number;
}

/** What counts castings by themselves begins so, and comes back with a long rest. */
const counted = "spell:";

/** What counts the castings of a spell out of a thing that has no charges for it. */
export const itemCastCounter = (item: string, spell: string): string =>
  `${counted}${item}:${spell}`;

/** Whether `spent.uses` counts castings by this: a long rest brings them back. */
export const isCastCounter = (counter: string): boolean => counter.startsWith(counted);

/** Cantrips and spells at will cost nothing. */
export const freely: CastPays = {};

const bySlot: CastPays = { slot: true };

/** A spell of a class: an arcanum once between long rests, all others a slot ("Warlock, Mystic Arcanum"). */
export function paysOfClass({ level, name, id }: Spell, room: SpellRoom | undefined): CastPays {
  if (level === 0) return freely;
  return room?.of === arcanum
    ? {
        use: { counter: `${counted}${id}`, name: `${arcanum}: ${name}`, amount: 1, times: 1 },
        at: level,
      }
    : bySlot;
}

const arcanum = "Mystic Arcanum";

/** A spell that a stat block prints: at will, so many times a day, or by slots. */
export function paysPrinted(
  { level, name, id }: Spell,
  { use, level: at }: CreatureSpell,
): CastPays {
  const always = at === undefined ? {} : { at };
  if (use === "slots") return level === 0 ? freely : bySlot;
  if (use === "at-will") return always;
  const { perDay: times } = use;
  return { use: { counter: `${counted}${id}`, name, amount: 1, times }, ...always };
}

/** A spell that a race or a feature brings; nothing where it is not cast with an action of one's own. */
export function paysOfFeature(spell: Spell, feature: KnownFeature): CastPays | undefined {
  const { uses = [] } = feature.facts;
  const use =
    uses.find(({ name }) => name === spell.name) ?? (uses.length === 1 ? uses[0] : undefined);
  if (spell.level === 0) return freely;
  if (use === undefined || use.economy === "passive") return undefined;
  const at = infernal[`${feature.id} ${spell.id}`];
  const spends = spentBy(use, feature, spell);
  return {
    ...(use.cost?.of === "spell-slot" && { slot: true }),
    ...(spends && { use: spends }),
    ...(at !== undefined && { at }),
  };
}

/** Races, Infernal Legacy: the rebuke is one of level 2, which its facts say in words. */
const infernal: Readonly<Record<string, number>> = { "infernal-legacy hellish-rebuke": 2 };

function spentBy(use: FeatureUse, feature: KnownFeature, { name }: Spell): CastUse | undefined {
  const { cost, limit } = use;
  if (cost !== undefined && cost.of !== "spell-slot")
    return { counter: cost.of, name: cost.of, amount: cost.amount };
  if (typeof limit?.times !== "number") return undefined;
  return {
    counter: countedBy(feature, use),
    name: use.name ?? name,
    amount: 1,
    times: limit.times,
  };
}
