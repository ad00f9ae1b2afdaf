import { promptsFor } from "@tabletop-mcp/mcp-kit";
import type { MudContext } from "../context.js";
import { isAvailable, isView } from "../play/available.js";
import { battleText } from "../render/battle.js";
import { details, help, topics } from "../render/help.js";
import { inventoryText } from "../render/player.js";
import { questsText } from "../render/quests.js";
import { roomText } from "../render/room.js";
import { sceneOrJoin } from "../session/settle.js";

const definePrompt = promptsFor<MudContext>();
const told = (description: string, text: string) =>
  ({ description, messages: [{ role: "user", text }] }) as const;

/** What a player asks for; each says how things are now. */
export const prompts = [
  definePrompt({
    name: "room_description",
    title: "Where am I?",
    description: "Get detailed description of current room and available actions",
    arguments: [
      {
        name: "include_inventory",
        description: "Whether to include inventory in the description",
        required: false,
        values: ["true", "false"],
      },
    ],
    async render({ include_inventory: withInventory }, ctx, { caller }) {
      const scene = await sceneOrJoin(ctx, caller.name);
      const inventory = withInventory === "true" ? `\n\n${inventoryText(scene)}` : "";
      return told(
        "Detailed room description with current game state",
        `${roomText(scene)}${inventory}`,
      );
    },
  }),
  definePrompt({
    name: "quest_prompt",
    title: "What is to be done?",
    description: "View available quests and quest status",
    arguments: [],
    shownWhen: (view) => isView(view) && view.quests,
    render: async (_, ctx, { caller }) =>
      told(
        "Current quest information and opportunities",
        questsText(await sceneOrJoin(ctx, caller.name)),
      ),
  }),
  definePrompt({
    name: "battle_prompt",
    title: "How do I fight this?",
    description: "Guidance and options for the fight that is at hand",
    arguments: [],
    shownWhen: (view) => isAvailable(view, "battle"),
    render: async (_, ctx, { caller }) =>
      told(
        "The enemies here and your options",
        battleText(await sceneOrJoin(ctx, caller.name), ctx),
      ),
  }),
  definePrompt({
    name: "game_help",
    title: "Help",
    description: "Get help for specific game aspects",
    arguments: [
      {
        name: "topic",
        description: `Help topic (${topics.join(", ")})`,
        required: true,
        values: topics,
      },
      {
        name: "detail_level",
        description: `Level of detail (${details.join(", ")})`,
        required: false,
        values: details,
      },
    ],
    render: ({ topic, detail_level: detail = "basic" }) =>
      told(`Help on ${topic}`, help(topic, detail)),
  }),
];
