import type { Creature } from "../../creature/creature.js";
import type { Lasting } from "../../creature/held.js";
import type { Event } from "../../game/event.js";
import type { Using } from "../../game/using.js";
import type { Compendium } from "../../tables/compendium.js";
import { castEnded, endAll } from "../held/ending.js";
import { relieved } from "../held/exhaustion.js";
import { recharged } from "../inventory/charges.js";

type Until = Extract<Lasting, { readonly kind: "until" }>["what"];

/** "Until a rest" is until a long one: what a short one ends says so. */
const ends: Readonly<Record<"short" | "long", readonly Until[]>> = {
  short: ["short_rest"],
  long: ["rest", "short_rest", "long_rest"],
};

/** Conditions and effects that last until a rest, and concentration in one that is slept. */
export const ended = (
  creature: Creature,
  rest: "short" | "long",
  compendium: Compendium,
): readonly Event[] => [
  ...creature.casts
    .filter(({ concentration }) => concentration && rest === "long")
    .map((cast) => castEnded(creature, cast, { because: "asleep" })),
  ...endAll(
    [creature],
    ({ lasting }) => lasting.kind === "until" && ends[rest].includes(lasting.what),
    { because: `a ${rest} rest`, compendium },
  ),
];

/** A long rest takes one level of exhaustion away (Appendix PH-A: Conditions, Exhaustion). */
export function lessExhausted(creature: Creature, compendium: Compendium): readonly Event[] {
  const of = creature.conditions.filter(({ condition }) => condition === "exhaustion");
  return relieved(creature, { levels: 1, of, because: "a long rest" }, compendium);
}

/** What was to be attuned is; a long rest has the hour for it as well (Magic Items, Attunement). */
export const attuned = ({ id, items }: Creature): readonly Event[] =>
  items
    .filter((item) => item.attuned === "resting")
    .map((item) => ({
      type: "item_changed",
      rule: "Magic Items, Attunement",
      id,
      item: { ...item, attuned: true },
      what: `attuned to ${item.name}`,
    }));

/** Charges that come back at dawn, or over a long rest (Magic Items, Charges). */
export const recharge = ({ id, items }: Creature, using: Using): readonly Event[] =>
  items.flatMap((item): readonly Event[] => {
    const back = recharged(item, using);
    if (back === undefined) return [];
    const { charges, regained, roll } = back;
    return [
      {
        type: "item_changed",
        rule: "Magic Items, Charges",
        id,
        item: { ...item, charges },
        what: `${item.name} regains ${regained} of its charges (${roll}) and has ${charges}`,
      },
    ];
  });
