import type { CreatureType } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import type { Side } from "../../encounter/combatant.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { foldName } from "../../tables/compendium.js";
import { createRule } from "../character/create.js";

/** Who comes: how many of a stat block, and in whose service. */
export interface Coming {
  readonly block: StatBlock;
  readonly count: number;
  /** The type that they are of, whatever their kind is. */
  readonly type?: CreatureType | undefined;
  readonly characterType: Creature["characterType"];
  /** The fight that they are made for. */
  readonly encounter?: string | undefined;
  /** "fight-s": what their ids begin with, and the last number given. */
  readonly ids: { readonly before: string; readonly last: number };
  /** What their names end with: "of Ada". */
  readonly after?: string;
  /** What ties them to who has called them. */
  readonly tie?: EffectHeld | undefined;
  /** Nobody sees them. */
  readonly invisible?: ConditionHeld | undefined;
}

export interface Newcomer {
  readonly id: string;
  readonly events: readonly Event[];
}

/** Copies of the stat block; their ids and names go on from the last ones that were given. */
export function newcomers(state: GameState, coming: Coming, using: Using): readonly Newcomer[] {
  const { block, count, characterType, encounter, ids, after = "" } = coming;
  const isOfTables = using.compendium.statBlocks.find(block.id) === block;
  const taken = new Set(Object.values(state.creatures).map(({ name }) => foldName(name)));
  const name = (): string => {
    for (let number = 1; ; number += 1) {
      const so = `${block.name} ${number}${after}`;
      if (taken.has(foldName(so))) continue;
      taken.add(foldName(so));
      return so;
    }
  };
  return Array.from({ length: count }, (_, at): Newcomer => {
    const id = `${ids.before}${ids.last + at + 1}`;
    const kind = isOfTables ? { creature: block.id } : { own: block };
    const request = { name: name(), ...kind, characterType };
    const made = createRule(
      state,
      { type: "create", id, request, ...(encounter !== undefined && { encounter }) },
      using,
    );
    if (!made.ok) throw new Error(`No ${block.name} was made: ${made.error.message}`);
    return { id, events: made.value.events.map((event) => bound(event, coming)) };
  });
}

/** With the type that its caller gives it, and what ties it to that one. */
function bound(event: Event, { type, tie, invisible }: Coming): Event {
  if (event.type !== "created") return event;
  const { creature } = event;
  const make = type === undefined ? creature.make : Object.assign({}, creature.make, { type });
  const own = {
    make,
    ...(tie && { effects: [...creature.effects, tie] }),
    ...(invisible && { conditions: [...creature.conditions, invisible] }),
    ...((tie || invisible) && { lastId: creature.lastId + 2 }),
  };
  return Object.assign({}, event, { creature: Object.assign({}, creature, own) });
}

/** Enemies and neutrals die at 0 hit points, those of the party fall. */
export const kindOn = {
  party: "npc",
  enemy: "enemy",
  neutral: "neutral",
} as const satisfies Record<Side, Creature["characterType"]>;
