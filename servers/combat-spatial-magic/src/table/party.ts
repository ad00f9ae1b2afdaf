import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Party, Stored } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { needed, type Taken } from "../input/taken.js";
import { called, idOf, sorts } from "./names.js";
import type { Session } from "./session.js";

/** What manage_party is told. */
export interface PartyRequest {
  readonly operation: PartyOperation;
  readonly partyId?: string | undefined;
  readonly name?: string | undefined;
  readonly characterId?: string | undefined;
  readonly role?: string | undefined;
  readonly formation?: string | undefined;
  readonly location?: string | undefined;
  readonly funds?: Readonly<Record<string, number | undefined>> | undefined;
  readonly page?: number | undefined;
}

export const partyOperations = [
  "create",
  "update",
  "get",
  "list",
  "add_member",
  "remove_member",
  "set_leader",
  "set_active",
  "delete",
] as const;
export type PartyOperation = (typeof partyOperations)[number];

const who = ["partyId", "characterId"] as const;

/** What each takes; a party is made with its first member in it. */
export const partyParameters: Taken<PartyRequest> = {
  create: ["name", "characterId", "role", "formation", "location", "funds"],
  update: ["partyId", "name", "formation", "location", "funds"],
  get: ["partyId"],
  list: ["page"],
  add_member: [...who, "role"],
  remove_member: who,
  set_leader: who,
  set_active: ["partyId"],
  delete: ["partyId"],
};

/** A party is told whole in one reply. */
export const mostMembers = 50;

/** What became of a party: `party` is missing when it was deleted. */
export interface PartyOutcome {
  readonly party?: Party;
  readonly summary: string;
  readonly events: readonly object[];
}

/** The party that is meant: the one named, and none but that, or where none is the active one. Throws NOT_FOUND. */
export async function partyMeant(
  said: string | undefined,
  { campaign }: Pick<CombatContext, "campaign">,
): Promise<Stored<Party>> {
  if (said !== undefined) return called(said, campaign.parties, sorts.party);
  const active = await campaign.parties.active();
  if (active !== undefined) return active;
  throw new ToolFault({
    code: "NOT_FOUND",
    message: "No party is active",
    hint: "Name one in partyId, or make one",
    example: '{"operation":"create","name":"The Fellowship"}',
  });
}

/** Changes or makes a party. */
export async function changeParty(session: Session, request: PartyRequest): Promise<PartyOutcome> {
  if (request.operation === "create") return createParty(session, request);
  if (request.operation === "delete" && request.partyId === undefined) throw whichParty;
  const stored = await partyMeant(request.partyId, session.ctx);
  switch (request.operation) {
    case "update":
      return saved(session, stored, await updated(session, stored.value, request));
    case "add_member":
      return saved(session, stored, await withMember(session, stored.value, request));
    case "remove_member":
      return saved(session, stored, await withoutMember(session, stored.value, request));
    case "set_leader":
      return saved(session, stored, await ledBy(session, stored.value, request));
    case "set_active":
      await deactivateOthers(session, stored.value.id);
      return saved(session, stored, {
        party: { ...stored.value, active: true },
        summary: `${stored.value.name} is the active party.`,
      });
    case "delete":
      return deleted(session, stored);
    default:
      throw new Error(`${request.operation} changes nothing`);
  }
}

/** What cannot be undone is not done to whichever party happens to be active. */
const whichParty = new ToolFault({
  code: "INVALID_ARGUMENT",
  message: "delete needs partyId",
  hint: "Say which party, also where it is the active one",
  example: '{"operation":"delete","partyId":"The Fellowship"}',
});

interface Draft {
  readonly party: Party;
  readonly summary: string;
}

function saved(session: Session, before: Stored<Party>, { party, summary }: Draft): PartyOutcome {
  const events = [{ type: "party_changed", partyId: party.id, summary }];
  session.save("parties", { before, after: party, events });
  return { party, summary, events };
}

function deleted(session: Session, before: Stored<Party>): PartyOutcome {
  const { id, name } = before.value;
  const events = [{ type: "party_deleted", partyId: id, name }];
  session.save("parties", { before, events });
  return { summary: `${name} is no party any more; its members stay.`, events };
}

async function createParty(session: Session, request: PartyRequest): Promise<PartyOutcome> {
  const { ctx } = session;
  const name = needed(request.name, "name", request.operation);
  const empty: Party = {
    id: ctx.newId(),
    name,
    members: [],
    funds: {},
    active: (await ctx.campaign.parties.active()) === undefined,
  };
  if (request.role !== undefined) needed(request.characterId, "characterId", "a role");
  const { party: described } = await updated(session, empty, request);
  const party =
    request.characterId === undefined
      ? described
      : (await withMember(session, described, request)).party;
  const events = [{ type: "party_created", partyId: party.id, name }];
  session.save("parties", { after: party, events });
  return { party, summary: `${name} is made${party.active ? ", and active" : ""}.`, events };
}

async function updated(session: Session, party: Party, request: PartyRequest): Promise<Draft> {
  const { campaign } = session.ctx;
  const { name = party.name, formation, location, funds = {} } = request;
  const place =
    location === undefined
      ? {}
      : { location: await idOf(location, campaign.locations, sorts.location) };
  const counted = Object.entries(funds).flatMap(([coin, amount]) =>
    amount === undefined ? [] : [[coin, amount] as const],
  );
  return {
    party: {
      ...party,
      name,
      ...(formation === undefined ? {} : { formation }),
      ...place,
      funds: { ...party.funds, ...Object.fromEntries(counted) },
    },
    summary: `${name} is changed.`,
  };
}

async function withMember(session: Session, party: Party, request: PartyRequest): Promise<Draft> {
  const { id, name } = await member(session, request);
  const { role } = request;
  const one = { characterId: id, ...(role === undefined ? {} : { role }) };
  const isIn = party.members.some(({ characterId }) => characterId === id);
  if (!isIn && party.members.length >= mostMembers) throw full(party, name);
  const members = isIn
    ? party.members.map((old) => (old.characterId === id ? { ...old, ...one } : old))
    : [...party.members, one];
  const as = role === undefined ? "" : ` as ${role}`;
  const summary = isIn
    ? `${name} is in ${party.name} already${as === "" ? "" : `, now${as}`}.`
    : `${name} joins ${party.name}${as}.`;
  return { party: { ...party, members }, summary };
}

const full = ({ name, members }: Party, newcomer: string): ToolFault =>
  new ToolFault({
    code: "PARTY_FULL",
    message: `${newcomer} cannot join ${name}: it has ${members.length} members, and ${mostMembers} is the most`,
    hint: "Remove a member first, or make another party",
  });

async function withoutMember(
  session: Session,
  party: Party,
  request: PartyRequest,
): Promise<Draft> {
  const { id, name } = await member(session, request);
  mustBeIn(party, { id, name });
  return { party: partyWithout(party, id), summary: `${name} leaves ${party.name}.` };
}

/** The party when one of its members is gone. */
export function partyWithout({ leader, ...party }: Party, id: string): Party {
  return {
    ...party,
    members: party.members.filter(({ characterId }) => characterId !== id),
    ...(leader === undefined || leader === id ? {} : { leader }),
  };
}

async function ledBy(session: Session, party: Party, request: PartyRequest): Promise<Draft> {
  const { id, name } = await member(session, request);
  mustBeIn(party, { id, name });
  return { party: { ...party, leader: id }, summary: `${name} leads ${party.name}.` };
}

/** One party is active at a time. */
async function deactivateOthers(session: Session, id: string): Promise<void> {
  const active = await session.ctx.campaign.parties.active();
  if (active === undefined || active.value.id === id) return;
  const after = { ...active.value, active: false };
  const summary = `${after.name} is not active any more.`;
  const events = [{ type: "party_changed", partyId: after.id, summary }];
  session.save("parties", { before: active, after, events });
}

async function member(session: Session, { characterId, operation }: PartyRequest) {
  const id = await session.who(needed(characterId, "characterId", operation));
  const { name } = await session.creature(id);
  return { id, name };
}

function mustBeIn(
  party: Party,
  { id, name }: { readonly id: string; readonly name: string },
): void {
  if (party.members.some(({ characterId }) => characterId === id)) return;
  throw new ToolFault({
    code: "NOT_A_MEMBER",
    message: `${name} is not in ${party.name}`,
    hint: "add_member first",
  });
}
