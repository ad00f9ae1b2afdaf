import { err, ok } from "@tabletop-mcp/dice-core";
import type { ItemSpell } from "@tabletop-mcp/srd-data/magic-items";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature, Item, Spent } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { Event } from "../../game/event.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { type SpellCastWith, spellsCastWith } from "../../sheet/casting/cast-with.js";
import { freely, itemCastCounter } from "../../sheet/casting/pays.js";
import { type Bearer, bearerOf } from "../../sheet/numbers/bearer.js";
import { castingClasses } from "../../sheet/slots.js";
import { findItem } from "../../tables/item-facts.js";
import { works } from "../inventory/attune.js";
import { findCarried } from "../inventory/carried.js";
import { chargesOf } from "../inventory/charges.js";
import { spendCharges } from "../inventory/spend-charges.js";
import { spentEvent, withUses } from "../steps/use/spent.js";
import { castNow } from "./cast.js";
import { type Casting, ownWay, spellNamed, withNumbers } from "./casting.js";
import { readScroll } from "./scroll.js";

/** Casts a spell out of a thing: no slot and no components, but its charges, or the scroll itself ("Magic Items, Spells"). */
export function castFromItem(state: GameState, action: CastAction, using: Using): Decision {
  const { compendium } = using;
  const creature = creatureIn(state, action.id);
  const named = spellNamed(action.spell, compendium);
  if (!named.ok) return named;
  const spell = named.value;
  const { name = "", scroll } = action.item ?? {};
  if (scroll !== undefined) return readScroll(state, { action, spell, level: scroll }, using);
  const carried = findCarried(creature, name, compendium);
  if (!carried.ok) return carried;
  const [item] = carried.value;
  const { magic } = findItem(item, compendium);
  if (magic?.kind === "scroll") return readScroll(state, { action, spell, item }, using);
  const spells = magic?.consumed ? [] : (magic?.spells ?? []);
  const facts = spells.find((one) => one.spell === spell.id);
  if (facts === undefined) return err(holdsNot(item, spell, spells));
  return castWith(state, { creature, item, spell, facts, action }, using);
}

/** Casts it with what the thing says of the spell, and pays the thing's price. */
function castWith(
  state: GameState,
  { action, ...held }: Held & { readonly action: CastAction },
  using: Using,
): Decision {
  const { creature, item, spell, facts } = held;
  const { compendium } = using;
  if (!works(item, compendium)) return err(notAttuned(item));
  const dose = doseOf({ item, spell, facts, action });
  if (!dose.ok) return dose;
  const casting = castingWith(held, dose.value.level, {
    action,
    bearer: bearerOf(creature, compendium),
  });
  const decided = castNow(state, { action, casting }, using);
  if (!decided.ok || action.dmOverride) return decided;
  const { events, run = [] } = decided.value;
  const { charges } = dose.value;
  const { spent } = events.findLast((event) => event.type === "use_spent") ?? creature;
  const paid = payThing(state, { ...held, charges, spent }, using);
  return paid.ok ? ok({ events: [...events, ...paid.value.events], run }) : paid;
}

interface Held {
  readonly creature: Creature;
  readonly item: Item;
  readonly spell: Spell;
  readonly facts: ItemSpell;
}

/** The level that it is cast at, and the charges that takes: more for a higher one where the thing lets. */
function doseOf({
  item,
  spell,
  facts,
  action: { slotLevel },
}: Omit<Held, "creature"> & { readonly action: CastAction }) {
  const least = facts.level ?? spell.level;
  const level = slotLevel ?? least;
  if (level === least) return ok({ level, charges: facts.charges });
  if (facts.perCharge && level > least && level <= 9)
    return ok({ level, charges: (facts.charges ?? 1) + level - least });
  return err({
    code: "WRONG_LEVEL",
    message: `${item.name} casts ${spell.name} at level ${least}${facts.perCharge ? " or higher" : ""}, not at ${level}.`,
    hint: "Leave the level out.",
    legal: [String(least)],
  });
}

const bare = ["verbal", "somatic", "material"] as const;

/** With the numbers that the thing has of its own, else with those of who uses it. */
function castingWith(
  { creature, item, spell, facts }: Held,
  level: number,
  { action, bearer }: { readonly action: CastAction; readonly bearer: Bearer },
): Casting {
  const own = ownWay(spell, bearer);
  const { proficiencyBonus } = bearer;
  const plain = castsNothing(creature, bearer) ? proficiencyBonus.effective : undefined;
  const dc = facts.dc ?? (plain === undefined ? undefined : 8 + plain);
  const attack = facts.attack ?? plain;
  const one: SpellCastWith = {
    ...own,
    of: item.name,
    pays: freely,
    without: bare,
    ...(attack !== undefined && { printed: attack }),
    ...(dc !== undefined && { printedDc: dc }),
  };
  const casting = withNumbers(one, { payment: { level }, bearer, action });
  return plain === undefined ? casting : { ...casting, by: { ...casting.by, modifier: 0 } };
}

/** Who has no spellcasting ability adds its proficiency bonus alone ("Magic Items, Spells"). */
const castsNothing = ({ make }: Creature, bearer: Bearer): boolean =>
  castingClasses(make, bearer.compendium).length === 0 && spellsCastWith(bearer).length === 0;

interface Paying extends Held {
  readonly charges: number | undefined;
  /** What its user has spent by then. */
  readonly spent: Spent;
}

/** Its charges, or one of the times that it can do so a day. */
function payThing(
  state: GameState,
  { creature, item, spell, facts, charges, spent: before }: Paying,
  using: Using,
): Decision {
  const { compendium, rng } = using;
  const left = chargesOf(item, using);
  if (charges !== undefined && left !== undefined) {
    const request = { operation: "use", item: item.id } as const;
    const turn = { state, creature, request, compendium, rng };
    return spendCharges(turn, { item, charges: left, count: charges, what: spell.name });
  }
  const { times } = facts.limit ?? {};
  if (typeof times !== "number") return ok({ events: [] });
  const counter = itemCastCounter(item.id, spell.id);
  const used = before.uses[counter] ?? 0;
  if (used >= times) return err(usedUp(item, spell));
  const spent = withUses(before, counter, used + 1);
  const what = { use: `${item.name}: ${spell.name}`, amount: 1, left: times - used - 1 };
  const event: Event = spentEvent(creature, what, spent);
  return ok({ events: [event] });
}

const holdsNot = (item: Item, spell: Spell, spells: readonly ItemSpell[]): RuleViolation => ({
  code: "NOT_IN_ITEM",
  message: `${item.name} does not cast ${spell.name}.`,
  hint:
    spells.length === 0
      ? "It casts no spells. What is drunk or read is used up: manage_inventory uses it."
      : "Name a spell that it casts.",
  legal: spells.map((one) => one.spell),
});

const notAttuned = ({ name }: Item): RuleViolation => ({
  code: "NOT_ATTUNED",
  message: `${name} works only for who is attuned to it.`,
  hint: "Attune to it over a short rest first.",
});

const usedUp = ({ name }: Item, spell: Spell): RuleViolation => ({
  code: "NO_USES",
  message: `${name} has cast ${spell.name} as often as it can for now.`,
  hint: "It can again after a long rest.",
});
