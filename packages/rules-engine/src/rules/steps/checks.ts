import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { Ability, Check, Skill } from "@tabletop-mcp/srd-data";
import { sizes, skills } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { Event } from "../../game/event.js";
import type { CheckRequest } from "../../game/request.js";
import { creatureIn } from "../../game/state.js";
import type { StepOutcome, StepsFrame } from "../../game/steps-frame.js";
import type { RuleViolation } from "../../game/violation.js";
import { numbersOf } from "../../sheet/numbers.js";
import { sizeOf } from "../../sheet/size.js";
import { type CheckResult, check } from "../check/check.js";
import { contest } from "../check/contest.js";
import type { StepTurn } from "./settling.js";

/** What an ability check of a step decides, and the dice of it. */
export interface Checked {
  readonly events: readonly Event[];
  readonly outcomes: readonly StepOutcome[];
}

/** Who acts rolls: once against a DC, or against each of those whom it affects ("Contests"). A tie changes nothing. */
export function checked(
  turn: StepTurn,
  asked: Check,
  ids: readonly string[],
): Result<Checked, RuleViolation> {
  return asked.contest === undefined ? alone(turn, asked, ids) : against(turn, asked, ids);
}

function alone(
  { state, frame, using }: StepTurn,
  asked: Check,
  ids: readonly string[],
): Result<Checked, RuleViolation> {
  const dc = asked.dc ?? frame.by.dc;
  const made = check(
    creatureIn(state, frame.id),
    { ...requestOf(asked, frame), ...(dc !== undefined && { dc }) },
    { rng: using.rng, compendium: using.compendium },
  );
  if (!made.ok) return made;
  const hit = made.value.success ?? true;
  const whom = ids.length === 0 ? [frame.id] : ids;
  return ok({
    events: rolledEvent(made.value),
    outcomes: whom.map((id) => ({ id, hit })),
  });
}

function against(
  { state, frame, using }: StepTurn,
  asked: Check,
  ids: readonly string[],
): Result<Checked, RuleViolation> {
  const own = creatureIn(state, asked.by === undefined ? frame.id : calledBy(state, frame));
  const events: Event[] = [];
  const outcomes: StepOutcome[] = [];
  for (const [index, id] of ids.entries()) {
    const creature = creatureIn(state, id);
    const request = bestOf(creature, [asked.contest ?? "str"].flat(), using.compendium);
    const isEasy =
      asked.easyTo !== undefined &&
      sizes.indexOf(sizeOf(creature.make, using.compendium)) <= sizes.indexOf(asked.easyTo);
    const { manual: _spent, ...further } = requestOf(asked, frame);
    const ask = index === 0 ? requestOf(asked, frame) : further;
    const self = { creature: own, request: isEasy ? { ...ask, advantage: true } : ask };
    const made = contest(self, { creature, request }, using);
    if (!made.ok) return made;
    const { self: rolled, other, winner } = made.value;
    events.push(...rolledEvent(rolled, id), ...rolledEvent(other, own.id));
    outcomes.push({ id, hit: winner === "self" });
  }
  return ok({ events, outcomes });
}

/** Who has been called by the spell whose step this is: the one who acts, where nobody has. */
const calledBy = ({ combatants = {} }: StepTurn["state"], { id, by }: StepTurn["frame"]): string =>
  Object.values(combatants).find(
    ({ summoned }) =>
      summoned?.by === id && summoned.cast !== undefined && summoned.cast === by.cast,
  )?.id ?? id;

/** What is rolled, with the dice of the table, where some were given. */
const requestOf = ({ ability, skill }: Check, { by, craft }: StepsFrame): CheckRequest => ({
  kind: skill === undefined ? "ability" : "skill",
  ability: ability === "spellcasting" ? (by.ability ?? "int") : ability,
  ...(skill !== undefined && { skill }),
  ...(craft?.manual && { manual: craft.manual }),
});

/** Of several things that it may contest with, whoever resists takes the one that it is best at. */
function bestOf(
  creature: Creature,
  options: readonly (Ability | Skill)[],
  compendium: StepTurn["using"]["compendium"],
): CheckRequest {
  const numbers = numbersOf(creature, compendium);
  const bonus = (one: Ability | Skill): number =>
    isSkill(one) ? numbers.skills[one].effective : numbers.abilities[one].modifier;
  const [best = "str"] = options.toSorted((one, other) => bonus(other) - bonus(one));
  return isSkill(best) ? { kind: "skill", skill: best } : { kind: "ability", ability: best };
}

const isSkill = (one: Ability | Skill): one is Skill => skills.some((skill) => skill === one);

function rolledEvent(
  { id, rule, what, d20, dc, success, used }: CheckResult,
  other?: string,
): readonly Event[] {
  if ("passive" in d20) return [];
  return [
    {
      type: "rolled",
      id,
      rule,
      purpose: "check",
      what,
      d20,
      ...(dc !== undefined && { dc }),
      ...(other !== undefined && { against: other }),
      ...(success !== undefined && { success }),
      ...(used && { used }),
    },
  ];
}
