import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { addCoins, pay, refuseCoins } from "../../creature/coins.js";
import type { Creature, Item } from "../../creature/creature.js";
import type { Event } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import { happens, steps } from "../../game/next.js";
import type { InventoryRequest } from "../../game/request.js";
import type { RuleViolation } from "../../game/violation.js";
import { countedName } from "../../tables/counted-name.js";
import { type ItemKind, readItem } from "../../tables/item-names.js";
import { keyOf, wordsOf } from "../../tables/name-index.js";
import { findCarried, inWords, notCarried } from "./carried.js";
import { fullCharges } from "./charges.js";
import { gain, lose } from "./stacks.js";
import { refuseHeavyCoins, refuseHeavyItem } from "./too-heavy.js";
import { type Outcome, quantityOf, type Turn } from "./turn.js";

const coinage = "Equipment, Coinage";

/** Gives items, coins or both: an item of the SRD, a custom one, or one that the state knows by name. With a slot it is equipped at once. */
export const give = (turn: Turn): Outcome => inParts(turn, { items: giveItem, money: giveCoins });

/** Takes items, coins or both away; never more than there is. */
export const take = (turn: Turn): Outcome => inParts(turn, { items: takeItem, money: takeCoins });

/** Hands items, coins or both to another creature. What is handed over is neither worn nor attuned any more. */
export function transfer(turn: Turn): Outcome {
  const { request, creature, state } = turn;
  const { to } = request;
  const receiver = to === undefined ? undefined : state.creatures[to];
  if (receiver === undefined || receiver.id === creature.id)
    return err({
      code: "NO_RECEIVER",
      message: `${creature.name} can hand something only to someone else.`,
      hint: "Say to whom.",
    });
  return inParts(turn, {
    items: (now) => transferItem(now, receiver),
    money: (now) => transferCoins(now, receiver),
  });
}

/** How the items and the coins of a request are dealt with. */
interface Dealings {
  readonly items: (turn: Turn) => Outcome;
  readonly money: (turn: Turn) => Outcome;
}

/** What is asked for at once, a step each: items, then coins, then the item in its slot. */
function inParts(asked: Turn, { items, money }: Dealings): Outcome {
  const turn = { ...asked, request: counted(asked) };
  const { item, coins, slot, operation, ...request } = turn.request;
  const refused = coins === undefined ? undefined : refuseCoins(coins);
  if (refused !== undefined) return err(refused);
  if (item === undefined && coins === undefined) return err(nothingNamed(operation));
  const equips = operation === "give" && slot !== undefined;
  if (item !== undefined && coins === undefined && !equips) return items(turn);
  if (item === undefined && coins !== undefined && !equips) return money(turn);
  const isPaid = operation === "transfer" ? ({ paid: true } as const) : {};
  const named = { ...request, ...isPaid, ...(item !== undefined && { item }) };
  return ok(
    steps(
      ...(item === undefined ? [] : [part(turn, { ...named, operation })]),
      ...(coins === undefined ? [] : [part(turn, { ...request, ...isPaid, operation, coins })]),
      ...(equips ? [part(turn, { ...named, operation: "equip", slot })] : []),
    ),
  );
}

/** With the number that stands in the name of the thing. */
function counted({ request, state, compendium }: Turn): InventoryRequest {
  const { item, quantity } = request;
  if (typeof item !== "string" || quantity !== undefined) return request;
  const named =
    knownCustom(item, state.creatures) === undefined ? countedName(item, compendium) : undefined;
  return named === undefined ? request : { ...request, item: named.item, quantity: named.count };
}

const part = ({ creature: { id } }: Turn, request: InventoryRequest): Frame => ({
  kind: "act",
  action: { type: "inventory", id, request },
});

const nothingNamed = (operation: string): RuleViolation => ({
  code: "ITEM_MISSING",
  message: `Nothing is named to ${operation}.`,
  hint: "Name an item, or coins.",
});

function giveItem({ creature, request: { item = "", ...request }, ...using }: Turn): Outcome {
  const quantity = quantityOf(request);
  if (!quantity.ok) return quantity;
  const known = typeof item === "string" ? knownCustom(item, using.state.creatures) : undefined;
  const read = known === undefined ? readItem(item, using.compendium) : ok(known);
  if (!read.ok) return read;
  const much = { kind: read.value, quantity: quantity.value };
  const refused = refuseHeavyItem(creature, much, using.compendium);
  return refused === undefined
    ? ok(happens(gain(creature, charged(read.value, using), quantity.value)))
    : err(refused);
}

/** A thing of the campaign's own, by the name that it was given with once. */
function knownCustom(name: string, creatures: Turn["state"]["creatures"]): ItemKind | undefined {
  const key = keyOf(wordsOf(name));
  const found = Object.values(creatures)
    .flatMap(({ items }) => items)
    .find((item) => item.custom !== undefined && keyOf(wordsOf(item.name)) === key);
  return found?.custom === undefined ? undefined : { name: found.name, custom: found.custom };
}

/** With its charges: all that it holds, or what the dice say (Magic Items, Charges). */
function charged(kind: ItemKind, using: Pick<Turn, "compendium" | "rng">): ItemKind {
  const charges = fullCharges(kind, using);
  return charges === undefined ? kind : { ...kind, charges };
}

function giveCoins({ creature, request: { coins = {} }, compendium }: Turn): Outcome {
  const refused = refuseHeavyCoins(creature, coins, compendium);
  return refused === undefined
    ? ok(happens(purse(creature, addCoins(creature.coins, coins))))
    : err(refused);
}

function takeCoins({ creature, request: { coins = {} } }: Turn): Outcome {
  const left = pay(creature.coins, coins);
  return left.ok ? ok(happens(purse(creature, left.value))) : left;
}

function transferCoins(turn: Turn, receiver: Creature): Outcome {
  const taken = takeCoins(turn);
  if (!taken.ok) return taken;
  const given = giveCoins({ ...turn, creature: receiver });
  return given.ok ? ok(happens(...taken.value.events, ...given.value.events)) : given;
}

const purse = ({ id, coins: from }: Creature, to: Creature["coins"]): Event => ({
  type: "coins_changed",
  rule: coinage,
  id,
  from,
  to,
});

interface Portion {
  readonly stack: Item;
  readonly quantity: number;
}

/** The stacks that so many of a thing come from: out of the pack first. */
function portions({
  creature,
  compendium,
  request,
}: Turn): Result<readonly Portion[], RuleViolation> {
  const { item = "" } = request;
  const quantity = quantityOf(request);
  if (!quantity.ok) return quantity;
  const found = findCarried(creature, item, compendium);
  if (!found.ok) return found;
  const there = found.value.reduce((sum, stack) => sum + stack.quantity, 0);
  if (there < quantity.value) return err(tooFew(creature, found.value, quantity.value));
  let wanted = quantity.value;
  return ok(
    found.value.flatMap((stack) => {
      const taken = Math.min(wanted, stack.quantity);
      wanted -= taken;
      return taken === 0 ? [] : [{ stack, quantity: taken }];
    }),
  );
}

function tooFew(creature: Creature, stacks: readonly Item[], wanted: number): RuleViolation {
  const [first] = stacks;
  return {
    ...notCarried(creature, first?.name ?? ""),
    message: `${creature.name} has not ${wanted} ${first?.name ?? ""}, only ${stacks.map(inWords).join(" and ")}.`,
    hint: "Take no more than there is.",
  };
}

function takeItem(turn: Turn): Outcome {
  const found = portions(turn);
  if (!found.ok) return found;
  return ok(
    happens(
      ...found.value.map(({ stack, quantity }) =>
        lose(turn.creature, stack, { quantity, because: "taken" }),
      ),
    ),
  );
}

/** Of several stacks each is a step: the receiver's pack may have a stack by then that the next one goes onto. */
function transferItem(turn: Turn, receiver: Creature): Outcome {
  const found = portions(turn);
  if (!found.ok) return found;
  const [first, ...others] = found.value;
  if (first !== undefined && others.length === 0) return handOver(turn, first, receiver);
  return ok(
    steps(
      ...found.value.map(({ stack: { id: item }, quantity }) =>
        part(turn, { operation: "transfer", item, quantity, to: receiver.id }),
      ),
    ),
  );
}

function handOver(
  { creature, compendium }: Turn,
  { stack, quantity }: Portion,
  receiver: Creature,
): Outcome {
  const kind = handedOver(stack);
  const refused = refuseHeavyItem(receiver, { kind, quantity }, compendium);
  if (refused !== undefined) return err(refused);
  const because = `given to ${receiver.name}`;
  return ok(happens(lose(creature, stack, { quantity, because }), gain(receiver, kind, quantity)));
}

/** As it is in another's pack: not worn, and no longer attuned (Magic Items, Attunement). */
function handedOver(item: Item): ItemKind {
  const { id: _id, quantity: _quantity, slot: _slot, attuned: _attuned, ...kind } = item;
  return kind;
}
