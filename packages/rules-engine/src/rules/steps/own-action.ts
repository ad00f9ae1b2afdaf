import type { Step } from "@tabletop-mcp/srd-data";
import { deeds } from "../../encounter/deeds.js";
import type { Event } from "../../game/event.js";
import { type Next, steps } from "../../game/next.js";
import { creatureIn } from "../../game/state.js";
import { attackFactsOf } from "../../sheet/attacks.js";
import { blockOf } from "../../sheet/block-of.js";
import { spend } from "../combat/economy.js";
import { attackBySpell } from "../magic/spell-attack.js";
import { goesOn } from "./goes-on.js";
import { runningOf } from "./laying.js";
import { attackWithItself } from "./own-weapon.js";
import { act, type StepTurn } from "./settling.js";
import { throwThing } from "./thrown-thing.js";
import { told } from "./told.js";

/** Another of its own actions that who acts takes, on those whom the step affects: the one chosen, or the first named. */
export function takeOwnAction(
  turn: StepTurn,
  action: NonNullable<Step["action"]>,
  ids: readonly string[],
): Next {
  const { state, frame, using } = turn;
  const names = [action].flat();
  const name = names.find((one) => one === frame.option) ?? names[0] ?? "";
  const block = blockOf(creatureIn(state, frame.id).make, using.compendium);
  const own = block?.actions.find((one) => one.name === name);
  if (own === undefined) return takeDeed(turn, name, ids);
  if (own.steps.some(({ attack }) => attack !== undefined)) return attackWith(turn, name, ids);
  return steps(
    act({
      type: "use",
      id: frame.id,
      what: { of: "action", name },
      targets: ids,
      economy: "free",
    }),
  );
}

/** What anybody can do in a fight, paid for with what lets one do it so (Patient Defense). */
function takeDeed({ frame }: StepTurn, name: string, ids: readonly string[]): Next {
  const does = ownDeeds.find((one) => deeds[one] === name);
  return does === undefined
    ? { events: [told(frame, `Takes the ${name} action.`, ids)] }
    : steps(...ids.map((id) => act({ type: does, id, economy: "free" })));
}

const ownDeeds = ["dash", "disengage", "dodge", "hide"] as const;

/** The attack of its stat block that a step asks for, on each in turn; what follows it waits for a hit. */
function attackWith(turn: StepTurn, name: string, ids: readonly string[]): Next {
  const { frame, state, using } = turn;
  const paid = payFor(turn, ids);
  if (paid === undefined) return { events: [told(frame, "Its bonus action is spent.", ids)] };
  const facts = attackFactsOf(creatureIn(state, frame.id), using.compendium);
  const { options = [] } = facts.find((one) => one.name === name) ?? {};
  const option = options.find((one) => one === frame.option);
  const run = ids.map((target) =>
    act({
      type: "attack",
      id: frame.id,
      target,
      attack: name,
      economy: "free",
      ...(option !== undefined && { option }),
      onHit: goesOn(frame, { outcomes: [{ id: target, hit: true }] }),
    }),
  );
  return { events: paid, run };
}

/** What follows a hit and takes a bonus action is paid for then (Pounce); nothing where none is left. */
function payFor(
  { frame, step, state, using }: StepTurn,
  ids: readonly string[],
): readonly Event[] | undefined {
  const isFollowing = frame.before !== undefined && step.economy === "bonus-action";
  if (!isFollowing || ids.length === 0) return [];
  const paid = spend(state, { id: frame.id, what: frame.by.source, economy: "bonus" }, using);
  return paid.ok ? paid.value : undefined;
}

/**
 * A step's own attack: of a stat block it is the attack of that name, of a feature one of its
 * owner's, of a thing that it is thrown, of a spell the one that it is cast for.
 */
export function ownAttack(turn: StepTurn, ids: readonly string[]): Next {
  const { frame, step } = turn;
  if (frame.at.of === "feature") return attackOfFeature(turn, ids);
  if (frame.at.of === "item" && step.attack?.with === "weapon")
    return attackWithItself(turn, step.attack, ids) ?? throwThing(turn, step.attack, ids);
  if (frame.at.of === "spell") return attackBySpell(turn, ids);
  if (frame.at.of !== "action")
    return { events: [told(frame, `Attacks with ${frame.by.source}.`, ids)] };
  const { name } = frame.at;
  return steps(
    ...ids.map((target) =>
      act({ type: "attack", id: frame.id, target, attack: name, economy: "free" }),
    ),
  );
}

/** A feature's attack is one of its owner's own: the one named, its bare hand, or the first that reaches. */
function attackOfFeature({ frame, step, state, using }: StepTurn, ids: readonly string[]): Next {
  const { weapon, uses } = frame.by;
  const attacks = attackFactsOf(creatureIn(state, frame.id), using.compendium);
  const bare = step.attack?.unarmed
    ? attacks.find(({ from }) => "unarmed" in from)?.name
    : undefined;
  const attack = bare ?? weapon;
  return steps(
    ...ids.map((target) =>
      act({
        type: "attack",
        id: frame.id,
        target,
        economy: "free",
        during: runningOf(frame.at.of === "feature" ? frame.at.id : ""),
        ...(step.attack?.kind === "melee" && { mode: "melee" }),
        ...(attack !== undefined && { attack }),
        ...(uses !== undefined && { uses }),
      }),
    ),
  );
}

/** Whether a step is one of an attack, or asks for one: what follows it then hangs on the hit. */
export function isAttack({ step, state, frame, using }: StepTurn): boolean {
  const block = blockOf(creatureIn(state, frame.id).make, using.compendium);
  const names = [step.action ?? []].flat();
  const name = names.find((one) => one === frame.option) ?? names[0];
  return (
    block?.actions
      .find((one) => one.name === name)
      ?.steps.some(({ attack }) => attack !== undefined) === true
  );
}
