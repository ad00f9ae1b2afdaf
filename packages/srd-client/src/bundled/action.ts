import type {
  Action,
  Creature,
  CreatureSpell,
  CreatureSpellcasting,
  Heads,
  Strike,
  Trait,
} from "@tabletop-mcp/srd-data/creatures";
import type { NamedText } from "../records/types.js";
import { ordinal, signed } from "../records/words.js";
import { effectWords } from "./effect.js";
import { stepsWords } from "./step.js";
import { abilityTitle, listed, plain, sentences, timesWords, titled } from "./words.js";

/** An action as a stat block names it, its steps in words. */
export const actionText = (action: Action): NamedText => ({
  name: limitedName(action),
  description: sentences(
    action.multiattack && multiattackWords(action.multiattack),
    stepsWords(action.steps),
    ...(action.notes ?? []),
  ),
});

/** A trait likewise, with its effects. */
export const traitText = (trait: Trait): NamedText => ({
  name: limitedName(trait),
  description: sentences(
    (trait.effects ?? []).map(effectWords).join("; "),
    stepsWords(trait.steps ?? []),
    trait.transfers &&
      `it takes half of any damage, rounded down; ${trait.transfers === "grappled" ? "whom it grapples" : "whom it sits on"} takes the rest`,
    trait.heads && headsWords(trait.heads),
    trait.reactions && reactionWords[trait.reactions],
    ...(trait.notes ?? []),
  ),
});

const headsWords = ({ count, diesAt, grows, heals, unless }: Heads): string =>
  `${count} heads at first, and it dies with the last: a turn that deals it ${diesAt} damage or more kills one; as its own turn ends ${grows} grow for each that died since the last one, with ${heals} hit points each, unless ${unless} has hurt it since`;

const reactionWords = {
  "each-turn": "one reaction in every turn of a fight",
  "each-head": "for each head beyond the first a further reaction, for opportunity attacks alone",
} as const;

type Limited = Pick<Action, "name" | "recharge" | "limit" | "cost" | "form">;

/** "Fire Breath (Recharge 5-6)". */
function limitedName({ name, recharge, limit, cost = 1, form }: Limited): string {
  const limits = [
    recharge === undefined ? "" : rechargeWords(recharge),
    limit === undefined ? "" : `${timesWords(limit.times)}/${titled(limit.per)}`,
    form === undefined ? "" : `${listed(form.map(titled), "or")} Form Only`,
    cost > 1 ? `Costs ${cost} Actions` : "",
  ].filter((words) => words !== "");
  return limits.length === 0 ? name : `${name} (${limits.join(", ")})`;
}

function rechargeWords(recharge: NonNullable<Action["recharge"]>): string {
  if (recharge === "short-rest") return "Recharges after a Short or Long Rest";
  return recharge === 6 ? "Recharge 6" : `Recharge ${recharge}-6`;
}

const multiattackWords = (combinations: readonly (readonly Strike[])[]): string =>
  listed(
    combinations.map((strikes) => listed(strikes.map(strikeWords))),
    "or",
  );

const strikeWords = ({ action, count, or = [] }: Strike): string =>
  `${count} × ${listed([action, ...or], "or")}`;

const spellcastingNames: Readonly<Record<CreatureSpellcasting["kind"], string>> = {
  slots: "Spellcasting",
  innate: "Innate Spellcasting",
  shared: "Shared Spellcasting",
};

/** Which spells it casts, and how often. */
export function spellcastingText(casting: Creature["spellcasting"][number]): NamedText {
  const numbers = [
    casting.level === undefined ? "" : `${ordinal(casting.level)}-level caster`,
    abilityTitle(casting.ability),
    casting.dc === undefined ? "" : `spell save DC ${casting.dc}`,
    casting.attack === undefined ? "" : `${signed(casting.attack)} to hit with spell attacks`,
  ].filter((words) => words !== "");
  const slots = (casting.slots ?? []).map((count, index) => `${ordinal(index + 1)}: ${count}`);
  return {
    name: spellcastingNames[casting.kind],
    description: sentences(
      numbers.join(", "),
      casting.class && `${plain(casting.class)} spells`,
      casting.without && `without ${listed(casting.without)} components`,
      slots.length > 0 && `slots by level, ${slots.join(", ")}`,
      casting.pact && `${casting.pact.slots} slots of ${ordinal(casting.pact.level)} level`,
      ...spellLists(casting.spells),
      ...(casting.notes ?? []),
    ),
  };
}

/** Spells by how often they are cast. */
function spellLists(spells: readonly CreatureSpell[]): readonly string[] {
  const uses = new Set(spells.map(useWords));
  return [...uses].map((use) => {
    const list = spells.filter((spell) => useWords(spell) === use);
    return `${use}: ${list.map(spellWords).join(", ")}`;
  });
}

function useWords({ use }: CreatureSpell): string {
  if (typeof use !== "string") return `${use.perDay}/day each`;
  return use === "slots" ? "with slots" : plain(use);
}

const spellWords = ({ spell, level, selfOnly, note }: CreatureSpell): string => {
  const notes = [
    level === undefined ? "" : `at ${ordinal(level)} level`,
    selfOnly ? "self only" : "",
    note ?? "",
  ].filter((words) => words !== "");
  return notes.length === 0 ? plain(spell) : `${plain(spell)} (${notes.join("; ")})`;
};
