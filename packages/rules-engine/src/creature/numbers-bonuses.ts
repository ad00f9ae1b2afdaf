import type { Ability, Peril, RollKind, Skill } from "@tabletop-mcp/srd-data";
import { rollBonuses } from "../effects/roll-bonuses.js";
import { effectiveStat, signed, statOf } from "../effects/stats.js";
import { abilityNames, forEachAbility } from "./ability.js";
import type { Bearer } from "./numbers-bearer.js";
import { type Training, trainingIn, trainingOfSave } from "./numbers-training.js";
import type { BonusStat, EffectiveStat, Sheet } from "./sheet.js";

/** A d20 that a creature makes: the ability, the training in it, and what tells effects apart. */
interface Roll {
  readonly kinds: readonly RollKind[];
  readonly ability: Ability;
  readonly skill?: Skill;
  readonly training?: Training | undefined;
  readonly against?: readonly Peril[];
}

/** Saving throws (Saving Throws). */
export const savingThrowsOf = (bearer: Bearer): Sheet["savingThrows"] =>
  forEachAbility((ability) => {
    const training = trainingOfSave(bearer, ability);
    const bonus = bonusOf(bearer, { kinds: ["save"], ability, training });
    return { ...bonus, proficient: training !== undefined };
  });

/** A Dexterity check, and what is added to initiative alone (Initiative). */
export function initiativeOf(bearer: Bearer): BonusStat {
  const { parts, ...bonus } = bonusOf(bearer, {
    kinds: ["initiative", "check"],
    ability: "dex",
    training: trainingIn(bearer, "dex"),
    against: ["initiative"],
  });
  const asked = { stats: ["initiative"], label: "initiative" } as const;
  const own = effectiveStat(asked, { base: bonus.base }, bearer.changes);
  const now = effectiveStat(asked, { base: bonus.effective }, bearer.changes);
  return {
    ...statOf(own.base, now.effective, [...bonus.modifiers, ...now.modifiers]),
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
    const bonus = bonusOf(bearer, { kinds: ["check"], ability, skill: id, training });
    return { ...bonus, ability, proficiency: training?.share ?? 0 };
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
  const { advantage, disadvantage } = bearing(
    bearer,
    { kinds: ["check"], ability, skill },
    printed !== undefined,
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

/** Effects on such a roll; a printed passive score has what the stat block's traits do in it. */
function bearing(
  { rolls, facts, changes }: Bearer,
  { kinds, ability, skill, against }: Roll,
  isPrinted = false,
): ReturnType<typeof rollBonuses> {
  const known = {
    ...facts,
    ability,
    skill: skill ?? null,
    attack: [],
    ...(against !== undefined && { against }),
  };
  const counting = isPrinted ? rolls.filter(({ layer }) => layer !== "feature") : rolls;
  return rollBonuses(kinds, known, { actives: counting, readings: changes.now });
}

/** The bonus of a roll: the ability and training make its base, effects the rest. */
function bonusOf(bearer: Bearer, roll: Roll): BonusStat {
  const { ability, training } = roll;
  const { base: before, now } = bearer.changes;
  const parts = [
    {
      source: abilityNames[ability],
      value: before.modifiers[ability],
      now: now.modifiers[ability],
    },
    ...(training === undefined
      ? []
      : [
          {
            source: training.source,
            value: training.value(before.proficiency),
            now: training.value(now.proficiency),
          },
        ]),
  ];
  const { flat, dice } = bearing(bearer, roll);
  const changes = [
    ...parts.map((part) => ({ source: part.source, value: part.now - part.value })),
    ...flat,
  ].filter(({ value }) => value !== 0);
  const base = parts.reduce((sum, { value }) => sum + value, 0);
  const effective = changes.reduce((sum, { value }) => sum + value, base);
  const words = changes.map(({ source, value }) => `${signed(value)} ${source}`);
  return {
    ...statOf(base, effective, [...words, ...dice]),
    parts: parts.map(({ source, value }) => ({ source, value })),
  };
}
