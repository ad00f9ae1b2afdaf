import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import { happens } from "../../../game/next.js";
import type { Asking, Reaction } from "../../../game/reaction.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { numbersAt } from "../../../gather/features.js";
import { featuresOf } from "../../../sheet/features.js";
import { bearerOf } from "../../../sheet/numbers/bearer.js";
import { works } from "../../inventory/attune.js";
import { framed } from "../attack/framed.js";
import { spend } from "../economy.js";
import { rolledFor } from "./added.js";
import { attackedIn } from "./attacked.js";
import { payFeature } from "./featured.js";

const name = "Deflect Missiles";
const feature = "monk-deflect-missiles";
const of = { features: [feature], use: "Deflect" };

const dexterityOf = (creature: Creature, { compendium }: Using): number =>
  bearerOf(creature, compendium).abilities.dex.modifier;

const signed = (dice: string, modifier: number): string =>
  `${dice} ${modifier < 0 ? "-" : "+"} ${Math.abs(modifier)}`;

/** 1d10 and the monk level of the feature, and the Dexterity modifier. */
function reductionOf(creature: Creature, using: Using): string {
  const known = featuresOf(creature.make, using.compendium).find(({ id }) => id === feature);
  const reduction = known && numbersAt(known)["reduction"];
  return typeof reduction === "string" ? signed(reduction, dexterityOf(creature, using)) : "0";
}

/** Whom a ranged weapon attack has hit; nothing where it is none. */
function struckByMissile(state: GameState, asking: Asking): Creature | undefined {
  const attacked = attackedIn(state, asking);
  if (attacked?.rolled.outcome !== "hit") return undefined;
  const { facts, use } = attacked.frame.order;
  return facts.with === "weapon" && use.mode !== "melee" ? attacked.two.other : undefined;
}

/** What takes from the damage of a missile. */
interface Deflecting {
  readonly name: string;
  readonly dice: (creature: Creature, using: Using) => string;
  readonly pay: (state: GameState, id: string, using: Using) => ReturnType<typeof payFeature>;
}

const deflecting = ({ name: source, dice, pay }: Deflecting): Reaction => ({
  name: source,
  moment: "damage",
  offeredTo: (state, asking, using) => {
    const struck = struckByMissile(state, asking);
    return struck !== undefined && pay(state, struck.id, using).ok ? [struck.id] : [];
  },
  take: (state, { frame, answer }, using) => {
    if (frame.kind !== "attack")
      return err({ code: "NOTHING_PENDING", message: "Nobody attacks." });
    const paid = pay(state, answer.id, using);
    if (!paid.ok) return paid;
    const rolls = { source, dice: dice(creatureIn(state, answer.id), using) };
    const lessened = [...(frame.lessened ?? []), rolledFor(rolls, undefined, using)];
    return ok({ next: happens(...paid.value), frame: framed(frame, { lessened }) });
  },
});

/** Takes from the damage of a ranged weapon attack that hits ("Monk, Deflect Missiles"). */
export const deflectMissiles: Reaction = deflecting({
  name,
  dice: reductionOf,
  pay: (state, id, using) => payFeature(state, { id, of }, using),
});

const gloves = "gloves-of-missile-snaring";

/** Whether somebody wears the gloves, with a hand free for the missile. */
function snares({ items }: Creature, { compendium }: Using): boolean {
  const inHands = items.filter(({ slot }) => slot !== undefined && hands.includes(slot));
  const isFull = inHands.length > 1 || inHands.some(({ slot }) => slot === "two_hands");
  return (
    !isFull &&
    items.some(
      (item) => item.magic === gloves && item.slot !== undefined && works(item, compendium),
    )
  );
}

const hands: readonly string[] = ["main_hand", "off_hand", "two_hands", "shield"];

/** The same by magic, with a hand free ("Magic Items, Gloves of Missile Snaring"). */
export const snareMissiles: Reaction = deflecting({
  name: "Gloves of Missile Snaring",
  dice: (creature, using) => signed("1d10", dexterityOf(creature, using)),
  pay: (state, id, using) =>
    snares(creatureIn(state, id), using)
      ? spend(state, { id, what: "Gloves of Missile Snaring", economy: "reaction" }, using)
      : err({ code: "NOT_WORN", message: "It has no such gloves on, or no hand free." }),
});
