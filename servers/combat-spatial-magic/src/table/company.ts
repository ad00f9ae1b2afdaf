import { ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  type CharacterType,
  type CreateRequest,
  type Creature,
  type Entrant,
  type Side,
  sheetOf,
} from "@tabletop-mcp/rules-engine";
import { keyOf } from "@tabletop-mcp/storage";
import { statBlockOf } from "../input/own-block.js";
import type { Participant } from "../input/participants.js";
import { present } from "../input/present.js";
import { inEncounter } from "./fight.js";
import { someoneCalled } from "./names.js";
import { partyMeant } from "./party.js";
import type { Session } from "./session.js";

/** Most who take part in one fight. */
const most = 200;

/** Who comes to a fight, and how. */
export interface Coming {
  readonly encounterId: string;
  /** Copies of one stat block roll together. */
  readonly grouped: boolean;
}

/** Makes those who are made for the fight, and finds the others: all of them as they enter it. */
export async function companyOf(
  session: Session,
  asked: readonly Participant[],
  coming: Coming,
): Promise<readonly Entrant[]> {
  const participants = await withMembers(session, asked);
  const known = participants.filter(({ characterId }) => characterId !== undefined);
  const characters = new Map<Participant, Creature>();
  for (const one of known)
    characters.set(one, await characterMeant(session, one.characterId ?? ""));
  const making = {
    taken: await namesTaken(session, [...characters.values()]),
    coming,
  };
  const entrants: Entrant[] = [];
  for (const one of participants) {
    const character = characters.get(one);
    const made = character === undefined ? await copies(session, one, making) : [];
    for (const creature of character === undefined ? made : [character])
      entrants.push(entrantOf(session, { one, creature, coming }));
    if (made.length > 1 && one.position !== undefined) throw severalThere;
    if (entrants.length > most) throw tooMany;
  }
  return entrants;
}

/** For a party all who are in it. */
async function withMembers(
  { ctx }: Session,
  asked: readonly Participant[],
): Promise<readonly Participant[]> {
  const all: Participant[] = [];
  for (const one of asked) {
    const { partyId, ...how } = one;
    if (partyId === undefined) all.push(one);
    else {
      const { members } = (await partyMeant(partyId, ctx)).value;
      if (members.length > 1 && one.position !== undefined) throw severalThere;
      all.push(...members.map(({ characterId }) => ({ ...how, characterId })));
    }
  }
  return all;
}

const severalThere = new ToolFault({
  code: "INVALID_ARGUMENT",
  message: "A position is one creature's, and these are several",
  hint: "Give each an entry of its own, or leave position out: free squares are found",
});

const tooMany = new ToolFault({
  code: "INVALID_ARGUMENT",
  message: `More than ${most} take part`,
  hint: "Make several encounters of them, or let some join later",
});

/** A character that is in no fight yet. */
async function characterMeant(session: Session, said: string): Promise<Creature> {
  const { value } = await someoneCalled(said, session.ctx);
  const fighting = await session.ctx.campaign.encounters.of(value.id);
  if (fighting !== undefined) throw inEncounter(value.name, fighting);
  return session.creature(value.id);
}

/** Names that nobody new is given: of the campaign, and of whoever is there. */
export async function namesTaken(
  session: Session,
  coming: readonly Creature[] = [],
): Promise<Set<string>> {
  const own = await session.ctx.campaign.characters.names();
  const { creatures, combatants = {} } = session.state();
  const here = Object.keys(combatants).flatMap((id) => creatures[id]?.name ?? []);
  return new Set([...own, ...coming].map(({ name }) => keyOf(name)).concat(here.map(keyOf)));
}

interface Making {
  readonly taken: Set<string>;
  readonly coming: Coming;
}

/** What a copy is called, before its number. */
const nameOfCopy = ({ ctx }: Session, { name, custom, creature = "" }: Participant): string =>
  name ?? custom?.name ?? ctx.compendium.statBlocks.find(creature)?.name ?? creature;

/** Copies of a stat block, numbered where there are several, or where the name is somebody's already. */
async function copies(
  session: Session,
  one: Participant,
  { taken, coming }: Making,
): Promise<readonly Creature[]> {
  const { newId } = session.ctx;
  const { count = 1, custom, creature = "", side = "enemy" } = one;
  const name = nameOfCopy(session, one);
  const characterType = typeOf[side];
  const request: Omit<CreateRequest, "name"> =
    custom === undefined
      ? { creature, characterType }
      : { own: statBlockOf(custom), characterType };
  const made: Creature[] = [];
  const numbered = count > 1 || isNumbered(name, taken);
  for (let copy = 0; copy < count; copy += 1) {
    const id = newId();
    const called = { ...request, name: freeName(name, numbered, taken) };
    await session.act({ type: "create", id, request: called, encounter: coming.encounterId });
    if (custom !== undefined && custom.hp < (custom.maxHp ?? 0))
      await session.act({ type: "set_hp", id, hp: custom.hp });
    made.push(await session.creature(id));
  }
  return made;
}

/** Enemies and neutrals die at 0 hit points, those of the party fall. */
const typeOf: Readonly<Record<Side, CharacterType>> = {
  party: "npc",
  enemy: "enemy",
  neutral: "neutral",
};

/** Whether others of that name have numbers: whoever comes later goes on with them. */
function isNumbered(name: string, taken: ReadonlySet<string>): boolean {
  const before = `${keyOf(name)} `;
  return [...taken].some(
    (key) => key.startsWith(before) && /^\d+$/u.test(key.slice(before.length)),
  );
}

/** "Goblin", or "Goblin 2": the first that nobody has. Beside one without a number the others begin at 2. */
export function freeName(name: string, numbered: boolean, taken: Set<string>): string {
  let number = 1;
  let free = numbered && !taken.has(keyOf(name)) ? `${name} 1` : name;
  while (taken.has(keyOf(free))) {
    number += 1;
    free = `${name} ${number}`;
  }
  taken.add(keyOf(free));
  return free;
}

interface Entering {
  readonly one: Participant;
  readonly creature: Creature;
  readonly coming: Coming;
}

function entrantOf(session: Session, { one, creature, coming }: Entering): Entrant {
  const { side, position, initiative, surprised, hidden, inLair } = one;
  const block = one.characterId === undefined ? (one.creature ?? one.custom?.name) : undefined;
  return {
    id: creature.id,
    side: side ?? sideOf[creature.characterType],
    ...present({
      at: position,
      initiative,
      surprised: surprised === true ? surprised : undefined,
      inLair: inLair === true ? inLair : undefined,
      hidden: hidden === true ? passiveStealth(session, creature) : hidden || undefined,
      group: coming.grouped && block !== undefined ? keyOf(block) : undefined,
    }),
  };
}

const sideOf: Readonly<Record<CharacterType, Side>> = {
  pc: "party",
  npc: "party",
  enemy: "enemy",
  neutral: "neutral",
};

/** Who lies in wait and rolls nothing has 10 and its Stealth. */
const passiveStealth = (session: Session, creature: Creature): number =>
  10 + sheetOf(creature, session.ctx.compendium).skills.stealth.effective;
