import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import type { DamagePart } from "../../game/action.js";
import type { ActFrame } from "../../game/frame.js";
import type { GameState } from "../../game/state.js";
import { onceOf } from "../../once.js";
import { blockOf } from "../../sheet/block-of.js";
import type { Compendium } from "../../tables/compendium.js";
import { feetOf } from "../combat/bodies.js";

/** The trait by which damage goes over to another, and to whom. */
export interface Transfer {
  readonly name: string;
  readonly to: string;
}

/** Who takes half of a creature's damage: whom it grapples, or whom it sits on (Damage Transfer). */
export function transferOf(
  state: GameState,
  creature: Creature,
  compendium: Compendium,
): Transfer | undefined {
  const block = blockOf(creature.make, compendium);
  const trait = block && transferringIn(block);
  if (trait === undefined) return bondOf(state, creature, compendium);
  const to = trait.transfers === "grappled" ? grappledBy(state, creature) : satOn(creature);
  const victim = to === undefined ? undefined : state.creatures[to];
  return victim === undefined || victim.dead ? undefined : { name: trait.name, to: victim.id };
}

/** Whoever is bound to it, near enough: of the amulet's wearer a shield guardian (Bound). */
function bondOf(
  state: GameState,
  creature: Creature,
  compendium: Compendium,
): Transfer | undefined {
  for (const { name, from = "", effects } of creature.effects) {
    const bond = effects.find((effect) => effect.kind === "transferred-damage");
    const other = bond === undefined ? undefined : state.creatures[from];
    if (bond?.kind !== "transferred-damage" || other === undefined || other.dead) continue;
    const feet = feetOf(state, { self: creature, other }, compendium) ?? 0;
    if (feet <= bond.feet) return { name, to: other.id };
  }
  return undefined;
}

const transferringIn = onceOf(({ traits }: StatBlock) =>
  traits.find(({ transfers }) => transfers !== undefined),
);

const grappledBy = ({ creatures }: GameState, { id }: Creature): string | undefined =>
  Object.values(creatures).find(({ conditions }) =>
    conditions.some(({ condition, from }) => condition === "grappled" && from === id),
  )?.id;

/** The one that what it has laid on itself is aimed at. */
const satOn = ({ effects }: Creature): string | undefined =>
  effects.find(({ target }) => target !== undefined)?.target;

/** Damage as it was rolled, part by part. */
export interface Rolled {
  readonly part: DamagePart;
  readonly points: { readonly rolled: number };
}

/** The other half of a blow, of the same types; what is odd is in it, since the first half is rounded down. */
export function otherHalf({ name, to }: Transfer, rolled: readonly Rolled[]): ActFrame {
  let all = 0;
  const parts = rolled.map(({ part: { type, magical }, points }): DamagePart => {
    const kept = Math.floor((all + points.rolled) / 2) - Math.floor(all / 2);
    all += points.rolled;
    return {
      amount: points.rolled - kept,
      ...(type !== undefined && { type }),
      ...(magical && { magical }),
    };
  });
  return {
    kind: "act",
    lenient: true,
    action: { type: "damage", id: to, parts, source: name },
  };
}
