import { err, ok } from "@tabletop-mcp/dice-core";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { Event } from "../../game/event.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { SynthesizeAction } from "../../game/synthesize-action.js";
import type { Using } from "../../game/using.js";
import type { SpellCastWith } from "../../sheet/casting/cast-with.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { rolledCheck } from "../combat/rolled-check.js";
import { act } from "../steps/settling.js";
import { castNow } from "./cast.js";
import { type Casting, ownWay, withNumbers } from "./casting.js";
import { refuseDevised, rule, severityAt, spellFrom } from "./devise.js";
import { paymentFor } from "./payment.js";

export type Synthesis = "mastered" | "success" | "failure" | "mishap";

/** DC 10 and twice the level; less near a ley line, and for materials worth 100 gp and more. */
export const synthesisDc = ({
  spell,
  nearLeyLine,
  materialValue = 0,
}: Pick<SynthesizeAction, "spell" | "nearLeyLine" | "materialValue">): number =>
  10 + 2 * spell.level - (nearLeyLine ? 2 : 0) - Math.min(3, Math.floor(materialValue / 100));

/** What a check comes to: 5 more than the DC masters it, a natural 1 goes astray, and so does what fails in despair. */
export function synthesisOf(
  { natural, total }: { readonly natural: number | null; readonly total: number | null },
  { dc, desperation }: { readonly dc: number; readonly desperation: boolean },
): Synthesis {
  if (natural === 1) return "mishap";
  if (total !== null && total >= dc) return total >= dc + 5 ? "mastered" : "success";
  return desperation ? "mishap" : "failure";
}

/** Improvises a spell by an Arcana check: its slot and its action are spent whatever comes of it (a house rule). */
export function synthesizeRule(state: GameState, action: SynthesizeAction, using: Using): Decision {
  const { compendium } = using;
  const creature = creatureIn(state, action.id);
  const bearer = bearerOf(creature, compendium);
  const characterLevel = Math.max(1, Math.floor(bearer.changes.now.level));
  const refused = refuseDevised(action.spell, { characterLevel, compendium });
  if (refused !== undefined) return err(refused);
  const spell = compendium.spells.find(spellFrom(action).id) ?? spellFrom(action);
  const casting = castingOf(creature, { action, spell }, using);
  if (!casting.ok) return casting;
  const [first, ...others] = action.manual ?? [];
  const decided = castNow(
    state,
    { action: castOf(action, spell, others), casting: casting.value },
    using,
  );
  if (!decided.ok) return decided;
  const dc = synthesisDc(action);
  const desperation = action.desperation === true;
  const check = rolledCheck(
    creature,
    {
      skill: "arcana",
      dc,
      ...(desperation && { bonus: 2 }),
      ...(first !== undefined && { manual: [first] }),
    },
    using,
  );
  if (!check.ok) return check;
  const rolled = check.value.event({});
  const { natural, total } = rolled.d20;
  const outcome = synthesisOf({ natural, total }, { dc, desperation });
  const success = outcome === "mastered" || outcome === "success";
  const made = { ...rolled, rule, what: `${rolled.what} (${spell.name})`, success };
  const { events, run = [] } = decided.value;
  if (success) return ok({ events: [made, remembered(creature, spell, outcome), ...events], run });
  // The slot and the time are gone; the spell never was.
  const paid = events.filter(({ type }) => type === "turn_spent" || type === "use_spent");
  const { setback } = severityAt(characterLevel);
  const parts = [{ dice: setback, type: "force" } as const];
  const backlash = act({ type: "damage", id: action.id, parts, source: "Mishap" });
  return ok({ events: [...paid, made], run: outcome === "mishap" ? [backlash] : [] });
}

interface Meant {
  readonly action: SynthesizeAction;
  readonly spell: Spell;
}

/** With a slot of its level, by the ability that its caster casts with. */
function castingOf(creature: Creature, { action, spell }: Meant, { compendium }: Using) {
  const bearer = bearerOf(creature, compendium);
  const one: SpellCastWith = {
    ...ownWay(spell, bearer),
    of: "Arcane Synthesis",
    pays: { slot: true },
  };
  const cast = castOf(action, spell, []);
  const payment = paymentFor(creature, { one, action: cast }, compendium);
  if (!payment.ok) return payment;
  return ok<Casting>(withNumbers(one, { payment: payment.value, bearer, action: cast }));
}

const castOf = (
  { id, targets, points, direction, economy }: SynthesizeAction,
  { id: spell }: Spell,
  manual: readonly number[],
): CastAction => ({
  type: "cast",
  id,
  spell,
  ...(targets && { targets }),
  ...(points && { points }),
  ...(direction && { direction }),
  ...(economy && { economy }),
  ...(manual.length > 0 && { manual }),
});

/** What is mastered stays; of the others the last one, as long as it may still run. */
function remembered({ id, make }: Creature, spell: Spell, outcome: Synthesis): Event {
  const kept = (make.devised ?? []).filter(
    (one) => one.mastered === true && one.spell.id !== spell.id,
  );
  const isKnown = (make.devised ?? []).some(
    (one) => one.mastered === true && one.spell.id === spell.id,
  );
  const isMastered = outcome === "mastered" || isKnown;
  const devised = [...kept, { spell, ...(isMastered && { mastered: true as const }) }];
  const named = (all: readonly { readonly spell: Spell }[]) => all.map((one) => one.spell.name);
  return {
    type: "changed",
    id,
    rule,
    field: "devised",
    from: named(make.devised ?? []),
    to: named(devised),
    set: { make: { ...make, devised } },
  };
}
