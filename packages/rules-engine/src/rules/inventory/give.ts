import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { addCoins, pay, refuseCoins } from "../../creature/coins.js";
import type { Creature, Item } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";
import { type ItemKind, readItem } from "../../tables/item-names.js";
import { keyOf, wordsOf } from "../../tables/name-index.js";
import { findCarried, inWords, notCarried } from "./carried.js";
import { fullCharges } from "./charges.js";
import { equip } from "./equip.js";
import { gain, lose } from "./stacks.js";
import { refuseHeavyCoins, refuseHeavyItem } from "./too-heavy.js";
import { inTurn, type Outcome, quantityOf, type Turn } from "./turn.js";

const coinage = "Equipment, Coinage";

/** Gives items, coins or both: an item of the SRD, a custom one, or one that the state knows by name. With a slot it is equipped at once. */
export const give = (turn: Turn): Outcome =>
  inTurn(turn, [
    ...parts(turn, giveItem, giveCoins),
    ...(turn.request.slot === undefined ? [] : [equip]),
  ]);

/** Takes items, coins or both away; never more than there is. */
export const take = (turn: Turn): Outcome => inTurn(turn, parts(turn, takeItem, takeCoins));

/** Hands items, coins or both to another creature. What is handed over is neither worn nor attuned any more. */
export function transfer(turn: Turn): Outcome {
  const { request, creature, state } = turn;
  const { to } = request;
  const receiver = to === undefined ? undefined : state.creatures[to];
  if (receiver === undefined || receiver.id === creature.id)
    return err({
      code: "NO_RECEIVER",
      message: `${creature.name} can hand something only to someone else.`,
      hint: "Say to whom: toCharacterId.",
    });
  return inTurn(
    turn,
    parts(
      turn,
      (now) => transferItem(now, receiver.id),
      (now) => transferCoins(now, receiver.id),
    ),
  );
}

type Step = (turn: Turn) => Outcome;

function parts({ request: { item, coins, operation } }: Turn, items: Step, money: Step) {
  const refused = coins === undefined ? undefined : refuseCoins(coins);
  if (refused !== undefined) return [() => err(refused)];
  const nothing = item === undefined && coins === undefined;
  return [
    ...(nothing ? [() => err(nothingNamed(operation))] : []),
    ...(item === undefined ? [] : [items]),
    ...(coins === undefined ? [] : [money]),
  ];
}

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
    ? ok([gain(creature, charged(read.value, using), quantity.value)])
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
  if (refused !== undefined) return err(refused);
  const to = addCoins(creature.coins, coins);
  return ok([{ type: "coins_changed", rule: coinage, id: creature.id, from: creature.coins, to }]);
}

function takeCoins({ creature, request: { coins = {} } }: Turn): Outcome {
  const left = pay(creature.coins, coins);
  if (!left.ok) return left;
  const { id, coins: from } = creature;
  return ok([{ type: "coins_changed", rule: coinage, id, from, to: left.value }]);
}

function transferCoins(turn: Turn, receiver: string): Outcome {
  const to = turn.state.creatures[receiver];
  return inTurn(turn, [takeCoins, (now) => giveCoins({ ...now, creature: to ?? now.creature })]);
}

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
    found.value.map(({ stack, quantity }) =>
      lose(turn.creature, stack, { quantity, because: "taken" }),
    ),
  );
}

function transferItem(turn: Turn, receiver: string): Outcome {
  const found = portions(turn);
  if (!found.ok) return found;
  const name = turn.state.creatures[receiver]?.name ?? receiver;
  return inTurn(
    turn,
    found.value.flatMap(({ stack, quantity }): readonly Step[] => [
      ({ creature }) => ok([lose(creature, stack, { quantity, because: `given to ${name}` })]),
      ({ state, creature, compendium }) => {
        const to = state.creatures[receiver] ?? creature;
        const kind = handedOver(stack);
        const refused = refuseHeavyItem(to, { kind, quantity }, compendium);
        return refused === undefined ? ok([gain(to, kind, quantity)]) : err(refused);
      },
    ]),
  );
}

/** As it is in another's pack: not worn, and no longer attuned (Magic Items, Attunement). */
function handedOver(item: Item): ItemKind {
  const { id: _id, quantity: _quantity, slot: _slot, attuned: _attuned, ...kind } = item;
  return kind;
}
