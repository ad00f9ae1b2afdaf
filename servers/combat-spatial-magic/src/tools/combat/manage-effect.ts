import { defineTool } from "../../context.js";
import { manageEffect } from "../../effects/manage.js";
import { effect } from "../../effects/shape.js";
import { choice, name, who, whoAliases } from "../../input/params.js";
import { inSession } from "../../table/session.js";

/** Boons, curses and anything else that changes numbers for a while. */
export default defineTool({
  name: "manage_effect",
  title: "Manage effect",
  description: [
    "Add, remove, query or tick (one round passes) boons, curses and other effects; what they change applies by itself.",
    'modifiers: { type: "bonus", to: ac|attack|damage|save|check|speed|maxHp|initiative|spellDc, value: 2 or dice: "1d4", ability?, skill? },',
    '{ type: "set", ability, value }, { type: "resistance"|"immunity"|"vulnerability", damageType }, { type: "conditionImmunity", condition },',
    '{ type: "advantage"|"disadvantage", on: attack|attacked|save|check|initiative|deathSave|concentration, ability?, skill? }.',
  ].join(" "),
  access: "write",
  toolset: "combat",
  input: {
    characterId: who,
    operation: choice(["add", "remove", "query", "tick"]),
    effect: effect
      .optional()
      .describe(
        "{ name, kind?: boon|curse|neutral, source?, modifiers[], duration?, trigger?, stacks? }",
      ),
    effectId: name.optional().describe("An effect's id or name, to remove."),
  },
  aliases: { ...whoAliases, targetId: "characterId" },
  handle: (request, ctx) => inSession(ctx, (session) => manageEffect(session, request)),
});
