import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Step } from "@tabletop-mcp/srd-data";
import type { CastPhase } from "../../game/cast-frame.js";
import type { ActFrame } from "../../game/frame.js";
import type { RuleViolation } from "../../game/violation.js";
import type { SpellCastWith } from "../../sheet/casting/cast-with.js";
import { featuresOf } from "../../sheet/features.js";
import type { Compendium } from "../../tables/compendium.js";
import { stepsNow } from "./aim.js";
import type { CastSpends } from "./made.js";
import type { Making } from "./metamagic.js";

/** The feature by id, which counts its uses. */
export const overchannel = "wizard-overchannel";

/** The highest level of a spell that it is for. */
const highest = 5;

interface Asked extends Making {
  readonly with: SpellCastWith;
  readonly phase?: CastPhase;
}

/** What it takes to deal the most damage with a spell. */
export interface Overchannelled {
  readonly spends: CastSpends;
  /** What its caster suffers as soon as it has cast the spell. */
  readonly toll: readonly ActFrame[];
}

/** Judges a casting that is to deal the most damage that it can: whose, of which spell, and at what price ("Wizard, Overchannel"). */
export function overchannelOf(
  asked: Asked,
  compendium: Compendium,
): Result<Overchannelled | undefined, RuleViolation> {
  const { creature, action } = asked;
  if (!action.overchannel) return ok(undefined);
  const feature = featuresOf(creature.make, compendium).find(({ id }) => id === overchannel);
  if (feature === undefined)
    return err({
      code: "NO_FEATURE",
      message: `${creature.name} has no Overchannel.`,
      hint: "Wizards of the School of Evocation have it from level 14 on.",
    });
  const { name } = feature;
  const why = unfit(asked);
  if (why !== undefined)
    return err({
      code: "OVERCHANNEL_UNFIT",
      message: `${name} does nothing for ${asked.spell.name}: ${why}.`,
      hint: "Cast it without.",
    });
  const before = creature.spent.uses[overchannel] ?? 0;
  return ok({
    spends: { counter: overchannel, name, amount: 1, left: "unlimited" },
    toll:
      before === 0 || action.dmOverride
        ? []
        : [tollOf({ id: creature.id, name, before, level: levelOf(asked) })],
  });
}

const levelOf = ({ by, spell }: Making): number => by.castLevel ?? spell.level;

function unfit(asked: Asked): string | undefined {
  const level = levelOf(asked);
  if (asked.with.class !== "wizard") return "it is not cast as a wizard's spell";
  if (level < 1 || level > highest) return `it is for spells of level 1 to ${highest}`;
  if (asked.phase === "held") return "it is held back";
  return stepsNow(asked, "use").some(({ step }) => dealsDamage(step))
    ? undefined
    : "it deals no damage as it is cast";
}

const dealsDamage = ({ damage, next = [], otherwise = [] }: Step): boolean =>
  damage !== undefined || next.some(dealsDamage) || otherwise.some(dealsDamage);

interface Toll {
  readonly id: string;
  readonly name: string;
  /** How often it was used since the last long rest. */
  readonly before: number;
  readonly level: number;
}

/** 2d12 for each level of the spell with the second use, 1d12 more for each with every one after that. */
const tollOf = ({ id, name, before, level }: Toll): ActFrame => ({
  kind: "act",
  lenient: true,
  action: {
    type: "damage",
    id,
    parts: [{ dice: `${(before + 1) * level}d12`, type: "necrotic", unresisted: true }],
    source: name,
  },
});

/** It is nothing that is used by itself. */
export const goesWithSpell = ({ name }: { readonly name: string }): RuleViolation => ({
  code: "GOES_WITH_SPELL",
  message: `${name} goes with a spell of level 1 to ${highest} that deals damage, as it is cast.`,
  hint: 'Cast the spell with metamagic: ["overchannel"].',
});
