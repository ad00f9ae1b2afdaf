import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { CastPhase } from "../../game/cast-frame.js";
import type { Craft } from "../../game/craft.js";
import type { RuleViolation } from "../../game/violation.js";
import type { SpellCastWith } from "../../sheet/casting/cast-with.js";
import type { Compendium } from "../../tables/compendium.js";
import type { Made } from "./made.js";
import { masteryOf } from "./mastery.js";
import { type Making, metamagicOf } from "./metamagic.js";
import { overchannelOf } from "./overchannel.js";

interface Asked extends Making {
  readonly with: SpellCastWith;
  /** What goes with it because of what it answers. */
  readonly given?: Craft;
  readonly phase?: CastPhase;
}

/** What goes with the steps of a casting beside its numbers: what its caster can make of it and says of it, and what it answers. */
export function craftOf(asked: Asked, compendium: Compendium): Result<Made, RuleViolation> {
  const { action, given } = asked;
  const meta = metamagicOf(asked, compendium);
  if (!meta.ok) return meta;
  const mastery = masteryOf(asked, compendium);
  if (!mastery.ok) return mastery;
  const over = overchannelOf(asked, compendium);
  if (!over.ok) return over;
  const { choices, manual } = action;
  const craft: Craft = {
    ...given,
    ...mastery.value,
    ...meta.value.craft,
    ...(over.value && { maximal: true }),
    ...(choices?.effect !== undefined && { ending: choices.effect }),
    ...(choices?.willing !== undefined && { willing: choices.willing }),
    ...(choices?.amounts && { amounts: choices.amounts }),
    ...(manual && { manual }),
  };
  if (isForNothing(asked, craft)) return err(cannotSpare(asked));
  const { spends } = meta.value;
  const { value: overchannelled } = over;
  return ok(
    overchannelled === undefined
      ? { craft, spends, toll: [] }
      : { craft, spends: [...spends, overchannelled.spends], toll: overchannelled.toll },
  );
}

/** Whom to spare is said where nothing lets spare anybody. */
const isForNothing = ({ spell, action }: Asked, { spared }: Craft): boolean =>
  (action.choices?.spare ?? []).length > 0 &&
  spared === undefined &&
  spell.steps.every(({ targets }) => targets?.chosen !== true);

const cannotSpare = ({ spell, creature }: Asked): RuleViolation => ({
  code: "CANNOT_SPARE",
  message: `${creature.name} cannot leave anybody out of ${spell.name}.`,
  hint: "Careful Spell and Sculpt Spells can, and spells that choose whom they affect.",
});
