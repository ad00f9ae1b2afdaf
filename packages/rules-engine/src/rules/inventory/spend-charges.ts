import { err, ok } from "@tabletop-mcp/dice-core";
import type { Item } from "../../creature/creature.js";
import { happens } from "../../game/next.js";
import { findItem } from "../../tables/item-facts.js";
import { changeOne, lose } from "./stacks.js";
import type { Outcome, Turn } from "./turn.js";

const rule = "Magic Items, Charges";

interface Spending {
  readonly item: Item;
  /** Left in it now. */
  readonly charges: number;
  readonly count: number;
  /** What it does, in words. */
  readonly what: string;
}

/** Spends charges of an item; on the last some items may break (their own entries, on a 1 of a d20). */
export function spendCharges(turn: Turn, { item, charges, count, what }: Spending): Outcome {
  if (count > charges)
    return err({
      code: "NO_CHARGES",
      message: `${item.name} has ${charges === 0 ? "no charge" : `only ${charges}`} left, and ${count} would be spent.`,
      hint: "Charges come back when the item says so, most often at dawn.",
    });
  const left = charges - count;
  const spent = `${count} ${count === 1 ? "charge" : "charges"} spent, ${left} left`;
  const to = { ...item, charges: left };
  const { creature } = turn;
  if (left > 0)
    return ok(happens(...changeOne(creature, item, { to, what: sentence([spent, what]), rule })));
  return atTheLast(turn, { item: to, stack: item, said: [spent, what] });
}

interface Emptied {
  readonly item: Item;
  readonly stack: Item;
  readonly said: readonly string[];
}

function atTheLast({ creature, compendium, rng }: Turn, { item, stack, said }: Emptied): Outcome {
  const { magic } = findItem(item, compendium);
  if (magic === undefined)
    return ok(happens({ ...lose(creature, stack, { quantity: 1, because: "used up" }), rule }));
  const risk = magic.charges?.risk;
  const face = risk === undefined ? undefined : rng.die(20);
  const rolled = face === undefined ? [] : [`d20 for the last charge: ${face}`];
  if (face !== 1)
    return ok(
      happens(
        ...changeOne(creature, stack, { to: item, what: sentence([...said, ...rolled]), rule }),
      ),
    );
  const what = sentence([...said, ...rolled]);
  if (risk === "destroyed")
    return ok(
      happens({
        ...lose(creature, stack, { quantity: 1, because: "destroyed by its last charge" }),
        what,
      }),
    );
  const to = mundane(item);
  return ok(
    happens(
      ...changeOne(creature, stack, { to, what: sentence([what, "it loses its magic"]), rule }),
    ),
  );
}

/** What is left when the magic has gone. */
function mundane(item: Item): Item {
  const { magic: _magic, charges: _charges, attuned: _attuned, ...rest } = item;
  return item.base === undefined ? { ...rest, custom: { type: "nonmagical", weight: 0 } } : rest;
}

const sentence = (parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("; ");
