import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { type Ability, type Skill, skills } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import { turnDraft } from "../../encounter/combatant.js";
import { isOnTurn } from "../../encounter/turns.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { isUnhindered } from "../../gather/unhindered.js";
import { numbersOf, speedsNow } from "../../sheet/numbers.js";
import { endHeld } from "../held/ending.js";
import { spellShakenOff } from "../held/spell-over.js";
import { crawlOut, isInCorpse } from "../swallow/crawl.js";
import { spendDeed } from "./bonus-deeds.js";
import { turnSpent } from "./economy.js";
import { rolledCheck } from "./rolled-check.js";
import { betterOf, contestOf, type Wrestled } from "./wrestle.js";

type Escape = ActionOf<"escape">;
type Held = ConditionHeld | EffectHeld;

/** Gets out of a grapple by a contest, or of what names a DC by a check ("Escaping a Grapple"). */
export function escapeRule(state: GameState, action: Escape, using: Using): Decision {
  const { id, economy } = action;
  if (isInCorpse(state, id)) return crawlOut(state, action, using);
  const self = creatureIn(state, id);
  const held = [...self.conditions, ...self.effects].find((one) =>
    action.held === undefined ? canBeEscaped(one) : one.id === action.held && canBeEscaped(one),
  );
  if (held === undefined) return err(nothingToEscape(self));
  if (isGrapple(held) && isUnhindered(self, "bonds", using.compendium))
    return slipOut(state, { self, held }, using);
  const paid = spendDeed(state, { id, does: "escape", economy }, using);
  if (!paid.ok) return paid;
  const tried = attempt(state, { action, self, held }, using);
  if (!tried.ok) return tried;
  const { events, won } = tried.value;
  const { compendium } = using;
  const { lasting, from: owner } = held;
  const whole =
    won && lasting.kind === "cast" && owner !== undefined
      ? spellShakenOff(state, { owner, cast: lasting.id, bearer: id })
      : undefined;
  const freed = won ? endHeld(self, held.id, { because: "it has got free", compendium }) : [];
  return ok(happens(...paid.value, ...events, ...(whole ? [whole] : freed)));
}

/** Who is not held by bonds slips out of them with 5 feet of movement, and without a roll ("Freedom of Movement"). */
function slipOut(
  state: GameState,
  { self, held }: Pick<Attempt, "self" | "held">,
  using: Using,
): Decision {
  const { id } = self;
  const { compendium } = using;
  const freed = endHeld(self, held.id, { because: "it has slipped out", compendium });
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return ok(happens(...freed));
  // Held fast it has no speed: what counts is what it has without that.
  const { walk } = speedsNow(Object.assign({}, self, { conditions: [] }), compendium);
  const turn = turnDraft(combatant.turn);
  turn.moved += slipping;
  if (!isOnTurn(state, id) || turn.moved > (walk?.effective ?? 0))
    return err({
      code: "NO_MOVEMENT",
      message: `To slip out takes ${self.name} ${slipping} feet of movement in its turn.`,
      hint: "Do it before the movement of its turn is spent.",
    });
  return ok(happens(turnSpent({ id }, `slips out (${slipping} feet)`, turn), ...freed));
}

const slipping = 5;

/** By its DC, or by whoever grapples. */
const canBeEscaped = (held: Held): boolean => held.escape?.dc !== undefined || isGrapple(held);

const isGrapple = (held: Held): boolean =>
  "condition" in held && held.condition === "grappled" && held.from !== undefined;

interface Attempt {
  readonly action: Escape;
  readonly self: Creature;
  readonly held: Held;
}

function attempt(
  state: GameState,
  { action, self, held }: Attempt,
  using: Using,
): Result<Wrestled, RuleViolation> {
  const { escape, from = "" } = held;
  const grappler = state.creatures[from];
  if (escape?.dc === undefined) {
    if (grappler === undefined) return ok({ events: [], won: true });
    const skill = action.by === "acrobatics" || action.by === "athletics" ? action.by : undefined;
    return contestOf(
      { self: self, other: grappler },
      {
        ...action,
        skill: skill ?? betterOf(self, using),
        defence: "athletics",
        against: "grapple",
      },
      using,
    );
  }
  const by = bestOf(self, escape.by, using);
  const how = escape.by.find((one) => one === action.by) ?? by;
  const made = { ...action, ...rollOf(how), dc: escape.dc };
  const against = {
    ...(isGrapple(held) && { against: "grapple" }),
    ...(escape.saves && { saves: true as const }),
  };
  const rolled = rolledCheck(self, { ...made, ...against }, using);
  if (!rolled.ok) return rolled;
  const { event, success = false } = rolled.value;
  return ok({ events: [event({})], won: success });
}

const rollOf = (how: Skill | Ability | undefined): { skill: Skill } | { ability: Ability } => {
  const skill = skills.find((one) => one === how);
  if (skill !== undefined) return { skill };
  return { ability: isAbility(how) ? how : "str" };
};

const isAbility = (how: Skill | Ability | undefined): how is Ability =>
  how !== undefined && !skills.some((one) => one === how);

/** What the creature is best at of those that get it out. */
function bestOf(
  creature: Creature,
  ways: readonly (Skill | Ability)[],
  { compendium }: Using,
): Skill | Ability | undefined {
  const numbers = numbersOf(creature, compendium);
  const bonus = (way: Skill | Ability): number =>
    isAbility(way) ? numbers.abilities[way].modifier : numbers.skills[way].effective;
  return ways.toSorted((one, other) => bonus(other) - bonus(one))[0];
}

const nothingToEscape = ({ name, conditions }: Creature): RuleViolation => ({
  code: "NOTHING_TO_ESCAPE",
  message: `${name} is held by nothing that it could get out of like that.`,
  hint: "It can escape a grapple, and what names a DC to get free.",
  legal: conditions.filter(canBeEscaped).map(({ id, condition }) => `${id} (${condition})`),
});
