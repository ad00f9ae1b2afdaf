import { promptsFor } from "@tabletop-mcp/mcp-kit";
import type { Kind } from "@tabletop-mcp/srd-client";
import { inCall, type ServerContext } from "./context.js";
import { recordText } from "./render/record.js";
import { completeSlug, recordOf } from "./resources.js";

const definePrompt = promptsFor<ServerContext>();
const itself = (name: string): string => name;

const card = (about: { name: string; title: string; kind: Kind; argument: string; ask: string }) =>
  definePrompt({
    name: about.name,
    title: about.title,
    description: `${about.title} from its source, ready for the table.`,
    arguments: [
      {
        name: about.argument,
        description: "Its name or slug.",
        required: true,
        complete: completeSlug([about.kind], itself),
      },
    ],
    async render(args, ctx, call) {
      const wanted = (args as Readonly<Record<string, string>>)[about.argument] ?? "";
      const record = await recordOf([about.kind], wanted, { ctx: inCall(ctx, call.signal), call });
      const text = `${about.ask} Change no number, and name the source.\n\n${recordText(record)}`;
      return { description: record.name, messages: [{ role: "user", text }] };
    },
  });

export const prompts = [
  card({
    name: "stat_block",
    title: "Stat block",
    kind: "creature",
    argument: "creature",
    ask: "Show this stat block to the game master as a compact table with its traits and actions.",
  }),
  card({
    name: "spell_card",
    title: "Spell card",
    kind: "spell",
    argument: "spell",
    ask: "Make a spell card of this for a player: what to roll, who saves, what happens, in few words.",
  }),
];
