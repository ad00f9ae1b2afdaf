import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { type SpellCastWith, spellsCastWith } from "../../sheet/casting/cast-with.js";
import { preparedCount } from "../../sheet/casting/spell-room.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { castingClasses } from "../../sheet/slots.js";
import type { Compendium } from "../../tables/compendium.js";
import { spellNamed } from "./casting.js";

/** Which spells are prepared for the day: as many of a class as its level and its ability let ("Preparing and Casting Spells"). */
export function prepareRule(
  state: GameState,
  { id, spells }: ActionOf<"prepare">,
  { compendium }: Using,
): Decision {
  const creature = creatureIn(state, id);
  const known = spellsCastWith(bearerOf(creature, compendium)).filter(({ prepared }) => prepared);
  const chosen: SpellCastWith[] = [];
  for (const name of spells) {
    const found = chosenOf(creature, { name, known }, compendium);
    if (!found.ok) return found;
    if (!chosen.includes(found.value)) chosen.push(found.value);
  }
  const refused = refuseMany(creature, chosen, compendium);
  if (refused !== undefined) return err(refused);
  const prepared = chosen.map(({ spell }) => spell.id);
  const { prepared: from = [] } = creature;
  const rule = "Preparing and Casting Spells";
  const set = { prepared };
  return ok(happens({ type: "changed", id, rule, field: "prepared", from, to: prepared, set }));
}

interface Choosing {
  readonly name: string;
  readonly known: readonly SpellCastWith[];
}

function chosenOf(
  creature: Creature,
  { name, known }: Choosing,
  compendium: Compendium,
): Result<SpellCastWith, RuleViolation> {
  const spell = spellNamed(name, compendium);
  if (!spell.ok) return spell;
  const one = known.find((own) => own.spell === spell.value);
  return one === undefined ? err(notToPrepare(creature, spell.value, known)) : ok(one);
}

const notToPrepare = (
  { name }: Creature,
  spell: Spell,
  known: readonly SpellCastWith[],
): RuleViolation => ({
  code: "CANNOT_PREPARE",
  message: `${name} does not prepare ${spell.name}.`,
  hint: "Name spells of its book or list; cantrips, and what is always prepared, need no choice.",
  legal: known.map((one) => one.spell.name),
});

/** No more of a class than it prepares. */
function refuseMany(
  creature: Creature,
  chosen: readonly SpellCastWith[],
  compendium: Compendium,
): RuleViolation | undefined {
  const { abilities } = bearerOf(creature, compendium);
  for (const caster of castingClasses(creature.make, compendium)) {
    const most = preparedCount(caster, abilities[caster.casting.ability].modifier);
    const count = chosen.filter((one) => one.class === caster.class.id).length;
    if (count > most)
      return {
        code: "TOO_MANY_PREPARED",
        message: `${creature.name} prepares ${most} spells as a ${caster.class.name}, and ${count} are named.`,
        hint: "Name fewer.",
      };
  }
  return undefined;
}
