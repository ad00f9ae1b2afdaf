import { type ArgsOf, type Reply, ToolFault, unlisted } from "@tabletop-mcp/mcp-kit";
import * as z from "zod";
import { type CombatContext, defineTool, type Party, type Stored } from "../../context.js";
import { fields } from "../../input/nested.js";
import { ownName } from "../../input/own-name.js";
import { choice, name, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { coinsParam } from "../../input/shapes.js";
import { needed, refuseUnheard, type Taken } from "../../input/taken.js";
import { line } from "../../input/text.js";
import { partyRow, partyText, partyView } from "../../render/party.js";
import { type ChangedParty, partyMeant, partyWithout, saveParty } from "../../table/party.js";
import { goingTo } from "../../table/places.js";
import { inSession, type Session } from "../../table/session.js";

const operations = [
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

/** A party is told whole in one reply. */
const mostMembers = 50;

/** Who is in a new party: a name or an id, or with a role. */
const newMember = z.preprocess(
  (value) => (typeof value === "string" ? { characterId: value } : value),
  fields({ characterId: who, role: name.exactOptional() }, whoAliases),
);

const input = {
  operation: choice(operations, { add: "add_member", remove: "remove_member" }),
  partyId: who.optional(),
  name: ownName.optional(),
  characterId: who.optional(),
  leader: unlisted(who.optional()),
  members: unlisted(z.array(newMember).max(mostMembers).optional()),
  role: name.optional(),
  formation: line(4_000).optional(),
  location: who.optional(),
  page: z.int().min(1).max(10_000).optional(),
  funds: coinsParam.optional().describe("What it has from now on: { gp: 50 }"),
};

type Request = ArgsOf<typeof input>;

/** Groups of characters; one of them is active. */
export default defineTool({
  name: "manage_party",
  title: "Manage party",
  description:
    "Make and change parties: members, leader, place, shared funds. Without partyId the active one is meant; the first made is active.",
  access: "destroy",
  toolset: "data",
  input,
  aliases: whoAliases,
  async handle(request, ctx) {
    const { operation } = request;
    refuseUnheard(operation, request, parameters);
    if (operation === "list") return listed(request, ctx);
    if (operation === "get") return shown(request, ctx);
    const outcome = await inSession(ctx, (session) => change(session, operation, request));
    return toldOf(outcome, ctx);
  },
});

const membership = ["partyId", "characterId"] as const;

/** What each takes; a party is made with its first member in it. */
const parameters: Taken<Request> = {
  create: ["name", "characterId", "members", "leader", "role", "formation", "location", "funds"],
  update: ["partyId", "name", "formation", "location", "funds"],
  get: ["partyId"],
  list: ["page"],
  add_member: [...membership, "role"],
  remove_member: membership,
  set_leader: membership,
  set_active: ["partyId"],
  delete: ["partyId"],
};

/** Parties of a page. */
const perPage = 20;

async function listed({ page = 1 }: Request, ctx: CombatContext): Promise<Reply> {
  const all = await ctx.campaign.parties.all();
  const total = all.length;
  const rows = all.slice((page - 1) * perPage, page * perPage);
  const parties = await Promise.all(rows.map(({ value }) => partyRow(value, ctx)));
  const pages = Math.ceil(total / perPage);
  const where = pages > 1 ? `, page ${page} of ${pages}` : "";
  const summary = `${total} ${total === 1 ? "party" : "parties"}${where}.`;
  const lines = [...parties.map(partyText), ...(where === "" ? [] : [summary])];
  const text = total === 0 ? "There is no party yet." : lines.join("\n");
  return { data: { summary, parties, pagination: { page, pages, total } }, text };
}

async function shown({ partyId }: Request, ctx: CombatContext): Promise<Reply> {
  const { value } = await partyMeant(partyId, ctx);
  const party = await partyView(value, ctx);
  const text = partyText(party);
  return { data: { summary: text, party }, text };
}

/** What became of a party: `party` is missing when it was deleted. */
interface Outcome {
  readonly party?: Party;
  readonly summary: string;
  readonly events: readonly object[];
}

async function toldOf(
  { party: after, summary, events }: Outcome,
  ctx: CombatContext,
): Promise<Reply> {
  if (after === undefined) return { data: { summary, events }, text: summary };
  const party = await partyView(after, ctx);
  return { data: { summary, events, party }, text: `${summary} ${partyText(party)}` };
}

type Writing = Exclude<Request["operation"], "get" | "list">;

/** Makes, changes or deletes a party. */
async function change(session: Session, operation: Writing, request: Request): Promise<Outcome> {
  if (operation === "create") return createParty(session, request);
  if (operation === "delete" && request.partyId === undefined) throw whichParty;
  const before = await partyMeant(request.partyId, session.ctx);
  if (operation === "delete") return deleted(session, before);
  const changed = await changes[operation](session, before.value, request);
  return { ...changed, events: [saveParty(session, before, changed)] };
}

/** What cannot be undone is not done to whichever party happens to be active. */
const whichParty = new ToolFault({
  code: "INVALID_ARGUMENT",
  message: "delete needs partyId",
  hint: "Say which party, also where it is the active one",
  example: '{"operation":"delete","partyId":"The Fellowship"}',
});

function deleted(session: Session, before: Stored<Party>): Outcome {
  const { id, name } = before.value;
  const events = [{ type: "party_deleted", partyId: id, name }];
  session.save("parties", { before }, events);
  return { summary: `${name} is no party any more; its members stay.`, events };
}

async function createParty(session: Session, request: Request): Promise<Outcome> {
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
  let { party } = await updated(session, empty, request);
  for (const one of foundersOf(request))
    ({ party } = await withMember(session, party, { operation: "add_member", ...one }));
  if (request.leader !== undefined) party = await led(session, party, request.leader);
  const events = [{ type: "party_created", partyId: party.id, name }];
  session.save("parties", { after: party }, events);
  return { party, summary: `${name} is made${party.active ? ", and active" : ""}.`, events };
}

/** The members that a party is made with. */
const foundersOf = ({ characterId, role, members = [] }: Request) => [
  ...(characterId === undefined ? [] : [present({ characterId, role })]),
  ...members,
];

/** Who leads a new party is in it. */
async function led(session: Session, party: Party, leader: string): Promise<Party> {
  const request = { operation: "set_leader", characterId: leader } as const;
  const { party: whole } = await withMember(session, party, request);
  return (await ledBy(session, whole, request)).party;
}

type Changing = (session: Session, party: Party, request: Request) => Promise<ChangedParty>;

/** What each does to a party that there is. */
const changes: { readonly [Operation in Exclude<Writing, "create" | "delete">]: Changing } = {
  update: updated,
  add_member: withMember,
  remove_member: withoutMember,
  set_leader: ledBy,
  set_active: active,
};

async function updated(session: Session, party: Party, request: Request): Promise<ChangedParty> {
  const { name = party.name, formation, location, funds = {} } = request;
  const described = location === undefined ? party : await goneTo(party, location, session);
  const counted = Object.entries(funds).flatMap(([coin, amount]) =>
    amount === undefined ? [] : [[coin, amount] as const],
  );
  return {
    party: {
      ...described,
      name,
      ...(formation === undefined ? {} : { formation }),
      funds: { ...party.funds, ...Object.fromEntries(counted) },
    },
    summary: `${name} is changed.`,
  };
}

async function goneTo(
  { location: _place, locationName: _words, ...party }: Party,
  said: string,
  { ctx }: Session,
): Promise<Party> {
  return { ...party, ...(await goingTo(said, ctx)) };
}

async function withMember(session: Session, party: Party, request: Request): Promise<ChangedParty> {
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
  request: Request,
): Promise<ChangedParty> {
  const { id, name } = await member(session, request);
  mustBeIn(party, { id, name });
  return { party: partyWithout(party, id), summary: `${name} leaves ${party.name}.` };
}

async function ledBy(session: Session, party: Party, request: Request): Promise<ChangedParty> {
  const { id, name } = await member(session, request);
  mustBeIn(party, { id, name });
  return { party: { ...party, leader: id }, summary: `${name} leads ${party.name}.` };
}

/** One party is active at a time. */
async function active(session: Session, party: Party): Promise<ChangedParty> {
  const before = await session.ctx.campaign.parties.active();
  if (before !== undefined && before.value.id !== party.id) {
    const other = { ...before.value, active: false };
    saveParty(session, before, { party: other, summary: `${other.name} is not active any more.` });
  }
  return { party: { ...party, active: true }, summary: `${party.name} is the active party.` };
}

async function member(session: Session, { characterId, operation }: Request) {
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
