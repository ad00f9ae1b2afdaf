import { bounds } from "@tabletop-mcp/dice-core";
import type { D20, Modifier } from "../../../dice/d20.js";
import { parsedNotation } from "../../../dice/notation.js";
import { rollNotation } from "../../../dice/points.js";
import type { AttackFrame, RolledAttack } from "../../../game/attack-frame.js";
import type { Frame, SaveFrame } from "../../../game/frame.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { isFailed } from "../../check/save.js";
import { framed } from "../attack/framed.js";
import { armorClassAgainst, hits } from "../attack/hit.js";
import { attackedIn } from "./attacked.js";

/** Dice that are to be added to a d20 that lies there, in notation; "-1d6" takes away. */
export interface Addition {
  readonly source: string;
  readonly dice: string;
}

/** The most that dice come to, or the least where they take away. */
export function farthest(dice: string): number {
  const parsed = parsedNotation(dice);
  if (!parsed.ok) return 0;
  const { least, most } = bounds(parsed.value);
  return most > 0 ? most : least;
}

/** Those dice, rolled; or as the table has rolled them. */
export function rolledFor(
  { source, dice }: Addition,
  manual: readonly number[] | undefined,
  { rng }: Pick<Using, "rng">,
): Modifier {
  const [face] = manual ?? [];
  if (face !== undefined)
    return { source, value: dice.startsWith("-") ? -face : face, rolls: [face] };
  const rolled = rollNotation(dice, rng);
  if (!rolled.ok) throw new Error(`${source} has "${dice}" for dice: ${rolled.error.message}`);
  return { source, value: rolled.value.rolled, rolls: rolled.value.rolls };
}

const withAdded = (d20: D20, modifier: Modifier): D20 =>
  Object.assign({}, d20, {
    modifiers: [...d20.modifiers, modifier],
    total: d20.total + modifier.value,
  });

/** The step, with this added to its die. */
export function addedTo(frame: Frame, modifier: Modifier): Frame {
  if (frame.kind !== "save" && frame.kind !== "attack") return frame;
  const { rolled } = frame;
  if (rolled === undefined || rolled.d20.total === null) return frame;
  const d20 = withAdded(rolled.d20, modifier);
  if (frame.kind === "attack") {
    const again: RolledAttack = Object.assign({}, rolled, { d20 });
    return keepAsked(frame, framed(frame, { rolled: again }));
  }
  const again: SaveFrame = Object.assign({}, frame, { rolled: Object.assign({}, rolled, { d20 }) });
  return again;
}

/** Who was asked about the die has been asked. */
const keepAsked = ({ asked }: AttackFrame, frame: AttackFrame): AttackFrame =>
  asked === undefined ? frame : Object.assign({}, frame, { asked });

/** Whether a die that lies there fails, and so much more would not; or the other way round where it takes away. */
export function wouldTurn(
  state: GameState,
  { frame, by }: { readonly frame: Frame; readonly by: number },
  using: Using,
): boolean {
  if (frame.kind === "save") {
    const { rolled } = frame;
    if (rolled === undefined || rolled.d20.total === null || rolled.succeeds) return false;
    return isFailed(frame, rolled) === by > 0 && rolled.d20.total + by >= frame.dc === by > 0;
  }
  const attacked = attackedIn(state, { frame });
  if (attacked === undefined || attacked.rolled.d20.total === null) return false;
  const armorClass = armorClassAgainst(state, attacked, using);
  const hitsNow = hits(attacked.rolled, armorClass);
  return hitsNow === by < 0 && hits(attacked.rolled, armorClass - by) === by > 0;
}
