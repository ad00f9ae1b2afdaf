import { type AttackFacts, attackFactsOf, type Economy, onceOf } from "@tabletop-mcp/rules-engine";
import { act, type Bout, creatureIn } from "./bout.js";
import type { Refusal } from "./types.js";
import { worthOf } from "./worth.js";

/** One attack of somebody on somebody. */
interface Strike {
  readonly id: string;
  readonly target: string;
  readonly facts: AttackFacts;
  readonly economy?: Economy;
  /** On who runs away. */
  readonly opportunity?: true;
}

/** Makes an attack. All who fight in a room are close by each other. */
export function strike(bout: Bout, { id, target, facts, ...how }: Strike): Refusal | undefined {
  const isShot = !facts.modes.includes("melee");
  return act(bout, {
    type: "attack",
    id,
    target,
    attack: facts.name,
    ...how,
    scene: {
      feet: 5,
      early: [],
      allyBeside: hasAlly(bout, id),
      ...(isShot && { disadvantage: ["an enemy within 5 feet"] }),
    },
  });
}

/** Whether somebody of its side is there, too, and up. */
function hasAlly({ state }: Bout, id: string): boolean {
  const { combatants = {}, creatures } = state;
  return Object.values(combatants).some((other) => {
    const creature = creatures[other.id];
    const isFellow = other.id !== id && other.side === combatants[id]?.side;
    return isFellow && creature !== undefined && !creature.dead && creature.hp.current > 0;
  });
}

/** A creature's attacks, the best first: those with what it has in hand, or of its stat block, before its bare hands. */
export const attacksOf = (bout: Bout, id: string): readonly AttackFacts[] =>
  ranked(attackFactsOf(creatureIn(bout, id), bout.using.compendium));

const ranked = onceOf((all: readonly AttackFacts[]) =>
  all.toSorted((one, other) => rankOf(other) - rankOf(one)),
);

const rankOf = (facts: AttackFacts): number => ("unarmed" in facts.from ? 0 : worthOf(facts));

/** Strikes the first of these who can be struck so; tells whether it has. */
export const strikeOne = (
  bout: Bout,
  targets: readonly string[],
  how: Omit<Strike, "target">,
): boolean => targets.some((target) => strike(bout, { ...how, target }) === undefined);
