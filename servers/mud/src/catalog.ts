import type { ToolSpec } from "@tabletop-mcp/mcp-kit";
import type { MudContext } from "./context.js";
import acceptQuest from "./tools/accept-quest.js";
import battle from "./tools/battle.js";
import drop from "./tools/drop.js";
import emote from "./tools/emote.js";
import equip from "./tools/equip.js";
import events from "./tools/events.js";
import examine from "./tools/examine.js";
import flee from "./tools/flee.js";
import give from "./tools/give.js";
import inventory from "./tools/inventory.js";
import look from "./tools/look.js";
import move from "./tools/move.js";
import openChest from "./tools/open-chest.js";
import pickUp from "./tools/pick-up.js";
import rest from "./tools/rest.js";
import say from "./tools/say.js";
import talk from "./tools/talk.js";
import tell from "./tools/tell.js";
import use from "./tools/use.js";
import who from "./tools/who.js";

/** Every tool, in the order in which clients list them. */
export const catalog: readonly ToolSpec<MudContext>[] = [
  look,
  move,
  pickUp,
  drop,
  inventory,
  examine,
  use,
  equip,
  openChest,
  battle,
  flee,
  rest,
  talk,
  acceptQuest,
  give,
  say,
  tell,
  emote,
  who,
  events,
];
