import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Event, InventoryRequest, Sheet } from "@tabletop-mcp/rules-engine";
import { sheetOf } from "@tabletop-mcp/rules-engine";
import { needed } from "../afflict.js";
import { present } from "../present.js";
import { changedStats, changedText } from "../render/changed-stats.js";
import { coinsText, narrate, shownEvents } from "../render/events.js";
import { carriedText } from "../render/sheet.js";
import type { Session } from "../session.js";
import { known } from "./known.js";

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
}

/** What came of one call: the character before it, and what happened. */
interface Managed {
  readonly before: Sheet;
  readonly after: Sheet;
  readonly events: readonly Event[];
}

/** Gives, takes, wears, uses, hands over or lists what a character carries. */
export async function manageInventory(session: Session, call: InventoryCall): Promise<Managed> {
  const operation = needed(call.operation, "operation", "The call");
  const id = await session.who(needed(call.characterId, "characterId", operation));
  const { compendium } = session.ctx;
  const before = sheetOf(await session.creature(id), compendium);
  const events = operation === "list" ? [] : await change(session, id, { ...call, operation });
  return { before, after: sheetOf(await session.creature(id), compendium), events };
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
    done.map(async ({ before, after, events }, index) => {
      const { id, name } = after;
      const changed = changedStats(before, after);
      // Later calls may have handed something to it.
      const carried =
        last.get(id) === index
          ? carriedIn(sheetOf(await session.creature(id), session.ctx.compendium))
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

function carriedIn({ name, inventory, coins, load, armorClass, warnings }: Sheet) {
  const equipped = inventory.flatMap(({ slot, name: item }) =>
    slot === undefined ? [] : [{ slot, item }],
  );
  const data = { inventory, equipped, coins, encumbrance: load, ac: armorClass, warnings };
  const has = `${name} carries ${carriedText(inventory)}; ${coinsText(coins)}; ${load.carried} of ${load.capacity} lb.`;
  return { data, text: [has, ...warnings].join(" ") };
}
