import {
  type BonusStat,
  type EffectiveStat,
  type Now,
  onceOf,
  type Sheet,
  type SheetSpellcasting,
  unknownSource,
} from "@tabletop-mcp/rules-engine";
import { dueWithLegal } from "./due.js";
import { coinsText } from "./events.js";
import { castShown, conditionNames, effectText, lastingText } from "./held.js";
import { atLength, inLines, oneLine } from "./one-line.js";
import { type ShortSheet, shortSheet } from "./short-sheet.js";
import { counted } from "./time.js";

/** "+2". */
export const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

/** "15" or, where something changed it, "15 (base 17: -2 Curse)". */
const stat = (of: EffectiveStat): string => `${of.effective}${why(of, String)}`;

/** "+2", "+4 (base +2: +2 Ring)", or "+2 (+1d4 Bless)" where dice are added. */
const bonus = (of: BonusStat): string => `${signed(of.effective)}${why(of, signed)}`;

function why(
  { base, effective, modified, modifiers }: EffectiveStat,
  shown: (value: number) => string,
): string {
  if (!modified) return "";
  return ` (${base === effective ? "" : `base ${shown(base)}: `}${modifiers.join(", ")})`;
}

/** "sleight_of_hand" as a title. */
export const title = (word: string): string =>
  word.replaceAll("_", " ").replaceAll(/\b(?!of\b)\w/g, (letter) => letter.toUpperCase());

/** "slotLevels" as words. */
const plain = (word: string): string =>
  word.replaceAll(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);

/** "Fighter 5 (Champion) / Wizard 1", or the stat block, or what kind of being it is. */
export function calling({ classes, creature, characterType }: Sheet): string {
  if (classes.length === 0) return creature ?? characterType;
  return classes
    .map(
      ({ class: name, level, subclass }) =>
        `${name} ${level}${subclass === undefined ? "" : ` (${subclass})`}`,
    )
    .join(" / ");
}

/** Race, calling, background …: each said once. */
const whatIs = (sheet: Sheet): readonly string[] => {
  const { race, background, alignment, characterType } = sheet;
  const said = [race, calling(sheet), background, alignment, characterType];
  return [...new Set(said.flatMap((word) => word ?? []))];
};

/** One line: who, how hurt, how well protected, what is wrong. */
export function briefText(sheet: Sheet): string {
  const { name, race, hp, armorClass, status, concentration } = sheet;
  const temp = hp.temp > 0 ? ` +${hp.temp} temporary` : "";
  const state = [
    ...(status === "up" ? [] : [statusWords(sheet)]),
    ...conditionNames(sheet),
    ...(concentration === undefined ? [] : [`concentrating on ${concentration.spell}`]),
  ];
  return oneLine(
    `${name}, ${race === undefined ? "" : `${race} `}${calling(sheet)}: ${hp.current}/${hp.max} HP${temp}, AC ${armorClass.effective}${state.length === 0 ? "" : `; ${state.join(", ")}`}`,
  );
}

/** The same for players: of those who are not theirs only how bad it looks. */
export function woundsText(sheet: Sheet): string {
  const { name, characterType, hp, status } = sheet;
  if (characterType === "pc" || characterType === "npc") return briefText(sheet);
  const looks = hp.current >= hp.max ? "unhurt" : hp.current * 2 > hp.max ? "hurt" : "badly hurt";
  const state = [status === "up" ? looks : status, ...conditionNames(sheet)];
  return oneLine(`${name}: ${state.join(", ")}`);
}

function statusWords({ status, deathSaves }: Sheet): string {
  if (status !== "down" || deathSaves === undefined) return status;
  return `dying (${counted(deathSaves.successes, "success", "successes")}, ${counted(deathSaves.failures, "failure")})`;
}

/** The whole sheet as Markdown. */
export function sheetText(whole: Sheet, now: Now): string {
  const { conditions, effects, moreEffects, concentration } = shortSheet(whole);
  const { before, after } = timelessText(whole);
  return inLines([
    ...before,
    ...line(
      "Conditions",
      conditions.map((held) => conditionText(held, now)),
    ),
    ...line("Effects", [...effects.map((held) => effectText(held, now)), ...more(moreEffects)]),
    ...line("Concentration", concentration === undefined ? [] : [concentration.spell]),
    ...after,
  ]);
}

/** What of it is the same at any time, before and after what is held. */
const timelessText = onceOf((whole: Sheet) => {
  const sheet = shortSheet(whole);
  return {
    before: [`# ${sheet.name}`, `*${whatIs(sheet).join(" · ")} · ${sheet.id}*`, ...numbers(sheet)],
    after: [
      ...line(
        sheet.attacksPerAction > 1 ? `Attacks (${sheet.attacksPerAction} an action)` : "Attacks",
        sheet.attacks.map(attackText),
      ),
      ...casting(sheet),
      ...line("Features", sheet.features.map(featureText)),
      ...line("Proficient with", [
        ...sheet.proficiencies.armor.map(kindOfGear),
        ...sheet.proficiencies.weapons.map(kindOfGear),
        ...sheet.proficiencies.tools,
      ]),
      ...line("Languages", sheet.languages),
      ...line("Resistances", sheet.resistances),
      ...line("Immunities", [...sheet.immunities, ...sheet.conditionImmunities]),
      ...line("Vulnerabilities", sheet.vulnerabilities),
      ...carried(sheet),
      ...line(
        "Still to choose",
        sheet.choicesDue.map((due) => dueWithLegal(due)),
      ),
      ...line("Mind", sheet.warnings),
      ...line(
        "House rules",
        sheet.houseRules.map((rule) => rule.replace(/^House rule: |\.$/g, "")),
      ),
      ...notesOf(sheet),
    ],
  };
});

/** Whole kinds of armor and weapons; what is trained by its own name goes by that. */
const kindsOfGear: Readonly<Record<string, string>> = {
  light: "light armor",
  medium: "medium armor",
  heavy: "heavy armor",
  shield: "shields",
  simple: "simple weapons",
  martial: "martial weapons",
};

const kindOfGear = (trained: string): string => kindsOfGear[trained] ?? trained;

function notesOf({ notes = "" }: Sheet): readonly string[] {
  const [first = "", ...others] = atLength(notes);
  return others.length === 0
    ? line("Notes", first === "" ? [] : [first])
    : ["**Notes:**", first, ...others];
}

const line = (label: string, of: readonly string[]): readonly string[] =>
  of.length === 0 ? [] : [`**${label}:** ${of.join("; ")}`];

function numbers(sheet: Sheet): readonly string[] {
  const { hp, abilities, savingThrows, skills, speed, hitDice } = sheet;
  const dice = counts(hitDice, (die, count) => `${count} ${die}`);
  return [
    `**HP** ${hp.current}/${stat(hp.maximum)}${hp.temp > 0 ? ` +${hp.temp} temporary` : ""} · **AC** ${stat(sheet.armorClass)} · **Initiative** ${bonus(sheet.initiative)} · **Proficiency** ${signed(sheet.proficiencyBonus.effective)}${sheet.status === "up" ? "" : ` · **${statusWords(sheet)}**`}`,
    ...line("Hit dice", dice.length === 0 ? [] : [dice.join(", ")]),
    ...line("Experience", sheet.xp === 0 ? [] : [`${sheet.xp} XP`]),
    ...line("Inspiration", sheet.inspiration ? ["yes"] : []),
    ...line(
      "Speed",
      Object.entries(speed).map(([how, of]) => `${how === "walk" ? "" : `${how} `}${stat(of)} ft`),
    ),
    `**Abilities:** ${Object.entries(abilities)
      .map(([name, of]) => `${name.toUpperCase()} ${stat(of)} (${signed(of.modifier)})`)
      .join(", ")}`,
    `**Saves:** ${Object.entries(savingThrows)
      .map(([name, of]) => `${name.toUpperCase()} ${bonus(of)}${of.proficient ? "*" : ""}`)
      .join(", ")}`,
    `**Skills:** ${Object.entries(skills)
      .map(([name, of]) => `${title(name)} ${bonus(of)}${proficiencySign(of.proficiency)}`)
      .join(", ")}`,
    `**Passive:** Perception ${stat(sheet.passivePerception)}, Investigation ${stat(sheet.passiveInvestigation)}, Insight ${stat(sheet.passiveInsight)}${senses(sheet)}`,
  ];
}

const proficiencySign = (share: number): string =>
  share >= 1 ? `*${share > 1 ? " (expertise)" : ""}` : "";

const senses = ({ senses: held }: Sheet): string =>
  Object.entries(held)
    .map(([name, feet]) => ` · ${name} ${feet} ft`)
    .join("");

function conditionText(held: Sheet["conditions"][number], now: Now): string {
  const { condition, level, source, impliedBy } = held;
  if (impliedBy !== undefined) return `${condition} (from ${impliedBy})`;
  const much = level === undefined ? "" : ` ${level}`;
  const details = [source === unknownSource ? "" : source, lastingText(held, now)].filter(Boolean);
  return `${condition}${much}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
}

const more = (count: number | undefined): readonly string[] =>
  count === undefined ? [] : [`and ${count} more`];

function attackText(attack: Sheet["attacks"][number]): string {
  const { name, bonus: toHit, damage, damageType, twoHanded, range, reach, notes } = attack;
  const reaches = [
    ...(reach === undefined ? [] : [`reach ${reach} ft`]),
    ...(range === undefined ? [] : [`range ${range.normal}/${range.long} ft`]),
  ];
  const how = [
    ...reaches,
    ...(twoHanded === undefined ? [] : [`two hands ${twoHanded}`]),
    ...notes,
  ];
  return `${name} ${signed(toHit)}, ${damage}${damageType === undefined ? "" : ` ${damageType}`}${how.length === 0 ? "" : ` (${how.join(", ")})`}`;
}

/** "4/4 d6, 2/3 d8" or "level 1: 3/4, level 2: 0/2". */
const counts = (
  of: Readonly<Record<string, { readonly max: number; readonly left: number }>>,
  nameOf: (key: string, count: string) => string,
): readonly string[] =>
  Object.entries(of).map(([key, { left, max }]) => nameOf(key, `${left}/${max}`));

const slotCounts = (slots: SheetSpellcasting["slots"]) =>
  counts(slots, (level, count) => `level ${level}: ${count}`);

/** What there is to spend: "Ada 17/17 HP, hit dice 2/3 d6, slots level 1: 4/4, level 2: 2/2". */
export function countedText({ name, hp, hitDice, spellcasting }: Sheet): string {
  const dice = counts(hitDice, (die, count) => `${count} ${die}`);
  const held = dice.length === 0 ? "" : `, hit dice ${dice.join(", ")}`;
  return `${name} ${hp.current}/${hp.max} HP${held}${slotsText(spellcasting)}`;
}

/** ", slots level 1: 4/4, level 2: 2/2"; nothing for who has none. */
export function slotsText({ slots, pact }: Partial<SheetSpellcasting> = {}): string {
  const counted = slotCounts(slots ?? {});
  return [
    ...(counted.length === 0 ? [] : [`, slots ${counted.join(", ")}`]),
    ...(pact === undefined ? [] : [`, pact slots level ${pact.level}: ${pact.left}/${pact.max}`]),
  ].join("");
}

function casting({ spellcasting }: Sheet): readonly string[] {
  if (spellcasting === undefined) return [];
  const { classes, slots, pact, prepared, spells } = spellcasting;
  const counted = slotCounts(slots);
  return [
    ...line(
      "Spellcasting",
      classes.map(
        (one) =>
          `${one.class}: ${one.ability.toUpperCase()}, DC ${stat(one.saveDc)}, attack ${signed(one.attackBonus.effective)}`,
      ),
    ),
    ...line("Slots", counted.length === 0 ? [] : [counted.join(", ")]),
    ...line(
      "Pact slots",
      pact === undefined ? [] : [`level ${pact.level}: ${pact.left}/${pact.max}`],
    ),
    ...line("Prepared", prepared === undefined ? [] : [prepared.join(", ") || "nothing"]),
    ...Object.entries(spells).flatMap(([level, names]) =>
      line(
        level === "0" ? "Cantrips" : `Level ${level}`,
        names.length === 0 ? [] : [names.join(", ")],
      ),
    ),
  ];
}

/** "Second Wind (1d10 + 1, 1/1 per short-rest)". */
export function featureText({
  name,
  uses,
  chosen,
  numbers: values,
}: Sheet["features"][number]): string {
  const facts = [
    ...(chosen ?? []),
    ...Object.entries(values ?? {}).map(([what, value]) => `${plain(what)} ${value}`),
    ...(uses === undefined ? [] : [`${uses.left}/${uses.max} per ${uses.per}`]),
  ];
  return `${name}${facts.length === 0 ? "" : ` (${facts.join(", ")})`}`;
}

/** "Chain Mail (armor), 20 Arrow, Ring of Protection (worn, attuned)"; "nothing". */
export function carriedText(inventory: Sheet["inventory"]): string {
  const things = inventory.map(({ name, quantity, slot, attuned, charges }) => {
    const notes = [
      ...(slot === undefined ? [] : [slot.replaceAll("_", " ")]),
      ...(attuned === undefined ? [] : [attuned === true ? "attuned" : "attuning"]),
      ...(charges === undefined ? [] : [counted(charges, "charge")]),
    ];
    return `${quantity === 1 ? "" : `${quantity} `}${name}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
  });
  return things.length === 0 ? "nothing" : things.join(", ");
}

const carried = ({ inventory, moreItems, coins, load }: ShortSheet): readonly string[] => [
  `**Carries:** ${[carriedText(inventory), ...more(moreItems)].join(" ")}`,
  `**Coins:** ${coinsText(coins)} · **Load:** ${load.carried}/${load.capacity} lb`,
];

/** What a list or a quick look needs; what is not said is as usual: up, without conditions or temporary hit points. */
export function briefView(sheet: Sheet, now: Now) {
  const { id, name, characterType, classes, race, creature, hp, status, conditions } = sheet;
  const { armorClass, concentration, deathSaves } = sheet;
  const { current, max, temp } = hp;
  return {
    id,
    name,
    characterType,
    ...(classes.length === 0 ? {} : { classes }),
    ...(race === undefined ? {} : { race }),
    ...(creature === undefined ? {} : { creature }),
    hp: temp === 0 ? { current, max } : { current, max, temp },
    armorClass: armorClass.effective,
    ...(status === "up" ? {} : { status }),
    ...(conditions.length === 0 ? {} : { conditions: conditionNames(sheet) }),
    ...(concentration === undefined ? {} : { concentration: castShown(concentration, now) }),
    ...(deathSaves === undefined ? {} : { deathSaves }),
  };
}
