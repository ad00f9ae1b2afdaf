import type { Compendium } from "@tabletop-mcp/rules-engine";
import type { ConditionId, Effect, Predicate } from "@tabletop-mcp/srd-data";

type Conditions = Compendium["conditions"];

/** A condition that has come, of exhaustion with its levels, and who or what brought it. */
interface Come {
  readonly condition: ConditionId;
  readonly source?: string;
  /** Of exhaustion: the first level that is new, and the last. */
  readonly levels?: readonly [from: number, to: number];
}

/** What a condition does now, from its facts, in a few words: "no attack on Bo; speed 0". */
export function conditionWords(come: Come, conditions: Conditions): string {
  const source = come.source ?? "whoever brought it";
  return said(effectsOf(come, conditions), source).join("; ");
}

/** Whether what it does depends on whether its bearer sees who brought it. */
export const asksWhomItSees = (come: Come, conditions: Conditions): boolean =>
  effectsOf(come, conditions).some(
    (effect) => effect.kind === "roll" && effect.when !== undefined && "sees" in effect.when,
  );

/** Its effects, with those of the conditions that come with it. */
function effectsOf({ condition, levels }: Come, conditions: Conditions): readonly Effect[] {
  const facts = conditions.find(condition);
  const [from, to] = levels ?? [1, 0];
  const all = [...(facts?.effects ?? []), ...(facts?.levels ?? []).slice(from - 1, to).flat()];
  return all.flatMap((effect) =>
    effect.kind === "implies" ? effectsOf(effect, conditions) : [effect],
  );
}

/** Each kind once: what cannot be done, then what rolls do, then the rest. */
function said(effects: readonly Effect[], source: string): readonly string[] {
  const cannots = effects.flatMap((effect) => (effect.kind === "cannot" ? [effect.what] : []));
  const verbs = cannots.flatMap((what) => verbOf[what] ?? []);
  const others = effects.flatMap(otherWords);
  return [
    ...cannots.flatMap((what) => phraseOf[what]?.(source) ?? []),
    ...(verbs.length === 0 ? [] : [`cannot ${listed(verbs, "or")}`]),
    ...rollWords(effects, source),
    ...new Set(others),
  ];
}

type Barred = Extract<Effect, { readonly kind: "cannot" }>["what"];

const phraseOf: Readonly<Partial<Record<Barred, (source: string) => string>>> = {
  act: () => "no actions",
  react: () => "no reactions",
  "attack-source": (source) => `no attack on ${source}`,
  "approach-source": (source) => `no step nearer to ${source}`,
};

const verbOf: Readonly<Partial<Record<Barred, string>>> = {
  move: "move",
  speak: "speak",
  see: "see",
  hear: "hear",
  concentrate: "concentrate",
  heal: "regain hit points",
  cast: "cast spells",
};

type Roll = Extract<Effect, { readonly kind: "roll" }>;

const rollNames = {
  attack: "attacks",
  check: "checks",
  save: "saves",
  initiative: "initiative",
  "death-save": "death saves",
  damage: "damage",
} as const;

/** Rolls that go alike, in one: "disadvantage on attacks and checks". */
function rollWords(effects: readonly Effect[], source: string): readonly string[] {
  const alike = new Map<string, { readonly roll: Roll; readonly names: string[] }>();
  for (const effect of effects) {
    if (effect.kind !== "roll") continue;
    const { on: _on, ...way } = effect;
    const key = JSON.stringify(way);
    const group = alike.get(key) ?? { roll: effect, names: [] };
    group.names.push(nameOf(effect));
    alike.set(key, group);
  }
  return [...alike.values()].map(({ roll, names }) => rollText(roll, listed(names), source));
}

/** "Strength and Dexterity saves", "checks of persuasion". */
function nameOf({ on, when }: Roll): string {
  const { abilities = [], skills = [] } = narrowing(when);
  const of = skills.length === 0 ? "" : ` of ${listed(skills.map(plain))}`;
  return `${abilities.length === 0 ? "" : `${listed(abilities.map((one) => one.toUpperCase()))} `}${rollNames[on]}${of}`;
}

function narrowing(when: Predicate | undefined): {
  readonly abilities?: readonly string[];
  readonly skills?: readonly string[];
} {
  if (when === undefined) return {};
  if ("ability" in when) return { abilities: when.ability };
  if ("skill" in when) return { skills: when.skill };
  return "all" in when ? Object.assign({}, ...when.all.map(narrowing)) : {};
}

function rollText({ by, mode, outcome, when }: Roll, names: string, source: string): string {
  const where = whereText(when, by, source);
  if (outcome === "critical") return `hits on it${where} are critical`;
  if (outcome !== undefined) return `${outcome} ${names}${where}`;
  return by === "self" ? `${mode} on ${names}${where}` : `${names} on it${where} have ${mode}`;
}

/** Only then: " while it sees Bo", " from within 5 ft". */
function whereText(when: Predicate | undefined, by: Roll["by"], source: string): string {
  if (when === undefined) return "";
  if ("within" in when) return ` from within ${when.within} ft`;
  if ("not" in when) return "within" in when.not ? ` from beyond ${when.not.within} ft` : "";
  if ("relies" in when) return ` that need ${when.relies}`;
  if ("sees" in when) return ` while it sees ${source}`;
  if ("unseen" in when) return unseenText(when.unseen, by);
  if ("other" in when) return ` by ${source}`;
  return "all" in when ? when.all.map((one) => whereText(one, by, source)).join("") : "";
}

function unseenText(unseen: "self" | "other", by: Roll["by"]): string {
  const who = unseen === "self" ? "who does not see it" : "whom it does not see";
  return ` ${by === "self" ? "on" : "by"} ${who}`;
}

function otherWords(effect: Effect): readonly string[] {
  switch (effect.kind) {
    case "stat":
      return statWords(effect);
    case "damage": {
      const types = effect.types === "all" ? "all" : listed(effect.types);
      return [`${effect.response} to ${types} damage`];
    }
    case "condition-immunity":
      return [`immune to being ${effect.condition}`];
    default: {
      const words = plainWords[effect.kind];
      return words === undefined ? [] : [words];
    }
  }
}

type StatChange = Extract<Effect, { readonly kind: "stat" }>;

function statWords({ stat, change, by }: StatChange): readonly string[] {
  if (typeof by === "object") return [];
  return [change === "multiply" && by === 0.5 ? `${plain(stat)} halved` : `${plain(stat)} ${by}`];
}

const plainWords: Readonly<Partial<Record<Effect["kind"], string>>> = {
  "disease-immunity": "immune to disease",
  "drops-what-it-holds": "drops what it holds",
  "falls-prone": "falls prone",
  "hidden-from-sight": "cannot be seen",
  "only-crawls": "only crawls",
  "falls-gently": "takes no damage from a fall",
  "held-aloft": "floats where it is",
  "turned-to-stone": "turned to stone with what it carries",
};

const plain = (word: string): string => word.replaceAll(/[-_]/g, " ");

/** "a", "a and b", "a, b and c". */
const listed = (all: readonly string[], last = "and"): string =>
  all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}`;
