import { type Creature, creatures } from "@tabletop-mcp/srd-data/creatures";
import { bundledSource } from "../records/attribution.js";
import { lairNote } from "../records/creature.js";
import type { CreatureRecord } from "../records/types.js";
import { abilityNames, capital, present, spacedDice, unlessEmpty } from "../records/words.js";
import { actionText, spellcastingText, traitText } from "./action.js";
import { listed, plain, titled } from "./words.js";

/** The stat blocks. Those that SRD 5.1 heads with another name stand under that, too, as in Open5e. */
export const bundledCreatures = (): readonly CreatureRecord[] =>
  creatures.flatMap((creature) => [
    creatureRecord(creature),
    ...(creature.formerIds ?? []).map((slug) => ({
      ...creatureRecord(creature),
      slug,
      name: headingOf(creature),
    })),
  ]);

/** "Elf, Drow" for what SRD 5.1 has under "Monsters, Elf, Drow". */
const headingOf = ({ srd }: Creature): string => srd.slice(srd.indexOf(", ") + 2);

function creatureRecord(creature: Creature): CreatureRecord {
  const { legendary } = creature;
  return present({
    kind: "creature" as const,
    slug: creature.id,
    name: creature.name,
    description: creature.summary,
    source: bundledSource,
    size: capital(creature.size),
    type: creature.type,
    subtype: unlessEmpty(subtypeOf(creature)),
    alignment: alignmentOf(creature),
    armor_class: creature.armorClass[0]?.value ?? 10,
    armor_details: unlessEmpty(armorDetails(creature)),
    hit_points: creature.hitPoints.average,
    hit_dice: spacedDice(creature.hitPoints.roll),
    speed: { walk: 0, ...creature.speeds },
    ability_scores: {
      strength: creature.abilities.str,
      dexterity: creature.abilities.dex,
      constitution: creature.abilities.con,
      intelligence: creature.abilities.int,
      wisdom: creature.abilities.wis,
      charisma: creature.abilities.cha,
    },
    saving_throws: Object.fromEntries(
      Object.entries(creature.saves).map(([ability, bonus]) => [
        abilityNames[ability as keyof typeof abilityNames],
        bonus,
      ]),
    ),
    skills: creature.skills,
    damage_vulnerabilities: responsesOf(creature.vulnerabilities),
    damage_resistances: responsesOf(creature.resistances),
    damage_immunities: responsesOf(creature.immunities),
    condition_immunities: creature.conditionImmunities.join(", "),
    senses: sensesOf(creature),
    languages: languagesOf(creature),
    challenge_rating: creature.challenge,
    experience_points: creature.xp,
    proficiency_bonus: creature.proficiencyBonus,
    special_abilities: [
      ...creature.traits.map(traitText),
      ...creature.spellcasting.map(spellcastingText),
    ],
    actions: creature.actions.map(actionText),
    bonus_actions: creature.bonusActions.map(actionText),
    reactions: creature.reactions.map(actionText),
    legendary_description:
      legendary &&
      `${legendary.perRound} legendary actions a round, one at a time and only when another creature's turn ends; back at the start of its own turn.`,
    legendary_actions: (legendary?.actions ?? []).map(actionText),
    lair_actions: [],
    lair_actions_note: lairNote,
  });
}

const subtypeOf = ({ subtypes, swarmOf }: Creature): string =>
  [...subtypes, ...(swarmOf === undefined ? [] : [`swarm of ${swarmOf} beasts`])].join(", ");

function alignmentOf({ alignment }: Creature): string {
  if (typeof alignment !== "string")
    return listed(
      alignment.map((one) => `${one.alignment} (${one.percent}%)`),
      "or",
    );
  return alignment.startsWith("any") ? `${alignment} alignment` : alignment;
}

/** What the armour class comes from, and what it is otherwise. */
function armorDetails({ armorClass: [usual, ...others] }: Creature): string {
  const worn = (usual?.worn ?? []).map(wornName);
  const first = usual?.from === "natural armor" ? ["natural armor"] : [];
  const later = others.map(
    ({ value, from, in: where = "" }) =>
      `${value} ${from === "spell" ? "with" : from === "condition" ? "while" : "in"} ${plain(where)}`,
  );
  return [...first, ...worn, ...later].join(", ");
}

const wornName = (id: string): string =>
  plain(id).replace(/^(breastplate|chain mail|plate|splint) armor$/, "$1");

function responsesOf(responses: Creature["resistances"]): string {
  return responses
    .map(({ types, nonmagical, except, when }) => {
      const all = types.length === 13 ? "damage" : listed(types);
      const attacks = nonmagical ? " from nonmagical attacks" : "";
      const metal = except === undefined ? "" : ` not made with ${listed(except, "or")} weapons`;
      return `${all}${attacks}${metal}${when === undefined ? "" : ` ${when}`}`;
    })
    .join("; ");
}

function sensesOf({ senses }: Creature): string {
  const { passivePerception, blindBeyond, blindsightDeafened, form } = senses;
  const deaf =
    blindsightDeafened === undefined ? "" : ` or ${blindsightDeafened} ft. while deafened`;
  const notes = {
    blindsight: `${deaf}${blindBeyond ? " (blind beyond this radius)" : ""}`,
    darkvision: form === undefined ? "" : ` (${form} form only)`,
    tremorsense: "",
    truesight: "",
  };
  const ranges = (["blindsight", "darkvision", "tremorsense", "truesight"] as const).flatMap(
    (sense) =>
      senses[sense] === undefined ? [] : [`${sense} ${senses[sense]} ft.${notes[sense]}`],
  );
  return [...ranges, `passive Perception ${passivePerception}`].join(", ");
}

function languagesOf({ languages: { speaks, understands, telepathy, other } }: Creature): string {
  return [
    ...speaks.map(titled),
    ...(understands.length === 0
      ? []
      : [`understands ${listed(understands.map(titled))} but does not speak`]),
    ...(other === undefined ? [] : [other]),
    ...(telepathy === undefined ? [] : [`telepathy ${telepathy} ft.`]),
  ].join(", ");
}
