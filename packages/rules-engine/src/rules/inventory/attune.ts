import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Attunement } from "@tabletop-mcp/srd-data/magic-items";
import type { Creature, Item } from "../../creature/creature.js";
import { happens } from "../../game/next.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { findItem, type ItemFacts } from "../../tables/item-facts.js";
import { refuseBearer } from "./attune-by.js";
import { findCarried, itemAsked } from "./carried.js";
import { changeOne, putAway } from "./stacks.js";
import type { Outcome, Turn } from "./turn.js";

const rule = "Magic Items, Attunement";

/** So many items a creature can be attuned to at once. */
const most = 3;

/** Attunes a creature to an item: at once where a short rest was spent on it, else from the next one on. */
export function attune({ creature, request, compendium }: Turn): Outcome {
  const item = itemOf({ creature, request, compendium });
  if (!item.ok) return item;
  const facts = findItem(item.value, compendium);
  const attuned = request.rested ? true : "resting";
  const refused =
    refuseItem(item.value, attuned, facts) ??
    refuseNumber(creature, item.value) ??
    refuseBearer(creature, { item: item.value, attunement: attunementOf(facts) }, compendium);
  if (refused !== undefined) return err(refused);
  const what =
    attuned === true
      ? `attuned to ${item.value.name}`
      : `${item.value.name} is attuned from the end of the next short rest on`;
  return ok(
    happens(...changeOne(creature, item.value, { to: { ...item.value, attuned }, what, rule })),
  );
}

/** Ends an attunement of one's own will; by the rules that takes a short rest too. */
export function unattune({ creature, request, compendium }: Turn): Outcome {
  const item = itemOf({ creature, request, compendium });
  if (!item.ok) return item;
  const { attuned, slot, ...rest } = item.value;
  if (attuned === undefined)
    return err({
      code: "NOT_ATTUNED",
      message: `${creature.name} is not attuned to ${item.value.name}.`,
      legal: attunedTo(creature).map(({ name }) => name),
    });
  const what = `no longer attuned to ${item.value.name} (takes a short rest)`;
  return ok(
    slot === undefined
      ? happens(...putAway(creature, rest, { what, rule }))
      : happens({ type: "item_changed", rule, id: creature.id, item: { ...rest, slot }, what }),
  );
}

/** Of several of one kind: attuning takes the one worn, unattuning the one attuned. */
function itemOf({
  creature,
  request,
  compendium,
}: Pick<Turn, "creature" | "request" | "compendium">): Result<Item, RuleViolation> {
  const asked = itemAsked(request);
  if (!asked.ok) return asked;
  const found = findCarried(creature, asked.value, compendium);
  if (!found.ok) return found;
  const attuned = found.value.find((item) => item.attuned !== undefined);
  return ok(attuned ?? found.value.find(({ slot }) => slot !== undefined) ?? found.value[0]);
}

const attunedTo = ({ items }: Creature): readonly Item[] =>
  items.filter(({ attuned }) => attuned !== undefined);

/** A thing of the campaign's own takes attunement where its properties say so. */
const attunementOf = ({ magic, custom }: ItemFacts): Attunement =>
  magic?.attunement ??
  (custom?.properties?.some((property) => /attune/iu.test(property)) ? {} : false);

function refuseItem(
  item: Item,
  attuned: NonNullable<Item["attuned"]>,
  facts: ItemFacts,
): RuleViolation | undefined {
  if (attunementOf(facts) === false)
    return {
      code: "NO_ATTUNEMENT",
      message: `${item.name} needs no attunement.`,
      hint: "What needs none works for whoever wears or holds it.",
    };
  if (item.attuned === undefined || (item.attuned === "resting" && attuned === true))
    return undefined;
  return {
    code: "ALREADY_ATTUNED",
    message:
      item.attuned === true
        ? `${item.name} is attuned already.`
        : `${item.name} is attuned from the end of the next short rest on.`,
  };
}

function refuseNumber(creature: Creature, item: Item): RuleViolation | undefined {
  const others = attunedTo(creature).filter(({ id }) => id !== item.id);
  const copy = others.find(({ magic }) => magic !== undefined && magic === item.magic);
  if (copy !== undefined)
    return {
      code: "ATTUNED_TO_A_COPY",
      message: `${creature.name} is attuned to another ${copy.name} already; nobody attunes to two of one kind.`,
    };
  if (others.length < most) return undefined;
  const names = others.map(({ name }) => name);
  return {
    code: "ATTUNEMENT_FULL",
    message: `${creature.name} is attuned to three items already: ${names.join(", ")}.`,
    hint: "End one of these attunements first.",
    legal: names,
  };
}

/** Whether an item gives its magic to who carries it now. */
export const works = (item: Item, compendium: Compendium): boolean =>
  item.attuned === true || attunementOf(findItem(item, compendium)) === false;
