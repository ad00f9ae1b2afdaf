import type { Asking, Reaction } from "../../../game/reaction.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { armorClassAgainst, hits } from "../../combat/attack/hit.js";
import { attackedIn } from "../../combat/reactions/attacked.js";
import { answerWith, canAnswer } from "./answering.js";

const name = "Shield";
const spell = "shield";

/** Whom an attack would hit that its armour class decides. */
function hitBy(state: GameState, asking: Asking, using: Using): readonly string[] {
  const attacked = attackedIn(state, asking);
  if (attacked === undefined || attacked.rolled.d20.natural === 20) return [];
  const { other } = attacked.two;
  return hits(attacked.rolled, armorClassAgainst(state, attacked, using)) ? [other.id] : [];
}

/** Whom darts are aimed at that Shield turns. */
const aimedAt = ({ frame }: Asking): readonly string[] =>
  frame.kind === "cast" && frame.spell === "magic-missile" && frame.action.targets !== undefined
    ? [...new Set(frame.action.targets)]
    : [];

/** Against an attack that hits: compared again with what the spell adds (Spell Descriptions, Shield). */
export const shield: Reaction = {
  name,
  moment: "hit",
  offeredTo: (state, asking, using) =>
    hitBy(state, asking, using).filter((id) => canAnswer(state, { id, spell }, using)),
  take: (state, { answer }, using) => answerWith(state, { id: answer.id, spell, answer }, using),
};

/** Against Magic Missile, which does nothing to whoever has the shield up. */
export const shieldFromMissiles: Reaction = {
  name,
  moment: "cast-begun",
  offeredTo: (state, asking, using) =>
    aimedAt(asking).filter((id) => canAnswer(state, { id, spell }, using)),
  take: shield.take,
};
