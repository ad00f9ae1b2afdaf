import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import type { Draft } from "../../../draft.js";
import type { AttackOrder } from "../../../game/attack-frame.js";
import type { AttackAction } from "../../../game/fight-action.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { packedArms } from "../../../sheet/attacks/arms.js";
import type { AttackFacts, AttackUse } from "../../../sheet/attacks/facts.js";
import { usualUse } from "../../../sheet/attacks/use.js";
import { attackFactsOf } from "../../../sheet/attacks.js";
import { refusalOfAttack } from "../../check/attack.js";
import { attackNamed, noAttack, toDraw } from "../../check/attack-meant.js";
import { modeFor, refuseFar } from "./reach.js";
import { factsOfSaid } from "./said.js";

/** Who attacks whom, and how far apart they are, where that is known. */
export interface Aimed {
  readonly self: Creature;
  readonly other: Creature;
  readonly feet: number | undefined;
}

type Order = Result<AttackOrder, RuleViolation>;

/** Settles what an attack is made with and how, or says why it cannot be made so. */
export function orderOf(action: AttackAction, aimed: Aimed, { compendium }: Using): Order {
  const { self, other, feet } = aimed;
  const found = factsFor(action, aimed, compendium);
  if (!found.ok) return found;
  const facts = found.value;
  const use = useOf(action, facts, feet);
  const refused =
    refusalOfAttack({ creature: self, target: other.id, attack: facts, use }, compendium) ??
    tooFar(facts, use, { aimed, compendium }) ??
    refuseChoices(action, facts, use);
  if (refused !== undefined) return err(refused);
  const { damageType, advantage, disadvantage, bonus, manual, scene, uses, during } = action;
  const order: Draft<AttackOrder> = { facts, use };
  if (damageType !== undefined) order.damageType = damageType;
  if (advantage !== undefined) order.advantage = advantage;
  if (disadvantage !== undefined) order.disadvantage = disadvantage;
  if (bonus !== undefined) order.bonus = bonus;
  if (manual !== undefined) order.manual = manual;
  if (scene !== undefined) order.scene = scene;
  if (uses !== undefined) order.uses = uses;
  if (during !== undefined) order.during = during;
  return ok(order);
}

/** The attack that is named or said; else the first that reaches and has what it needs. */
function factsFor(
  { attack, said }: AttackAction,
  { self, feet }: Aimed,
  compendium: Using["compendium"],
): Result<AttackFacts, RuleViolation> {
  if (said !== undefined) return factsOfSaid(said);
  const attacks = attackFactsOf(self, compendium);
  const found =
    attack === undefined
      ? (attacks.find((one) => modeFor(one, feet) !== undefined && isReady(one)) ?? attacks[0])
      : attackNamed(attack, attacks, self);
  return found === undefined ? noAttack(self, attack, compendium) : ok(found);
}

/** Too far for this, with what would go so far: other attacks, and weapons in the pack. */
function tooFar(
  facts: AttackFacts,
  { mode }: AttackUse,
  { aimed, compendium }: { readonly aimed: Aimed } & Pick<Using, "compendium">,
): RuleViolation | undefined {
  const { self, other, feet = 0 } = aimed;
  const refused = refuseFar(facts, { mode, feet: aimed.feet, target: other.name });
  if (refused === undefined) return undefined;
  const legal = [
    ...attackFactsOf(self, compendium)
      .filter((one) => modeFor(one, feet) !== undefined && isReady(one))
      .map(({ name }) => name),
    ...packedArms(self, compendium)
      .filter(({ blade: { reach = 0, range } }) => feet <= (range?.long ?? reach))
      .map(({ name }) => toDraw(name)),
  ];
  return legal.length === 0 ? refused : { ...refused, legal };
}

const isReady = ({ ammunition }: AttackFacts): boolean =>
  ammunition === undefined || ammunition.missiles.length > 0;

/** As it was asked for; where nothing is said, in the usual way, or in the first that reaches so far. */
function useOf(
  { mode, hands, offhand, ammunition, nonlethal, option, opportunity, economy }: AttackAction,
  facts: AttackFacts,
  feet: number | undefined,
): AttackUse {
  const usual = usualUse(facts);
  const how = mode ?? modeFor(facts, feet) ?? usual.mode;
  const shot = ammunition ?? usual.ammunition;
  const isSecond = offhand ?? (economy === "bonus" && facts.pair !== undefined);
  return {
    mode: how,
    hands: hands ?? (how === "thrown" ? 1 : (facts.hands[0] ?? 1)),
    ...(isSecond && { offhand: true }),
    ...(shot !== undefined && { ammunition: shot }),
    ...(nonlethal && { nonlethal }),
    ...(option !== undefined && { option }),
    ...(opportunity && { opportunity }),
  };
}

function refuseChoices(
  { damageType }: AttackAction,
  { name, damage, options: own = [], ammunition }: AttackFacts,
  { mode, nonlethal, option, ammunition: shot }: AttackUse,
): RuleViolation | undefined {
  if (nonlethal && mode !== "melee")
    return {
      code: "NOT_MELEE",
      message: `Only a melee attack knocks out, and ${name} is made from afar (Knocking a Creature Out).`,
      hint: "Strike in melee, or let the blow be a deadly one.",
    };
  const missile = ammunition?.missiles.find(({ item }) => item === shot);
  const options = [...own, ...(missile?.riders ?? []).flatMap((rider) => rider.option ?? [])];
  if (option !== undefined && !options.includes(option)) return notOffered(name, option, options);
  const types = damage.flatMap(({ type }) => (typeof type === "object" ? type : []));
  return damageType === undefined || types.includes(damageType)
    ? undefined
    : notOffered(name, damageType, types);
}

const notOffered = (name: string, asked: string, legal: readonly string[]): RuleViolation => ({
  code: "NO_SUCH_CHOICE",
  message: `${name} does not let choose "${asked}".`,
  hint: legal.length === 0 ? "It has nothing to choose." : "Choose one of those that it has.",
  legal,
});
