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

/** What no slot is left for, apart where fewer slots than all would take it (Magical Secrets). */
function tooMany<Item extends Entry, Room extends Slot<Item>>(
  choice: Choice<Item, Room>,
  extra: readonly Item[],
): readonly Remark[] {
  const limits = new Map(extra.map((item) => [item, limitOf(choice, item)]));
  return [...new Set(limits.values())].map((limit) => {
    const these = extra.filter((item) => limits.get(item) === limit);
    const names = these.map(({ name }) => name);
    return limit === undefined ? beyondAll(choice, these) : beyond(choice, limit, names);
  });
}

/** The limit that keeps an item out: it is the only one that would take it. */
function limitOf<Item extends Entry, Room extends Slot<Item>>(
  { slots }: Choice<Item, Room>,
  item: Item,
): string | undefined {
  const limits = new Set(slots.filter((slot) => slot.takes(item)).map(({ limit }) => limit));
  return limits.size === 1 ? [...limits][0] : undefined;
}

/** Where some slots would take none of them, only those that would are counted. */
function beyondAll<Item extends Entry, Room extends Slot<Item>>(
  { field, noun, rule, slots, chosen }: Choice<Item, Room>,
  extra: readonly Item[],
): Remark {
  const sure = slots.filter(isSure);
  const open = sure.filter((slot) => extra.some((item) => slot.takes(item)));
  const names = listed(choices(extra.map(({ name }) => name)));
  const most = `at most ${plural(open.length, noun)}`;
  return error({
    field,
    problem: `Of ${plural(chosen.length, noun)} chosen, ${extra.length} too many: ${names}.`,
    rule,
    legal: [open.length === sure.length ? most : `${most} of the lists that have ${names}`],
  });
}

function beyond<Item extends Entry, Room extends Slot<Item>>(
  { field, noun, rule, slots }: Choice<Item, Room>,
  limit: string,
  extra: readonly string[],
): Remark {
  const most = plural(slots.filter((slot) => slot.limit === limit).length, noun);
  const problem = `${limit} gives ${most}, and that is used up: too many are ${listed(choices(extra))}.`;
  return error({ field, problem, rule, legal: [`${limit}: at most ${most}`] });
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
