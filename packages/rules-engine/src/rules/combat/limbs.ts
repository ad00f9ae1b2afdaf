import type { Limb } from "@tabletop-mcp/srd-data/creatures";
import type { ConditionHeld } from "../../creature/held.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Prop } from "../../grid/battlefield.js";
import { blockOf } from "../../sheet/block-of.js";
import { type Compendium, foldName } from "../../tables/compendium.js";
import { endHeld } from "../held/ending.js";
import { propGone } from "./prop-changes.js";

/** A part of a creature that holds somebody, and that is attacked apart from it. */
export interface Gripping {
  readonly name: string;
  readonly of: string;
  readonly holds: string;
  readonly limb: Limb;
}

/** The parts of creatures that hold somebody now, as their stat blocks tell them (a roper's tendrils). */
export function limbsGripping(
  state: GameState,
  { compendium }: { readonly compendium: Compendium },
): readonly Gripping[] {
  return Object.values(state.creatures).flatMap(({ id, conditions }) =>
    conditions.filter(isGrapple).flatMap(({ from = "", source }) => {
      const owner = state.creatures[from];
      const block = owner && blockOf(owner.make, compendium);
      const action = block?.actions.find(({ name }) => foldName(name) === foldName(source));
      const limb = action?.limb;
      return limb === undefined
        ? []
        : [{ name: action?.name ?? source, of: from, holds: id, limb }];
    }),
  );
}

const isGrapple = ({ condition }: ConditionHeld): boolean => condition === "grappled";

/** A part that is destroyed lets go of whom it held. */
export function freedByLoss(
  state: GameState,
  { limb, name = "" }: Prop,
  { compendium }: Using,
): readonly Event[] {
  const held = limb && state.creatures[limb.holds];
  const grip = held?.conditions.find((one) => isGrapple(one) && one.from === limb?.of);
  if (held === undefined || grip === undefined) return [];
  return endHeld(held, grip.id, { because: `${name} is destroyed`, compendium });
}

/** What held somebody is no target any more once that one is free. */
export function withdrawLimb(state: GameState, { id, condition }: EventOf<"condition_lost">): Next {
  const { battlefield: field, encounter } = state;
  if (condition !== "grappled" || field?.props === undefined) return nothing;
  if (encounter?.status !== "active") return nothing;
  const { conditions } = creatureIn(state, id);
  const free = field.props.filter(
    ({ limb }) =>
      limb?.holds === id && !conditions.some((one) => isGrapple(one) && one.from === limb.of),
  );
  return free.length === 0
    ? nothing
    : happens(...free.map((prop) => propGone(state, { prop, how: "lets go" })));
}
