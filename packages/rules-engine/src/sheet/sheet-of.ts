import { choicesDue } from "../build/due.js";
import { concentrationOf } from "../creature/cast.js";
import type { Creature } from "../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../creature/held.js";
import { conditionsOn } from "../gather/gather.js";
import { once } from "../once.js";
import type { Compendium } from "../tables/compendium.js";
import { attacksOf } from "./attacks.js";
import { blockOf } from "./block-of.js";
import { spellcastingOf } from "./casting.js";
import { classesTaken } from "./classes-taken.js";
import { gearWarnings } from "./gear-warnings.js";
import { hitDiceOf } from "./hit-dice.js";
import { itemsOf, loadOf } from "./load.js";
import { numbersOf } from "./numbers.js";
import type { OnSheet, Sheet } from "./sheet.js";
import { sheetFeatures } from "./sheet-of/features.js";
import { houseRulesOf, unprepared } from "./sheet-of/house-rules.js";
import { trainingNames } from "./sheet-of/training.js";

/** Everything that the rules work out about a creature as it is now. */
export const sheetOf: (creature: Creature, compendium: Compendium) => Sheet = once(
  (creature: Creature, compendium: Compendium): Sheet => {
    const { maximumHp, carryingCapacity: _, ...numbers } = numbersOf(creature, compendium);
    const spellcasting = spellcastingOf(creature, compendium);
    const { id, hp } = creature;
    return {
      // A key comes first: V8 copies an object that starts with a spread many times more slowly.
      id,
      ...identity(creature, compendium),
      ...numbers,
      ...trainingNames(creature.make, compendium),
      hp: {
        current: hp.current,
        max: maximumHp.effective,
        temp: hp.temporary,
        maximum: maximumHp,
      },
      hitDice: hitDiceLeft(creature, compendium),
      attacks: attacksOf(creature, compendium),
      ...(spellcasting !== undefined && { spellcasting }),
      features: sheetFeatures(creature, compendium),
      choicesDue: choicesDue(creature, compendium),
      ...state(creature, compendium),
      inventory: itemsOf(creature, compendium),
      coins: creature.coins,
      load: loadOf(creature, compendium),
      warnings: gearWarnings(creature, compendium),
      houseRules: [...houseRulesOf(creature), ...unprepared(creature, compendium)],
      ...(creature.notes !== undefined && { notes: creature.notes }),
    };
  },
);

type Identity = Pick<
  Sheet,
  | "name"
  | "characterType"
  | "classes"
  | "level"
  | "race"
  | "background"
  | "creature"
  | "challenge"
  | "alignment"
  | "xp"
  | "inspiration"
>;

function identity(
  { name, characterType, make, xp, inspiration }: Creature,
  compendium: Compendium,
): Identity {
  const race =
    (make.subrace && compendium.subraces.find(make.subrace)) ??
    (make.race && compendium.races.find(make.race));
  const block = blockOf(make, compendium);
  const background =
    typeof make.background === "string"
      ? compendium.backgrounds.find(make.background)?.name
      : make.background?.name;
  return {
    name,
    characterType,
    classes: classesTaken(make, compendium).map(({ class: taken, level, subclass }) => ({
      class: taken.name,
      level,
      ...(subclass !== undefined && { subclass: subclass.name }),
    })),
    level: make.levels.length,
    ...(race && { race: race.name }),
    ...(background !== undefined && { background }),
    ...(block && { creature: block.name, challenge: block.challenge }),
    ...(make.alignment !== undefined && { alignment: make.alignment }),
    xp,
    inspiration,
  };
}

const hitDiceLeft = ({ make, spent }: Creature, compendium: Compendium): Sheet["hitDice"] =>
  Object.fromEntries(
    Object.entries(hitDiceOf(make, compendium)).map(([die, max]) => [
      die,
      { max, left: Math.max(0, max - (spent.hitDice[die] ?? 0)) },
    ]),
  );

function state(
  creature: Creature,
  compendium: Compendium,
): Pick<Sheet, "status" | "conditions" | "effects" | "deathSaves" | "concentration"> {
  const concentration = concentrationOf(creature);
  return {
    status: statusOf(creature),
    conditions: conditionsOn(creature, compendium)
      .filter(({ held, impliedBy }) => !creature.dead || !isOfSleep(held.condition, impliedBy))
      .map(({ held, impliedBy }) => ({
        ...asItsSpell(held, compendium),
        ...(impliedBy !== undefined && { impliedBy }),
      })),
    effects: creature.effects.map((held) => asItsSpell(held, compendium)),
    ...(creature.deathSaves !== undefined && { deathSaves: creature.deathSaves }),
    ...(concentration && { concentration }),
  };
}

/** What lasts as long as a spell, with whether that is one to be concentrated on. */
function asItsSpell<One extends ConditionHeld | EffectHeld>(
  held: One,
  { spells }: Compendium,
): OnSheet<One> {
  const { lasting, source = "" } = held;
  return lasting.kind === "cast" && spells.find(source)?.concentration === false
    ? { ...held, unheld: true }
    : held;
}

/** The dead are not unconscious until they are healed: they are dead. */
const isOfSleep = (condition: string, impliedBy: string | undefined): boolean =>
  condition === "unconscious" || impliedBy === "unconscious";

/** Up above 0 hit points; below, dying until it is stable, or dead (Dropping to 0 Hit Points). */
function statusOf({ dead, hp, deathSaves }: Creature): Sheet["status"] {
  if (dead === true) return "dead";
  if (hp.current > 0) return "up";
  return deathSaves?.stable === true ? "stable" : "down";
}
