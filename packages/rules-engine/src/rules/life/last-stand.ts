import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import type { EventOf } from "../../game/event.js";
import type { Using } from "../../game/using.js";
import { factsOf } from "../../gather/gather.js";
import { applyToCreature } from "../../resolve/apply/creature.js";
import { blockOf } from "../../sheet/block-of.js";
import { featuresOf } from "../../sheet/features.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { relentlessRage, relentlessRageDc } from "../../sheet/uses.js";
import { saveOf } from "../check/save-of.js";

type Damage = EventOf<"damage_taken">;
type Resisted = EventOf<"fall_resisted">;

/** What may leave a creature with 1 hit point where damage would leave it with none. */
interface Stand {
  readonly trait: string;
  readonly rule: string;
  /** What `spent.uses` counts it by. */
  readonly use?: string;
  /** Of a Constitution save; without one it just happens. */
  readonly dc?: number;
}

/** Everything that may keep a creature up at 0 hit points, in turn until one does: what costs least goes first. */
export function standFast(creature: Creature, event: Damage, using: Using): readonly Resisted[] {
  const tried: Resisted[] = [];
  let now = creature;
  for (const stand of standsOf(creature, event, using)) {
    const resisted = attempt(now, stand, using);
    tried.push(resisted);
    now = applyToCreature(now, resisted);
    if (resisted.averted) break;
  }
  return tried;
}

function attempt(creature: Creature, { trait, rule, use, dc }: Stand, using: Using): Resisted {
  const { id, spent } = creature;
  const save = dc === undefined ? undefined : { dc, ...saveOf(creature, { dc }, using) };
  const averted = save?.success ?? true;
  return {
    type: "fall_resisted",
    id,
    rule,
    trait,
    ...(save && { d20: save.d20, dc: save.dc }),
    averted,
    hp: averted ? 1 : 0,
    spent:
      use === undefined
        ? spent
        : { ...spent, uses: { ...spent.uses, [use]: used(creature, use) + 1 } },
  };
}

const used = ({ spent }: Creature, use: string): number => spent.uses[use] ?? 0;

function standsOf(creature: Creature, event: Damage, { compendium }: Using): readonly Stand[] {
  const block = blockOf(creature.make, compendium);
  const printed = block === undefined ? [] : printedStands(creature, event, block);
  const killed = event.nonlethal !== true && event.beyond >= maximumOf(creature, compendium);
  if (killed) return printed;
  const rages = factsOf(creature, compendium).running?.includes("rage") === true;
  const own = featuresOf(creature.make, compendium).flatMap(({ id, name, srd }): Stand[] => {
    const stand = { trait: name, rule: srd, use: id };
    if (id === relentlessRage && rages) return [{ ...stand, dc: relentlessRageDc(creature) }];
    return id === "relentless-endurance" && used(creature, id) === 0 ? [stand] : [];
  });
  // A save that may come again before a use that does not.
  return [...printed, ...own.toSorted((one, other) => (other.dc ?? 0) - (one.dc ?? 0))];
}

/** The most damage that a boar's Relentless withstands; the stat blocks have it in words. */
const relentless: Readonly<Record<string, number>> = { boar: 7, "giant-boar": 10, wereboar: 14 };

/** What a stat block has of this: Undead Fortitude, Relentless (Monsters, Zombie; Monsters, Boar). */
const printedStands = (
  creature: Creature,
  { dealt, damage, critical }: Damage,
  { id, srd, traits }: StatBlock,
): readonly Stand[] =>
  traits.flatMap(({ name }): Stand[] => {
    const stand = { trait: name, rule: `${srd}, ${name}` };
    if (name === "Undead Fortitude") {
      const burnt = damage.some(
        ({ type, afterResistance }) => type === "radiant" && afterResistance > 0,
      );
      return burnt || critical === true ? [] : [{ ...stand, dc: 5 + dealt }];
    }
    const use = "relentless";
    return name === "Relentless" && dealt <= (relentless[id] ?? 0) && used(creature, use) === 0
      ? [{ ...stand, use }]
      : [];
  });
