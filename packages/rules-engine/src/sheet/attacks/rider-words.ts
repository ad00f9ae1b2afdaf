import type { Inflicted, Moment, Save, Step } from "@tabletop-mcp/srd-data";
import { stepAt } from "../../game/step-ref.js";
import type { Compendium } from "../../tables/compendium.js";
import type { Rider } from "./facts.js";

/** What else a hit does, a few words for each thing: "DC 11 CON save: 2d8 poison damage, half on a success". */
export function riderWords(
  { step: ref, dealt, option }: Rider,
  compendium: Compendium,
): readonly string[] {
  const step = stepAt(ref, compendium);
  if (step === undefined) return [];
  const { next = [], ...own } = step;
  const words = [outcome(own, dealt === true), ...next.map((one) => outcome(one, false))];
  // What hangs on a trait is told with its name: "Charge: DC 14 STR save: prone".
  const lead = `${ref.of === "trait" ? `${ref.name}: ` : ""}${option === undefined ? "" : "or "}`;
  return words.flatMap((one) => (one === undefined ? [] : [`${lead}${one}`]));
}

/** In words what is in fields; what is not, where nothing else is said, by the sentence of the table. */
function outcome(step: Step, dealt: boolean): string | undefined {
  const { save, damage = [], conditions = [], loses, move, action, narrative, when } = step;
  if (when !== undefined && isLater([when].flat())) return undefined;
  const parts = [
    ...(dealt
      ? []
      : damage.map(({ roll, type }) => `${close(roll)} ${[type].flat().join(" or ")} damage`)),
    ...conditions.map(condition),
    ...(loses === undefined ? [] : [`${close(loses)} hit points lost`]),
    ...(move === undefined ? [] : [`moved ${move.feet} feet`]),
    ...(action === undefined ? [] : [[action].flat().join(" or ")]),
  ];
  const all = parts.length > 0 ? parts.join(", ") : narrative;
  if (all === undefined) return undefined;
  const again = when === "turn-start" ? "each turn: " : "";
  return `${again}${save === undefined ? "" : saving(save)}${all}${save?.success === "half" ? ", half on a success" : ""}`;
}

/** It hangs on something that is still to come. */
const isLater = (moments: readonly Moment[]): boolean =>
  !moments.some((moment) => ["use", "weapon-hit", "turn-start", "turn-end"].includes(moment));

const saving = ({ ability, dc }: Save): string =>
  `DC ${dc ?? "?"} ${[ability].flat().join(" or ").toUpperCase()} save: `;

const condition = ({ condition: id, escape, levels }: Inflicted): string =>
  `${id}${levels === undefined ? "" : ` ${levels}`}${escape?.dc === undefined ? "" : ` (escape DC ${escape.dc})`}`;

const close = (dice: string): string => dice.replaceAll(" ", "");
