import type { Creature, Form } from "../src/creatures/types.js";
import type { Ability, CreatureType, Size, Skill } from "../src/vocabulary.js";
import { abilities, movements } from "../src/vocabulary.js";
import { Agreement, type Settlement } from "./agreement.js";
import type { ActionReadings, TraitReadings } from "./reading.js";
import { by, halves, type Raw, type Records, slug } from "./records.js";
import { type Abilities, readAbilities } from "./stat-block/abilities.js";
import {
  readAlignment,
  readArmorClass,
  readLanguages,
  readResponses,
  readSenses,
} from "./stat-block/defences.js";
import { shapes } from "./stat-block/shapes.js";

/** What is read by hand of stat blocks. */
export interface CreatureReadings {
  readonly summaries: Readonly<Record<string, string>>;
  readonly actions: ActionReadings;
  readonly traits: TraitReadings;
}

/** Creatures from the three sources, with what was read of their texts. */
export function extractCreatures(
  records: Records,
  readings: CreatureReadings,
  settlements: readonly Settlement[],
): { creatures: readonly Creature[]; agreement: Agreement } {
  const agreement = new Agreement("creature", settlements);
  const v1 = by(records.v1("monsters"), ({ name }) => slug(name));
  const api = by(records.api("monsters"), ({ index }) => index);
  const whole = withTraits(records.v2("creatures").filter(({ key }) => !stubs.includes(key)));
  const abilitiesOf = readAbilities(whole, readings, { api, old: v1, agreement });
  const creatures = whole.map((next) => {
    const id = slug(next.name);
    const old = v1.get(id);
    const other = api.get(shapes[id]?.api ?? id);
    if (old === undefined || other === undefined) throw new Error(`A source lacks ${id}.`);
    const summary = readings.summaries[id] ?? readings.summaries[next.key.slice(4)];
    if (summary === undefined) agreement.problems.push(`${id}: no summary`);
    const names = { id, ...namesOf(next, headings[id]), summary: summary ?? "" };
    const block = statBlock({ id, old, next, api: other, agreement });
    return { ...names, ...block, ...abilitiesOf(next) };
  });
  return { creatures: creatures.sort((a, b) => (a.id < b.id ? -1 : 1)), agreement };
}

/** "The following action instead of its normal bite attack": all else is as its kind has it, but v2 leaves out the traits. */
const variants: Readonly<Record<string, string>> = { "srd_giant-rat-diseased": "srd_giant-rat" };

const withTraits = (all: readonly Raw[]): readonly Raw[] =>
  all.map((next) => {
    const kind = all.find(({ key }) => key === variants[next.key]);
    return kind === undefined ? next : { ...next, traits: kind.traits };
  });

/** What is no stat block of its own in v2: a stub, and the SRD's headings of two that are there in full. */
const stubs: readonly string[] = ["srd_donkey", "srd_elf-drow", "srd_gnome-deep-svirfneblin"];

/** The SRD's headings of stat blocks that go by the name above their figures. */
const headings: Readonly<Record<string, string>> = {
  drow: "Elf, Drow",
  "deep-gnome-svirfneblin": "Gnome, Deep (Svirfneblin)",
};

function namesOf({ name, category }: Raw, heading: string | undefined) {
  const section = `${category ?? "Monsters"}, ${heading ?? name}`;
  if (heading === undefined) return { name, ...halves(name), srd: section };
  return { name, also: [heading.toLowerCase()], formerIds: [slug(heading)], srd: section };
}

interface Sources {
  readonly id: string;
  readonly old: Raw;
  readonly next: Raw;
  readonly api: Raw;
  readonly agreement: Agreement;
}

type StatBlock = Omit<Creature, "id" | "name" | "srd" | "summary" | keyof Abilities>;

function statBlock(sources: Sources): StatBlock {
  const { id, old, next, api, agreement } = sources;
  const say: Say = (field, said) => agreement.of(id, field, said);
  return {
    ...kindOf(say, sources),
    armorClass: armorClass(say, sources),
    ...bodyOf(say, sources),
    ...responses(say, sources),
    conditionImmunities: say("conditionImmunities", {
      v1: old.condition_immunities.split(", ").filter(Boolean).toSorted(),
      v2: next.resistances_and_immunities.condition_immunities
        .map(({ key }: Raw) => key)
        .toSorted(),
      api: api.condition_immunities.map(({ index }: Raw) => index).toSorted(),
    }),
    senses: say("senses", {
      v1: readSenses(old.senses),
      api: readSenses(sensesText(api.senses)),
    }),
    languages: say("languages", {
      v1: readLanguages(old.languages),
      v2: readLanguages(next.languages.as_string),
      api: readLanguages(api.languages),
    }),
    challenge: say<number>("challenge", {
      v1: old.cr,
      v2: next.challenge_rating,
      api: api.challenge_rating,
    }),
    xp: say<number>("xp", { v2: next.experience_points, api: api.xp }),
    proficiencyBonus: say<number>("proficiencyBonus", {
      api: api.proficiency_bonus,
      // SRD 5.1 prints none: it follows from the challenge rating.
      v1: Math.max(2, Math.ceil(old.cr / 4) + 1),
    }),
    ...formsOf(id),
  };
}

/** Size, type and alignment: the line under the name. */
function kindOf(say: Say, { old, next, api }: Sources) {
  const swarm = /^swarm of (\w+) (\w+)s$/.exec(api.type);
  return {
    size: say<Size>("size", {
      v1: old.size.toLowerCase(),
      v2: next.size.key,
      api: api.size.toLowerCase(),
    }),
    type: say<CreatureType>("type", {
      v1: old.type.toLowerCase(),
      v2: next.type.key,
      api: (swarm?.[2] ?? api.type) as CreatureType,
    }),
    subtypes: say("subtypes", { v1: subtypes(old.subtype), api: subtypes(api.subtype ?? "") }),
    ...(swarm !== null && { swarmOf: swarm[1]?.toLowerCase() as Size }),
    alignment: say("alignment", {
      v1: readAlignment(old.alignment),
      v2: readAlignment(next.alignment),
      api: readAlignment(api.alignment),
    }),
  };
}

/** Hit points, speeds, scores and what it is proficient in. */
function bodyOf(say: Say, { old, next, api }: Sources) {
  return {
    hitPoints: {
      average: say<number>("hitPoints", {
        v1: old.hit_points,
        v2: next.hit_points,
        api: api.hit_points,
      }),
      roll: say("hitDice", {
        v1: dice(old.hit_dice),
        v2: dice(next.hit_dice),
        api: dice(api.hit_points_roll),
      }),
    },
    speeds: say("speeds", {
      v1: speedsOf(old.speed),
      v2: speedsOf(next.speed),
      api: speedsIn(api.speed),
    }),
    abilities: say("abilities", {
      v1: scores((name) => old[name]),
      v2: scores((name) => next.ability_scores[name]),
      api: scores((name) => api[name]),
    }),
    saves: say<Readonly<Partial<Record<Ability, number>>>>("saves", {
      v1: sparse(abilities, (ability) => old[`${long[ability]}_save`]),
      v2: sparse(abilities, (ability) => next.saving_throws[long[ability]]),
      api: proficient(api, "saving-throw-"),
    }),
    skills: say<Readonly<Partial<Record<Skill, number>>>>("skills", {
      v1: sorted(old.skills),
      v2: sorted(next.skill_bonuses),
      api: proficient(api, "skill-"),
    }),
  };
}

type Say = <T>(field: string, said: { v1?: T; v2?: T; api?: T }) => T;

const formsOf = (id: string): { readonly forms?: readonly Form[] } => {
  const forms = shapes[id]?.forms;
  return forms === undefined ? {} : { forms };
};

const subtypes = (text: string): readonly string[] =>
  text === "" ? [] : text.toLowerCase().split(", ");

function armorClass(say: Say, { old, next, api }: Sources) {
  const first = readArmorClass(api, old.armor_desc ?? "");
  say("armorClassValue", { v1: old.armor_class, v2: next.armor_class, api: first[0]?.value });
  return first;
}

function responses(say: Say, { old, next, api }: Sources) {
  const field = (name: "vulnerabilities" | "resistances" | "immunities") =>
    say(name, {
      v1: readResponses(old[`damage_${name}`]),
      v2: readResponses(next.resistances_and_immunities[`damage_${name}_display`]),
      api: readResponses(listed(api[`damage_${name}`])),
    });
  return {
    vulnerabilities: field("vulnerabilities"),
    resistances: field("resistances"),
    immunities: field("immunities"),
  };
}

/** The API's list in Open5e's form: plain types in one part, what is limited in parts of their own. */
function listed(parts: readonly string[]): string {
  const plain = parts.filter((part) => /^[a-z]+$/.test(part));
  const limited = parts.filter((part) => !/^[a-z]+$/.test(part));
  return [...(plain.length === 0 ? [] : [plain.join(", ")]), ...limited].join("; ");
}

const long: Readonly<Record<Ability, string>> = {
  str: "strength",
  dex: "dexterity",
  con: "constitution",
  int: "intelligence",
  wis: "wisdom",
  cha: "charisma",
};

const scores = (of: (name: string) => number): Record<Ability, number> =>
  Object.fromEntries(abilities.map((ability) => [ability, of(long[ability])])) as Record<
    Ability,
    number
  >;

function sparse<Key extends string>(
  keys: readonly Key[],
  of: (key: Key) => number | null | undefined,
): Readonly<Partial<Record<Key, number>>> {
  const found: Partial<Record<Key, number>> = {};
  for (const key of keys) {
    const value = of(key);
    if (typeof value === "number") found[key] = value;
  }
  return found;
}

const sorted = (record: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(record)
      .map(([key, value]) => [key.toLowerCase().replaceAll(/[ -]/g, "_"), value] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

function proficient(api: Raw, prefix: string): Readonly<Record<string, number>> {
  const found = api.proficiencies
    .filter(({ proficiency }: Raw) => proficiency.index.startsWith(prefix))
    .map(({ proficiency, value }: Raw) => [proficiency.index.slice(prefix.length), value]);
  const record = Object.fromEntries(found);
  return prefix === "skill-" ? sorted(record) : sparse(abilities, (ability) => record[ability]);
}

const dice = (text: string | null): string =>
  (text ?? "").replaceAll(" ", "").replace(/([+-])/, " $1 ");

/** Walking first; what is not there, or 0 beside another speed, is left out. */
function speedsOf(speed: Raw): Creature["speeds"] {
  const found = sparse(movements, (movement) => speed[movement] || undefined);
  const walk = found.walk ?? 0;
  return { walk, ...found, ...(speed.hover === true && { hover: true }) };
}

const speedsIn = (speed: Raw): Creature["speeds"] =>
  speedsOf(
    Object.fromEntries(
      Object.entries(speed).map(([movement, text]) => [
        movement,
        typeof text === "string" ? Number.parseInt(text, 10) : text,
      ]),
    ),
  );

function sensesText(senses: Raw): string {
  const { passive_perception: passive, ...others } = senses;
  const seen = Object.entries(others).map(([sense, text]) => `${sense} ${String(text)}`);
  return [...seen, `passive Perception ${passive}`].join(", ");
}
