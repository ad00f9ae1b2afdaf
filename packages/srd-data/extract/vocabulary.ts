import type { Entry } from "../src/entry.js";
import type { AbilityEntry, LanguageEntry, SkillEntry } from "../src/rules/words.js";
import type { Ability, Skill } from "../src/vocabulary.js";
import { abilities } from "../src/vocabulary.js";
import type { ClassReadings } from "./classes.js";
import { type Raw, type Records, slug } from "./records.js";

/** The words of the rules as entries: abilities, skills, languages and the like. */
export function extractWords(records: Records, { summaries }: ClassReadings) {
  const entry =
    (kind: string, srd: string) =>
    (api: Raw): Entry => ({
      id: api.index.replaceAll("-", kind === "skills" ? "_" : "-"),
      name: kind === "ability-scores" ? api.full_name : api.name,
      srd: `${srd}, ${kind === "ability-scores" ? api.full_name : api.name}`,
      summary: summaries[kind]?.[api.index] ?? "",
    });
  const of = (kind: string, srd: string): readonly Entry[] =>
    records.api(kind).map(entry(kind, srd));
  return {
    abilities: records
      .api("ability-scores")
      .map(
        (api): AbilityEntry => ({
          ...entry("ability-scores", "Using Ability Scores")(api),
          id: api.index as Ability,
          skills: api.skills.map(({ index }: Raw) => index.replaceAll("-", "_") as Skill),
        }),
      )
      .toSorted((a, b) => abilities.indexOf(a.id) - abilities.indexOf(b.id)),
    skills: records.api("skills").map(
      (api): SkillEntry => ({
        ...entry("skills", "Using Ability Scores")(api),
        id: api.index.replaceAll("-", "_") as Skill,
        ability: api.ability_score.index,
      }),
    ),
    languages: languagesOf(records, entry("languages", "Languages")),
    damageTypes: of("damage-types", "Damage Types"),
    schools: of("magic-schools", "The Schools of Magic"),
    weaponProperties: of("weapon-properties", "Weapon Properties"),
    alignments: records.api("alignments").map((api) => ({
      ...entry("alignments", "Alignment")(api),
      id: api.name.toLowerCase(),
    })),
  };
}

/** The D&D 5e API has no secret languages; Open5e v2 has. */
function languagesOf(records: Records, entry: (api: Raw) => Entry): readonly LanguageEntry[] {
  const spoken = records.api("languages").map(
    (api): LanguageEntry => ({
      ...entry(api),
      kind: api.type.toLowerCase(),
      ...(api.script && { script: slug(api.script) }),
      speakers: api.typical_speakers.map((name: string) => name.toLowerCase()),
    }),
  );
  const secret = records
    .v2("languages")
    .filter(({ is_secret: hidden }) => hidden)
    .map(({ name }): LanguageEntry => {
      const id = slug(name);
      const summary = secrets[id] ?? "";
      return { id, name, srd: `Languages, ${name}`, summary, kind: "secret", speakers: [] };
    });
  return [...spoken, ...secret].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const secrets: Readonly<Record<string, string>> = {
  druidic: "The druids' secret tongue, spoken and left in hidden signs.",
  "thieves-cant": "Rogues' secret mix of jargon, code and signs.",
};
