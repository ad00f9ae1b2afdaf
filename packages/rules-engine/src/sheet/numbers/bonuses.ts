import type { Peril, RollKind, Skill } from "@tabletop-mcp/srd-data";
import { type Modifier, sumOf } from "../../dice/d20.js";
import type { ActiveEffect } from "../../effects/active.js";
import { applies } from "../../effects/predicate.js";
import { bonusesOf, kindsOf, leaningOf } from "../../effects/roll-bonuses.js";
import { effectiveStat, signed, statOf } from "../../effects/stats.js";
import { forEachAbility } from "../ability.js";
import type { BonusStat, EffectiveStat, Sheet } from "../sheet.js";
import type { Bearer } from "./bearer.js";
import { partsOfRoll, type RollMade, trainingIn, trainingOfSave } from "./training.js";

/** A d20 that a creature makes, with what tells effects apart. */
interface Roll extends RollMade {
  readonly on: RollKind;
  readonly skill?: Skill;
  readonly against?: readonly Peril[];
}

/** Saving throws (Saving Throws). */
export const savingThrowsOf = (bearer: Bearer): Sheet["savingThrows"] =>
  forEachAbility((ability) => {
    const training = trainingOfSave(bearer, ability);
    return bonusOf(
      bearer,
      { on: "save", ability, training },
      { proficient: training !== undefined },
    );
  });

/** A Dexterity check, and what is added to initiative alone (Initiative). */
export function initiativeOf(bearer: Bearer): BonusStat {
  const roll = { ability: "dex", training: trainingIn(bearer, "dex") } as const;
  const { parts, ...bonus } = bonusOf(
    bearer,
    { ...roll, on: "initiative", against: ["initiative"] },
    {},
  );
  const asked = { stats: ["initiative"], label: "initiative" } as const;
  const own = effectiveStat(asked, { base: bonus.base }, bearer.changes);
  const now = effectiveStat(asked, { base: bonus.effective }, bearer.changes);
  const stat = statOf(own.base, now.effective, [...bonus.modifiers, ...now.modifiers]);
  return {
    ...stat,
    modified: stat.modified || bonus.modified,
    parts:
      own.base === bonus.base
        ? parts
        : [...parts, { source: "features", value: own.base - bonus.base }],
  };
}

/** The eighteen skills, each with its usual ability (Skills). */
export function skillsOf(bearer: Bearer): Sheet["skills"] {
  const skill = (id: Skill): Sheet["skills"][Skill] => {
    const ability = bearer.compendium.skills.find(id)?.ability ?? "int";
    const training = trainingIn(bearer, ability, id);
    return bonusOf(
      bearer,
      { on: "check", ability, skill: id, training },
      { ability, proficiency: training?.share ?? 0 },
    );
  };
  return {
    acrobatics: skill("acrobatics"),
    animal_handling: skill("animal_handling"),
    arcana: skill("arcana"),
    athletics: skill("athletics"),
    deception: skill("deception"),
    history: skill("history"),
    insight: skill("insight"),
    intimidation: skill("intimidation"),
    investigation: skill("investigation"),
    medicine: skill("medicine"),
    nature: skill("nature"),
    perception: skill("perception"),
    performance: skill("performance"),
    persuasion: skill("persuasion"),
    religion: skill("religion"),
    sleight_of_hand: skill("sleight_of_hand"),
    stealth: skill("stealth"),
    survival: skill("survival"),
  };
}

/** 10 and the bonus, 5 more or less for advantage or disadvantage (Passive Checks). */
export function passiveOf(bearer: Bearer, skill: Skill, skills: Sheet["skills"]): EffectiveStat {
  const { base, effective, modifiers, ability } = skills[skill];
  const printed = skill === "perception" ? bearer.block?.senses.passivePerception : undefined;
  const all = bearing(bearer, { on: "check", ability, skill });
  // A printed score has what the stat block's traits do in it.
  const { advantage, disadvantage } = leaningOf(
    printed === undefined ? all : all.filter(({ layer }) => layer !== "feature"),
  );
  const lean = Number(advantage.length > 0) - Number(disadvantage.length > 0);
  const from = printed ?? 10 + base;
  const leaning =
    lean > 0
      ? `+5 advantage: ${advantage.join(", ")}`
      : `-5 disadvantage: ${disadvantage.join(", ")}`;
  return statOf(from, from + effective - base + 5 * lean, [
    ...modifiers,
    ...(lean === 0 ? [] : [leaning]),
  ]);
}

/** The effects that surely apply to such a roll. */
function bearing(
  { rolls, facts }: Bearer,
  { on, ability, skill, against }: Roll,
): readonly ActiveEffect[] {
  const kinds = kindsOf[on];
  const roll = { ability, skill: skill ?? null, attack: [], ...facts };
  const known = against === undefined ? roll : { against, ...roll };
  return rolls.filter(
    (active) =>
      active.effect.kind === "roll" && kinds.includes(active.effect.on) && applies(active, known),
  );
}

/** The bonus of a roll, and what else is said of it: the ability and training make its base, effects the rest. */
function bonusOf<More extends object>(bearer: Bearer, roll: Roll, more: More): BonusStat & More {
  const { base: before, now } = bearer.changes;
  const parts = partsOfRoll(roll, before);
  const { modifiers: added, dice } = bonusesOf(bearing(bearer, roll), now);
  const changes = [...(now === before ? [] : differences(parts, partsOfRoll(roll, now))), ...added];
  const base = sumOf(parts);
  const words = changes.map(({ source, value }) => `${signed(value)} ${source}`);
  const effective = base + sumOf(changes);
  const modifiers = [...words, ...dice.map((one) => `${signed(one.dice)} ${one.source}`)];
  // Dice leave the number as it is, and yet the roll is another.
  const modified = effective !== base || dice.length > 0;
  return { base, effective, modified, modifiers, parts, ...more };
}

const differences = (before: readonly Modifier[], now: readonly Modifier[]): readonly Modifier[] =>
  now.flatMap(({ source, value }, at) => {
    const difference = value - (before[at]?.value ?? 0);
    return difference === 0 ? [] : [{ source, value: difference }];
  });
