import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Event } from "../../game/event.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { told } from "../steps/told.js";
import type { Aiming } from "./aim.js";

/** Spells that hold another one until something sets it off, which the table tells: of what level that is at most. */
const mostHeld: Readonly<Record<string, (castLevel: number) => number>> = {
  contingency: () => 5,
  "glyph-of-warding": (castLevel) => castLevel,
};

/** Whether a spell holds another one that its caster names. */
export const holdsSpell = ({ id }: Pick<Spell, "id">): boolean => Object.hasOwn(mostHeld, id);

type Holding = Pick<Aiming, "spell" | "by" | "action">;

/** Says no to a spell to be held that there is not, or that is of too high a level. */
export function refuseHeldSpell(
  { spell, by, action }: Holding,
  { spells }: Compendium,
): RuleViolation | undefined {
  const said = action.choices?.spell;
  const most = mostHeld[spell.id]?.(by.castLevel ?? spell.level);
  if (said === undefined || most === undefined) return undefined;
  const found = spells.find(said.spell);
  if (found !== undefined && Math.max(found.level, said.slotLevel ?? 0) <= most) return undefined;
  return {
    code: "NO_SUCH_CHOICE",
    message:
      found === undefined
        ? `There is no spell "${said.spell}".`
        : `${spell.name} holds a spell of level ${most} at most here.`,
    hint: "Name a spell that it holds.",
  };
}

/** What it holds, in words. */
export function spellHeld(
  { spell, by, action }: Holding,
  { spells }: Compendium,
): readonly Event[] {
  const { count, condition, text, spell: within } = action.choices ?? {};
  const name = holdsSpell(spell) && spells.find(within?.spell ?? "")?.name;
  if (!name) return [];
  const when = [
    ...(count === undefined ? [] : [`at ${count} hit points or fewer`]),
    ...(condition === undefined ? [] : [`once ${condition}`]),
    ...(text === undefined ? [] : [text]),
  ].join(", or ");
  return [told({ id: action.id, by }, `It holds ${name}${when === "" ? "" : `: ${when}`}.`)];
}
