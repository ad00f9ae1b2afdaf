import type { Entry } from "@tabletop-mcp/srd-data";
import { type Allotment, allot, type Slot } from "./allot.js";
import { choices, error, listed, plural, type Remark, warning } from "./report.js";

/** What a list of choices is judged by. */
export interface Choice<Item extends Entry, Room extends Slot<Item> = Slot<Item>> {
  readonly field: string;
  /** What one of them is called: "skill". */
  readonly noun: string;
  readonly rule: string;
  readonly chosen: readonly Item[];
  readonly slots: readonly Room[];
  /** Everything that there is to choose from. */
  readonly all: readonly Item[];
  /** Says why no slot takes an item; without it, that nothing offers it. */
  readonly refusal?: (item: Item) => string;
}

/** Judges choices: what nothing offers, what is too many, what is left to choose. */
export function checkChoice<Item extends Entry, Room extends Slot<Item>>(
  choice: Choice<Item, Room>,
): { remarks: readonly Remark[]; allotment: Allotment<Item, Room> } {
  const { chosen, slots } = choice;
  const allotment = allot(chosen, slots);
  const isOffered = (item: Item): boolean => slots.some((slot) => slot.takes(item));
  return {
    allotment,
    remarks: [
      ...allotment.left.filter((item) => !isOffered(item)).map((item) => refused(choice, item)),
      ...tooMany(choice, allotment.left.filter(isOffered)),
      ...allotment.placed.flatMap(({ slot }) => slot.remark ?? []),
      ...leftOpen(
        choice,
        allotment.free.filter(({ optional }) => optional !== true),
      ),
    ],
  };
}

function refused<Item extends Entry, Room extends Slot<Item>>(
  { field, noun, rule, slots, all, refusal }: Choice<Item, Room>,
  item: Item,
): Remark {
  const problem = refusal?.(item) ?? `Nothing offers this character the ${noun} ${item.name}.`;
  return error({ field, problem, rule, legal: taking(slots.filter(isSure), all) });
}

/** A slot that is there whatever the build leaves open. */
const isSure = ({ remark }: { readonly remark?: Remark }): boolean => remark === undefined;

/** The names that one of the slots would take. */
const taking = <Item extends Entry>(
  slots: readonly Slot<Item>[],
  items: readonly Item[],
): readonly string[] =>
  choices(items.filter((item) => slots.some((slot) => slot.takes(item))).map(({ name }) => name));

function tooMany<Item extends Entry, Room extends Slot<Item>>(
  { field, noun, rule, slots, chosen }: Choice<Item, Room>,
  extra: readonly Item[],
): readonly Remark[] {
  if (extra.length === 0) return [];
  const names = listed(choices(extra.map(({ name }) => name)));
  const problem = `Of ${plural(chosen.length, noun)} chosen, ${extra.length} too many: ${names}.`;
  const sure = slots.filter(isSure).length;
  return [error({ field, problem, rule, legal: [`at most ${plural(sure, noun)}`] })];
}

function leftOpen<Item extends Entry, Room extends Slot<Item>>(
  { field, noun, rule, chosen, all }: Choice<Item, Room>,
  open: readonly Room[],
): readonly Remark[] {
  if (open.length === 0) return [];
  const others = all.filter((item) => !chosen.includes(item));
  const problem = `${plural(open.length, noun)} more may be chosen.`;
  return [warning({ field, problem, rule, legal: taking(open, others) })];
}
