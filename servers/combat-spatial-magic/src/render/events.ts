import {
  type Compendium,
  type ConditionHeld,
  type DamageDealt,
  type Event,
  type EventOf,
  type EventType,
  type Lasting,
  type Now,
  secondsLeft,
  spokenName,
  subjectOf,
  thingsSection,
  unknownSource,
} from "@tabletop-mcp/rules-engine";
import { attackText, saveName, weaponOf } from "./attack-text.js";
import { changeWords } from "./change-words.js";
import { asksWhomItSees, conditionWords } from "./condition-words.js";
import { fightSayings } from "./fight-events.js";
import { inARow, withoutEchoes } from "./in-a-row.js";
import { magicSayings } from "./magic-events.js";
import { oneLine } from "./one-line.js";
import { inOneWay } from "./one-way.js";
import { against, d20Text } from "./roll.js";
import { counted, durationText, leftText } from "./time.js";
import { spentText, useName } from "./use-name.js";

export { clipped } from "./clipped.js";

/** The name of a creature, by id. */
export type NameOf = (id: string) => string;

/** What words for events need: the names of whom they concern, and the moment to which they have led. */
export interface Telling extends Now {
  readonly nameOf: NameOf;
  readonly compendium: Compendium;
  /** In a fight it is known who sees whom. */
  readonly inFight?: boolean;
  /** Conditions by their names alone: what they do, the rolls say on which it bears. */
  readonly named?: true;
  /** The weapon of the attack that the words before tell of. */
  readonly weapon?: string | undefined;
}

/** What happened in words, in order; what follows by itself is said, too. What an attack does is told without naming its weapon again. */
export function narrate(events: readonly Event[], telling: Telling, say = said): string {
  let weapon: string | undefined;
  const lines = inARow(withoutEchoes(inOneWay(events))).map(({ event, also }) => {
    if (event.type === "rolled" && event.purpose === "attack") weapon = weaponOf(event);
    const whole = { ...telling, weapon };
    return oneLine(also.length > 0 ? ofSeveral(event, also, whole) : say(event, whole));
  });
  return lines.filter((line) => line !== "").join(" ");
}

/** "Ada, Bo have Bless, 10 rounds." */
function ofSeveral(event: Event, also: readonly string[], telling: Telling): string {
  const who = [subjectOf(event) ?? "", ...also].map(telling.nameOf).join(", ");
  if (event.type === "effect_lost")
    return `${who} lose ${spokenName(event.name)} (${event.because}).`;
  if (event.type === "condition_lost")
    return `${who} are not ${event.condition} any more (${event.because}).`;
  if (event.type !== "effect_gained") return "";
  return `${who} have ${spokenName(event.held.name)}${leftOf(event.held.lasting, telling)}.`;
}

/** Why a spell ends that lasts no time: nobody has to be told. */
export const atOnce = "it is over at once";

type Saying<Type extends EventType> = (
  event: EventOf<Type>,
  who: string,
  telling: Telling,
) => string;
type Sayings = { readonly [Type in EventType]: Saying<Type> };

const dice = (rolls: readonly number[], how: string): string =>
  rolls.length === 0 ? "" : ` (${how}: ${rolls.join(", ")})`;

/** "STR +2". */
const raised = (scores: Readonly<Partial<Record<string, number>>>): readonly string[] =>
  Object.entries(scores).map(([ability, by]) => `${ability.toUpperCase()} +${by}`);

const diceOf = (rolled: EventOf<"effect_gained">["rolled"] = []): string =>
  rolled.map(({ rolls, dice: how }) => dice(rolls, how)).join("");

const sayings: Sayings = {
  ...fightSayings,
  ...magicSayings,
  created: ({ notes }, who) => [`${who} is made.`, ...notes].join(" "),
  deleted: (_, who) => `${who} is deleted.`,
  changed: (event, who, { compendium }) =>
    `${who}: ${event.field} ${changeWords(event, compendium)}.`,
  leveled_up: ({ class: name, level, hpGained, rolls, features, increases = [] }, who) =>
    `${who} is ${name} ${level}: ${[`+${hpGained} HP${dice(rolls, "rolled")}`, ...increases.flatMap(raised), ...features].join(", ")}.`,
  damage_taken: ({ damage, dealt, absorbedByTemp, hp, source }, who, { weapon }) =>
    `${who} takes ${dealt}${source === undefined || source === weapon ? "" : ` from ${source}`} (${damage.map((part) => dealtText(part, source)).join("; ")})${absorbedByTemp > 0 ? `, ${absorbedByTemp} of it temporary hit points` : ""}: ${hp} HP left.`,
  healed: ({ amount, rolls, dice: how, hp }, who) =>
    `${who} regains ${amount === 0 ? "nothing" : amount}${dice(rolls, how)}: ${hp} HP.`,
  temporary_hp: ({ from, to, rolls, dice: how }, who) =>
    to === 0
      ? `${who} loses its temporary hit points.`
      : to === from
        ? `${who} keeps ${from} temporary hit points: they do not add up.`
        : `${who} has ${to} temporary hit points${dice(rolls, how)}.`,
  hp_set: ({ from, to }, who) => `${who}: HP ${from} → ${to}.`,
  fell: ({ rule }, who) =>
    rule === "Knocking a Creature Out"
      ? `${who} is knocked out: unconscious and stable.`
      : `${who} falls to 0 hit points.`,
  fall_resisted: ({ trait, averted }, who) =>
    `${who} ${averted ? "keeps 1 hit point" : "is not kept up"}: ${trait}.`,
  rolled: (event, who, { nameOf, weapon }) =>
    event.purpose === "attack"
      ? attackText(event, who, nameOf)
      : `${who}'s ${saveName(event.what, weapon)}: ${d20Text(event.d20)}${against(event.dc, event.success)}.`,
  // What becomes of a thing is told with the map, which has it no more.
  died: ({ cause, rule }, who) => (rule === thingsSection ? "" : `${who} dies: ${cause}.`),
  form_taken: ({ form, hp }, who) => `${who} has the form of ${form} now, with ${hp} HP.`,
  form_ended: ({ form, hp, because }, who) =>
    `${who} is no ${form} any more (${because}), and has ${hp} HP.`,
  revived: ({ hp }, who) => `${who} is awake again with ${hp} HP.`,
  stabilized: ({ rolled }, who) =>
    rolled === undefined
      ? `${who} is stable.`
      : `${who} wakes after ${durationText(rolled.rolled * 3600)}${dice(rolled.rolls, rolled.dice)}.`,
  death_save: ({ outcome, deathSaves }, who) =>
    `${who}'s death saves: ${outcome} (${counted(deathSaves.successes, "success", "successes")}, ${counted(deathSaves.failures, "failure")}).`,
  death_save_failed: ({ count, deathSaves }, who) =>
    `${who} fails ${count} death save${count === 1 ? "" : "s"} (${deathSaves.failures} in all).`,
  condition_gained: ({ held, others = 0 }, who, telling) => {
    const { condition, level, source } = held;
    const come = level === undefined ? `is ${condition}` : `has ${condition} ${others + level}`;
    const isSaid = source === unknownSource || source === telling.weapon;
    return `${who} ${come}${isSaid ? "" : ` (${source})`}.${nowDoes(level === undefined ? held : { ...held, level: others + level }, others, telling)}`;
  },
  condition_changed: ({ held, from, others = 0 }, who, telling) => {
    const { condition, level = 1 } = held;
    const before = others + (from.level ?? 1);
    return level === (from.level ?? 1)
      ? `${who} stays ${condition}${leftOf(held.lasting, telling)}.`
      : `${who}: ${condition} ${before} → ${others + level}.${nowDoes({ ...held, level: others + level }, before, telling)}`;
  },
  condition_lost: ({ condition, because, source, others }, who) =>
    others === undefined
      ? `${who} ${condition === "exhaustion" ? "has no exhaustion" : `is not ${condition}`}${source === undefined || source === unknownSource ? "" : ` by ${source}`} any more (${because}).`
      : `${who} has exhaustion ${others} left (${because}).`,
  effect_gained: ({ held, rolled }, who, now) =>
    `${who} has ${spokenName(held.name)}${leftOf(held.lasting, now)}${diceOf(rolled)}.`,
  effect_changed: ({ held, rolled }, who, now) =>
    `${who} keeps ${spokenName(held.name)}${leftOf(held.lasting, now)}${diceOf(rolled)}.`,
  effect_lost: ({ name, because }, who) => `${who} loses ${spokenName(name)} (${because}).`,
  cast_begun: ({ cast: { spell, concentration } }, who) =>
    `${who} ${concentration ? "concentrates on" : "has cast"} ${spell}.`,
  cast_changed: ({ cast: { spell, concentration, until }, from }, who, { clock }) => {
    if (until === from.until && concentration === from.concentration) return "";
    // It has just begun: until it takes effect no end of it is known.
    const isNew = until !== undefined && from.until === undefined;
    const left = until === undefined ? "" : `, ${leftText(until - clock)}`;
    if (concentration)
      return `${who} ${isNew ? "concentrates" : "keeps concentrating"} on ${spell}${left}.`;
    return isNew ? `${spell} lasts${left.replace(",", "")}.` : `${who} keeps ${spell}${left}.`;
  },
  cast_ended: ({ spell, because }, who) =>
    because === atOnce ? "" : `${spell} of ${who} ends (${because}).`,
  hit_die_spent: ({ die, rolls, constitution, healed, hp }, who) =>
    `${who} spends a ${die} (${rolls.join(", ")} ${constitution < 0 ? "-" : "+"} ${Math.abs(constitution)}): +${healed}, ${hp} HP.`,
  use_spent: ({ use, amount, left }, who, { compendium }) =>
    `${who} ${spentText(use, amount, compendium)}${left === "unlimited" ? "" : `: ${left} left`}.`,
  slots_changed: ({ changed }, who) =>
    `${who}: ${changed.map(({ slot, to, max }) => `${slot === "pact" ? "pact slots" : `slots of level ${slot}`} ${to} of ${max}`).join(", ")}.`,
  rested: ({ rest, hp, recovered, hitDiceKept = 0 }, who) =>
    `${who} has had a ${rest} rest: ${hp} HP${recovered.length === 0 ? "" : `, back: ${recovered.join(", ")}`}.${keptText(hitDiceKept)}`,
  item_gained: ({ item, quantity, because }, who) =>
    because === undefined
      ? `${who} gets ${many(quantity, item.name)}.`
      : `${who}: ${many(quantity, item.name)} ${because}.`,
  item_lost: ({ name, quantity, because, what }, who) =>
    `${because === "used" ? `${who} uses ${some(quantity, name)}` : `${who} loses ${many(quantity, name)} (${because})`}.${what === undefined ? "" : ` ${what}`}`,
  item_changed: ({ item, what }, who) =>
    `${who}${what.includes(item.name) ? "" : `, ${item.name}`}: ${what.replace(/\.+$/, "")}.`,
  coins_changed: ({ to }, who) => `${who} has ${coinsText(to)}.`,
  suspended: ({ window }, _who, { nameOf }) =>
    `${window.open.map(({ creatureId, options }) => `${nameOf(creatureId)} may react: ${options.join(", ")}`).join("; ")}.`,
  resumed: ({ answered }, _who, { nameOf }) =>
    answered
      .map(({ creatureId, reaction, passed }) =>
        reaction === undefined
          ? passed === undefined
            ? `${nameOf(creatureId)} does not react.`
            : `${nameOf(creatureId)} was asked and lets it pass: ${passed.join(", ")}.`
          : `${nameOf(creatureId)} reacts: ${reaction}.`,
      )
      .join(" "),
  step_refused: ({ message }) => message,
  ticked: ({ round }, who) => `Round ${round} is over for ${who}.`,
  told: ({ source, text }, _who, { weapon }) => (source === weapon ? text : `${source}: ${text}`),
  use_regained: ({ use, amount }, who, { compendium }) =>
    `${who} regains ${amount} of ${useName(use, compendium)}.`,
  recharge_rolled: ({ what, die, needs }, who) =>
    `${who}'s ${what} ${die >= needs ? "is back" : "is not back"}: ${die} on a d6, ${needs} or more.`,
  time_passed: ({ seconds }) => {
    const time = durationText(seconds);
    return `${time} ${/^1 \w+$/.test(time) ? "passes" : "pass"}.`;
  },
};

/** One event in words. */
export function said<Type extends EventType>(event: EventOf<Type>, telling: Telling): string {
  const saying: Saying<Type> = sayings[event.type as Type];
  return saying(event, telling.nameOf(subjectOf(event) ?? ""), telling);
}

/** " Charmed: no attack on Bo."; of exhaustion what the levels do that are new. */
function nowDoes(
  { condition, level, source: brought, from }: ConditionHeld,
  before: number,
  { compendium: { conditions }, inFight, named, nameOf }: Telling,
): string {
  if (named === true) return "";
  // Whoever brought it is meant, whatever it was called.
  const source = from === undefined ? brought : nameOf(from);
  const come = {
    condition,
    ...(source !== unknownSource && { source }),
    ...(level !== undefined && { levels: [before + 1, level] as const }),
  };
  const words = conditionWords(come, conditions);
  if (words === "") return "";
  const isTaken = inFight !== true && asksWhomItSees(come, conditions);
  const seen = isTaken ? ` Outside an encounter ${source} is taken as seen.` : "";
  return ` ${conditions.find(condition)?.name ?? condition}: ${words}.${seen}`;
}

/** ", 3 rounds"; nothing where no time is set. */
function leftOf(lasting: Lasting, now: Now): string {
  const left = secondsLeft(lasting, now);
  return left === undefined ? "" : `, ${leftText(left)}`;
}

const many = (quantity: number, name: string): string =>
  quantity === 1 ? name : `${quantity} ${name}`;

/** "a Potion of Healing", "an Acid (vial)", "3 Torch". */
const some = (quantity: number, name: string): string =>
  quantity === 1 ? `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}` : many(quantity, name);

/** Hit dice are not spent on hit points that are full. */
const keptText = (dice: number): string =>
  dice === 0
    ? ""
    : ` ${dice} hit ${dice === 1 ? "die is" : "dice are"} not spent: hit points are full.`;

/** "4 afterwards" for what was resisted, with the reason; its source where that is not the blow's. */
function dealtText(
  { dice: how, rolls, rolled, afterResistance, type, source, because }: DamageDealt,
  of: string | undefined,
): string {
  const shown = rolls.length === 0 ? String(rolled) : `${how} [${rolls.join(", ")}] = ${rolled}`;
  const after = afterResistance === rolled ? "" : ` → ${afterResistance}`;
  const whence = source === undefined || source === of ? "" : ` by ${source}`;
  return `${shown}${type === undefined ? "" : ` ${type}`}${whence}${after}${because.length === 0 ? "" : `, ${because.join(", ")}`}`;
}

/** "3 gp, 5 sp"; "no coins". */
export function coinsText(coins: Readonly<Record<string, number>>): string {
  const held = Object.entries(coins).flatMap(([coin, amount]) =>
    amount > 0 ? [`${amount} ${coin}`] : [],
  );
  return held.length === 0 ? "no coins" : held.join(", ");
}
