import type { Feature, FeatureFacts } from "../src/classes/types.js";
import type { ClassId } from "../src/vocabulary.js";
import type { Agreement } from "./agreement.js";
import type { ClassReadings } from "./classes.js";
import { type Raw, type Records, slug } from "./records.js";

/** A feature with the class, and the API's subclass, that has it. */
export interface FoundFeature extends Feature {
  readonly class: ClassId;
  readonly subclass?: string;
}

/** A feature before it is read: what the API splits by level ("Extra Attack (2)") is one. */
interface Group {
  readonly id: string;
  readonly name: string;
  readonly class: ClassId;
  readonly subclass: string | undefined;
  readonly levels: number[];
  readonly indexes: string[];
  parent: string | undefined;
}

/** Class features, each once, with the levels that it comes and grows at; options inside their feature. */
export function extractFeatures(
  records: Records,
  readings: ClassReadings,
  agreement: Agreement,
): readonly FoundFeature[] {
  const all = records.api("features");
  const groups = new Map<string, Group>();
  const groupOf = new Map<string, string>();
  for (const api of all) {
    // "Primal Path feature": where the subclass's own features come.
    if (/improvement-\d$/.test(api.index) && / feature$/i.test(api.name)) continue;
    const name: string = api.name.replace(/ \(.*\)$/, "");
    const id = `${api.class.index}-${slug(name)}`;
    const group = groups.get(id) ?? newGroup(id, name, api);
    group.levels.push(api.level);
    group.indexes.push(api.index);
    group.parent ??= api.parent?.index;
    groups.set(id, group);
    groupOf.set(api.index, id);
  }
  const read = (group: Group): FoundFeature => {
    const reading = readings.features[group.id];
    const first = group.indexes.toSorted()[0] ?? "";
    const summary =
      grown[group.id] ??
      grown[group.name] ??
      readings.featureSummaries[group.indexes[0] ?? ""] ??
      readings.featureSummaries[first];
    if (reading === undefined) agreement.problems.push(`nobody has read the feature ${group.id}`);
    if (summary === undefined) agreement.problems.push(`the feature ${group.id} has no summary`);
    const options = [...groups.values()]
      .filter((option) => isOption(option, group, groupOf))
      .map((option) => plain(read(option)));
    return {
      id: group.id,
      name: group.name,
      srd: `${capital(group.class)}, ${group.name}`,
      summary: summary ?? "",
      class: group.class,
      ...(group.subclass !== undefined && { subclass: group.subclass }),
      levels: [...new Set(group.levels)].toSorted((a, b) => a - b),
      ...(reading && withNamedNumbers(reading)),
      ...(options.length > 0 && { options }),
    };
  };
  const isAnOption = (group: Group): boolean =>
    [...groups.values()].some((parent) => isOption(group, parent, groupOf));
  return [...groups.values()]
    .filter((group) => !isAnOption(group))
    .map(read)
    .toSorted((a, b) => (a.levels[0] ?? 0) - (b.levels[0] ?? 0) || (a.id < b.id ? -1 : 1));
}

/** Readings name a number where a roll or a limit stands; the facts say that it is one. */
function withNamedNumbers(reading: FeatureFacts): FeatureFacts {
  const { numbers = {} } = reading;
  const isName = (value: unknown): value is string => typeof value === "string" && value in numbers;
  return JSON.parse(
    JSON.stringify(reading, (key, value) => {
      if (key === "times" && isName(value)) return { number: value };
      const { roll } = value ?? {};
      if (!isName(roll)) return value;
      // The roll of the first level stands beside the name, so that a roll is always one.
      const [least = ""] = Object.values(numbers[roll] ?? {});
      return typeof least === "object" ? value : { ...value, roll: `${least}`, number: roll };
    }),
  );
}

/** Features that the API gives to the class, and the SRD to its subclass. */
const ofSubclass: Readonly<Record<string, string>> = { "cleric-supreme-healing": "life" };

const newGroup = (id: string, name: string, api: Raw): Group => ({
  id,
  name,
  class: api.class.index,
  subclass: api.subclass?.index ?? ofSubclass[id],
  levels: [],
  indexes: [],
  parent: undefined,
});

/** Of what grows with level, the API's entries each tell one level: these tell all, by id or name. */
const grown: Readonly<Record<string, string>> = {
  "Ability Score Improvement": "Raise one ability score by 2, or two by 1 each, none above 20.",
  "bard-bardic-inspiration":
    "As a bonus action give an ally a die, d6 growing to d12, for one check, attack or save.",
  "bard-song-of-rest":
    "Allies who spend Hit Dice in a short rest you play through regain 1d6 more, growing to 1d12.",
  "cleric-domain-spells": "Your domain's spells are always prepared and do not count.",
  "druid-circle-spells": "Your land's spells are always prepared and do not count.",
  "druid-wild-shape":
    "Turn into a beast that you have seen, of a challenge and movement that grow with level.",
  "warlock-mystic-arcanum":
    "One spell each of 6th to 9th level, as you reach them, cast once per long rest without a slot.",
};

/** An option names its parent, or begins with the parent's name ("Metamagic: Subtle Spell"). */
const isOption = (option: Group, parent: Group, groupOf: Map<string, string>): boolean =>
  option !== parent &&
  option.class === parent.class &&
  (groupOf.get(option.parent ?? "") === parent.id ||
    (parent.name === "Metamagic" && option.name.startsWith("Metamagic: ")) ||
    (parent.name === "Flexible Casting" && option.name.startsWith("Flexible Casting: ")));

const plain = ({ class: _class, subclass: _subclass, ...feature }: FoundFeature): Feature =>
  feature;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
