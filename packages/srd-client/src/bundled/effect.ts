import type { Amount, Duration, Effect, Hindrance, Predicate } from "@tabletop-mcp/srd-data";
import { signed } from "../records/words.js";
import { abilityOrSkill, counted, listed, plain } from "./words.js";

/** An effect in words: "advantage on attack rolls (when within 5 ft.)". */
export function effectWords(effect: Effect): string {
  const words = statOrRoll(effect) ?? defenceOrBan(effect) ?? featureLike(effect);
  return effect.when === undefined ? words : `${words} (when ${predicateWords(effect.when)})`;
}

const rolls: Readonly<Record<string, string>> = {
  attack: "attack rolls",
  check: "ability checks",
  save: "saving throws",
  initiative: "initiative",
  "death-save": "death saving throws",
  damage: "damage rolls",
};

const changes = {
  add: "changes by",
  set: "becomes",
  least: "is at least",
  most: "is at most",
  multiply: "is multiplied by",
} as const;

const multiples: ReadonlyMap<Amount, string> = new Map([
  [0.5, "halved"],
  [2, "doubled"],
]);

function statOrRoll(effect: Effect): string | undefined {
  if (effect.kind === "stat") return statWords(effect);
  return effect.kind === "roll" ? rollWords(effect) : undefined;
}

function statWords({ stat, change, by, formula = [] }: Extract<Effect, { kind: "stat" }>): string {
  const words = plain(stat.replace(/^sense-/, "").replace(/^speed-(.*)$/, "$1 speed"));
  const name = stat.length === 3 ? abilityOrSkill(words) : words;
  const share = change === "multiply" ? multiples.get(by) : undefined;
  if (share !== undefined) return `${name} is ${share}`;
  const modifiers = formula.map((ability) => ` + ${abilityOrSkill(ability)} modifier`).join("");
  const feet = isInFeet(stat) && typeof by === "number" ? " ft." : "";
  return `${name} ${changes[change]} ${amountWords(by, change === "add")}${feet}${modifiers}`;
}

/** Speeds and the reach of senses. */
const isInFeet = (stat: string): boolean => /^(?:speed|sense)/.test(stat);

function rollWords(effect: Extract<Effect, { kind: "roll" }>): string {
  const { mode, outcome, floor, bonus = 0 } = effect;
  const on = `${rolls[effect.on] ?? plain(effect.on)}${effect.by === "foe" ? " against the bearer" : ""}`;
  if (mode !== undefined) return `${mode} on ${on}`;
  if (outcome === "critical") return `hits are critical on ${on}`;
  if (outcome !== undefined) return `${outcome === "fails" ? "fails" : "succeeds on"} ${on}`;
  if (floor !== undefined) return `a d20 below ${floor} counts as it on ${on}`;
  return `${amountWords(bonus, true)} on ${on}`;
}

/** What is not said by its own name. */
const bans: Readonly<Record<string, string>> = {
  "act-and-bonus": "take both an action and a bonus action in a turn",
  "attack-twice": "make more than one attack in a turn",
};

const responses = {
  resistance: "resistance to",
  immunity: "immunity to",
  vulnerability: "vulnerability to",
} as const;

function defenceOrBan(effect: Effect): string | undefined {
  switch (effect.kind) {
    case "damage":
      return `${responses[effect.response]} ${effect.types === "all" ? "all" : listed(effect.types)} damage`;
    case "hidden-from-divination":
      return "no divination aims at it or perceives it";
    case "seems":
      return `magic that tells types takes it for one of type ${effect.type}`;
    case "sealed":
      return "nothing gets to it from outside, nor from it to anybody else";
    case "size":
      return effect.by > 0 ? "one size larger" : "one size smaller";
    case "condition-immunity":
      return `cannot be ${effect.condition}`;
    case "spell-immunity":
      return unaffected(effect);
    case "doubled-against-objects":
      return "its damage to objects and structures is doubled";
    case "implies":
      return `is ${effect.condition}`;
    case "cannot":
      return `cannot ${bans[effect.what] ?? plain(effect.what)}`;
    case "extra-damage":
      return `${amountWords(effect.roll, true)} ${effect.type ?? ""} damage`.replace("  ", " ");
    case "movement-cost":
      return `each foot of ${effect.mode === undefined ? "movement" : plain(effect.mode)} costs ${effect.extra} more`;
    case "regeneration":
      return `regains ${amountWords(effect.amount)} hit point${effect.amount === 1 ? "" : "s"} at the start of its turn${
        effect.stoppedBy === undefined ? "" : `, unless hurt by ${listed(effect.stoppedBy, "or")}`
      }`;
    default:
      return undefined;
  }
}

function unaffected({
  upTo,
  spells = [],
  from,
}: Extract<Effect, { kind: "spell-immunity" }>): string {
  if (upTo === undefined) return `not affected by ${listed(spells.map(plain))}`;
  const outside = from === undefined ? "" : " cast from outside, whatever their slot";
  return `not affected by spells of level ${upTo} and lower${outside}`;
}

const shares = { 0.5: "half the proficiency bonus", 1: "proficiency", 2: "double proficiency" };

function featureLike(effect: Effect): string {
  switch (effect.kind) {
    case "proficiency": {
      const all = effect.in === "all" ? "all" : listed(effect.in.map(abilityOrSkill));
      return `${shares[effect.share]} in ${all} ${effect.on}s`;
    }
    case "aura":
      return `${effect.affects} within ${amountWords(effect.feet)} ft.: ${effect.effects.map(effectWords).join("; ")}`;
    case "attacks":
      return `${amountWords(effect.count)} attacks with one Attack action`;
    case "critical-dice":
      return `${amountWords(effect.extra)} more weapon dice on a critical hit`;
    case "evasion":
      return `${abilityOrSkill(effect.ability)} saves for half damage: none on a success, half on a failure`;
    case "weapon-ability":
      return `may use ${abilityOrSkill(effect.ability)} for attack and damage`;
    case "denies": {
      const rolls = `${effect.by === "self" ? "its" : "others'"} ${plain(effect.on)} rolls`;
      if (effect.what === "critical") return "critical hits against it are normal hits";
      return effect.what === "advantage"
        ? `${rolls} against it never have advantage`
        : `no disadvantage on ${rolls} for an unseen target`;
    }
    case "duplicates":
      return `${effect.count} images (AC 10 + Dexterity modifier): with three left a d20 of 6, with two 8, with one 11 or more sends an attack at one of them, which a hit destroys`;
    case "last-stand":
      return standWords(effect);
    case "extra-action":
      return `one more action each turn, to ${listed(effect.for.map(plain), "or")} (one attack)`;
    case "ward":
      return `who attacks it makes a ${abilityOrSkill(effect.save)} save first`;
    case "acts-surprised":
      return `acts though surprised once ${plain(effect.during)} begins`;
    case "second-turn":
      return "two turns in the first round";
    case "unhindered":
      return hindrances[effect.by];
    case "spell-healing":
      return "its spells heal more";
    case "outlasts-idleness":
      return `${plain(effect.during)} goes on without fighting`;
    case "offhand-ability":
      return "adds the ability modifier to the damage of the off hand";
    case "reroll":
      return `may reroll ${listed(effect.faces.map(String), "or")} on ${rolls[effect.on] ?? plain(effect.on)}`;
    default:
      return sayings[effect.kind] ?? plain(effect.kind);
  }
}

/** "at 0 hit points it has 1 instead, on a Constitution save of DC 5 + the damage". */
function standWords(effect: Extract<Effect, { kind: "last-stand" }>): string {
  const { use, dc, grows, atMost, unless = [], despite } = effect;
  const more = { damage: " + the damage", use: " + 5 for each use" };
  return [
    `at 0 hit points it has 1 instead${dc === undefined ? (use === undefined ? "" : ", once") : ""}`,
    dc === undefined
      ? ""
      : `, on a Constitution save of DC ${dc}${grows === undefined ? "" : more[grows]}`,
    atMost === undefined ? "" : `, if the damage was ${atMost} or less`,
    unless.length === 0 ? "" : `, unless it was ${listed(unless, "or")}`,
    despite === "death" ? ", and what would kill it without damage does not, once" : "",
  ].join("");
}

const hindrances: Readonly<Record<Hindrance, string>> = {
  climbing: "climbing costs no extra movement",
  swimming: "swimming costs no extra movement",
  "difficult-terrain": "difficult terrain costs no extra movement",
  magic: "magic does not lower its speed",
  water: "attacks under water without penalty",
  bonds: "slips out of grapples and nonmagical bonds for 5 ft. of movement",
};

/** What there is nothing to say of but what it is. */
const sayings: Readonly<Partial<Record<Effect["kind"], string>>> = {
  antimagic:
    "no spell affects it, what spells have laid on it rests, and magic items are plain ones",
  elsewhere: "is out of this world, and then back where it left, or on the nearest free place",
  "halved-damage": "deals half damage",
  "highest-healing": "healing dice show their highest for it",
  "sees-invisible": "sees the invisible",
  "shared-damage": "whoever brought this takes as much damage as it does",
  "transferred-damage": "whoever brought this, where near, takes half of its damage in its place",
};

/** A number, dice, or what of the sheet it is taken from. */
export function amountWords(amount: Amount, asBonus = false): string {
  if (typeof amount === "number") return asBonus ? signed(amount) : `${amount}`;
  if (typeof amount === "string") return asBonus && /^\d/.test(amount) ? `+${amount}` : amount;
  if ("number" in amount) return `its ${plain(amount.number)}`;
  if (amount.of === "walking-speed") return "its walking speed";
  const of = amount.of in rolls ? plain(amount.of) : abilityOrSkill(amount.of).toLowerCase();
  const level = amount.of === "level" || amount.of === "class-level" ? of : `${of} modifier`;
  const known = amount.of === "proficiency" ? "proficiency bonus" : level;
  return amount.times === undefined ? known : `${amount.times} × ${known}`;
}

/** Words of predicates that are one field; what is not here is said by the field's name. */
const phrases: Readonly<Record<string, (value: string) => string>> = {
  within: (feet) => `within ${feet} ft.`,
  attack: (kind) => `with ${kind} attacks`,
  ability: (abilities) => `using ${abilities}`,
  skill: (skills) => `using ${skills}`,
  relies: (sense) => `relying on ${sense}`,
  armor: (armor) => (armor === "none" ? "without armor" : `wearing ${armor} armor`),
  weapon: (kind) => `with a ${kind} weapon`,
  rolled: (mode) => `with ${mode}`,
  movedAtMost: (share) => `after moving at most ${share} of its speed this turn`,
  natural: (face) => (face === "20" ? "the d20 shows 20" : `the d20 shows ${face} or more`),
  bound: (feature) => `with the weapon of its ${feature}`,
  immune: (type) => `the other is immune to ${type}`,
  legendary: () => "the other is legendary",
  action: (name) => `with ${name}`,
  moved: (feet) => `after ${feet} ft. or more straight to the target in that turn`,
  hurt: () => "the other lacks hit points",
  grapples: () => "the other is grappled by it",
  moving: (way) => `on its way (${way})`,
  has: (condition) => condition,
  other: (who) => `against ${who === "source" || who === "target" ? `its ${who}` : who}`,
  sees: (who) => `seeing ${who === "other" ? "the other" : "its source"}`,
  unseen: (who) => (who === "self" ? "unseen" : "the other is unseen"),
  against: (peril) => `against ${peril}`,
  light: (lights) => `in ${lights}`,
  hitPointsAtMost: (share) => `at ${share} of its hit points or less`,
  during: (feature) => `during ${feature}`,
  in: (what) => `in ${what}`,
  terrain: (what) => `in ${what} terrain`,
  allyInSight: (feet) => `seeing an ally within ${feet} ft.`,
};

/** Predicates that hold or do not. */
const states: Readonly<Record<string, string>> = {
  sunlight: "in sunlight",
  felled: "after its melee attack has brought somebody to 0 hit points in this turn of its own",
  critical: "a critical hit",
  opportunity: "an opportunity attack",
  shield: "with a shield",
  allyBesideTarget: "with an ally beside the target",
};

/** When something holds, in words. */
export function predicateWords(predicate: Predicate): string {
  if ("not" in predicate) return `not ${predicateWords(predicate.not)}`;
  if ("all" in predicate) return listed(predicate.all.map(partWords));
  if ("any" in predicate) return listed(predicate.any.map(partWords), "or");
  if ("size" in predicate) {
    const { least, most } = predicate.size;
    return most === undefined ? `at least ${least}` : `at most ${most}`;
  }
  const [[field, value] = ["", ""]] = Object.entries(predicate).filter(([key]) => key !== "who");
  if (typeof value === "boolean") return `${value ? "" : "not "}${states[field] ?? plain(field)}`;
  const words = listed([value].flat().map(wordOf), "or");
  const whose = "who" in predicate && predicate.who === "other" ? "the other is " : "";
  return `${whose}${phrases[field]?.(words) ?? `${plain(field)} ${words}`}`;
}

/** In a list what is a list itself stands in parentheses: "(a or b) and c". */
const partWords = (part: Predicate): string =>
  "all" in part || "any" in part ? `(${predicateWords(part)})` : predicateWords(part);

const wordOf = (value: unknown): string =>
  typeof value === "string" ? abilityOrPlain(value) : String(value);

const abilityOrPlain = (id: string): string => {
  const words = abilityOrSkill(id);
  return id.length === 3 ? words : plain(id);
};

/** How long, as an ending: "for 1 minute"; "" where it needs no word. */
export function durationWords(duration: Duration): string {
  switch (duration.kind) {
    case "instantaneous":
    case "special":
      return "";
    case "time":
      return ` for ${counted(duration.amount, duration.unit)}`;
    case "turn":
      return duration.of === "current"
        ? " until the turn ends"
        : ` until the ${duration.edge} of ${duration.of === "source" ? "the next turn of whoever caused this" : "the target's next turn"}`;
    case "with":
      return ` as long as ${plain(duration.during)} lasts`;
    case "source":
      return " while it lasts";
    case "inside":
      return " while inside";
    case "until":
      return ` until ${plain(duration.what)}`;
  }
}
