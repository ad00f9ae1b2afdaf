import type { BonusStat, Now, Sheet, SheetCasting } from "@tabletop-mcp/rules-engine";
import { dueWithLegal, mostLegal } from "./due.js";
import { castShown, heldView } from "./held.js";
import { inLines } from "./one-line.js";
import { sheetText, signed, title } from "./sheet.js";
import { type ShortSheet, shortSheet } from "./short-sheet.js";

/** The sheet, and below it what each number is made of, where each thing is from, and all that is legal. */
export function fullText(whole: Sheet, now: Now): string {
  const sheet = shortSheet(whole);
  return [sheetText(whole, now), inLines(["", "## Made of", ...madeOf(sheet)])].join("\n");
}

const madeOf = (sheet: ShortSheet): readonly string[] => [
  ...list("Initiative", [partsText(sheet.initiative.parts)]),
  ...list(
    "Saves",
    each(sheet.savingThrows, (name) => name.toUpperCase()),
  ),
  ...list("Skills", each(sheet.skills, title)),
  ...list(
    "Attacks",
    sheet.attacks.flatMap(({ name, parts = [] }) =>
      parts.length === 0 ? [] : [`${name} ${partsText(parts)}`],
    ),
  ),
  ...list("Spells", sheet.spellcasting?.classes.map(spellsText) ?? []),
  ...list(
    "Features",
    sheet.features.map(({ name, from }) => `${name} (${from})`),
  ),
  ...list(
    "Things",
    sheet.inventory.map(({ id, name, weight }) => `${name} (${id}, ${weight} lb)`),
  ),
  ...sheet.choicesDue
    .filter(({ legal }) => legal.length > mostLegal)
    .map((due) => `**To choose:** ${dueWithLegal(due, due.legal.length)}`),
];

const list = (label: string, of: readonly string[]): readonly string[] => {
  const said = of.filter((one) => one !== "");
  return said.length === 0 ? [] : [`**${label}:** ${said.join("; ")}`];
};

/** "+2 Strength +2 proficiency". */
const partsText = (parts: BonusStat["parts"]): string =>
  parts.map(({ source, value }) => `${signed(value)} ${source}`).join(" ");

const each = (
  stats: Readonly<Record<string, BonusStat>>,
  nameOf: (name: string) => string,
): readonly string[] =>
  Object.entries(stats).map(([name, { parts }]) => `${nameOf(name)} ${partsText(parts)}`);

/** "Wizard: 3 of 3 cantrips, 4 of 6 spells (spellbook), up to level 1". */
function spellsText({ class: name, cantrips, spells, highest }: SheetCasting): string {
  const most = [
    ...(cantrips.most === 0 ? [] : [`${cantrips.known} of ${cantrips.most} cantrips`]),
    ...(spells.most === 0 ? [] : [`${spells.known} of ${spells.most} spells (${spells.how})`]),
    ...(highest === 0 ? [] : [`up to level ${highest}`]),
  ];
  return most.length === 0 ? "" : `${name}: ${most.join(", ")}`;
}

/** The sheet as data: what is worked out, without the parts that the words for it already say. */
export function sheetView(whole: Sheet, now: Now) {
  const { initiative, savingThrows, skills, ...sheet } = shortSheet(whole);
  const { conditions, effects, concentration } = sheet;
  return {
    ...sheet,
    conditions: conditions.map((held) => heldView(held, now)),
    effects: effects.map((held) => heldView(held, now)),
    ...(concentration && { concentration: castShown(concentration, now) }),
    initiative: withoutParts(initiative),
    savingThrows: mapped(savingThrows, withoutParts),
    skills: mapped(skills, withoutParts),
  };
}

function withoutParts<Stat extends BonusStat>({
  parts: _parts,
  ...rest
}: Stat): Omit<Stat, "parts"> {
  return rest;
}

const mapped = <Key extends string, From, To>(
  of: Readonly<Record<Key, From>>,
  to: (from: From) => To,
) =>
  Object.fromEntries(Object.entries<From>(of).map(([key, from]) => [key, to(from)])) as Record<
    Key,
    To
  >;
