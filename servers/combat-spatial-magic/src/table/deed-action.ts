import { ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  blockOf,
  type Command,
  type Economy,
  type HitUse,
  isOnTurn,
  type SaidAttack,
} from "@tabletop-mcp/rules-engine";
import { abilities, skills } from "@tabletop-mcp/srd-data";
import type { DeedAsked, Doing } from "../input/deed.js";
import { diceOfTable } from "../input/params.js";
import { present } from "../input/present.js";
import { needed, refuseUnheard, type Taken } from "../input/taken.js";
import { castAsked, spellReadied } from "./cast-deed.js";
import { castOf } from "./casting.js";
import { momentNamed } from "./moment-named.js";
import { isCalled } from "./names.js";
import { readied } from "./readied.js";
import type { Session } from "./session.js";
import { struckCalled } from "./wall-sections.js";

/** Who does it, what pays for it, and what was said of it. */
export interface Doer {
  readonly session: Session;
  readonly id: string;
  readonly economy: Economy | undefined;
  readonly asked: DeedAsked;
}

/** An answer alone names the entry that it answers. */
type Operated = Omit<DeedAsked, "pendingId"> & { readonly operation?: Doing };

const always = ["encounterId", "actorId", "action", "economy", "bonusAction", "reaction"] as const;
const dice = ["advantage", "disadvantage", "manualRoll", "manualRolls"] as const;
const ofCasting = [
  "spellName",
  "spellSlot",
  "targetId",
  "targetIds",
  "targetPosition",
  "manualRoll",
  "manualRolls",
] as const;
const ofUse = ["abilityName", "abilityDetails", "targetId", "targetIds", "targetPosition"] as const;

/** Which parameters each action hears. */
const taken: Taken<Operated> = {
  attack: [
    ...always,
    ...dice,
    "targetId",
    "weapon",
    "attackName",
    "attackBonus",
    "damage",
    "damageType",
    "magical",
    "nonlethal",
    "twoHanded",
    "thrown",
    "abilityName",
    "abilityDetails",
    "spellSlot",
  ],
  cast_spell: [...always, ...ofCasting, "abilityDetails"],
  move: ["encounterId", "actorId", "action", "targetPosition"],
  dash: always,
  disengage: always,
  dodge: always,
  help: [...always, "targetId", "targetIds"],
  hide: [...always, ...dice],
  ready: [
    ...always,
    ...ofCasting,
    "abilityDetails",
    "trigger",
    "readiedAction",
    "weapon",
    "attackName",
  ],
  search: [...always, ...dice, "skill"],
  use_object: [...always, "abilityName"],
  use_magic_item: [...always, ...ofUse, "spellSlot"],
  use_special_ability: [...always, ...ofUse, "weapon", "spellSlot"],
  grapple: [...always, ...dice, "targetId"],
  shove: [...always, ...dice, "targetId", "forceMovement"],
  escape: [...always, ...dice, "skill"],
  stabilize: [...always, ...dice, "targetId"],
  stand: always,
  drop_prone: always,
  release: [...always, "targetId"],
  mount: [...always, "targetId"],
  dismount: always,
};

/** What the engine is asked for. */
export function actionOf(doer: Doer, doing: Doing): Promise<Command> {
  const { pendingId: _pending, ...asked } = doer.asked;
  refuseUnheard<Operated>(doing, asked, taken);
  return Promise.resolve(makers[doing](doer));
}

type Maker = (doer: Doer) => Command | Promise<Command>;

const makers: Readonly<Record<Doing, Maker>> = {
  attack,
  cast_spell: async ({ session, id, asked, economy }) => ({
    ...(await castOf(session, id, castAsked(asked))),
    ...present({ economy }),
  }),
  // A turn with its way is one call; whatever else a way has, move_combatant takes.
  move: ({ id, asked }) => ({
    type: "move",
    id,
    to: needed(asked.targetPosition, "targetPosition", "move"),
  }),
  dash: (doer) => ({ type: "dash", ...paid(doer) }),
  disengage: (doer) => ({ type: "disengage", ...paid(doer) }),
  dodge: (doer) => ({ type: "dodge", ...paid(doer) }),
  help,
  hide: (doer) => ({ type: "hide", ...paid(doer), ...rollOf(doer) }),
  ready: async ({ session, id, asked }) => ({
    type: "ready",
    id,
    ...readied(asked),
    ...(await spellReadied(session, id, asked)),
  }),
  search: (doer) => ({ type: "search", ...paid(doer), ...rollOf(doer), ...searchedBy(doer.asked) }),
  use_object: (doer) => ({
    type: "use_object",
    ...paid(doer),
    ...present({ what: doer.asked.abilityName }),
  }),
  use_magic_item: (doer) => use(doer, "item"),
  use_special_ability: (doer) => use(doer, undefined),
  grapple: async (doer) => ({
    type: "grapple",
    ...paid(doer),
    ...rollOf(doer),
    target: await targetOf(doer, "grapple"),
  }),
  shove,
  escape: (doer) => ({ type: "escape", ...paid(doer), ...rollOf(doer), ...escapedBy(doer.asked) }),
  stabilize: async (doer) => ({
    type: "first_aid",
    ...paid(doer),
    ...rollOf(doer),
    target: await targetOf(doer, "stabilize"),
  }),
  stand: ({ id }) => ({ type: "stand", id }),
  drop_prone: ({ id }) => ({ type: "drop_prone", id }),
  release: async (doer) => ({
    type: "release",
    id: doer.id,
    target: await targetOf(doer, "release"),
  }),
  mount: async (doer) => ({ type: "mount", id: doer.id, target: await targetOf(doer, "mount") }),
  dismount: ({ id }) => ({ type: "dismount", id }),
};

const paid = ({ id, economy }: Doer) => ({ id, ...present({ economy }) });

const rollOf = ({ asked }: Doer) => {
  const { advantage, disadvantage } = asked;
  return present({ advantage, disadvantage, manual: diceOfTable(asked) });
};

const targetOf = ({ session, asked }: Doer, doing: Doing): Promise<string> =>
  session.who(needed(asked.targetId, "targetId", doing));

async function attack(doer: Doer): Promise<Command> {
  const { asked, economy } = doer;
  const { damageType, nonlethal, twoHanded, abilityDetails } = asked;
  const name = asked.weapon ?? asked.attackName;
  const said = saidAttack(asked, name);
  // Who leaves is struck in melee ("Opportunity Attacks").
  const thrown = asked.thrown ? ("thrown" as const) : undefined;
  const mode = economy === "reaction" ? ("melee" as const) : thrown;
  return {
    type: "attack",
    ...paid(doer),
    ...rollOf(doer),
    target: await struckCalled(doer.session, needed(asked.targetId, "targetId", "attack")),
    ...(said === undefined ? present({ attack: name, damageType, mode }) : { said }),
    ...(twoHanded !== undefined && { hands: twoHanded ? 2 : 1 }),
    ...(nonlethal === true && { nonlethal }),
    ...(asked.bonusAction === "offhand_attack" && { offhand: true }),
    ...(asked.abilityName === undefined
      ? present({ option: abilityDetails?.option })
      : { uses: [usedOnHit(asked.abilityName, asked)] }),
  };
}

/** What is used if the attack hits: Divine Smite with a slot, Stunning Strike. */
const usedOnHit = (name: string, { spellSlot, abilityDetails }: DeedAsked): HitUse => ({
  name,
  ...present({
    slot: spellSlot,
    option: abilityDetails?.option,
    points: abilityDetails?.points,
  }),
});

/** Numbers that are said in place of the sheet's. */
function saidAttack(
  { attackBonus, damage, damageType, magical }: DeedAsked,
  name: string | undefined,
): SaidAttack | undefined {
  if (attackBonus === undefined && damage === undefined) return undefined;
  if (attackBonus === undefined || damage === undefined)
    throw new ToolFault({
      code: "INVALID_ARGUMENT",
      message: "attackBonus and damage are given together",
      hint: "Leave out both, and the numbers come from the sheet or stat block",
    });
  return { bonus: attackBonus, damage, ...present({ name, damageType, magical }) };
}

async function help(doer: Doer): Promise<Command> {
  const [said, ...more] = doer.asked.targetIds ?? [];
  if (more.length > 0)
    throw new ToolFault({
      code: "INVALID_ARGUMENT",
      message: "help takes one foe in targetIds",
      hint: "targetId is the ally who is helped",
    });
  const foe = said === undefined ? undefined : await doer.session.who(said);
  return { type: "help", ...paid(doer), target: await targetOf(doer, "help"), ...present({ foe }) };
}

async function shove(doer: Doer): Promise<Command> {
  const { forceMovement, targetId = forceMovement?.targetId } = doer.asked;
  const target = await doer.session.who(needed(targetId, "targetId", "shove"));
  const push = forceMovement === undefined ? {} : { push: true as const };
  return { type: "shove", ...paid(doer), ...rollOf(doer), target, ...push };
}

const searchedBy = ({ skill }: DeedAsked) => {
  if (skill === undefined) return {};
  return { skill: oneOf(skill, ["perception", "investigation"]) };
};

const escapedBy = ({ skill }: DeedAsked) =>
  skill === undefined ? {} : { by: oneOf(skill, [...skills, ...abilities]) };

function oneOf<const Word extends string>(said: string, words: readonly Word[]): Word {
  const found = words.find((word) => isCalled(said.replaceAll(/[\s-]+/g, "_"))(word));
  if (found !== undefined) return found;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `skill ${JSON.stringify(said)} does not do here`,
    hint: `It takes ${words.join(", ")}`,
  });
}

async function use(doer: Doer, of: "item" | undefined): Promise<Command> {
  const { session, id, asked } = doer;
  const { abilityDetails = {}, targetId, targetIds, targetPosition, spellSlot } = asked;
  const name = needed(asked.abilityName, "abilityName", asked.action ?? "use_special_ability");
  if (isCalled(name)("Action Surge")) return { type: "action_surge", id };
  const {
    use: which,
    option,
    points,
    slots,
    direction,
    others,
    again,
    moment: comes,
  } = abilityDetails;
  if (which === "end" && isCalled(name)("Wild Shape")) return { type: "end_form", ...paid(doer) };
  const said = targetIds ?? (targetId === undefined ? undefined : [targetId]);
  const home =
    of ?? abilityDetails.of ?? ((await isLegendary(doer, name)) ? "legendary" : undefined);
  const what = { name, ...present({ of: home, use: which }) };
  const moment = comes === undefined ? undefined : await momentNamed(doer, what, comes);
  return {
    type: "use",
    id,
    what,
    ...present({
      option,
      points,
      slots,
      direction,
      slot: spellSlot,
      origin: targetPosition,
      moment,
    }),
    ...present({ attack: asked.weapon }),
    ...(again && { moment: "sustain" as const }),
    ...(said !== undefined && { targets: await allOf(session, said) }),
    ...(others !== undefined && { others: await allOf(session, others) }),
  };
}

async function allOf(session: Session, said: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const one of said) ids.push(await session.who(one));
  return ids;
}

/** Out of its turn a creature takes its legendary action where an ordinary one has the same name. */
async function isLegendary({ session, id, economy }: Doer, name: string): Promise<boolean> {
  const state = session.state();
  if (state.encounter === undefined || isOnTurn(state, id) || economy === "reaction") return false;
  const block = blockOf((await session.creature(id)).make, session.ctx.compendium);
  return block?.legendary?.actions.some((one) => isCalled(name)(one.name)) ?? false;
}
