import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature } from "../../creature/creature.js";
import type { CastAction, Metamagic } from "../../game/cast-action.js";
import type { Craft } from "../../game/craft.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import type { RuleViolation } from "../../game/violation.js";
import { featuresOf } from "../../sheet/features.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { usesOf } from "../../sheet/uses.js";
import type { Compendium } from "../../tables/compendium.js";
import { mostOf } from "../steps/use/targets.js";
import { stepsNow } from "./aim.js";
import { secondsOfSpell } from "./lasts.js";
import type { Made } from "./made.js";

const pool = "sorcery-points";

/** A spell that somebody makes something of. */
export interface Making {
  readonly creature: Creature;
  readonly spell: Spell;
  readonly by: StepNumbers;
  readonly action: CastAction;
  readonly option?: string;
}

/** Judges the metamagic of a casting: known, one at a time beside Empowered Spell, fit for the spell, and paid for ("Metamagic"). */
export function metamagicOf(
  making: Making,
  compendium: Compendium,
): Result<Omit<Made, "toll">, RuleViolation> {
  const { creature, action, spell, by } = making;
  const asked = action.metamagic ?? [];
  if (asked.length === 0) return ok({ craft: {}, spends: [] });
  const refused = refuseKnown(creature, asked, compendium);
  if (refused !== undefined) return err(refused);
  const unfit = asked.flatMap((one) => unfitFor(one, making, compendium) ?? [])[0];
  if (unfit !== undefined) return err(unfit);
  const amount = asked.reduce((sum, one) => sum + costOf(one, by.castLevel ?? spell.level), 0);
  const most = usesOf(creature, compendium).find(({ id }) => id === pool)?.max ?? 0;
  const left = (most === "unlimited" ? amount : most) - (creature.spent.uses[pool] ?? 0) - amount;
  return left >= 0
    ? ok({
        craft: craftFor(making, compendium),
        spends: [{ counter: pool, name: "sorcery points", amount, left }],
      })
    : err({
        code: "NO_POINTS",
        message: `${creature.name} has ${left + amount} sorcery points left, and this takes ${amount}.`,
        hint: "They come back with a long rest; Font of Magic makes some of a slot.",
      });
}

/** Twinned Spell costs as many points as the spell has levels. */
function costOf(one: Metamagic, level: number): number {
  if (one === "twinned") return Math.max(1, level);
  return one === "heightened" ? 3 : one === "quickened" ? 2 : 1;
}

const titled = (one: Metamagic): string => `${one.charAt(0).toUpperCase()}${one.slice(1)} Spell`;

function refuseKnown(
  creature: Creature,
  asked: readonly Metamagic[],
  compendium: Compendium,
): RuleViolation | undefined {
  const known = featuresOf(creature.make, compendium).map(({ id }) => id);
  const unknown = asked.find((one) => !known.includes(`sorcerer-metamagic-${one}-spell`));
  if (unknown !== undefined)
    return {
      code: "METAMAGIC_UNKNOWN",
      message: `${creature.name} does not know ${titled(unknown)}.`,
      hint: "Sorcerers choose two options at level 3, and one more at 10 and 17.",
    };
  return asked.filter((one) => one !== "empowered").length > 1 || new Set(asked).size < asked.length
    ? {
        code: "ONE_METAMAGIC",
        message: "A spell takes one option of metamagic, and Empowered Spell beside it.",
        hint: "Choose one.",
      }
    : undefined;
}

/** Why an option is not for this spell, cast so. */
function unfitFor(
  one: Metamagic,
  making: Making,
  compendium: Compendium,
): RuleViolation | undefined {
  const why = fitness[one](making, compendium);
  return why === undefined
    ? undefined
    : {
        code: "METAMAGIC_UNFIT",
        message: `${titled(one)} does nothing for ${making.spell.name}: ${why}.`,
        hint: "Cast it without, or with another option.",
      };
}

type Unfit = (making: Making, compendium: Compendium) => string | undefined;

const asksSave = (making: Making): boolean =>
  making.spell.steps.some(
    ({ save, next = [] }) => save !== undefined || next.some((step) => step.save !== undefined),
  );

const fitness: Readonly<Record<Metamagic, Unfit>> = {
  careful: (making, compendium) => {
    const { spare = [] } = making.action.choices ?? {};
    const most = charmOf(making.creature, compendium);
    if (!asksSave(making)) return "nobody saves against it";
    if (spare.length === 0) return "nobody is named in choices.spare";
    return spare.length > most ? `it spares ${most} at most` : undefined;
  },
  distant: ({ spell: { range } }) =>
    range.kind === "touch" || (range.kind === "feet" && range.feet >= 5)
      ? undefined
      : "its range is neither touch nor 5 feet or more",
  empowered: ({ spell: { steps } }) =>
    steps.some(({ damage }) => damage !== undefined) ? undefined : "it deals no damage",
  extended: ({ spell }) => {
    const seconds = secondsOfSpell(spell, { action: {} });
    return typeof seconds === "number" && seconds >= 60 ? undefined : "it does not last a minute";
  },
  heightened: (making) => {
    if (!asksSave(making)) return "nobody saves against it";
    return making.action.targets?.[0] === undefined
      ? "nobody is named first as its target"
      : undefined;
  },
  quickened: ({ spell: { castingTime } }) =>
    castingTime.unit === "action" ? undefined : "it is not cast with an action",
  subtle: ({ spell: { components } }) =>
    components.verbal || components.somatic ? undefined : "it has neither words nor gestures",
  twinned: (making) => {
    const { spell, by, action } = making;
    const steps = stepsNow(making, "use").map(({ step }) => step);
    const isOfOne = steps.every(
      ({ targets, area }) =>
        area === undefined &&
        (targets?.count === undefined || mostOf({ frame: { by } }, targets) === 1),
    );
    if (
      spell.range.kind === "self" ||
      !isOfOne ||
      !steps.some(({ targets }) => targets?.count === 1)
    )
      return "it could have more than one target, or none but oneself";
    return action.targets?.length === 2 ? undefined : "two targets are to be named";
  },
};

/** As many as the Charisma modifier, at least one. */
const charmOf = (creature: Creature, compendium: Compendium): number =>
  Math.max(1, bearerOf(creature, compendium).abilities.cha.modifier);

function craftFor({ action, creature }: Making, compendium: Compendium): Craft {
  const asked = action.metamagic ?? [];
  const first = action.targets?.[0];
  return {
    ...(asked.includes("careful") && { spared: action.choices?.spare ?? [] }),
    ...(asked.includes("heightened") && first !== undefined && { heightened: first }),
    ...(asked.includes("empowered") && { rerolls: charmOf(creature, compendium) }),
  };
}
