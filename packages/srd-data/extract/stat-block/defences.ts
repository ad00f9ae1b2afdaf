import type { Creature, DamageResponse, Languages, Senses } from "../../src/creatures/types.js";
import { damageTypes, senses } from "../../src/vocabulary.js";
import { type Raw, slug } from "../records.js";

/** "cold, fire; bludgeoning, piercing, and slashing from nonmagical attacks not made with …". */
export function readResponses(text: string): readonly DamageResponse[] {
  if (text.trim() === "") return [];
  return text.split(";").map((part) => readResponse(part.trim()));
}

function readResponse(text: string): DamageResponse {
  if (text === "damage from spells") return { types: damageTypes, when: "from spells" };
  const types = damageTypes.filter((type) => new RegExp(String.raw`\b${type}\b`).test(text));
  if (types.length === 0) throw new Error(`"${text}" names no damage type.`);
  if (/stoneskin/.test(text)) return { types, nonmagical: true, when: "while stoneskin lasts" };
  if (/magic weapons wielded by good/.test(text))
    return { types, when: "from magic weapons in the hands of the good" };
  const plain = /^[a-z]+(, (and )?[a-z]+| and [a-z]+)*$/.test(text);
  if (plain) return { types };
  if (!/non ?magical/.test(text)) throw new Error(`"${text}" is limited in an unknown way.`);
  if (/silver/.test(text)) return { types, nonmagical: true, except: ["silvered"] };
  if (/adamantine/.test(text)) return { types, nonmagical: true, except: ["adamantine"] };
  return { types, nonmagical: true };
}

/** "blindsight 60 ft. (blind beyond this radius), passive Perception 13". */
export function readSenses(text: string): Senses {
  const passive = /passive Perception (\d+)/.exec(text);
  if (passive === null) throw new Error(`"${text}" has no passive Perception.`);
  const found: Record<string, number> = {};
  for (const sense of senses) {
    const match = new RegExp(String.raw`${sense} (\d+) ft`).exec(text);
    if (match !== null) found[sense] = Number(match[1]);
  }
  const blind = /blind beyond/.test(text);
  const limits = [
    /or 10 ft\. while deafened/.test(text) ? { blindsightDeafened: 10 } : {},
    /rat form only/.test(text) ? { form: "rat" } : {},
  ];
  return Object.assign(
    { ...found, passivePerception: Number(passive[1]) },
    blind ? { blindBeyond: true as const } : {},
    ...limits,
  );
}

const unsaid = /^(any|all\b|one language|the languages|understands (all|the|commands))/;

/** What it speaks and understands; what is no list is kept as it is. */
export function readLanguages(text: string): Languages {
  const telepathy = /telepathy (\d+) ft/.exec(text);
  const words = text.replace(/,? ?telepathy \d+ ft\.( \(.*\))?/, "").trim();
  const base = telepathy === null ? {} : { telepathy: Number(telepathy[1]) };
  const limited = /works only with creatures that understand (\w+)/.exec(text);
  const note = limited === null ? [] : [`telepathy only with who understands ${limited[1]}`];
  const form = /^(\w+) \(can't speak in (\w+) form\)$/.exec(words);
  if (form !== null) {
    const other = `does not speak as a ${form[2]}`;
    return { speaks: [slug(form[1] ?? "")], understands: [], ...base, other };
  }
  if (unsaid.test(words))
    return { speaks: [], understands: [], ...base, other: [ownWords(words), ...note].join("; ") };
  const plus = /^(.*) plus (.*)$/.exec(words);
  const [listed, more] = plus === null ? [words, undefined] : [plus[1] ?? "", plus[2]];
  const other = [...(more === undefined ? [] : [more]), ...note].join("; ");
  return { ...listsOf(listed), ...base, ...(other !== "" && { other }) };
}

const ownWords = (words: string): string =>
  words.replace(/^understands (.*) but can't speak$/, "understands, but does not speak, $1");

function listsOf(text: string): Pick<Languages, "speaks" | "understands"> {
  const match = /^(.*?)(?:, )?(?:understands (.*?) but (?:can't|doesn't) speak(?: it)?)?$/.exec(
    text,
  );
  const list = (words: string | undefined): readonly string[] =>
    (words ?? "")
      .split(/, (?:and )?| and /)
      .filter((word) => word !== "")
      .map((word) => slug(word));
  return { speaks: list(match?.[1]), understands: list(match?.[2]) };
}

const forms: Readonly<Record<string, Creature["alignment"]>> = {
  "any alignment": "any",
  "any chaotic alignment": "any chaotic",
  "any evil alignment": "any evil",
  "any non-good alignment": "any non-good",
  "any non-lawful alignment": "any non-lawful",
  "neutral good (50%) or neutral evil (50%)": [
    { alignment: "neutral good", percent: 50 },
    { alignment: "neutral evil", percent: 50 },
  ],
};

export const readAlignment = (text: string): Creature["alignment"] =>
  forms[text] ?? (text as Creature["alignment"]);

/** The D&D 5e API's armour classes, with Open5e's words where they say more. */
export function readArmorClass(api: Raw, words: string): Creature["armorClass"] {
  const form =
    /^(\d+) in humanoid form, (\d+) \(natural armor\) in (\w+) (?:and|or) hybrid form$/.exec(words);
  if (form !== null) {
    const [, human, other, beast] = form;
    return [
      { value: Number(human), from: "dexterity", in: "humanoid form" },
      { value: Number(other), from: "natural armor", in: `${beast} or hybrid form` },
    ];
  }
  const classes = armorOf(api.armor_class);
  const [first, ...others] = classes;
  // The API has Dexterity alone for a few whose hide is thicker than that.
  return first?.from === "dexterity" && words === "natural armor"
    ? [{ ...first, from: "natural armor" }, ...others]
    : classes;
}

function armorOf(classes: readonly Raw[]): Creature["armorClass"] {
  const [natural, shielded] = classes;
  // Natural armour and a shield are one armour class, printed as two.
  if (natural?.type === "natural" && shielded?.type === "armor")
    return [{ value: shielded.value, from: "natural armor", worn: ["shield"] }];
  return classes.map(({ type, value, armor, spell, condition, desc }) => {
    if (type === "natural") return { value, from: "natural armor" };
    if (type === "spell") return { value, from: "spell", in: spell.index };
    if (type === "condition") return { value, from: "condition", in: condition.index };
    if (type === "dex") return { value, from: "dexterity" };
    const worn = armor?.map(({ index }: Raw) => index) ?? (desc === undefined ? [] : [slug(desc)]);
    return { value, from: "armor", worn: worn.toSorted() };
  });
}
