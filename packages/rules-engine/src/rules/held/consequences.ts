import type { Creature } from "../../creature/creature.js";
import { nextId } from "../../creature/held-id.js";
import type { EventOf, OfCreature } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { immunitiesOf } from "../../gather/gather.js";
import { incapacitatedBy } from "../../gather/incapacity.js";
import { maximumOf } from "../../sheet/hit-points.js";
import type { Compendium } from "../../tables/compendium.js";
import {
  conditionName,
  deadlyLevel,
  does,
  needsItsSource,
  ruleOf,
} from "../../tables/condition-facts.js";
import { areAllies } from "../combat/foes.js";
import { endAll } from "./ending.js";
import { relieved } from "./exhaustion.js";
import { levelsIn } from "./levels.js";
import { shed } from "./shed.js";
import { usedUp } from "./used-up.js";

/** Who loses consciousness drops to the ground, and lies there when it wakes ("Unconscious"). */
export function fallProne(
  state: GameState,
  { id, held }: EventOf<"condition_gained">,
  { compendium }: Using,
): Next {
  if (!does(held.condition, "falls-prone", compendium)) return nothing;
  const creature = creatureIn(state, id);
  const lies = creature.conditions.some(({ condition }) => condition === "prone");
  if (lies || immunitiesOf(creature, compendium).includes("prone")) return nothing;
  return happens({
    type: "condition_gained",
    id,
    rule: ruleOf(held.condition, compendium),
    held: {
      id: nextId(creature, "c"),
      condition: "prone",
      source: conditionName(held.condition, compendium),
      lasting: { kind: "until", what: "removed" },
    },
  });
}

/** The sixth level of exhaustion is death ("Exhaustion"). */
export function dieOfExhaustion(
  state: GameState,
  { id, held, rule }: EventOf<"condition_gained" | "condition_changed">,
  { compendium }: Using,
): Next {
  const deadly = deadlyLevel(held.condition, compendium);
  if (held.level === undefined || levelsIn(creatureIn(state, id).conditions) < deadly)
    return nothing;
  return happens({ type: "died", id, rule, cause: "exhaustion" });
}

/** Whoever is brought back is not dead of exhaustion any more: a level less than the deadly one is left. */
export function outliveExhaustion(
  state: GameState,
  { id }: OfCreature,
  { compendium }: Using,
): Next {
  const creature = creatureIn(state, id);
  const levels = levelsIn(creature.conditions) - deadlyLevel("exhaustion", compendium) + 1;
  if (levels < 1) return nothing;
  const of = creature.conditions.filter(({ condition }) => condition === "exhaustion");
  return happens(...relieved(creature, { levels, of, because: "back to life" }, compendium));
}

/** A grapple ends when the one who grapples can no longer hold ("Grappled"), and so does whatever needs who brought it. */
export function releaseHeld(state: GameState, { id }: OfCreature, { compendium }: Using): Next {
  const holder = state.creatures[id];
  const why = lettingGo(holder, compendium);
  if (why === undefined) return nothing;
  const isDown = holder === undefined || holder.hp.current === 0;
  return happens(
    ...endAll(
      Object.values(state.creatures),
      (held) =>
        held.from === id &&
        (held.endsOn?.includes("source-incapacitated") === true ||
          (isDown && held.endsOn?.includes("source-felled") === true) ||
          ("condition" in held && needsItsSource(held.condition, compendium))),
      { because: `whoever held it is ${why}`, compendium },
    ),
  );
}

/** Why whoever holds somebody lets go: gone, dead, incapacitated. */
export function lettingGo(
  holder: Creature | undefined,
  compendium: Compendium,
): string | undefined {
  if (holder === undefined) return "gone";
  return holder.dead ? "dead" : incapacitatedBy(holder, compendium)?.toLowerCase();
}

/** What lasts as long as something else ends with it, the last of a chain first: each end has none of its own, however long the chain. */
export function endWith(
  state: GameState,
  { id, held: ended }: EventOf<"condition_lost" | "effect_lost">,
  { compendium }: Using,
): Next {
  const creature = creatureIn(state, id);
  const because = "what it came with has ended";
  return happens(
    ...hangingOn(creature, ended)
      .toReversed()
      .flatMap((one) => endAll([creature], (held) => held.id === one, { because, compendium })),
  );
}

/** Ids of what lasts as long as this, and of what lasts as long as these in turn. */
function hangingOn({ conditions, effects }: Creature, id: string): readonly string[] {
  const found = new Set([id]);
  // Grows while it is walked.
  for (const on of found)
    for (const { id: one, lasting } of [...conditions, ...effects])
      if (lasting.kind === "with" && lasting.id === on) found.add(one);
  found.delete(id);
  return [...found];
}

/** What does not outlast its bearer's consciousness ends with that (Rage). */
export const endUnconscious = (
  state: GameState,
  { id, held }: EventOf<"condition_gained">,
  { compendium }: Using,
): Next =>
  held.condition === "unconscious"
    ? happens(
        ...endAll(
          [creatureIn(state, id)],
          ({ endsOn }) => endsOn?.includes("unconscious") === true,
          { because: "it has lost consciousness", compendium },
        ),
      )
    : nothing;

/** What lasts until its bearer is healed ends when it is. */
export const endHealed = (state: GameState, { id }: OfCreature, { compendium }: Using): Next =>
  happens(
    ...endAll(
      [creatureIn(state, id)],
      ({ lasting, endsOn }) =>
        endsOn?.includes("healed") === true ||
        (lasting.kind === "until" && lasting.what === "healed"),
      { because: "it has regained hit points", compendium },
    ),
  );

/** What ends with damage to its bearer does, even where temporary hit points take it all. */
export const endDamaged = (
  state: GameState,
  { id, dealt, by }: EventOf<"damage_taken">,
  { compendium }: Using,
): Next =>
  dealt <= 0
    ? nothing
    : happens(
        ...shed(
          state,
          {
            creature: creatureIn(state, id),
            so: ({ endsOn, from }) =>
              endsOn?.includes("damaged") === true ||
              (endsOn?.includes("source-attacks-bearer") === true && isWith(state, by, from)),
            because: "it was hurt",
          },
          compendium,
        ),
      );

/** Whether somebody is the one who brought it, or fights beside that one. */
const isWith = (state: GameState, by: string | undefined, from: string | undefined): boolean =>
  by !== undefined && from !== undefined && (by === from || areAllies(state, by, from));

/** What was good for one roll is used up with it, on whomever it is. */
export const endUsed = (
  state: GameState,
  { used = [] }: EventOf<"rolled">,
  { compendium }: Using,
): Next =>
  happens(
    ...used.flatMap(({ id, held }) => {
      const creature = state.creatures[id];
      return creature === undefined ? [] : usedUp(state, { creature, held }, compendium);
    }),
  );

/** What ends when its bearer attacks does with the attack's die, and what ends when who brought it, or a companion of that one, attacks its bearer. */
export function endAttacking(
  state: GameState,
  { id, purpose, against }: EventOf<"rolled">,
  { compendium }: Using,
): Next {
  if (purpose !== "attack") return nothing;
  const { creatures } = state;
  const [self, other] = [creatures[id], creatures[against ?? ""]];
  const because = "it has attacked";
  return happens(
    ...(self === undefined
      ? []
      : shed(
          state,
          {
            creature: self,
            so: ({ endsOn }) => endsOn?.includes("bearer-attacks") === true,
            because,
          },
          compendium,
        )),
    ...(other === undefined
      ? []
      : shed(
          state,
          {
            creature: other,
            so: ({ endsOn, from }) =>
              endsOn?.includes("source-attacks-bearer") === true && isWith(state, id, from),
            because: "it was attacked",
          },
          compendium,
        )),
  );
}

/** Healing that gives nothing to who lacks hit points is none. */
export function endHealedBy(state: GameState, event: EventOf<"healed">, using: Using): Next {
  const most = maximumOf(creatureIn(state, event.id), using.compendium);
  return event.amount === 0 && event.hp < most ? nothing : endHealed(state, event, using);
}

/** A long rest regains all hit points. */
export const endHealedByRest = (state: GameState, event: EventOf<"rested">, using: Using): Next =>
  event.rest === "long" ? endHealed(state, event, using) : nothing;

/** What lasts until its bearer has all its hit points back ends when it has. */
export function endUnhurt(state: GameState, { id }: OfCreature, { compendium }: Using): Next {
  const creature = creatureIn(state, id);
  const isWaited = [...creature.conditions, ...creature.effects].some(({ endsOn }) =>
    endsOn?.includes("unhurt"),
  );
  if (!isWaited || creature.hp.current < maximumOf(creature, compendium)) return nothing;
  return happens(
    ...endAll([creature], ({ endsOn }) => endsOn?.includes("unhurt") === true, {
      because: "it has all its hit points back",
      compendium,
    }),
  );
}
