import type { Becoming } from "@tabletop-mcp/srd-data";
import { sizes } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Make } from "../../creature/creature.js";
import { happens, type Next, steps } from "../../game/next.js";
import { blockOf } from "../../sheet/block-of.js";
import type { Compendium } from "../../tables/compendium.js";
import { untilRemoved } from "./durations.js";
import { act, type Settling } from "./settling.js";
import { told } from "./told.js";

/** Somebody has the form that was chosen, as long as the spell lasts ("Polymorph"). */
export function become({ step, frame, outcome, creature, using }: Settling): Next {
  const { becomes } = step;
  const { creature: name = "", source, cast } = frame.by;
  const block = using.compendium.statBlocks.find(name);
  if (becomes === undefined) return happens();
  if (block === undefined) return happens(told(frame, "Takes another form.", [outcome.id]));
  const { keeps, casts, asHurt } = becomes;
  return steps(
    act({
      type: "take_form",
      id: outcome.id,
      statBlock: block.id,
      keeps,
      source,
      from: frame.id,
      lasting: cast === undefined ? untilRemoved : { kind: "cast", id: cast },
      ...(casts && { casts }),
      ...(creature.own && { again: asHurt ? "as-hurt" : "whole" }),
    }),
  );
}

/** The stat blocks that somebody of this make may become, the most dangerous first. */
export function formsFor(
  make: Make,
  { types, except, sizeAtMost = "gargantuan", challengeAtMost }: Becoming,
  compendium: Compendium,
): readonly StatBlock[] {
  const most = challengeAtMost === "own" ? challengeOf(make, compendium) : challengeAtMost;
  return compendium.statBlocks.all
    .filter(
      ({ type, size, challenge }) =>
        challenge <= most &&
        types?.includes(type) !== false &&
        except?.includes(type) !== true &&
        sizes.indexOf(size) <= sizes.indexOf(sizeAtMost),
    )
    .toSorted((one, other) => other.challenge - one.challenge);
}

/** Its challenge rating, or its level where it has none. */
const challengeOf = (make: Make, compendium: Compendium): number =>
  make.levels.length > 0 ? make.levels.length : (blockOf(make, compendium)?.challenge ?? 0);
