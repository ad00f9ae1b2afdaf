import type {
  Area,
  Attack,
  Check,
  Moment,
  Save,
  SaveMode,
  Step,
  Targets,
} from "@tabletop-mcp/srd-data";
import { capital, signed } from "../records/words.js";
import { predicateWords } from "./effect.js";
import { outcomesOf } from "./outcome.js";
import { abilityOrSkill, counted, listed, plain, sentences } from "./words.js";

/** What steps do, in sentences of our own made of their facts. */
export const stepsWords = (steps: readonly Step[]): string =>
  sentences(...steps.map((step) => stepWords(step)));

/** Steps that follow on another: their targets are of those that it hit. */
const followingWords = (steps: readonly Step[]): string =>
  sentences(...steps.map((step) => stepWords(step, true)));

/** One step: when, what decides it, what comes of it, and what follows. */
export function stepWords(step: Step, following = false): string {
  const lead = [leadOf(step), decidedBy(step, following)].filter((part) => part !== "").join(" ");
  const outcome = outcomesOf(step).join("; ");
  const main = outcome === "" ? lead : `${joined(step, lead)}${outcome}`;
  // A label alone introduces the narrative: "Mental: …".
  const cause = main === leadOf(step) ? undefined : causeOf(step);
  return sentences(
    cause === undefined || main === "" ? main : `${cause}: ${main}`,
    cause === undefined || main === "" ? step.narrative : undefined,
    step.next && followingWords(step.next),
    step.otherwise && `${otherwiseOf(step)}: ${followingWords(step.otherwise)}`,
  );
}

/** What else may come of it. */
function otherwiseOf({ save, check, attack }: Step): string {
  if (save !== undefined) return "On a success";
  if (check !== undefined) return "On a failure";
  return attack === undefined ? "Otherwise" : "On a miss";
}

/** One sentence on a trigger says what sets it off, so it comes first. */
const causeOf = ({ when, narrative = "" }: Step): string | undefined =>
  when === "trigger" && /^[^.:]+\.$/.test(narrative) ? narrative.slice(0, -1) : undefined;

/** What stands between what decides and what comes of it. */
function joined(step: Step, lead: string): string {
  if (lead === "") return "";
  if (step.attack !== undefined) return `${lead.replace(/\.$/, "")}. Hit: `;
  return `${lead}${lead.endsWith(":") ? " " : ": "}`;
}

type OfDamage = Extract<Moment, `${string}-by-${string}` | `subjected-to-${string}`>;

const moments: Readonly<Record<Exclude<Moment, OfDamage>, string>> = {
  use: "",
  enter: "on entering",
  moved: "for every 5 ft. moved in it",
  crossed: "on going into it",
  "turn-start": "at the start of the turn",
  "turn-end": "at the end of the turn",
  sustain: "on later turns",
  "weapon-hit": "when a weapon attack hits",
  struck: "when hit or touched in melee",
  "at-zero": "at 0 hit points by this",
  invades: "on coming into its space",
  "moved-feet": "for each 5 feet it moves",
  "maximum-zero": "at a hit point maximum of 0",
  "strength-zero": "at a Strength of 0",
  slain: "if slain so",
  "save-failed": "on a failed save",
  "acted-on": "with somebody's action",
  finished: "when done",
  "all-hit": "when all its attacks hit",
  antimagic: "in an antimagic field",
  dispelled: "when dispelled",
  minute: "each minute",
  hour: "each hour",
  day: "every 24 hours",
  "hits-object": "on striking something, for each 10 feet",
  "hits-creature": "to another that is struck, for each 10 feet",
  trigger: "",
  end: "when it ends",
  death: "on its death",
  miss: "on a miss",
  hit: "when hit",
  hurt: "when hurt",
  "hit-dice": "after hit dice in a short rest",
  fells: "when it brings a creature to 0 hit points",
};

const momentWords = (moment: Moment): string =>
  isOfDamage(moment) ? damageMoment(moment) : moments[moment];

const isOfDamage = (moment: Moment): moment is OfDamage => !Object.hasOwn(moments, moment);

/** "when damaged by fire". */
const damageMoment = (moment: OfDamage): string =>
  `when ${moment.replaceAll("-", " ")}${moment.startsWith("subjected") ? " damage" : ""}`;

function leadOf(step: Step): string {
  const moments = [step.when ?? "use"].flat();
  const isAgain = moments.includes("use") && moments.includes("sustain");
  const when = isAgain ? ["at once, and again on later turns"] : moments.map(momentWords);
  const parts = [
    step.option === undefined ? "" : titledOption(step.option),
    listed(
      when.filter((words) => words !== ""),
      "or",
    ),
    step.economy === undefined ? "" : `as ${article(plain(step.economy))}`,
    step.percent === undefined ? "" : `in ${step.percent} cases of 100`,
    step.die === undefined ? "" : dieWords(step.die),
    step.if === undefined ? "" : `only ${predicateWords(step.if)}`,
    step.rolls === undefined ? "" : `a d${step.rolls} decides`,
    step.faces === undefined ? "" : `on ${[...new Set(step.faces)].join(" to ")}`,
    step.tally === undefined
      ? ""
      : `failures and successes are counted until there are ${step.tally} of a kind, in any order`,
    step.failsBy === undefined ? "" : `on a failure by ${step.failsBy} or more`,
  ].filter((words) => words !== "");
  return parts.length === 0 ? "" : `${parts.join(", ")}:`.replace("::", ":");
}

const dieWords = ({ sides, from }: NonNullable<Step["die"]>): string =>
  `on ${from}${from === sides ? "" : ` to ${sides}`} of a d${sides}`;

const titledOption = (option: string): string =>
  capital(plain(option).replace(/^(bear|bull|cat|eagle|fox|owl)s /, "$1's "));

const article = (words: string): string => `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;

function decidedBy(step: Step, following: boolean): string {
  return [
    step.attack && attackWords(step.attack),
    step.save && saveWords(step.save),
    step.check && checkWords(step.check),
    whereWords(step, following),
  ]
    .filter((words) => words !== undefined && words !== "")
    .join(", ");
}

function attackWords({ kind, with: means, bonus, reach, range, miss }: Attack): string {
  return [
    `${kind} ${means} attack${bonus === undefined ? "" : `: ${signed(bonus)} to hit`}`,
    reach === undefined ? "" : `reach ${reach} ft.`,
    range === undefined
      ? ""
      : `range ${range.normal}${range.long === undefined ? "" : `/${range.long}`} ft.`,
    miss === undefined ? "" : "half the damage on a miss",
  ]
    .filter((words) => words !== "")
    .join(", ");
}

const successes = { half: " (half on a success)", none: " (nothing on a success)", other: "" };

/** "DC 14 Wisdom save (half on a success)". */
export function saveWords({ ability, dc, success, unwilling, succeeds, ...mode }: Save): string {
  const abilities = listed([ability].flat().map(abilityOrSkill), "or");
  const sure = succeeds?.subtype ?? succeeds?.types;
  const who = unwilling ? " by the unwilling alone" : "";
  const safe = sure === undefined ? "" : `, which a ${listed([sure].flat(), "or")} always makes`;
  return `${dc === undefined ? "" : `DC ${dc} `}${abilities} save${who}${successes[success]}${safe}${modeWords("advantage", mode.advantage)}${modeWords("disadvantage", mode.disadvantage)}`;
}

/** ", with advantage if it fights you or a companion". */
function modeWords(mode: string, of: SaveMode | undefined): string {
  if (of === undefined) return "";
  const { types, subtype, fighting, armor } = of;
  const whom = [...(types ?? []), ...(subtype === undefined ? [] : [subtype])];
  const when = [
    whom.length === 0 ? "" : `for ${article(listed(whom, "or"))}`,
    fighting ? "if you or a companion fight it" : "",
    armor === undefined ? "" : `in ${armor} armor`,
  ].filter((words) => words !== "");
  return `, with ${mode} ${listed(when, "or")}`;
}

function checkWords({ ability, skill, dc, contest, by, easyTo }: Check): string {
  const of = skill === undefined ? "" : ` (${abilityOrSkill(skill)})`;
  const against =
    contest === undefined ? "" : ` against ${listed([contest].flat().map(abilityOrSkill), "or")}`;
  return `${dc === undefined ? "" : `DC ${dc} `}${abilityOrSkill(ability)}${of} check${by === undefined ? "" : " of what it has called"}${against}${easyTo === undefined ? "" : `, with advantage if the target is ${easyTo} or smaller`}`;
}

/** Who or what is affected, and where: "each creature in a 20-foot-radius sphere". */
function whereWords({ targets, area, aura, hitPoints }: Step, following: boolean): string {
  if (following && targets?.count === undefined && area === undefined) return onlyWords(targets);
  const where = area && `${article(areaWords(area))}${aura ? " around it" : ""}`;
  const who = hitPoints?.pool
    ? `creatures with ${hitPoints.pool} hit points in all`
    : targets && targetWords(targets, area !== undefined);
  if (targets === undefined || who === undefined || who === "") return where ?? "";
  if (where === undefined) return `${who}${limitWords(targets)}`;
  return targets.what === "point"
    ? `${where} at ${who}`
    : `${who} in ${where}${limitWords(targets)}`;
}

const limitWords = ({
  except,
  grappling,
  hasNot,
  exceptImmuneTo,
  deadFor,
  mind,
  hears,
  sizeAtMost,
}: Targets): string =>
  [
    sizeAtMost === undefined ? "" : `, ${sizeAtMost} at most`,
    hears ? ", that hears it" : "",
    mind?.least === undefined ? "" : `, with an Intelligence of at least ${mind.least}`,
    mind?.most === undefined ? "" : `, with an Intelligence of at most ${mind.most}`,
    grappling ? " that grapples it" : "",
    deadFor === undefined
      ? ""
      : ` dead for ${deadFor.orMore ? "at least" : "at most"} ${counted(deadFor.amount, deadFor.unit)}`,
    except === undefined ? "" : `, except ${listed(except, "or")}`,
    hasNot === undefined ? "" : `, none that is ${listed(hasNot, "or")}`,
    exceptImmuneTo === undefined ? "" : `, none that cannot be ${exceptImmuneTo}`,
  ].join("");

/** "20-foot-radius sphere". */
export function areaWords(area: Area): string {
  switch (area.shape) {
    case "sphere":
      return `${area.radius}-foot-radius sphere`;
    case "cone":
      return `${area.length}-foot cone`;
    case "cube":
    case "square":
      return `${area.side}-foot ${area.shape}`;
    case "cylinder":
      return `${area.radius}-foot-radius, ${area.height}-foot-high cylinder`;
    case "line":
      return `${area.length}-foot line, ${area.width} feet wide`;
    case "wall":
      return `wall ${area.length} feet long, ${area.height} feet high`;
  }
}

/** What a target must be for more to happen to it. */
function onlyWords(targets: Targets | undefined): string {
  if (targets === undefined || targets.what === "self") return "";
  const what = targets.types === undefined ? targets.what.replaceAll("-", " ") : "";
  return `if it is ${article(`${listed(targets.types ?? [], "or")}${what}`)}`;
}

function targetWords(targets: Targets, inArea: boolean): string {
  if (targets.what === "self") return "";
  const seen = targets.visible ? " in sight" : "";
  const range =
    targets.range === undefined || inArea
      ? targets.nearFirst === undefined
        ? ""
        : `, all within ${targets.nearFirst} ft. of the first`
      : ` within ${targets.range} ft.`;
  const { count = 0, repeat = false } = targets;
  // Darts and rays: each is aimed by itself.
  if (repeat && count > 1) return `${count} times, at one ${kindOf(targets)}${seen} or several`;
  return `${numberWords(targets)}${seen}${range}`;
}

function numberWords(targets: Targets): string {
  const who = kindOf(targets);
  if (targets.count === undefined) return targets.what === "point" ? "a point" : `each ${who}`;
  return targets.count === 1
    ? `one ${who}`
    : `up to ${targets.count} ${who.replace("creature or", "creatures or")}s`;
}

const sides = { enemies: "hostile", allies: "friendly" } as const;

/** "willing creature", "humanoid creature". */
function kindOf({ what, types, side, willing }: Targets): string {
  const kind = what.replaceAll("-", " ");
  return [
    willing ? "willing" : "",
    side === undefined ? "" : sides[side],
    types === undefined ? kind : `${listed(types, "or")} ${kind}`,
  ]
    .filter((words) => words !== "")
    .join(" ");
}
