import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature, Make } from "../../creature/creature.js";
import type { EventOf } from "../../game/event.js";
import type { UpdateRequest } from "../../game/request.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { isCopy } from "../../sheet/block-of.js";
import { classesTaken } from "../../sheet/classes-taken.js";
import type { Compendium } from "../../tables/compendium.js";
import { makeAbilities } from "./abilities.js";
import { withAncestry } from "./ancestry.js";
import { withBackground } from "./background.js";
import { commonersHp } from "./character.js";
import { withChoices } from "./choices.js";
import { type Change, changed, type Draft, type Mode } from "./draft.js";
import { withFeats } from "./feats.js";
import { addOrSet, newErrors } from "./judge.js";
import { withExpertise, withSkills, withSpells } from "./lists.js";
import { refusal } from "./refusal.js";
import { withSubclass } from "./subclass.js";

/** What of a make was changed, and why it may be: an event for each field. */
export function updatedMake(
  { id, make: before }: Creature,
  request: UpdateRequest,
  using: Using,
): Result<readonly EventOf<"changed">[], RuleViolation> {
  const { compendium } = using;
  const scores = withScores(request, using);
  let draft: Draft = changed(before, [scores.change, ...replacing(request)], compendium);
  for (const change of adding(request)) {
    const { make, errors } = draft;
    const next = addOrSet((mode) => change(mode)(make, compendium), make, compendium);
    draft = { make: next.make, errors: [...errors, ...next.errors] };
  }
  draft = changedFurther(draft, withSpells(request.spells, "set"), using);
  draft = { ...draft, make: withCommonersHp(draft.make, before, compendium) };
  if (draft.make === before && draft.errors.length === 0) return ok([]);
  const refused = refusal(newErrors(draft, before, compendium));
  return refused === undefined
    ? ok(eventsOf(id, [before, draft.make], scores.notes))
    : err(refused);
}

/** Parts that take the place of what is there. */
const replacing = (request: UpdateRequest): readonly Change[] => [
  withAncestry(request),
  withBackground(request.background),
  withFeats(request.feats, "set"),
  withSubclass(request.subclass),
  (make) => ({
    make: request.alignment === undefined ? make : { ...make, alignment: request.alignment },
    errors: [],
  }),
];

/** Parts that are added as long as there is room. */
const adding = (request: UpdateRequest): readonly ((mode: Mode) => Change)[] => [
  (mode) => withSkills(request.skills, mode),
  (mode) => withChoices(request.choices, mode),
  (mode) => withExpertise(request.expertise, mode),
];

/** Who has no class has the Constitution modifier in what no level gives. */
function withCommonersHp(make: Make, before: Make, compendium: Compendium): Make {
  const isCommoner = make.levels.length === 0 && !isCopy(make);
  if (make === before || !isCommoner) return make;
  const gained = commonersHp(make, compendium) - commonersHp(before, compendium);
  return gained === 0 ? make : { ...make, extraHp: Math.max(1, make.extraHp + gained) };
}

function changedFurther({ make, errors }: Draft, change: Change, { compendium }: Using): Draft {
  const next = change(make, compendium);
  return { make: next.make, errors: [...errors, ...next.errors] };
}

/** New scores in place of those that are named, or all of them by a method. */
function withScores({ abilities, abilityMethod }: UpdateRequest, using: Using) {
  const notes: string[] = [];
  const change: Change = (make, compendium) => {
    if (abilities === undefined && abilityMethod === undefined) return { make, errors: [] };
    const {
      made,
      errors,
      notes: said,
    } = makeAbilities(
      {
        ...(abilities && { abilities: { ...make.abilities, ...abilities } }),
        ...(abilityMethod && { abilityMethod }),
        classes: classesTaken(make, compendium).map((taken) => taken.class),
      },
      using,
    );
    notes.push(...said);
    const { abilityMethod: _, ...rest } = make;
    return { make: { ...rest, ...made }, errors };
  };
  return { change, notes };
}

/** The request's names for the fields of a make, and the sections that allow to change them. */
const fields = {
  race: { field: "race", rule: "Races" },
  subrace: { field: "subrace", rule: "Races" },
  background: { field: "background", rule: "Backgrounds" },
  abilities: { field: "abilities", rule: "Using Ability Scores" },
  abilityMethod: { field: "abilityMethod", rule: "Using Ability Scores" },
  subclasses: { field: "subclass", rule: "Classes" },
  feats: { field: "feats", rule: "Feats" },
  increases: { field: "choices.abilityIncreases", rule: "Ability Score Improvement" },
  raceIncreases: { field: "choices.raceIncreases", rule: "Races" },
  skills: { field: "skills", rule: "Using Ability Scores, Ability Checks, Skills" },
  expertise: { field: "expertise", rule: "Expertise" },
  tools: { field: "choices.tools", rule: "Equipment, Tools" },
  languages: { field: "choices.languages", rule: "Languages" },
  spells: { field: "spells", rule: "Spellcasting" },
  options: { field: "choices", rule: "Classes" },
  words: { field: "choices", rule: "Ranger" },
  alignment: { field: "alignment", rule: "Alignment" },
} as const satisfies Partial<Record<keyof Make, { field: string; rule: string }>>;
type Field = keyof typeof fields;

/** What differs, field by field; what was rolled or dealt stands in the rule of the scores. */
function eventsOf(
  id: string,
  [before, after]: readonly [Make, Make],
  notes: readonly string[],
): readonly EventOf<"changed">[] {
  const events: EventOf<"changed">[] = [];
  const differing = fieldNames.filter((key) => !isSame(before[key], after[key]));
  for (const [i, key] of differing.entries()) {
    const { field, rule } = fields[key];
    const isLast = i === differing.length - 1;
    const reached = differing.slice(0, i + 1);
    const make = isLast ? after : mixed(before, after, reached);
    events.push({
      type: "changed",
      id,
      rule: key === "abilities" && notes.length > 0 ? notes.join(" ") : rule,
      field,
      from: before[key] ?? null,
      to: after[key] ?? null,
      set: { make },
    });
  }
  return events;
}

const fieldNames = Object.keys(fields).filter((key): key is Field => Object.hasOwn(fields, key));

/** What is equal as JSON. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The old make with some fields of the new one. */
const mixed = (before: Make, after: Make, keys: readonly Field[]): Make => ({
  ...before,
  ...Object.fromEntries(keys.flatMap((key) => (key in after ? [[key, after[key]]] : []))),
});
