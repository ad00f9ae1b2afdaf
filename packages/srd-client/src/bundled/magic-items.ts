import { type MagicItem, magicItems } from "@tabletop-mcp/srd-data/magic-items";
import { bundledSource } from "../records/attribution.js";
import type { MagicItemRecord } from "../records/types.js";
import { capital } from "../records/words.js";
import { effectWords } from "./effect.js";
import { stepsWords } from "./step.js";
import { counted, described, listed, plain, sentences, timesWords } from "./words.js";

/** The magic items, with what they do in words. */
export const bundledMagicItems = (): readonly MagicItemRecord[] => magicItems.map(magicItemRecord);

const magicItemRecord = (item: MagicItem): MagicItemRecord => ({
  kind: "magic-item",
  slug: item.id,
  name: item.name,
  description: described(item.summary, powersText(item), variantsText(item)),
  source: bundledSource,
  type: typeOf(item),
  rarity: item.rarity,
  requires_attunement: attunementOf(item),
});

/** "Armor (plate)", "Weapon (any sword)". */
function typeOf({ kind, base }: MagicItem): string {
  if (base === undefined || kind === "staff") return capital(kind);
  const bases = typeof base === "string" ? base : listed(base.map(plain), "or");
  return `${capital(kind)} (${kind === "armor" ? bases.replace(/ armor$/, "") : bases})`;
}

function attunementOf({ attunement }: MagicItem): string {
  if (attunement === false) return "";
  const { by, how } = attunement;
  const whom = [
    ...(by?.spellcaster ? ["a spellcaster"] : []),
    ...(by?.classes ? [`a ${listed(by.classes, "or")}`] : []),
    ...(by?.races ? [`a ${listed(by.races.map(plain), "or")}`] : []),
    ...(by?.alignments ? [`a creature of ${moral(by.alignments)} alignment`] : []),
  ];
  return [
    "requires attunement",
    ...(whom.length === 0 ? [] : [`by ${listed(whom, "or")}`]),
    ...(how === undefined ? [] : [how]),
  ].join(" ");
}

/** What several alignments have in common: "good". */
function moral(alignments: readonly string[]): string {
  const shared = ["good", "evil", "lawful", "chaotic"].find((word) =>
    alignments.every((alignment) => alignment.includes(word)),
  );
  return shared ?? listed(alignments, "or");
}

type Powers = Pick<MagicItem, "effects" | "charges" | "spells" | "uses" | "consumed" | "cursed">;

const powersText = ({ effects = [], charges, spells = [], uses = [], ...one }: Powers): string =>
  sentences(
    effects.map(effectWords).join("; "),
    charges && chargesWords(charges),
    spells.length > 0 && `casts ${spells.map(spellWords).join(", ")}`,
    ...uses.map(useWords),
    one.consumed && "used up by its use",
    one.cursed && "cursed",
  );

function chargesWords({ most, regains, risk }: NonNullable<Powers["charges"]>): string {
  const back = regains === undefined ? "" : `, regains ${regains.roll} at ${plain(regains.at)}`;
  const lost = risk === undefined ? "" : `; the last one spent, a 1 on a d20: ${plain(risk)}`;
  return `${counted(most, "charge")}${back}${lost}`;
}

type ItemSpell = NonNullable<MagicItem["spells"]>[number];

function spellWords({ spell, charges, level, dc, attack, limit }: ItemSpell): string {
  const notes = [
    charges === undefined ? "" : counted(charges, "charge"),
    level === undefined ? "" : `level ${level}`,
    dc === undefined ? "" : `DC ${dc}`,
    attack === undefined ? "" : `+${attack} to hit`,
    limit === undefined ? "" : `${timesWords(limit.times)} per ${plain(limit.per)}`,
  ].filter((words) => words !== "");
  return notes.length === 0 ? plain(spell) : `${plain(spell)} (${notes.join(", ")})`;
}

type ItemUse = NonNullable<MagicItem["uses"]>[number];

function useWords({ name, economy, charges, limit, steps }: ItemUse): string {
  const costs = [
    economy === undefined || economy === "passive" ? "" : plain(economy),
    charges === undefined ? "" : counted(charges, "charge"),
    limit === undefined ? "" : `${timesWords(limit.times)} per ${plain(limit.per)}`,
  ].filter((words) => words !== "");
  const text = stepsWords(steps);
  if (name === undefined) return costs.length === 0 ? text : `${costs.join(", ")}: ${text}`;
  return `${name}${costs.length === 0 ? "" : ` (${costs.join(", ")})`}: ${text}`;
}

/** One line for each form of it. */
const variantsText = ({ variants = [] }: MagicItem): string =>
  variants
    .map(({ name, rarity, summary = "", ...powers }) =>
      `- ${name} (${rarity}): ${sentences(summary, powersText(powers))}`.replace(/: $/, ""),
    )
    .join("\n");
