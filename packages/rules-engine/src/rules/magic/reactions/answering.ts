import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../../game/action.js";
import type { CastAction } from "../../../game/cast-action.js";
import type { Craft } from "../../../game/craft.js";
import type { Taken } from "../../../game/reaction.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { canReact } from "../../combat/economy.js";
import { castNow } from "../cast.js";
import { hasSpell } from "../casting.js";
import { freeSlots } from "../payment.js";

/** A spell that is cast in answer to something: by whom, and on whom. */
export interface Answering {
  readonly id: string;
  /** The spell's id. */
  readonly spell: string;
  readonly targets?: readonly string[];
  readonly craft?: Craft;
  readonly answer?: Pick<ActionOf<"react">, "cast" | "manual">;
}

/** Whether somebody has a spell and can cast it so now. */
export const canAnswer = (state: GameState, asked: Answering, using: Using): boolean =>
  state.creatures[asked.id] !== undefined &&
  hasSpell(state.creatures[asked.id], asked.spell, using.compendium) &&
  canReact(state, asked.id, using) &&
  castIn(state, asked, using).ok;

/** Casts it as a reaction. */
export function answerWith(
  state: GameState,
  asked: Answering,
  using: Using,
): Result<Taken, RuleViolation> {
  const wrong = refuseOthers(state, asked);
  if (wrong !== undefined) return err(wrong);
  const decided = castIn(state, asked, using);
  return decided.ok ? ok({ next: decided.value }) : err(decided.error);
}

/** What answers somebody is aimed at that one alone. */
function refuseOthers(
  { creatures }: GameState,
  { targets, answer }: Answering,
): RuleViolation | undefined {
  const said = answer?.cast?.targets ?? [];
  if (targets === undefined || said.every((id) => targets.includes(id))) return undefined;
  const legal = targets.map((id) => creatures[id]?.name ?? id);
  return {
    code: "WRONG_TARGET",
    message: `It answers ${legal.join(", ")}, and nobody else.`,
    hint: "Leave the target out.",
    legal,
  };
}

/** At its own level, or at the lowest for which there is a slot, unless somebody says which. */
function castIn(state: GameState, asked: Answering, using: Using): ReturnType<typeof castNow> {
  const { answer, craft } = asked;
  const action: CastAction = {
    type: "cast",
    id: asked.id,
    spell: asked.spell,
    ...(asked.targets && { targets: asked.targets }),
    ...(answer?.manual && { manual: answer.manual }),
    ...answer?.cast,
  };
  const own = castNow(state, { action, answering: true, ...(craft && { craft }) }, using);
  const creature = state.creatures[asked.id];
  if (own.ok || own.error.code !== "NO_SLOT" || answer?.cast?.slotLevel !== undefined) return own;
  const spell = using.compendium.spells.find(asked.spell);
  const slot =
    creature &&
    freeSlots(creature, using.compendium).find(({ level }) => level >= (spell?.level ?? 1));
  if (slot === undefined) return own;
  const higher: CastAction = Object.assign({}, action, {
    slotLevel: slot.level,
    ...(slot.kind === "pact" && { pact: true }),
  });
  return castNow(state, { action: higher, answering: true, ...(craft && { craft }) }, using);
}
