import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { CharacterClass } from "@tabletop-mcp/srd-data/classes";
import { findName } from "../../build/judge/names.js";
import { errorsOf } from "../../build/make/draft.js";
import { grownMake } from "../../build/make/grown.js";
import { refusal } from "../../build/make/refusal.js";
import type { Creature, Make } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import type { EventOf } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import type { LevelUpRequest } from "../../game/request.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { isCopy } from "../../sheet/block-of.js";
import { classLevels, featuresOf } from "../../sheet/features.js";
import { hitDieGives, maximumOf } from "../../sheet/hit-points.js";
import type { Compendium } from "../../tables/compendium.js";
import { refuseInFight } from "../combat/in-fight.js";

type LeveledUp = EventOf<"leveled_up"> & { readonly type: "leveled_up" };

const highest = 20;
const rule = "Beyond 1st Level";

/** One level more, or all up to one, in one class; choices are settled with the last of them (Beyond 1st Level). */
export function levelUpRule(
  state: GameState,
  { id, request }: ActionOf<"level_up">,
  using: Using,
): Decision {
  const creature = creatureIn(state, id);
  const refused =
    cannotLevel(creature) ??
    refuseInFight(state, id, "gains no levels") ??
    wrongTarget(creature, request);
  if (refused !== undefined) return err(refused);
  const taken = classToTake(creature, request, using.compendium);
  if (!taken.ok) return taken;
  const plan: Plan = {
    class: taken.value,
    count: (request.targetLevel ?? levelOf(creature) + 1) - levelOf(creature),
    request,
  };
  const wrongDie = judgeManual(plan);
  if (wrongDie !== undefined) return err(wrongDie);
  const grown = grownMake(
    creature.make,
    { growth: { class: plan.class.id, count: plan.count }, request },
    using.compendium,
  );
  return grown.ok
    ? ok(happens(...takeLevels(creature, { ...plan, make: grown.value }, using)))
    : grown;
}

interface Plan {
  readonly class: CharacterClass;
  /** How many levels. */
  readonly count: number;
  readonly request: LevelUpRequest;
}

const levelOf = ({ make }: Creature): number => make.levels.length;

function cannotLevel({ dead, name, make }: Creature): RuleViolation | undefined {
  if (dead) return { code: "DEAD", message: `${name} is dead, and gains no levels.` };
  if (!isCopy(make)) return undefined;
  return {
    code: "NO_LEVELS",
    message: `${name} is a copy of a stat block, which has no levels (Monsters).`,
    hint: "Create a character with a class instead.",
  };
}

function wrongTarget(
  creature: Creature,
  { targetLevel }: LevelUpRequest,
): RuleViolation | undefined {
  const level = levelOf(creature);
  const target = targetLevel ?? level + 1;
  if (target > highest || level >= highest)
    return {
      code: "MAX_LEVEL",
      message: `${creature.name} is level ${level}, and ${highest} is the highest (${rule}).`,
    };
  if (target > level) return undefined;
  return {
    code: "TARGET_LEVEL",
    message: `${creature.name} is level ${level} already.`,
    hint: "Name a higher total level.",
    legal: [`${level + 1} to ${highest}`],
  };
}

/** The class that is named, or the class of level 1. */
function classToTake(
  { name, make }: Creature,
  request: LevelUpRequest,
  { classes }: Compendium,
): Result<CharacterClass, RuleViolation> {
  const wanted = request.class ?? make.levels[0]?.class;
  const { entry, remarks } = findName({
    field: "class",
    name: wanted,
    table: classes,
    what: "a class",
    rule: "Classes",
  });
  if (entry !== undefined) return ok(entry);
  const noClass: RuleViolation = {
    code: "NO_CLASS",
    message: `${name} has no class yet: say which one it begins (Classes).`,
    legal: classes.all.map((one) => one.name),
  };
  return err(refusal(errorsOf(remarks)) ?? noClass);
}

const isManual = ({ hpMethod, manualHp }: LevelUpRequest): boolean =>
  hpMethod === "manual" || (hpMethod === undefined && manualHp !== undefined);

/** A die of the table is one die, and shows one of its faces. */
function judgeManual({ request, class: taken, count }: Plan): RuleViolation | undefined {
  if (!isManual(request)) return undefined;
  const { manualHp } = request;
  const isFace =
    manualHp !== undefined &&
    Number.isInteger(manualHp) &&
    manualHp >= 1 &&
    manualHp <= taken.hitDie;
  if (isFace && count === 1) return undefined;
  return {
    code: "MANUAL_HP",
    message: isFace
      ? "manualHp is one die, for one level at a time."
      : `manualHp is what the d${taken.hitDie} of the ${taken.name} shows (${rule}).`,
    legal: [`1 to ${taken.hitDie}`],
  };
}

/** An event for each level, the last one with everything that was chosen. */
function takeLevels(
  creature: Creature,
  plan: Plan & { readonly make: Make },
  using: Using,
): readonly LeveledUp[] {
  const events: LeveledUp[] = [];
  let now = creature;
  for (let left = plan.count; left > 0; left--) {
    const die = hitDie(now.make, plan, using);
    const levels = [...now.make.levels, { class: plan.class.id, hp: die.gives }];
    const make = { ...(left === 1 ? plan.make : now.make), levels };
    const gained = maximumOf({ ...now, make }, using.compendium) - maximumOf(now, using.compendium);
    // Whoever lies at 0 is not healed by learning.
    const hp = now.hp.current === 0 ? 0 : Math.max(1, now.hp.current + gained);
    const level = classLevels({ ...make, levels }).get(plan.class.id) ?? 0;
    const increases = make.increases.slice(now.make.increases.length);
    events.push({
      type: "leveled_up",
      id: creature.id,
      rule: level === 1 && levels.length > 1 ? "Multiclassing" : rule,
      class: plan.class.name,
      level,
      make,
      hpGained: gained,
      rolls: die.rolls,
      hp,
      features: featuresAt(level, plan, using.compendium),
      ...(increases.length > 0 && { increases }),
    });
    now = { ...now, make, hp: { ...now.hp, current: hp } };
  }
  return events;
}

/** What the level's hit die gives, and what was thrown for it. */
function hitDie(
  { levels }: Make,
  { class: { hitDie: sides }, request }: Plan,
  { rng }: Using,
): { gives: number; rolls: readonly number[] } {
  const isFirst = levels.length === 0;
  if (isFirst) return { gives: sides, rolls: [] };
  if (isManual(request) && request.manualHp !== undefined)
    return { gives: request.manualHp, rolls: [request.manualHp] };
  const method = request.hpMethod === "manual" ? "average" : (request.hpMethod ?? "average");
  const gives = hitDieGives(sides, { isFirst, method }, rng);
  return { gives, rolls: method === "roll" ? [gives] : [] };
}

/** Names of what the class and its subclass bring, or improve, at a level. */
const featuresAt = (
  level: number,
  plan: Plan & { readonly make: Make },
  compendium: Compendium,
): readonly string[] =>
  featuresOf(plan.make, compendium)
    .filter(
      (one) => one.class === plan.class.id && one.of !== "option" && one.levels.includes(level),
    )
    .map(({ name }) => name);
