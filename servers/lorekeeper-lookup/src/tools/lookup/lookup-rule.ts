import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { answer } from "../../answer.js";
import { defineTool } from "../../context.js";
import { choice, name, paging, sourcesOf, words } from "../../params.js";

const types = [
  "rule",
  "condition",
  "damage-type",
  "weapon-property",
  "skill",
  "ability-score",
  "magic-school",
  "language",
  "proficiency",
  "alignment",
] as const;

/** Rules section by section, and the words of the rules, from the D&D 5e API; conditions from v2. */
export default defineTool({
  name: "lookup_rule",
  title: "Look up rules",
  description:
    "Rule sections, conditions, damage types, skills and other terms of the rules, with full text and source.",
  access: "read",
  openWorld: true,
  toolset: "lookup",
  input: {
    type: choice(types),
    name,
    section: words.optional().describe('Rules only: "combat", "spellcasting", "adventuring" …'),
    ...paging,
  },
  handle({ type, limit, offset, sources, ...filters }, ctx, call) {
    if (filters.section !== undefined && type !== "rule")
      throw new ToolFault({
        code: "INVALID_ARGUMENT",
        message: `Only rules have sections; type is ${type}`,
        hint: "Leave section out, or ask for type rule",
        example: '{ "type": "rule", "section": "combat" }',
      });
    const word = type === "rule" ? "rule section" : type.replaceAll("-", " ");
    const called = [word, word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`] as const;
    const from = sourcesOf(sources);
    return answer({ kinds: [type], called, filters, limit, offset, sources: from }, ctx, call);
  },
});
