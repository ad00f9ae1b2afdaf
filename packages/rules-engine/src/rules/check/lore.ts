import type { Ability, Skill } from "@tabletop-mcp/srd-data";
import { featuresOf } from "../../sheet/features.js";
import type { Training } from "../../sheet/numbers/training.js";
import {
  type About,
  isFavoredEnemy,
  isFavoredTerrain,
  isLoreOfArtificers,
  isMagicalPlant,
  isStonework,
  matterOf,
} from "./matter.js";
import type { Asked } from "./read.js";

/** A roll, as far as these features tell rolls apart. */
interface Roll {
  readonly on: string;
  readonly ability?: Ability | undefined;
  readonly skill?: Skill | null | undefined;
}

/** A feature that helps with rolls about its subject. The data has the subject in words: no predicate holds it. */
interface Lore {
  readonly features: readonly string[];
  readonly helps: (roll: Roll) => boolean;
  readonly about: About;
  /** Where the creature's choice of subjects is kept. */
  readonly chosen?: "favoredEnemy" | "favoredTerrain";
  /** Only for who is proficient anyway. */
  readonly trained?: true;
}

const isHistory = ({ on, ability, skill }: Roll): boolean =>
  on === "check" && ability === "int" && skill === "history";

/** Wisdom (Survival) tracks; Intelligence recalls, but Investigation finds out anew. */
const tracksOrRecalls = ({ on, ability, skill }: Roll): boolean =>
  on === "check" &&
  ((ability === "wis" && skill === "survival") || (ability === "int" && skill !== "investigation"));

const giveAdvantage: readonly Lore[] = [
  {
    features: ["ranger-favored-enemy"],
    helps: tracksOrRecalls,
    about: isFavoredEnemy,
    chosen: "favoredEnemy",
  },
  {
    features: ["druid-lands-stride", "ranger-lands-stride"],
    helps: ({ on }) => on === "save",
    about: isMagicalPlant,
  },
];

const doubleTheBonus: readonly Lore[] = [
  {
    features: ["ranger-natural-explorer"],
    helps: ({ on, ability }) => on === "check" && (ability === "int" || ability === "wis"),
    about: isFavoredTerrain,
    chosen: "favoredTerrain",
    trained: true,
  },
  { features: ["stonecunning"], helps: isHistory, about: isStonework },
  { features: ["artificers-lore"], helps: isHistory, about: isLoreOfArtificers },
];

/** What gives advantage for the subject of a roll, by name, and what would if the subject were told. */
export function advantageOfLore(
  asked: Asked,
  roll: Roll,
): { readonly advantage: readonly string[]; readonly open: readonly string[] } {
  const { now, open } = helping(asked, asked.request.kind === "tool" ? [] : giveAdvantage, roll);
  return { advantage: now, open };
}

/** The training in a check with a skill: twice the proficiency bonus for some subjects, unless it is that already. */
export function trainingByLore(
  asked: Asked,
  roll: Omit<Roll, "on">,
  own: Training | undefined,
): { readonly training: Training | undefined; readonly open: readonly string[] } {
  const share = own?.share ?? 0;
  const lores = doubleTheBonus.filter(({ trained }) => trained !== true || share >= 1);
  const skilled = roll.skill !== undefined && share < 2;
  const { now, open } = helping(asked, skilled ? lores : [], { on: "check", ...roll });
  const [source] = now;
  const value = (bonus: number): number => 2 * bonus;
  return { training: source === undefined ? own : { source, share: 2, value }, open };
}

const noHelp = { now: [], open: [] };

/** Of such features those that help with a roll, by name: now, and if only its subject were told. */
function helping(
  asked: Asked,
  lores: readonly Lore[],
  roll: Roll,
): { readonly now: readonly string[]; readonly open: readonly string[] } {
  const { make } = asked.creature;
  const helpful = lores.filter(({ helps }) => helps(roll));
  if (helpful.length === 0) return noHelp;
  const known = helpful.flatMap((lore) => {
    const has = featuresOf(make, asked.compendium).find(({ id }) => lore.features.includes(id));
    const subjects = lore.chosen === undefined ? [""] : (make.words[lore.chosen] ?? []);
    return has === undefined || subjects.length === 0 ? [] : [{ has, lore, subjects }];
  });
  if (known.length === 0) return noHelp;
  const matter = matterOf(asked);
  if (matter === undefined) return { now: [], open: known.map(({ has }) => has.name) };
  const suited = known.filter(({ lore, subjects }) => lore.about(matter, subjects));
  return { now: suited.map(({ has }) => has.name), open: [] };
}
