import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Action, combatantOf, type Pending } from "@tabletop-mcp/rules-engine";
import type { CastAsked } from "../input/casting.js";
import { present } from "../input/present.js";
import { castOf } from "./casting.js";
import { isCalled } from "./names.js";
import type { Session } from "./session.js";

/** A reaction in the words in which callers name those that have no spell's name. */
export const wordOf = (said: string): string =>
  said
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");

/** What callers call the release of what was readied. */
export const readiedAction = "readied_action";

/** What is awaited of somebody: the entry that is named, or its only one. */
export const awaitedOf = (
  session: Session,
  id: string,
  pendingId: string | undefined,
): Pending | undefined =>
  session
    .state()
    .waiting?.window.open.find(
      (one) => one.creatureId === id && (pendingId ?? one.pendingId) === one.pendingId,
    );

/** What a casting is: one of its own, the answer to something that is awaited, or what was readied. */
export async function castMeant(session: Session, id: string, asked: CastAsked): Promise<Action> {
  const word = wordOf(asked.reaction ?? "");
  const { pendingId, economy, spellName } = asked;
  if (word === "decline") return { type: "decline", id, ...present({ pendingId }) };
  if (economy !== "reaction" && word === "") return castOf(session, id, asked);
  const entry = awaitedOf(session, id, pendingId);
  if (entry !== undefined && word !== readiedAction) return answerWith(session, entry, asked);
  const held = heldBack(session, id);
  if (word === readiedAction || held !== undefined) {
    const released = { ...asked, ...present({ spellName: spellName ?? held }) };
    return { ...(await castOf(session, id, released)), economy: "readied" };
  }
  return castOf(session, id, asked);
}

/** The name of the spell that somebody has readied. */
function heldBack(session: Session, id: string): string | undefined {
  const { creatures, ...state } = session.state();
  const readied = combatantOf({ creatures, ...state }, id)?.readied;
  return creatures[id]?.casts.find(({ id: cast }) => cast === readied?.cast)?.spell;
}

async function answerWith(session: Session, entry: Pending, asked: CastAsked): Promise<Action> {
  const { creatureId: id, pendingId } = entry;
  const reaction = spellOffered(session, entry, asked);
  const { slotLevel, pact, targets, metamagic, choices, manual } = await castOf(session, id, {
    ...asked,
    spellName: reaction,
  });
  return {
    type: "react",
    id,
    pendingId,
    reaction,
    cast: present({ slotLevel, pact, targets, metamagic, choices }),
    ...present({ manual }),
  };
}

/** Of what is offered the spell that is named, or the only one. */
function spellOffered(
  { ctx }: Session,
  { options }: Pending,
  { spellName, reaction }: CastAsked,
): string {
  const isSpell = (name: string): boolean => ctx.compendium.spells.find(name) !== undefined;
  const said = spellName ?? (isSpell(reaction ?? "") ? reaction : undefined);
  const name = said === undefined ? undefined : (ctx.compendium.spells.find(said)?.name ?? said);
  if (name !== undefined) return options.find(isCalled(name)) ?? name;
  const [only, ...others] = options.filter(isSpell);
  if (only !== undefined && others.length === 0) return only;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: "spellName has to say which spell",
    hint: `Offered: ${options.join(", ")}`,
  });
}
