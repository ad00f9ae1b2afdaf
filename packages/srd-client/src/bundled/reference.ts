import { armor } from "@tabletop-mcp/srd-data/armor";
import { type CharacterClass, classes } from "@tabletop-mcp/srd-data/classes";
import { gear } from "@tabletop-mcp/srd-data/gear";
import { type Race, races } from "@tabletop-mcp/srd-data/races";
import { abilityEntries, languageEntries, skillEntries } from "@tabletop-mcp/srd-data/rules";
import { weapons } from "@tabletop-mcp/srd-data/weapons";
import { bundledSource } from "../records/attribution.js";
import type {
  AbilityScoreRecord,
  LanguageRecord,
  ProficiencyRecord,
  SkillRecord,
} from "../records/types.js";
import { abilityNames, capital, present } from "../records/words.js";
import { titled } from "./words.js";

/** The skills. */
export const bundledSkills = (): readonly SkillRecord[] =>
  skillEntries.map(({ id, name, summary, ability }) => ({
    kind: "skill",
    slug: id.replaceAll("_", "-"),
    name,
    description: summary,
    source: bundledSource,
    ability: abilityNames[ability],
  }));

/** The six abilities. */
export const bundledAbilityScores = (): readonly AbilityScoreRecord[] =>
  abilityEntries.map(({ id, name, summary, skills }) => ({
    kind: "ability-score",
    slug: id,
    name,
    description: summary,
    source: bundledSource,
    abbreviation: id.toUpperCase(),
    skills: skills.map(titled),
  }));

/** The languages, secret ones among them. */
export const bundledLanguages = (): readonly LanguageRecord[] =>
  languageEntries.map(({ id, name, summary, kind, script, speakers }) =>
    present({
      kind: "language" as const,
      slug: id,
      name,
      description: summary,
      source: bundledSource,
      type: capital(kind),
      script: script && titled(script),
      typical_speakers: speakers.map(capital),
    }),
  );

/** Who is proficient in something: classes by their own lists, races by their traits. */
interface Proficient {
  readonly slug: string;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly inClass: (one: CharacterClass) => boolean;
  readonly inTraits: (gains: Gains) => boolean;
}

type Gains = NonNullable<Race["traits"][number]["gains"]>;

/** What one can be proficient in, with the classes and races that are. */
export const bundledProficiencies = (): readonly ProficiencyRecord[] =>
  [...armorGroups(), ...weaponGroups(), ...tools(), ...saves(), ...skills()].map(
    ({ inClass, inTraits, ...one }) => ({
      ...one,
      kind: "proficiency",
      source: bundledSource,
      classes: classes.filter(inClass).map(({ id }) => id),
      races: races.flatMap((race) => racesWith(race, inTraits)),
    }),
  );

/** A race whose traits give it, else its subraces whose traits do. */
function racesWith(race: Race, gives: Proficient["inTraits"]): readonly string[] {
  return [race, ...race.subraces]
    .filter(({ traits }) => traits.some(({ gains }) => gains !== undefined && gives(gains)))
    .map(({ id }) => id);
}

const armorGroups = (): readonly Proficient[] =>
  (["light", "medium", "heavy", "shield"] as const).map((group) => {
    const held = (kinds: readonly string[] = []): boolean =>
      kinds.some((kind) => kind.startsWith(group));
    const pieces = armor.filter(({ category }) => category === group).map(({ name }) => name);
    return {
      slug: group === "shield" ? "shields" : `${group}-armor`,
      name: group === "shield" ? "Shields" : `${capital(group)} Armor`,
      type: "Armor",
      description: `Proficiency in wearing it: ${pieces.join(", ")}.`,
      inClass: ({ proficiencies }) => held(proficiencies.armor),
      inTraits: ({ armor: kinds }) => held(kinds),
    };
  });

const weaponGroups = (): readonly Proficient[] => [
  ...["simple", "martial"].map((group) =>
    weaponProficiency(`${group}-weapons`, `${capital(group)} Weapons`, [group]),
  ),
  ...weapons.map(({ id, name, category }) => weaponProficiency(id, name, [id, category])),
];

const weaponProficiency = (slug: string, name: string, ids: readonly string[]): Proficient => ({
  slug,
  name,
  type: "Weapons",
  description: `Proficiency in attacks with it: ${name}.`,
  inClass: ({ proficiencies }) => proficiencies.weapons.some((id) => ids.includes(id)),
  inTraits: ({ weapons: held = [] }) => held.some((id) => ids.includes(id)),
});

const toolKinds = ["artisan's tools", "gaming set", "musical instrument", "kit", "tools"];

const tools = (): readonly Proficient[] =>
  gear
    .filter(({ kind }) => toolKinds.includes(kind))
    .map(({ id, name, kind }) => ({
      slug: id,
      name,
      type: capital(kind),
      description: `Proficiency in checks with it: ${name}.`,
      inClass: ({ proficiencies }) => proficiencies.tools.includes(id),
      inTraits: ({ tools: held = [] }) => held.includes(id),
    }));

const saves = (): readonly Proficient[] =>
  abilityEntries.map(({ id, name }) => ({
    slug: `saving-throw-${id}`,
    name: `Saving Throw: ${id.toUpperCase()}`,
    type: "Saving Throws",
    description: `Proficiency in saving throws of ${name}.`,
    inClass: ({ saves: held }) => held.includes(id),
    inTraits: () => false,
  }));

const skills = (): readonly Proficient[] =>
  skillEntries.map(({ id, name }) => ({
    slug: `skill-${id.replaceAll("_", "-")}`,
    name: `Skill: ${name}`,
    type: "Skills",
    description: `Proficiency in checks of ${name}.`,
    // A class lists skills to choose from: it gives none by itself.
    inClass: () => false,
    inTraits: ({ skills: held = [] }) => held.includes(id),
  }));
