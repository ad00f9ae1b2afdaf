import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import { usesOf, withUse } from "../../creature/spent.js";
import type { Blow, Stand, ZeroFrame } from "../../game/frame.js";
import { type Next, steps } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { factsOf } from "../../gather/gather.js";
import { blockOf } from "../../sheet/block-of.js";
import { featuresOf } from "../../sheet/features.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { relentlessRage, relentlessRageDc } from "../../sheet/uses.js";
import { spellOver } from "../held/spell-over.js";

/** What may keep a creature up at 0 hit points, and what is tried where it does not. */
interface Trial {
  readonly stand: Stand;
  readonly zero: ZeroFrame;
}

/** What may keep a creature up tries to: at once, or by a save. */
export const attempt = (state: GameState, creature: Creature, { stand, zero }: Trial): Next =>
  stand.dc === undefined
    ? withUsedUp(state, creature, { next: stood(creature, { stand, zero }, true), stand })
    : steps({
        kind: "save",
        id: creature.id,
        ability: "con",
        dc: stand.dc,
        decides: { kind: "stand", stand, zero },
      });

/** What came of it: 1 hit point and no fall; or none, the use gone, and whatever else may help. */
export const stood = (
  { id, spent }: Creature,
  { stand: { trait, rule, use }, zero }: Trial,
  averted: boolean,
): Next => ({
  events: [
    {
      type: "fall_resisted",
      id,
      rule,
      trait,
      averted,
      hp: averted ? 1 : 0,
      spent: use === undefined ? spent : withUse(spent, use),
    },
  ],
  run: averted ? [] : [zero],
});

/** What it bears that has kept it up is over with that. */
function withUsedUp(
  state: GameState,
  creature: Creature,
  { next: { events, run = [] }, stand }: { readonly next: Next; readonly stand: Stand },
): Next {
  const held = creature.effects.find(({ id }) => id === stand.held);
  return held === undefined
    ? { events, run }
    : { events: [...events, spellOver(state, { bearer: creature, held }, "it is used up")], run };
}

/** What it bears that keeps it up, and from death without damage, once (Death Ward). */
export const wardOf = ({ effects }: Creature): EffectHeld | undefined =>
  effects.find((held) => held.effects.some(({ kind }) => kind === "last-stand"));

/** What would kill it outright does not, for once. */
export const keptFromDeath = (
  state: GameState,
  creature: Creature,
  { ward, hp }: { readonly ward: EffectHeld; readonly hp: number },
): Next => {
  const { id, spent } = creature;
  const { name: trait } = ward;
  return {
    events: [
      {
        type: "fall_resisted",
        id,
        rule: `Spell Descriptions, ${trait}`,
        trait,
        averted: true,
        hp,
        spent,
      },
      spellOver(state, { bearer: creature, held: ward }, "it is used up"),
    ],
  };
};

/** Everything that may keep a creature up at 0 hit points, in turn until one does: what costs least goes first. */
export function standsOf(creature: Creature, blow: Blow, { compendium }: Using): readonly Stand[] {
  if (blow.felt <= blow.beyond) return [];
  const ward = wardOf(creature);
  const first: readonly Stand[] =
    ward === undefined
      ? []
      : [{ trait: ward.name, rule: `Spell Descriptions, ${ward.name}`, held: ward.id }];
  const block = blockOf(creature.make, compendium);
  const printed = block === undefined ? [] : printedStands(creature, blow, block);
  const killed = blow.nonlethal !== true && blow.beyond >= maximumOf(creature, compendium);
  if (killed) return [...first, ...printed];
  const rages = factsOf(creature, compendium).running?.includes("rage") === true;
  const own = featuresOf(creature.make, compendium).flatMap(({ id, name, srd }): Stand[] => {
    const stand = { trait: name, rule: srd, use: id };
    if (id === relentlessRage && rages)
      return [{ trait: name, rule: srd, use: id, dc: relentlessRageDc(creature) }];
    return id === "relentless-endurance" && usesOf(creature.spent, id) === 0 ? [stand] : [];
  });
  // A save that may come again before a use that does not.
  return [...first, ...printed, ...own.toSorted((one, other) => (other.dc ?? 0) - (one.dc ?? 0))];
}

/** The most damage that a boar's Relentless withstands; the stat blocks have it in words. */
const relentless: Readonly<Record<string, number>> = { boar: 7, "giant-boar": 10, wereboar: 14 };

/** What a stat block has of this: Undead Fortitude, Relentless (Monsters, Zombie; Monsters, Boar). */
const printedStands = (
  { spent }: Creature,
  { dealt, types, critical }: Blow,
  { id, srd, traits }: StatBlock,
): readonly Stand[] =>
  traits.flatMap(({ name }): Stand[] => {
    const rule = `${srd}, ${name}`;
    if (name === "Undead Fortitude")
      return types.includes("radiant") || critical === true
        ? []
        : [{ trait: name, rule, dc: 5 + dealt }];
    const use = "relentless";
    return name === "Relentless" && dealt <= (relentless[id] ?? 0) && usesOf(spent, use) === 0
      ? [{ trait: name, rule, use }]
      : [];
  });
