import type {
  Conjured,
  Damage,
  EndsOn,
  Healing,
  Inflicted,
  Inside,
  Lasting,
  Step,
  Summons,
  WallLayer,
} from "@tabletop-mcp/srd-data";
import { capital } from "../records/words.js";
import { durationWords, effectWords } from "./effect.js";
import { barringWords, becomingWords, detectingWords } from "./magic-words.js";
import { abilityOrSkill, counted, fractions, listed, plain } from "./words.js";

/** What comes of a step, in words: damage, healing, conditions, and all else. */
export function outcomesOf(step: Step): readonly string[] {
  return [
    ...((step.damage ?? []).length > 0
      ? [(step.damage ?? []).map(damageWords).join(" plus ")]
      : []),
    ...(step.healing ?? []).map(healingWords),
    ...(step.conditions ?? []).map(conditionWords),
    ...(step.effects ?? []).flatMap(lastingWords),
    ...(step.gives === undefined
      ? []
      : [
          `${step.gives.count} × ${step.gives.name}, each giving back ${step.gives.heals} hit point`,
        ]),
    ...(step.turns === undefined ? [] : [`${step.turns} turns in a row before anyone else`]),
    ...(step.gathers ? ["it grows stronger"] : []),
    ...(step.astray === undefined ? [] : [astrayWords[step.astray]]),
    ...(step.ails === undefined ? [] : [`it is a ${step.ails}`]),
    ...otherOutcomes(step),
  ];
}

const astrayWords: Readonly<Record<NonNullable<Step["astray"]>, string>> = {
  wanders: "it goes in a random direction (d8) with all its movement",
  strikes: "it makes a melee attack with its action on a random creature in reach, or does nothing",
};

/** "12 (2d6 + 5) bludgeoning damage". */
function damageWords(damage: Damage): string {
  const types = listed([damage.type].flat(), "or");
  const kind = types === "weapon" ? "weapon's" : types;
  const instead = (damage.instead ?? []).map(
    (one) => `, or ${rolled(one)} ${one.if === "form" ? "in another form" : `if ${plain(one.if)}`}`,
  );
  const whom =
    damage.types === undefined ? "" : ` (${listed(damage.types.map(plain), "or")} alone)`;
  const but = damage.except === undefined ? "" : ` (not ${listed(damage.except.map(plain), "or")})`;
  return `${rolled(damage)} ${kind} damage${whom}${but}${instead.join("")}`;
}

/** What the stat block prints before its dice, and the dice. */
function rolled(one: {
  readonly roll: string;
  readonly average?: number;
  readonly ability?: true;
}): string {
  const roll = `${one.roll}${one.ability ? " + spellcasting modifier" : ""}`;
  return one.average === undefined || !one.roll.includes("d") ? roll : `${one.average} (${roll})`;
}

function healingWords(healing: Healing): string {
  if (healing.shareOfDamage !== undefined)
    return `regains ${healing.shareOfDamage === 1 ? "as many" : "half as many"} hit points as the ${healing.ofType === undefined ? "" : `${healing.ofType} `}damage dealt`;
  if (healing.roll === "all") return "regains all hit points";
  const points = healing.roll === "1" ? "hit point" : "hit points";
  if (healing.roll === "0" && healing.ability)
    return `${healing.temporary ? "gains as many temporary" : "regains as many"} ${points} as the spellcasting modifier`;
  return healing.temporary
    ? `gains ${rolled(healing)} temporary ${points}`
    : `regains ${rolled(healing)} ${points}`;
}

function conditionWords({ condition, levels, duration, ...out }: Inflicted): string {
  const name = levels === undefined ? condition : `${condition} by ${counted(levels, "level")}`;
  const escape = out.escape?.dc === undefined ? "" : ` (escape DC ${out.escape.dc})`;
  return `${name}${durationWords(duration)}${escape}${endWords(out)}`;
}

/** "it gets free with an action and a DC 20 Intelligence check". */
function escapeWords({ dc, by, saves }: NonNullable<Inflicted["escape"]>): string {
  const how = `${dc === undefined ? "" : `DC ${dc} `}${listed(by.map(abilityOrSkill), "or")} ${saves ? "save" : "check"}`;
  return `an action and a successful ${how} end it`;
}

/** What may end it before its time. */
const endWords = ({ repeat, endsOn = [] }: Pick<Inflicted, "repeat" | "endsOn">): string =>
  [
    repeat === undefined ? "" : `, saving again ${repeated[repeat]}`,
    endsOn.length === 0
      ? ""
      : `, ending early when ${listed(
          endsOn.map((cause) => endings[cause]),
          "or",
        )}`,
  ].join("");

const endings: Readonly<Record<EndsOn, string>> = {
  damaged: "it takes damage",
  action: "someone uses an action to wake or free it",
  "bearer-attacks": "it attacks",
  "bearer-casts": "it casts a spell",
  "bearer-harms": "it casts a spell that affects a foe",
  hits: "it hits with a weapon",
  "source-attacks-bearer": "whoever caused this, or a companion, attacks or hurts it",
  "source-incapacitated": "whoever caused this is incapacitated",
  "source-felled": "whoever caused this has 0 hit points",
  "out-of-range": "it is out of range",
  healed: "it is healed",
  used: "it has been used",
  unconscious: "it loses consciousness",
  unhurt: "it has all its hit points",
  idle: "its turn ends and since the last one it has neither attacked a foe nor been hurt",
};

const repeated = {
  "turn-start": "at the start of each of its turns",
  "turn-end": "at the end of each of its turns",
  damaged: "whenever it is damaged",
  harmed: "whenever whoever caused this or an ally damages it",
} as const;

const lastingWords = ({ effects, duration, ...out }: Lasting): readonly string[] => [
  ...(out.eases === undefined ? [] : ["a long rest takes 1 off these penalties"]),
  ...effects.map((effect) => `${effectWords(effect)}${durationWords(duration)}${endWords(out)}`),
  ...(out.escape === undefined ? [] : [escapeWords(out.escape)]),
];

const otherOutcomes = (step: Step): readonly string[] =>
  [...toThePlace(step), ...toTheTarget(step)].filter(
    (words): words is string => typeof words === "string" && words !== "",
  );

type MaybeWords = readonly (string | 0 | undefined)[];

const moveWords = ({
  teleport,
  feet,
  to,
  random,
  perModifier,
  off,
}: NonNullable<Step["move"]>): string =>
  off
    ? "teleported there, on the map or off it"
    : `${teleport ? "teleported" : "moved"} up to ${feet} ft.${perModifier === undefined ? "" : ` and ${perModifier} ft. more for each point of your spellcasting modifier`}${to === "any" ? "" : ` ${to}`}${random ? " in a random direction" : ""}`;

const toThePlace = (step: Step): MaybeWords => {
  const { move, summons, light, obscures, terrain, near, shifts, lasts } = step;
  return [
    move && moveWords(move),
    summons && summonsWords(summons),
    light && lightWords(light),
    obscures && `the area is ${hiding[obscures]}`,
    terrain && "the area is difficult terrain",
    ...ofWhatStands(step),
    near && `as far as ${near} ft. from it`,
    shifts &&
      `the area moves ${shifts.to === "any" ? "up to " : ""}${shifts.feet} ft.${shifts.to === "any" ? "" : " away"}`,
    lasts && `it lasts${durationWords(lasts)}`,
  ];
};

/** What a wall or a web is like. */
const ofWhatStands = ({ lurks, blocks, bars, sections, layer, burns, cover }: Step): MaybeWords => [
  lurks && "coming into it sets it off, unless words say what does",
  blocks && `it stops ${listed(blocks, "and")}`,
  bars && barringWords(bars),
  sections &&
    `each ${sections.feet} ft. of it has AC ${sections.armorClass} and ${sections.hitPoints} hit points`,
  layer && layerWords(layer),
  burns && "where fire touches the area; what burns there is gone after a round",
  cover && `it gives ${plain(cover).replace(" ", "-")} cover`,
];

/** "its red layer, destroyed by 25 cold damage". */
const layerWords = ({ name, damage, spells = [] }: WallLayer): string =>
  `its ${name} layer, destroyed by ${damage === undefined ? listed(spells.map(plain), "or") : `${damage.least} ${damage.type} damage`}`;

/** "sheds bright light for 20 ft. and dim light 20 ft. beyond". */
function lightWords({ bright, dim }: NonNullable<Step["light"]>): string {
  if (bright === 0) return `sheds dim light for ${dim} ft.`;
  return `sheds bright light for ${bright} ft.${dim === 0 ? "" : ` and dim light ${dim} ft. beyond`}`;
}

const hiding: Readonly<Record<NonNullable<Step["obscures"]>, string>> = {
  lightly: "lightly obscured",
  heavily: "heavily obscured",
  magical_darkness: "in magical darkness",
};

/** What becomes of its body. */
const toTheBody = ({
  approaches,
  splits,
  corrodes,
  detects,
  casts,
  takesIn,
  becomes,
}: Step): MaybeWords => [
  approaches && `first it may move ${approaches === 1 ? "its speed" : "half its speed"} toward it`,
  splits &&
    `splits in two, each a size smaller and with half its hit points, if it has ${splits.hitPoints} or more`,
  corrodes &&
    `a nonmagical weapon of ${listed(corrodes, "or")} that hit it has -1 on damage rolls from then on, adding up, and is gone at -5`,
  detects && detectingWords(detects),
  casts && `another spell of level ${casts.level} or lower comes about, for nothing`,
  takesIn && insideWords(takesIn),
  becomes && becomingWords(becomes),
];

/** What is not said by its own name. */
const ended: Readonly<Record<string, string>> = {
  cast: "the spell",
  spell: "the spell",
  own: "what it has laid on it",
};

const toTheTarget = ({ lowersMaximum, immuneAfter, hitPoints, ...step }: Step): MaybeWords => [
  ...toTheBody(step),
  step.loses && `loses ${step.loses} hit points`,
  lowersMaximum && `the hit point maximum falls by ${lowering(lowersMaximum)}`,
  step.ends && `ends ${listed(step.ends.map((one) => ended[one] ?? plain(one)))}`,
  step.breaksConcentration && "concentration is lost, of those alone who concentrate",
  step.dispels &&
    `ends spells of level ${step.dispels.level} or of the slot's at most, and those of a higher level by a check with the spellcasting ability against DC 10 + their level`,
  step.stabilizes && "becomes stable",
  step.kills &&
    (step.kills === "to-zero" ? "drops to 0 hit points" : "drops to 0 hit points or dies"),
  step.action && `uses ${listed([step.action].flat(), "or")}`,
  immuneAfter && `afterwards immune for ${counted(immuneAfter.amount, immuneAfter.unit)}`,
  hitPoints?.atMost && `only with at most ${hitPoints.atMost} hit points`,
];

/** "it gets inside (room for 1) and goes along, out of the corpse with 5 feet of movement, prone". */
function insideWords({ room, covered, spits, crawl }: Inside): string {
  const [ability] = [spits?.save.ability ?? []].flat();
  return [
    `it gets inside${room === undefined ? "" : ` (room for ${room})`} and goes along`,
    covered ? "total cover between inside and outside" : "",
    spits === undefined
      ? ""
      : `after ${spits.damage} damage or more by one inside in one turn, at that turn's end a DC ${spits.save.dc} ${ability && abilityOrSkill(ability)} save, or all inside are out and prone`,
    crawl === undefined ? "" : `out of the corpse with ${crawl} feet of movement, prone`,
  ]
    .filter((words) => words !== "")
    .join(", ");
}

function lowering(by: NonNullable<Step["lowersMaximum"]>): string {
  if (by === "damage") return "the damage";
  if ("roll" in by) return by.roll;
  return by.damage === "all" ? "the damage" : `the ${by.damage} damage`;
}

/** "makes up to 10 of this creature: Tiny Animated Object, AC 18, 20 hit points, speed 30 ft., Slam +8 (1d4 + 4 bludgeoning damage)". */
function bodyWords(body: Conjured, { each, holds }: Summons, count: number): string {
  const { name, armorClass, hitPoints, abilities, speeds, blindsight, attack } = body;
  const many = Math.floor(count / (each ?? 1));
  const scores = (["str", "dex", "con", "int", "wis", "cha"] as const).map(
    (ability) => `${capital(ability)} ${abilities[ability]}`,
  );
  const ways = Object.entries(speeds).map(([way, feet]) => `${way} ${feet} ft.`);
  return [
    `makes ${many === 1 ? "one creature" : `up to ${many} creatures`} of this kind: ${name}`,
    `${body.invisible ? "invisible, " : ""}AC ${armorClass}`,
    hitPoints === undefined ? "your hit point maximum" : counted(hitPoints, "hit point"),
    scores.join(" "),
    ways.join(", "),
    blindsight === undefined ? "" : `blindsight ${blindsight} ft. and blind beyond`,
    attack === undefined
      ? ""
      : `${attack.name} +${attack.bonus} (${attack.damage.map(damageWords).join(" plus ")})`,
    holds ? "at 0 hit points the spell is over" : "",
  ]
    .filter((words) => words !== "")
    .join(", ");
}

/** "wolves", "swarms of bats"; "fey" and "undead" are one and many. */
function plural(noun: string): string {
  if (noun === "fey" || noun === "undead") return noun;
  const [head = "", ...rest] = noun.split(" of ");
  return [`${head}s`.replace(/lfs$/, "lves"), ...rest].join(" of ");
}

function summonsWords({ creatures, types, choices = [], count, ...how }: Summons): string {
  if (how.body !== undefined)
    return bodyWords(how.body, how, typeof count === "number" ? count : 1);
  const several = count === undefined ? choices.some((choice) => choice.count > 1) : count !== 1;
  const kinds = (creatures ?? types ?? ["creature"]).map(plain);
  const what = listed(several ? kinds.map(plural) : kinds, "or");
  const lines = choices.map(
    (choice) =>
      `${choice.count} of challenge rating ${fractions.get(choice.crAtMost) ?? choice.crAtMost} or lower`,
  );
  const one = several ? "" : `${/^[aeiou]/.test(what) ? "an" : "a"} `;
  const number = count === undefined ? one : `${count} `;
  const after = [
    creatures !== undefined && types !== undefined ? `of type ${listed(types, "or")}` : "",
    how.turns
      ? "free and hostile for the rest of the time when concentration is broken, and beyond dismissal"
      : "",
    how.fades ? "gone at 0 hit points" : "",
  ].filter((words) => words !== "");
  return [
    `calls ${number}${what}${lines.length === 0 ? "" : ` (${listed(lines, "or")})`}`,
    ...after,
  ].join(", ");
}
