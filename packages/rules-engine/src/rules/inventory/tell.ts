import type { Step } from "@tabletop-mcp/srd-data";
import type { MagicItem } from "@tabletop-mcp/srd-data/magic-items";
import type { Compendium } from "../../tables/compendium.js";
import type { ItemFacts } from "../../tables/item-facts.js";
import { plainSteps } from "./plain-steps.js";

/** The table that says of which type an item is: of a variant it is known, which has another name than its section. */
const isPickOfType = (use: Use, { srd, name }: MagicItem): boolean =>
  use.name === "Type" && !srd.endsWith(name);

type Use = NonNullable<MagicItem["uses"]>[number];

/** What an item does beyond the numbers that the rules see to, for the game master to tell. Empty where that is nothing. */
export function tell(facts: ItemFacts, compendium: Compendium): string {
  const { magic, gear } = facts;
  const settled = plainSteps(facts);
  const uses = (magic?.uses ?? []).filter(
    (use) => magic === undefined || !isPickOfType(use, magic),
  );
  const worked = (gear?.steps ?? []).filter((step) => !isOfHits(step));
  const steps = [...uses.flatMap((use) => use.steps), ...worked];
  const cast = settled.flatMap(({ effects = [] }) => effects.map(({ spell }) => spell));
  const untold = (magic?.spells ?? []).filter(({ spell }) => !cast.includes(spell));
  const spells = untold.map(
    ({ spell, charges }) =>
      `${compendium.spells.find(spell)?.name ?? spell}${charges === undefined ? "" : ` (${charges})`}`,
  );
  return [
    ...(settled.length > 0 ? [] : summaryOf(facts)),
    ...(spells.length === 0 ? [] : [`spells: ${spells.join(", ")}.`]),
    ...steps.flatMap((step) => (settled.includes(step) ? remarks(step) : inWords(step))),
  ].join(" ");
}

/** What is magic, and what a mundane thing does that has nothing for its user to do: a torch burns. */
const summaryOf = ({ magic, gear }: ItemFacts): readonly string[] => {
  if (magic !== undefined) return [magic.summary];
  return gear?.kind === "gear" && (gear.steps ?? []).every(isOfHits) ? [gear.summary] : [];
};

const isOfHits = ({ when }: Step): boolean => when === "weapon-hit";

function inWords(step: Step): readonly string[] {
  const head = [...(step.option === undefined ? [] : [`${step.option}:`]), deeds(step).join(", ")]
    .filter((part) => part !== "")
    .join(" ");
  return [...(head === "" ? [] : [`${head}.`]), ...remarks(step)];
}

const remarks = ({ narrative, next = [], otherwise = [] }: Step): readonly string[] => [
  ...(narrative === undefined ? [] : [narrative]),
  ...[...next, ...otherwise].flatMap(inWords),
];

const deeds = (step: Step): readonly string[] => [
  ...(step.attack === undefined ? [] : [`${step.attack.kind} attack`]),
  ...(step.save === undefined ? [] : [`${dc(step.save)}${list(step.save.ability)} save`]),
  ...(step.check === undefined ? [] : [`${dc(step.check)}${step.check.ability} check`]),
  ...(step.damage ?? []).map(({ roll, type }) => `${roll} ${list(type)} damage`),
  ...(step.healing ?? []).map(({ roll }) => `${roll} hit points`),
  ...(step.conditions ?? []).map(({ condition }) => condition),
  ...(step.summons?.creatures ?? []).map((creature) => `summons ${creature}`),
  ...(step.stabilizes ? ["stabilizes a creature at 0 hit points"] : []),
];

const dc = ({ dc: against }: { readonly dc?: number }): string =>
  against === undefined ? "" : `DC ${against} `;

const list = (one: string | readonly string[]): string =>
  typeof one === "string" ? one : one.join(" or ");
