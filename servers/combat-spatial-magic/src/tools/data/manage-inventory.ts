import { type Reply, unlisted } from "@tabletop-mcp/mcp-kit";
import {
  bodySlots,
  type Compendium,
  type Event,
  type InventoryRequest,
  type Item,
  type Sheet,
  sheetOf,
} from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { type CombatContext, defineTool } from "../../context.js";
import { batchOf, eachOf, isEach, type OneOf, replyTo } from "../../input/batch.js";
import { anyObject, nameOr, nested } from "../../input/nested.js";
import { choice, srdName, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { coinsParam, customItem } from "../../input/shapes.js";
import { needed, refuseUnheard, type Taken } from "../../input/taken.js";
import { changedStats, changedText, changedView } from "../../render/changed-stats.js";
import { coinsText, narrate } from "../../render/events.js";
import { oneLine } from "../../render/one-line.js";
import { coinsView, itemView, loadView, withoutEmpty } from "../../render/play-sheet.js";
import { carriedText } from "../../render/sheet.js";
import { mostStacks } from "../../render/short-sheet.js";
import { shownEvents } from "../../render/shown-events.js";
import { isCalled } from "../../table/names.js";
import { inGlance, inSession, type Session } from "../../table/session.js";

const operations = [
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
const otherWords = { add: "give", remove: "take", drop: "take", view: "list" } as const;

const input = {
  characterId: who.optional(),
  operation: choice(operations, otherWords).optional(),
  item: nested(z.union([z.string(), anyObject]), nameOr(srdName, customItem))
    .optional()
    .describe(
      'SRD name, or your own { name, type, weight?, cost?, properties?, effects?, armorClass?, damage?: { roll: "1d8", type } }.',
    ),
  quantity: z.int().min(1).max(10_000).optional(),
  slot: choice(bodySlots).optional().describe("Worked out where it is plain."),
  toCharacterId: who.optional(),
  coins: coinsParam.optional().describe("{ gp: 5, sp: 3 }"),
  equipped: unlisted(z.boolean().optional()),
  rested: z.boolean().optional().describe("A short rest was spent on attuning."),
  page: z.int().min(1).max(10_000).optional(),
  batch: batchOf(50),
};

const aliases = { ...whoAliases, to: "toCharacterId", targetId: "toCharacterId" } as const;

type Asked = OneOf<typeof input>;

/** What characters carry, wear, wield and spend. */
export default defineTool({
  name: "manage_inventory",
  title: "Manage inventory",
  description:
    "Give, take, equip, use, transfer or list items and coins, or attune to a magic item. Change is made exactly; what is used up is gone; attune without rested: true counts from the next short rest on.",
  access: "destroy",
  toolset: "data",
  input,
  aliases,
  handle: (request, ctx) =>
    (isEach(request, "list") ? inGlance : inSession)(ctx, async (session) => {
      const taking = { input, aliases };
      const done = await eachOf(request, taking, (one) => manageInventory(session, one));
      return replyTo(request, await inventoryReplies(session, done));
    }),
});

const thing = ["characterId", "item"] as const;
const things = [...thing, "quantity"] as const;

const parameters: Taken<Asked> = {
  give: [...things, "slot", "equipped", "coins"],
  take: [...things, "coins"],
  equip: [...thing, "slot"],
  unequip: [...thing, "slot"],
  use: [...things, "toCharacterId"],
  transfer: [...things, "coins", "toCharacterId"],
  list: ["characterId", "page"],
  attune: [...thing, "rested"],
  unattune: thing,
};

/** What came of one call: the character before it, and what happened. */
interface Managed {
  readonly before: Sheet;
  readonly after: Sheet;
  readonly events: readonly Event[];
  readonly page: number;
}

/** Gives, takes, wears, uses, hands over or lists what a character carries. */
async function manageInventory(session: Session, call: Asked): Promise<Managed> {
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
    equipped,
  }: Asked & {
    readonly operation: Exclude<Asked["operation"], "list" | undefined>;
  },
): Promise<readonly Event[]> {
  const to = toCharacterId === undefined ? undefined : await session.who(toCharacterId);
  const act = (request: InventoryRequest) => session.act({ type: "inventory", id, request });
  const events = await act({
    operation,
    ...present({ quantity, slot, coins, rested, to }),
    ...present({ item: operation === "give" ? await known(item, session.ctx) : item }),
  });
  if (equipped !== true || item === undefined || slot !== undefined) return events;
  const worn = typeof item === "string" ? item : item.name;
  return [...events, ...(await act({ operation: "equip", item: worn }))];
}

type Thing = InventoryRequest["item"];

/** A thing of the campaign's own needs saying what it is but once: by its name it is found with whoever carries one. */
async function known(item: Thing, ctx: CombatContext): Promise<Thing> {
  if (typeof item !== "string" || isOfTables(item, ctx.compendium)) return item;
  const { name, custom } = (await carriedCalled(item, ctx)) ?? {};
  return name === undefined || custom === undefined ? item : { name, ...custom };
}

const isOfTables = (name: string, { weapons, armor, gear, magicItems }: Compendium): boolean =>
  [weapons, armor, gear, magicItems].some((table) => table.find(name) !== undefined);

/** Characters that are looked through at a time. */
const perPage = 100;

async function carriedCalled(said: string, { campaign }: CombatContext): Promise<Item | undefined> {
  const isIt = isCalled(said);
  for (let offset = 0; ; offset += perPage) {
    const { rows, total } = await campaign.characters.list({ offset, limit: perPage });
    const found = rows
      .flatMap(({ value }) => value.items)
      .find(({ name, custom }) => custom !== undefined && isIt(name));
    if (found !== undefined || offset + perPage >= total) return found;
  }
}

/** The replies to calls of one batch, in order: all that a character carries is told once, at its last. */
async function inventoryReplies(
  session: Session,
  done: readonly Managed[],
): Promise<readonly Reply[]> {
  const telling = await session.telling(done.flatMap(({ events }) => events));
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
      const said = [narrate(events, telling), changedText(changed), carried.text];
      const lines = said.filter((line) => line !== "").map(oneLine);
      const stats = Object.keys(changed).length === 0 ? {} : { changed: changedView(changed) };
      const data = {
        summary: lines[0] ?? "",
        id,
        name,
        ...shownEvents(events),
        ...carried.data,
        ...stats,
      };
      return { data, text: lines.join(" ") };
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
    inventory: inventory.map(itemView),
    ...paged,
    equipped,
    ...withoutEmpty({ warnings }),
    coins: coinsView(coins),
    encumbrance: loadView(load),
    ac: armorClass.effective,
  };
  const where = pages === 1 ? "" : ` (page ${page} of ${pages}, ${all.length} in all)`;
  const has = `${name} carries ${carriedText(inventory)}${where}; ${coinsText(coins)}; ${load.carried} of ${load.capacity} lb.`;
  return { data, text: [has, ...warnings].join(" ") };
}
