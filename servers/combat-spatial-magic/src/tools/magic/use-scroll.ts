import { ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  type CastAction,
  type Event,
  type ScrollCarried,
  scrollsOf,
} from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { aimInput } from "../../input/casting.js";
import { srdName, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { few } from "../../render/few.js";
import { castReply } from "../../table/cast-reply.js";
import { aimOf } from "../../table/casting.js";
import { fightIfAny } from "../../table/in-fight.js";
import { isCalled } from "../../table/names.js";
import { inSession, type Session } from "../../table/session.js";

const input = {
  encounterId: who.optional(),
  characterId: who,
  item: srdName.optional().describe("A scroll carried."),
  spellName: srdName.optional().describe("Alone: a scroll that need not be carried."),
  scrollLevel: z.int().min(0).max(9).optional(),
  arcana: z.boolean().optional().describe("The check is Arcana's."),
  ...aimInput,
};
type Asked = z.output<z.ZodObject<typeof input>>;

/** Somebody reads a scroll. */
export default defineTool({
  name: "use_scroll",
  title: "Use scroll",
  description:
    "Cast the spell of a scroll: no slot, no material. It has to be on a list of the reader's classes; above their levels it takes a check, DC 10 + level, and a failure uses it up for nothing. Aimed as cast_spell.",
  access: "write",
  toolset: "magic",
  input,
  aliases: {
    ...whoAliases,
    casterId: "characterId",
    actorId: "characterId",
    itemName: "item",
    scroll: "item",
    spell: "spellName",
    level: "scrollLevel",
    slotLevel: "scrollLevel",
    targetId: "targetIds",
    option: "choices.option",
  },
  handle: (asked, ctx) =>
    inSession(ctx, async (session) => {
      await fightIfAny(session, asked.encounterId);
      const id = await session.who(asked.characterId);
      const events = await session.act({
        type: "cast",
        id,
        ...(await scrollMeant(session, id, asked)),
        ...(await aimOf(session, asked)),
      });
      const check = checkIn(id, events);
      const also = { ...present({ check }), consumed: true };
      const isCast = events.some(({ type }) => type === "spell_cast");
      const said = isCast ? "" : "The scroll is used up, and nothing is cast.";
      return castReply(session, { id, events, also, said });
    }),
});

/** The scroll that is named, or that holds the spell; else one that nobody has to carry. */
async function scrollMeant(
  session: Session,
  id: string,
  { item, spellName, scrollLevel, arcana }: Asked,
): Promise<Pick<CastAction, "spell" | "item">> {
  const { compendium } = session.ctx;
  const reader = await session.creature(id);
  const scrolls = scrollsOf(reader, compendium);
  const asked = spellName === undefined ? undefined : compendium.spells.find(spellName);
  const how = arcana ? { arcana } : {};
  if (item === undefined) {
    if (spellName === undefined) throw nothingNamed;
    const own = scrolls.find(
      ({ spell, level }) =>
        spell !== undefined && spell === asked && (scrollLevel ?? level) === level,
    );
    const scroll = scrollLevel ?? asked?.level ?? 0;
    const one =
      own === undefined ? { name: `Scroll of ${spellName}`, scroll } : { name: own.item.id };
    return { spell: spellName, item: { ...one, ...how } };
  }
  const found = scrolls.find((one) => isThisScroll(one, item));
  if (found === undefined) throw notCarried(reader.name, item, scrolls);
  const spell = spellName ?? found.spell?.name;
  if (spell === undefined) throw spellNeeded(found);
  return { spell, item: { name: found.item.id, ...how } };
}

/** By id, by name, or by the name of its spell. */
function isThisScroll({ item, spell }: ScrollCarried, said: string): boolean {
  const is = isCalled(said.replace(/^(?:spell )?scroll of /iu, "Spell Scroll of "));
  return item.id === said || is(item.name) || (spell !== undefined && isCalled(said)(spell.name));
}

function checkIn(id: string, events: readonly Event[]): object | undefined {
  const rolled = events.find(
    (event) => event.type === "rolled" && event.id === id && event.purpose === "check",
  );
  if (rolled?.type !== "rolled") return undefined;
  const { what, d20, dc, success } = rolled;
  return { what, ...d20, ...present({ dc, success }) };
}

const nothingNamed = new ToolFault({
  code: "INVALID_ARGUMENT",
  message: "use_scroll needs item, or spellName",
  example:
    '{"characterId":"Mira","item":"Spell Scroll of Fireball","targetPosition":{"x":8,"y":4}}',
});

const notCarried = (who: string, said: string, scrolls: readonly ScrollCarried[]): ToolFault =>
  new ToolFault({
    code: "NOT_CARRIED",
    message: `${who} carries no scroll ${JSON.stringify(said)}`,
    hint:
      scrolls.length === 0
        ? "It carries no scroll at all; with spellName alone none need be carried"
        : `It carries ${few(
            scrolls.map(({ item }) => item.name),
            10,
          )}`,
  });

const spellNeeded = ({ item, level }: ScrollCarried): ToolFault =>
  new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `Nobody has said which spell the ${item.name} holds`,
    hint: `Name one of level ${level} in spellName`,
  });
