import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Event, InventoryRequest, Sheet } from "@tabletop-mcp/rules-engine";
import { sheetOf } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { needed, refuseUnheard, type Taken } from "../input/taken.js";
import { changedStats, changedText } from "../render/changed-stats.js";
import { coinsText, narrate } from "../render/events.js";
import { carriedText } from "../render/sheet.js";
import { mostStacks } from "../render/short-sheet.js";
import { shownEvents } from "../render/shown-events.js";
import { known } from "../table/known.js";
import type { Session } from "../table/session.js";

export const inventoryOperations = [
  "give",
  "take",
  "equip",
  "unequip",
  "use",
  "transfer",
  "list",
  "attune",
  "unattune",
] as const;
export type InventoryOperation = (typeof inventoryOperations)[number];

const thing = ["characterId", "item"] as const;
const things = [...thing, "quantity"] as const;

const parameters: Taken<InventoryCall> = {
  give: [...things, "slot", "coins"],
  take: [...things, "coins"],
  equip: [...thing, "slot"],
  unequip: [...thing, "slot"],
  use: [...things, "toCharacterId"],
  transfer: [...things, "coins", "toCharacterId"],
  list: ["characterId", "page"],
  attune: [...thing, "rested"],
  unattune: thing,
};

/** What manage_inventory is told, for one character. */
export interface InventoryCall {
  readonly characterId?: string | undefined;
  readonly operation?: InventoryOperation | undefined;
  readonly item?: InventoryRequest["item"] | undefined;
  readonly quantity?: number | undefined;
  readonly slot?: InventoryRequest["slot"] | undefined;
  readonly toCharacterId?: string | undefined;
  readonly coins?: InventoryRequest["coins"] | undefined;
  readonly rested?: boolean | undefined;
  /** Of what is carried. */
  readonly page?: number | undefined;
}

/** What came of one call: the character before it, and what happened. */
interface Managed {
  readonly before: Sheet;
  readonly after: Sheet;
  readonly events: readonly Event[];
  readonly page: number;
}

/** Gives, takes, wears, uses, hands over or lists what a character carries. */
export async function manageInventory(session: Session, call: InventoryCall): Promise<Managed> {
  const operation = needed(call.operation, "operation", "The call");
  refuseUnheard(operation, call, parameters);
  const id = await session.who(needed(call.characterId, "characterId", operation));
  const { compendium } = session.ctx;
  const before = sheetOf(await session.creature(id), compendium);
  const events = operation === "list" ? [] : await change(session, id, { ...call, operation });
  const after = sheetOf(await session.creature(id), compendium);
  return { before, after, events, page: call.page ?? 1 };
}

async function change(
  session: Session,
  id: string,
  {
    operation,
    toCharacterId,
    item,
    quantity,
    slot,
    coins,
    rested,
  }: InventoryCall & {
    readonly operation: Exclude<InventoryOperation, "list">;
  },
): Promise<readonly Event[]> {
  const to = toCharacterId === undefined ? undefined : await session.who(toCharacterId);
  return session.act({
    type: "inventory",
    id,
    request: {
      operation,
      ...present({ quantity, slot, coins, rested, to }),
      ...present({ item: operation === "give" ? await known(item, session.ctx) : item }),
    },
  });
}

/** The replies to calls of one batch, in order: all that a character carries is told once, at its last. */
export async function inventoryReplies(
  session: Session,
  done: readonly Managed[],
): Promise<readonly Reply[]> {
  const nameOf = await session.nameOf(done.flatMap(({ events }) => events.map(({ id }) => id)));
  const last = new Map(done.map(({ after }, index) => [after.id, index]));
  return Promise.all(
    done.map(async ({ before, after, events, page }, index) => {
      const { id, name } = after;
      const changed = changedStats(before, after);
      // Later calls may have handed something to it.
      const carried =
        last.get(id) === index
          ? carriedIn(sheetOf(await session.creature(id), session.ctx.compendium), page)
          : { data: {}, text: "" };
      const said = [narrate(events, nameOf), changedText(changed), carried.text];
      const text = said.filter((line) => line !== "").join(" ");
      const stats = Object.keys(changed).length === 0 ? {} : { changed };
      const data = {
        summary: text,
        id,
        name,
        events: shownEvents(events),
        ...carried.data,
        ...stats,
      };
      return { data, text };
    }),
  );
}

/** A page of what somebody carries, with all that is worn and wielded. */
function carriedIn(sheet: Sheet, page: number) {
  const { name, inventory: all, coins, load, armorClass, warnings } = sheet;
  const inventory = all.slice((page - 1) * mostStacks, page * mostStacks);
  const pages = Math.max(1, Math.ceil(all.length / mostStacks));
  const equipped = all.flatMap(({ slot, name: item }) =>
    slot === undefined ? [] : [{ slot, item }],
  );
  const paged = pages === 1 ? {} : { pagination: { page, pages, total: all.length } };
  const data = {
    inventory,
    ...paged,
    equipped,
    coins,
    encumbrance: load,
    ac: armorClass,
    warnings,
  };
  const where = pages === 1 ? "" : ` (page ${page} of ${pages}, ${all.length} in all)`;
  const has = `${name} carries ${carriedText(inventory)}${where}; ${coinsText(coins)}; ${load.carried} of ${load.capacity} lb.`;
  return { data, text: [has, ...warnings].join(" ") };
}
