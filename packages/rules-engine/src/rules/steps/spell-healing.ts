import type { Effect } from "@tabletop-mcp/srd-data";
import { sumOfDice } from "../../dice/notation.js";
import { highestOf } from "../../dice/points.js";
import type { Points } from "../../game/action.js";
import type { Frame } from "../../game/frame.js";
import { effectsOn } from "../../gather/gather.js";
import { splitRoll } from "../../sheet/attacks/step-damage.js";
import { act, type Settling } from "./settling.js";

type SpellHealing = Extract<Effect, { readonly kind: "spell-healing" }>;

/** What bears on the healing of a spell: of whoever casts it. */
const bearing = ({ state, frame, using }: Settling): readonly SpellHealing[] => {
  const caster = state.creatures[frame.id];
  if (frame.at.of !== "spell" || caster === undefined) return [];
  return effectsOn(caster, using.compendium).flatMap(({ effect }) =>
    effect.kind === "spell-healing" ? [effect] : [],
  );
};

/** The level that a spell is cast at. */
const levelOf = ({ frame: { by } }: Settling): number => by.castLevel ?? by.spellLevel ?? 0;

/** The hit points that a spell gives back, with what its caster adds ("Cleric, Disciple of Life"; "Supreme Healing"). */
export function bySpell(turn: Settling, dice: string, temporary: true | undefined): Points {
  const found = temporary ? [] : bearing(turn);
  const level = levelOf(turn);
  const plus =
    level < 1 ? 0 : (found.find((one) => one.plus !== undefined)?.plus ?? -level) + level;
  const roll = splitRoll(dice);
  const all = plus === 0 ? dice : sumOfDice([roll.dice], roll.modifier + plus);
  return found.some(({ highest }) => highest) ? highestOf(all) : { dice: all };
}

/** Who heals others with a spell of a slot is healed as well, once for all of them ("Cleric, Blessed Healer"). */
export function healerAlso(turn: Settling): readonly Frame[] {
  const { frame, outcome } = turn;
  const level = levelOf(turn);
  const others = (frame.outcomes ?? []).filter(({ id, hit }) => hit && id !== frame.id);
  const self = bearing(turn).find((one) => one.self !== undefined)?.self;
  if (self === undefined || level < 1 || others[0]?.id !== outcome.id) return [];
  return [act({ type: "heal", id: frame.id, amount: self + level, source: "Blessed Healer" })];
}
