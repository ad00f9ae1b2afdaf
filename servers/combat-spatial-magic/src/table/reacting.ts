import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Action, combatantOf, type Deed, type Pending } from "@tabletop-mcp/rules-engine";
import type { DeedAsked, Doing } from "../input/deed.js";
import { diceOfTable } from "../input/params.js";
import { present } from "../input/present.js";
import { castAsked } from "./cast-deed.js";
import { awaitedOf, castMeant, readiedAction, wordOf } from "./cast-meant.js";
import { actionOf, type Doer } from "./deed-action.js";
import { isCalled } from "./names.js";

const readiedAttack = "Readied Attack";

/** What callers may call a reaction, and its name where it is offered. */
const offeredAs: Readonly<Record<string, string>> = {
  opportunity_attack: "Opportunity Attack",
  [readiedAction]: readiedAttack,
};

/** Whether something is done with a reaction, or let pass. */
export const isReaction = ({ economy, reaction }: DeedAsked): boolean =>
  economy === "reaction" || (reaction !== undefined && economy === undefined);

/** The reaction that is taken, or let pass: of those that are awaited, or another that the game master allows. */
export async function reactionOf(doer: Doer): Promise<Action> {
  const { session, id, asked } = doer;
  const { pendingId, reaction } = asked;
  const word = wordOf(reaction ?? "");
  if (word === "decline") return { type: "decline", id, ...present({ pendingId }) };
  const casting = { ...castAsked(asked), economy: "reaction" } as const;
  if (word === "spell" || asked.action === "cast_spell" || asked.spellName !== undefined)
    return castMeant(session, id, {
      ...casting,
      ...(word === readiedAction && { reaction: word }),
    });
  const entry = awaitedOf(session, id, pendingId);
  const isOther = word === readiedAction && !entry?.options.includes(readiedAttack);
  if (entry === undefined || isOther) return unasked(doer, word);
  const offered = chosen(entry, asked);
  if (session.ctx.compendium.spells.find(offered) !== undefined)
    return castMeant(session, id, { ...casting, spellName: offered });
  const target = asked.targetId === undefined ? undefined : await session.who(asked.targetId);
  return {
    type: "react",
    id,
    pendingId: entry.pendingId,
    reaction: offered,
    ...present({ target, manual: diceOfTable(asked) }),
  };
}

/** Of what a creature is offered what is named, or the only thing. */
function chosen({ options }: Pending, { reaction = "", abilityName }: DeedAsked): string {
  const isNamed = wordOf(reaction) !== "" && wordOf(reaction) !== "class_feature";
  const said = abilityName ?? (isNamed ? (offeredAs[wordOf(reaction)] ?? reaction) : undefined);
  const [only, ...others] = options;
  if (said !== undefined) return options.find(isCalled(said.replaceAll("_", " "))) ?? said;
  if (only !== undefined && others.length === 0) return only;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: "reaction has to be named",
    hint: `Offered: ${options.join(", ")}`,
  });
}

/** A reaction for which no window is open: what was readied, an attack on who leaves, or an ability. */
function unasked(doer: Doer, word: string): Promise<Action> {
  const { session, id, asked } = doer;
  const held = combatantOf(session.state(), id)?.readied;
  const isReadied = word === readiedAction || (word === "" && held !== undefined);
  if (isReadied) {
    const doing = asked.action ?? doingOf(held?.action);
    if (doing === "cast_spell")
      return castMeant(session, id, { ...castAsked(asked), reaction: readiedAction });
    const weapon = asked.weapon ?? asked.attackName ?? held?.attack;
    const with_ = doing === "attack" ? present({ weapon }) : {};
    return actionOf({ ...doer, economy: "readied", asked: { ...asked, ...with_ } }, doing);
  }
  const doing =
    asked.action ?? (asked.abilityName === undefined ? "attack" : "use_special_ability");
  if (doing !== "attack" && doing !== "use_special_ability" && doing !== "cast_spell")
    throw new ToolFault({
      code: "INVALID_ARGUMENT",
      message: `${doing} takes no reaction`,
      hint: 'A reaction is an opportunity attack, an ability, or what was readied (reaction: "readied_action")',
    });
  return actionOf({ ...doer, economy: "reaction" }, doing);
}

/** What was readied, as callers call it; that nothing was, the rules say. */
function doingOf(deed: Deed = "attack"): Doing {
  if (deed === "first_aid") return "stabilize";
  if (deed === "cast") return "cast_spell";
  if (deed !== "move") return deed;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: "Movement was readied",
    hint: "move_combatant makes it",
  });
}
