import type { Compendium } from "../../tables/compendium.js";
import { kindsNamed, kindsOf, singularWords } from "./kinds-named.js";
import type { Asked } from "./read.js";

/** What a roll is about, for features that help with some subjects alone. */
export interface Matter {
  /** As it was told; nothing where only another creature is told of. */
  readonly told: string;
  /** The same in folded words in the singular, a space around each. */
  readonly text: string;
  /** Kinds of the creatures in it, and its other words. */
  readonly kinds: readonly string[];
  readonly compendium: Compendium;
}

/** Whether a roll is about such a subject, of which a creature has chosen these. */
export type About = (matter: Matter, chosen: readonly string[]) => boolean;

/** What a roll is about; nothing where nobody told. */
export function matterOf({ request, opponent, compendium }: Asked): Matter | undefined {
  const { against } = request;
  if (against === undefined && opponent === undefined) return undefined;
  const told = against ?? "";
  return {
    told,
    text: ` ${singularWords(told).join(" ")} `,
    kinds: [
      ...(against === undefined ? [] : kindsNamed(against, compendium)),
      ...(opponent === undefined ? [] : kindsOf(opponent, compendium)),
    ],
    compendium,
  };
}

/** A creature of the type or the race that is favored (Ranger, Favored Enemy). */
export const isFavoredEnemy: About = ({ kinds, text }, chosen) =>
  chosen
    .map((enemy) => singularWords(enemy).join(" "))
    .some((enemy) => kinds.includes(enemy) || (enemy.includes(" ") && text.includes(` ${enemy} `)));

/** A terrain that is favored (Ranger, Natural Explorer). */
export const isFavoredTerrain: About = ({ text }, chosen) =>
  chosen.some((terrain) => text.includes(` ${singularWords(terrain).join(" ")} `));

/** Stonework, and no creature, spell or magic item that is called after stone (Races, Stonecunning). */
export const isStonework: About = ({ told, kinds, compendium: { spells, magicItems } }) =>
  kinds.some((word) => /^(?:stone\p{L}*|masonry)$/u.test(word)) &&
  spells.find(told) === undefined &&
  magicItems.find(told) === undefined;

const lore = / (?:magic(?:al)? (?:item|weapon|armou?r)|alchem\p{L}*|technolog\p{L}*|device) /u;

/** Magic items, alchemical objects, technological devices (Races, Artificer's Lore). */
export const isLoreOfArtificers: About = ({ told, text, compendium: { magicItems } }) =>
  lore.test(text) || magicItems.find(told) !== undefined;

/** Spells whose plants hold someone up. */
const entangling = / (?:entangle|plant growth|spike growth|wall of thorn) /u;
const magical = / (?:magic|magical|magically|enchanted) /u;
const plants = / (?:plant|vine|weed|root|thorn|bramble|undergrowth) /u;

/** Plants made or moved by magic to hold someone up (Druid, Land's Stride; Ranger, Land's Stride). */
export const isMagicalPlant: About = ({ text }) =>
  entangling.test(text) || (magical.test(text) && plants.test(text));
