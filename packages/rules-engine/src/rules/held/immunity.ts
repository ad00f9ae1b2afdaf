import { creatureTypes, type Peril, type Predicate } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { applies, type Circumstances } from "../../effects/predicate.js";
import type { ActionOf } from "../../game/action.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import { gather } from "../../gather/gather.js";
import { typeOf } from "../../sheet/size.js";
import { type Compendium, foldName } from "../../tables/compendium.js";
import { aboutOf } from "../check/about.js";
import { kindsNamed } from "../check/kinds-named.js";
import { feetOf } from "../combat/bodies.js";
import { isSeenBy } from "../combat/scene.js";

type Gain = ActionOf<"gain_condition">;

/** Says no to a condition that a creature is immune to: always, or from whoever or whatever brings it ("Nature's Ward", "Fey Ancestry"). */
export function refuseImmune(
  state: GameState,
  action: Gain,
  compendium: Compendium,
): RuleViolation | undefined {
  const { condition, id, source } = action;
  const creature = creatureIn(state, id);
  const { actives, facts } = gather(creature, compendium);
  const immunities = actives.filter(
    ({ effect }) => effect.kind === "condition-immunity" && effect.condition === condition,
  );
  if (immunities.length === 0) return undefined;
  const around = immunities.some(({ effect }) => asksForAllies(effect.when))
    ? { allyInSight: feetToAlly(state, creature, compendium) }
    : {};
  const moments = bringings(state, action, compendium).map((one) => ({
    ...facts,
    ...around,
    ...one,
  }));
  const met = immunities.filter((active) => moments.some((moment) => applies(active, moment)));
  if (met.length === 0) return undefined;
  const always = met.some((active) => applies(active, facts));
  const from = always || source === undefined ? "" : ` that comes from ${source}`;
  const why = [...new Set(met.map((active) => active.source))].join(", ");
  return {
    code: "CONDITION_IMMUNE",
    message: `${creature.name} is immune to the ${condition} condition${from}: ${why}.`,
  };
}

const asksForAllies = (when: Predicate | undefined): boolean =>
  when !== undefined && "allyInSight" in when;

/** Feet to the nearest ally whom a creature sees; Infinity where it sees none, and nothing without a map (Steadfast). */
function feetToAlly(state: GameState, self: Creature, compendium: Compendium): number | undefined {
  const side = combatantOf(state, self.id)?.side;
  const allies = Object.values(state.combatants ?? {}).flatMap((one) => {
    const other = state.creatures[one.id];
    const isAlly = one.id !== self.id && one.side === side && other?.dead !== true;
    return isAlly && other !== undefined ? [other] : [];
  });
  if (state.battlefield === undefined || side === undefined) return undefined;
  const using = { compendium };
  return Math.min(
    ...allies
      .filter((other) => isSeenBy(state, { self: other, other: self }, using))
      .map((other) => feetOf(state, { self, other }, compendium) ?? Infinity),
    Infinity,
  );
}

/** What is known of who or what brings a condition; where words name several kinds of creatures, of each in turn. */
function bringings(
  { creatures }: GameState,
  { from, source = "", condition }: Gain,
  compendium: Compendium,
): readonly Pick<Circumstances, "against" | "other">[] {
  const bringer = from === undefined ? undefined : creatures[from];
  const against = perilsOf(source, condition, compendium);
  const types =
    bringer === undefined
      ? creatureTypes.filter((type) => kindsNamed(source, compendium).includes(type))
      : [typeOf(bringer.make, compendium)];
  return types.length === 0 ? [{ against }] : types.map((type) => ({ against, other: { type } }));
}

/** Spells that put to sleep; their stat has it in words (Fey Ancestry is against magic alone). */
const sleepSpells: readonly string[] = ["sleep", "eyebite", "imprisonment", "symbol"];

/** The perils that a source is, by its words; sleep is one where magic brings it. */
function perilsOf(
  source: string,
  condition: Gain["condition"],
  compendium: Compendium,
): readonly Peril[] {
  const spell = compendium.spells.find(source)?.id;
  const words = foldName(source).split(" ");
  const isMagic = words.some((word) => ["spell", "magic", "magical", "magically"].includes(word));
  const isSleep =
    condition === "unconscious" &&
    (sleepSpells.some((one) => one === spell) ||
      (isMagic && words.some((word) => sleepSpells.includes(word))));
  const { against = [] } = aboutOf(source, compendium);
  return [
    ...against.filter((peril) => peril !== "sleep"),
    ...(isSleep ? (["sleep", "spells", "magic"] as const) : []),
  ];
}
