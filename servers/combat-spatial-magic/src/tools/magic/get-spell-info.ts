import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { classIds, schools } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import * as z from "zod";
import { type CombatContext, defineTool } from "../../context.js";
import { nearest } from "../../input/nearest.js";
import { choice, srdName } from "../../input/params.js";
import { said } from "../../input/text.js";
import { type SpellKnown, spellLine, spellText, spellView } from "../../render/spell.js";
import { isCalled } from "../../table/names.js";

const input = {
  spellName: srdName.optional(),
  query: said(100).optional(),
  level: z.int().min(0).max(9).optional(),
  school: choice(schools).optional(),
  class: choice(classIds).optional(),
  limit: z.int().min(1).max(50).default(10),
};
type Asked = z.output<z.ZodObject<typeof input>>;

/** Of more at once what they are for is left out, and what only who casts them asks for. */
const few = 25;

/** What spells are, and do. */
export default defineTool({
  name: "get_spell_info",
  title: "Get spell info",
  description:
    "A spell of SRD 5.1: facts, what it does step by step, and the choices cast_spell takes; or a list by words, level, school, class.",
  access: "read",
  toolset: "magic",
  input,
  aliases: { spell: "spellName", name: "spellName", search: "query" },
  async handle(asked, ctx) {
    const own = await masteredCalled(asked.spellName, ctx);
    const { found, total } = own === undefined ? spellsMeant(asked, ctx) : { found: [], total: 1 };
    const known = own === undefined ? await recordsOf(found) : [own];
    const [only] = known;
    const isAlone = only !== undefined && known.length === 1;
    const rest = total - known.length;
    const lines = known.map((one) => {
      if (isAlone) return spellText(one);
      return known.length > few
        ? `- ${spellLine(one)}.`
        : `- ${spellLine(one)}. ${one.spell.summary}`;
    });
    const head = isAlone ? [] : [`${total === 0 ? "No" : total} spells found.`];
    const more = rest > 0 ? [`And ${rest} more: narrow it, or raise limit.`] : [];
    const data = {
      summary: isAlone ? `${only.spell.name}.` : (head[0] ?? ""),
      spells: known.map((one) =>
        spellView(one, isAlone ? "whole" : known.length > few ? "row" : "facts"),
      ),
      total,
    };
    return { data, text: [...head, ...lines, ...more].join("\n") };
  },
});

/** The one of the name, or those that fit. Throws NOT_FOUND with the names that are like it. */
function spellsMeant(asked: Asked, { compendium }: CombatContext) {
  const { spellName } = asked;
  const { all } = compendium.spells;
  if (spellName !== undefined) {
    const spell = compendium.spells.find(spellName);
    if (spell === undefined) throw noSuchSpell(spellName, all);
    return { found: [spell], total: 1 };
  }
  const fitting = all.filter((spell) => fits(spell, asked));
  return { found: fitting.slice(0, asked.limit), total: fitting.length };
}

function fits(
  { name, summary, level, school, classes }: Spell,
  { query, level: ofLevel, school: ofSchool, class: ofClass }: Asked,
): boolean {
  const words = `${name} ${summary}`.toLowerCase();
  return (
    (query === undefined ||
      query
        .toLowerCase()
        .split(/\s+/u)
        .every((word) => words.includes(word))) &&
    (ofLevel === undefined || level === ofLevel) &&
    (ofSchool === undefined || school === ofSchool) &&
    (ofClass === undefined || classes.includes(ofClass))
  );
}

/** A spell that somebody of the campaign has made up and mastered, where SRD 5.1 has none of that name. */
async function masteredCalled(
  name: string | undefined,
  { compendium, campaign }: CombatContext,
): Promise<SpellKnown | undefined> {
  if (name === undefined || compendium.spells.find(name) !== undefined) return undefined;
  const { rows } = await campaign.characters.list({ offset: 0, limit: mostAsked });
  const found = rows
    .flatMap(({ value }) => value.make.devised ?? [])
    .find(({ spell, mastered }) => mastered === true && isCalled(name)(spell.name));
  if (found === undefined) return undefined;
  const { recordOfSpell } = await import("@tabletop-mcp/srd-client/bundled");
  return { spell: found.spell, record: await recordOfSpell(found.spell) };
}

/** So many characters' own spells are looked through. */
const mostAsked = 200;

/** Their words are made of their facts, when they are first asked for: no network is needed. */
async function recordsOf(found: readonly Spell[]): Promise<readonly SpellKnown[]> {
  const { bundledRecords } = await import("@tabletop-mcp/srd-client/bundled");
  const records = new Map((await bundledRecords("spell")).map((record) => [record.slug, record]));
  return found.flatMap((spell) => {
    const record = records.get(spell.id);
    return record?.kind === "spell" ? [{ spell, record }] : [];
  });
}

function noSuchSpell(name: string, all: readonly Spell[]): ToolFault {
  const names = all.map((spell) => spell.name);
  const key = name.toLowerCase();
  const within = names.filter((one) => key.length > 2 && one.toLowerCase().includes(key));
  const meant = [...new Set([...nearest(name, names, 5), ...within])].slice(0, 5);
  return new ToolFault({
    code: "NOT_FOUND",
    message: `SRD 5.1 has no spell ${JSON.stringify(name)}`,
    hint:
      meant.length === 0
        ? "Look for words of it with query"
        : `Did you mean ${meant.map((one) => JSON.stringify(one)).join(" or ")}?`,
  });
}
