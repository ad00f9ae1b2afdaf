import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Cast } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { spellNamed } from "./casting.js";

/** The cast of a spell that somebody keeps running; of several the one whose id is given. */
export function runningCast(
  creature: Creature,
  { spell: name, cast: id }: Pick<CastAction, "spell" | "cast">,
  compendium: Compendium,
): Result<Cast, RuleViolation> {
  const spell = spellNamed(name, compendium);
  if (!spell.ok) return spell;
  const all = creature.casts.filter((one) => one.spell === spell.value.name);
  const found = id === undefined ? all : all.filter((one) => one.id === id);
  const [only] = found;
  if (only !== undefined && found.length === 1) return ok(only);
  const legal = (all.length > 0 ? all : creature.casts).map((one) => `${one.id} (${one.spell})`);
  return err({
    code: found.length > 1 ? "SPELL_AMBIGUOUS" : "NOT_RUNNING",
    message:
      found.length > 1
        ? `${creature.name} keeps ${spell.value.name} running more than once.`
        : `${creature.name} keeps no ${spell.value.name} running.`,
    hint: "Name the cast by its id.",
    legal,
  });
}
