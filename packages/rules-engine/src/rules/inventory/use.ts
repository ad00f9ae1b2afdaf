import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature, Item } from "../../creature/creature.js";
import { happens } from "../../game/next.js";
import type { RuleViolation } from "../../game/violation.js";
import { prohibition } from "../../gather/prohibition.js";
import { findItem, type ItemFacts } from "../../tables/item-facts.js";
import { refuseDead } from "../life/dead.js";
import { works } from "./attune.js";
import { findCarried, inWords, itemAsked } from "./carried.js";
import { chargesOf } from "./charges.js";
import { hasUse } from "./plain-steps.js";
import { refuseReader } from "./scroll.js";
import { spendCharges } from "./spend-charges.js";
import { changeOne, lose } from "./stacks.js";
import { tell } from "./tell.js";
import { type Outcome, quantityOf, type Turn } from "./turn.js";
import { refuseWorkings, workings } from "./workings.js";

const rule = "Magic Items, Activating an Item";

/**
 * Uses an item, on `to` or on oneself: a charge is spent, or the thing is used up, and what it does
 * by numbers happens; the rest is told. `quantity` is how many charges, or how many pieces.
 */
export function use(turn: Turn): Outcome {
  const { creature, compendium, request } = turn;
  if (creature.dead) return err(refuseDead(creature, "uses nothing"));
  const because = prohibition(creature, "act", compendium);
  if (because !== undefined) return err(cannotAct(creature, because));
  const quantity = quantityOf(request);
  if (!quantity.ok) return quantity;
  const item = itemToUse(turn);
  if (!item.ok) return item;
  const facts = findItem(item.value, compendium);
  if (!works(item.value, compendium))
    return err({
      code: "NOT_ATTUNED",
      message: `${item.value.name} works only for who is attuned to it.`,
      hint: "Attune to it over a short rest first.",
    });
  const unread = refuseReader(creature, item.value, compendium);
  if (unread !== undefined) return err(unread);
  const using: Using = { item: item.value, facts, count: quantity.value };
  const refused = refuseWorkings(turn, using);
  if (refused !== undefined) return err(refused);
  const spent = spend(turn, using);
  if (!spent.ok) return spent;
  return ok({ events: spent.value.events, run: workings(turn, using) });
}

/** One thing in use. */
interface Using {
  readonly item: Item;
  readonly facts: ItemFacts;
  readonly count: number;
}

/** Of several stacks the one worn, wielded or attuned. */
function itemToUse({ creature, request, compendium }: Turn): Result<Item, RuleViolation> {
  const asked = itemAsked(request);
  if (!asked.ok) return asked;
  const found = findCarried(creature, asked.value, compendium);
  if (!found.ok) return found;
  return ok(found.value.find(({ attuned }) => attuned !== undefined) ?? found.value[0]);
}

function spend(turn: Turn, { item, facts, count }: Using): Outcome {
  const { creature } = turn;
  const what = tell(facts, turn.compendium);
  if (isUsedUp(facts)) {
    if (count > item.quantity) return err(tooFew(creature, item, count));
    const lost = lose(creature, item, { quantity: count, because: "used" });
    return ok(happens({ ...lost, rule: ruleOf(facts), ...(what !== "" && { what }) }));
  }
  const charges = chargesOf(item, turn);
  if (charges !== undefined) return spendCharges(turn, { item, charges, count, what });
  return facts.magic === undefined || !hasUse(facts)
    ? err(notUsable(item))
    : ok(happens(...changeOne(creature, item, { to: item, what, rule })));
}

/** Equipment that is gone once it has been used: drunk, thrown, burnt, eaten, laid out, shot. */
const usedUp: readonly string[] = [
  "acid-vial",
  "alchemists-fire-flask",
  "antitoxin-vial",
  "ball-bearings-bag-of-1000",
  "caltrops",
  "candle",
  "holy-water-flask",
  "hunting-trap",
  "oil-flask",
  "poison-basic-vial",
  "rations-1-day",
  "torch",
];

const usedUpTypes = /\b(?:ammunition|consumable|elixir|food|oil|poison|potion|scroll)\b/iu;

/** Whether a thing is gone once it has been used. */
export const isUsedUp = ({ magic, gear, custom }: ItemFacts): boolean =>
  magic?.consumed === true ||
  (magic === undefined && gear?.kind === "ammunition") ||
  (gear !== undefined && usedUp.includes(gear.id)) ||
  (custom !== undefined &&
    [custom.type, ...(custom.properties ?? [])].some((word) => usedUpTypes.test(word)));

const ruleOf = ({ magic, gear }: ItemFacts): string =>
  magic === undefined ? (gear?.srd ?? "Equipment") : rule;

/** Incapacitated creatures take no actions ("Conditions"). */
const cannotAct = ({ name }: Creature, because: string): RuleViolation => ({
  code: "CANNOT_USE",
  message: `${name} cannot use anything: ${because}.`,
  hint: `Somebody else may use one on ${name}.`,
});

const tooFew = ({ name }: Creature, item: Item, count: number): RuleViolation => ({
  code: "NOT_CARRIED",
  message: `${name} has not ${count} ${item.name}, only ${inWords(item)}.`,
  hint: "Use no more than there is.",
});

const notUsable = ({ name }: Item): RuleViolation => ({
  code: "NOT_USABLE",
  message: `${name} has no use of its own: it has no charges, is not used up, and does nothing by itself.`,
  hint: "Equip what is worn or wielded; take away what is spent.",
});
