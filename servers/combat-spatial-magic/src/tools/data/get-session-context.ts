import { type ArgsOf, beginning, ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Creature, sheetOf } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import {
  type CombatContext,
  defineTool,
  type Location,
  type NoteFilter,
  type Party,
  type Stored,
} from "../../context.js";
import { choice, who } from "../../input/params.js";
import { effectNames } from "../../render/effects.js";
import { type LocationView, locationText, locationView, presentAt } from "../../render/location.js";
import { oneLine } from "../../render/one-line.js";
import { partyText, partyView } from "../../render/party.js";
import { briefText, woundsText } from "../../render/sheet.js";
import { durationText } from "../../render/time.js";
import { nowIn, nowOf } from "../../table/now.js";
import { partyMeant } from "../../table/party.js";
import { placeOf } from "../../table/places.js";

/** What a session's context is made of, the most useful first. */
const sectionNames = [
  "party",
  "location",
  "plot_threads",
  "moments",
  "voices",
  "clues",
  "secrets",
  "log",
] as const;
type SectionName = (typeof sectionNames)[number];

const input = {
  include: z.array(choice(sectionNames)).min(1).max(sectionNames.length).optional(),
  partyId: who.optional(),
  encounterId: who.optional(),
  forPlayer: z.boolean().default(false),
  maxChars: z.int().min(200).max(20_000).default(6_000),
  verbosity: choice(["brief", "normal", "detailed"]).default("normal"),
};

type Request = ArgsOf<typeof input>;

/** What to have in mind before the next scene. */
export default defineTool({
  name: "get_session_context",
  title: "Get session context",
  description:
    "Where the campaign stands, in one text: party with hit points and conditions, place, open threads, latest moments, voices of who is present, clues, secrets. Call it at the start of a session. forPlayer hides what players must not know.",
  access: "read",
  toolset: "data",
  input,
  async handle(request, ctx) {
    const { context, sections } = fitted(await sectionsFor(request, ctx), request.maxChars);
    const text =
      context === ""
        ? "Nothing is written down yet: make characters, a party, a place, notes."
        : context;
    const lines = sections.reduce((sum, { leftOut }) => sum + leftOut, 0);
    const summary = `${sections.length} section${sections.length === 1 ? "" : "s"}${lines === 0 ? "" : `, ${lines} line${lines === 1 ? "" : "s"} left out`}.`;
    return { data: { summary, context, sections }, text };
  },
});

/** One part of the context, its lines the most useful first. */
interface Section {
  readonly name: SectionName;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Everything that the table should have in mind, in sections; those with nothing in them are left out. */
async function sectionsFor(request: Request, ctx: CombatContext): Promise<readonly Section[]> {
  if (request.encounterId !== undefined) throw noEncounter(request.encounterId);
  const party = await partyOf(request.partyId, ctx);
  const location = party && (await placeOf(party, ctx));
  const scene: Scene = { request, ctx, party, location };
  const wanted = request.include ?? sectionNames;
  const made = await Promise.all(
    sectionNames.filter((name) => wanted.includes(name)).map((name) => sections[name](scene)),
  );
  return made.filter(({ lines }) => lines.length > 0);
}

const noEncounter = (said: string): ToolFault =>
  new ToolFault({
    code: "NOT_FOUND",
    message: `There is no encounter ${JSON.stringify(said)}`,
    hint: "Leave encounterId out",
  });

interface Scene {
  readonly request: Request;
  readonly ctx: CombatContext;
  readonly party: Party | undefined;
  readonly location: Location | undefined;
}

/** The party that is named must be there; without a name, none need be active. */
async function partyOf(said: string | undefined, ctx: CombatContext): Promise<Party | undefined> {
  if (said !== undefined) return (await partyMeant(said, ctx)).value;
  return (await ctx.campaign.parties.active())?.value;
}

const sections: { readonly [Name in SectionName]: (scene: Scene) => Promise<Section> } = {
  party: partySection,
  location: locationSection,
  plot_threads: (scene) =>
    notesSection(scene, "plot_threads", { title: "Open threads", types: ["plot_thread"] }),
  moments: (scene) =>
    notesSection(scene, "moments", { title: "Latest moments", types: ["canonical_moment"] }),
  voices: voicesSection,
  clues: (scene) =>
    notesSection(scene, "clues", {
      title: "Clues and theories",
      types: ["clue", "player_theory", "foreshadowing"],
    }),
  secrets: (scene) => notesSection(scene, "secrets", { title: "Secrets", types: ["secret"] }),
  log: (scene) => notesSection(scene, "log", { title: "Session log", types: ["session_log"] }),
};

async function partySection({ request, ctx, party }: Scene): Promise<Section> {
  const line = request.forPlayer ? woundsText : briefText;
  const lineOf = async ({ value }: Stored<Creature>) => {
    const sheet = sheetOf(value, ctx.compendium);
    const borne = sheet.effects.length === 0 ? [] : effectNames(sheet, await nowOf(value.id, ctx));
    return borne.length === 0 ? line(sheet) : `${line(sheet)}; bears ${borne.join(", ")}`;
  };
  const passed = [...(await timePassed(ctx)), ...(await fightsOn(ctx))];
  if (party === undefined) {
    const { rows } = await ctx.campaign.characters.list({ offset: 0, limit: most });
    const lines = [...(await Promise.all(rows.map(lineOf))), ...passed];
    return { name: "party", title: "Characters (no party is active)", lines };
  }
  const members = await ctx.campaign.characters.load(party.members.map((one) => one.characterId));
  return {
    name: "party",
    title: "Party",
    lines: [
      partyText(await partyView(party, ctx)),
      ...(await Promise.all(members.map(lineOf))),
      ...passed,
    ],
  };
}

/** The campaign's clock, once it has moved. */
async function timePassed(ctx: CombatContext): Promise<readonly string[]> {
  const { clock } = await nowIn(ctx);
  return clock === 0 ? [] : [`Since the campaign began: ${durationText(clock)}`];
}

/** Fights that go on: "Ambush (id7) is going on: round 2, Goblin 1's turn". */
async function fightsOn({ campaign: { encounters, characters } }: CombatContext) {
  const active = await encounters.active();
  const fights = await Promise.all(active.map(({ id }) => encounters.load(id)));
  return Promise.all(
    fights
      .flatMap((stored) => stored ?? [])
      .map(async ({ value: { encounter } }) => {
        const { id, name, round, turn } = encounter;
        const [acting] = await characters.load([turn.of]);
        return `${name} (${id}) is going on: round ${round}, ${acting?.value.name ?? turn.of}'s turn`;
      }),
  );
}

async function locationSection({ request, ctx, location }: Scene): Promise<Section> {
  const title = "Place";
  if (location === undefined) return { name: "location", title, lines: [] };
  const whole = await locationView(location, ctx);
  const view = request.forPlayer ? openlySeen(whole) : whole;
  const present = (await presentAt(location, ctx)).filter(({ kind }) => kind === "npc");
  return { name: "location", title, lines: locationText(view, present).split("\n") };
}

/** A place without its hidden exits; of what is inside it only what another exit leads to. */
function openlySeen({ inside = [], ...view }: LocationView): LocationView {
  const exits = view.exits.filter(({ hidden }) => hidden !== true);
  const known = new Set(exits.map(({ leadsTo }) => leadsTo));
  const open = inside.filter((name) => known.has(name));
  return { ...view, exits, ...(open.length === 0 ? {} : { inside: open }) };
}

/** Most notes of a section. */
const most = 12;
const excerptLengths = { brief: 90, normal: 240, detailed: 1_000 } as const;

interface Wanted extends Required<Pick<NoteFilter, "types">> {
  readonly title: string;
}

async function notesSection(scene: Scene, name: SectionName, wanted: Wanted): Promise<Section> {
  const { title, ...filter } = wanted;
  return { name, title, lines: await noteLines(scene, filter) };
}

/** How those speak who are here; where none of them is known, the latest voices. */
async function voicesSection(scene: Scene): Promise<Section> {
  const { location, ctx } = scene;
  const people = location === undefined ? [] : await presentAt(location, ctx);
  const spoken = await Promise.all(people.map(({ name }) => voiceOf(scene, name)));
  const here = [...new Set(spoken.flat())];
  const lines = here.length > 0 ? here : await noteLines(scene, { types: ["npc_voice"] });
  return { name: "voices", title: "Voices", lines };
}

/** Notes that name somebody, in the title, among whom they are about, or in their text. */
const voiceOf = (scene: Scene, name: string): Promise<readonly string[]> =>
  noteLines(scene, { types: ["npc_voice"], query: `"${name.replaceAll('"', " ")}"` });

async function noteLines(
  { request, ctx }: Scene,
  filter: Omit<NoteFilter, "offset" | "limit">,
): Promise<readonly string[]> {
  const wanted = {
    ...filter,
    statuses: ["active"] as const,
    ...(request.forPlayer ? { visibility: "player_visible" as const } : {}),
    offset: 0,
    limit: most,
  };
  const { notes } = ctx.campaign;
  const found =
    filter.query === undefined
      ? await notes.latest(wanted)
      : (await notes.search(wanted)).rows.map(({ note }) => note);
  return found.map(({ title, content }) =>
    shortened(title === "" ? content : `${title}: ${content}`, excerptLengths[request.verbosity]),
  );
}

function shortened(text: string, length: number): string {
  return `- ${cut(text.replaceAll(/\s+/gu, " ").trim(), length)}`;
}

/** At most so many characters and an ellipsis. */
const cut = (line: string, length: number): string =>
  line.length <= length ? line : `${beginning(line, length).trimEnd()}…`;

/** What of the sections fits, line by line in their order, and how much of each. No line takes more than half of the room. */
function fitted(all: readonly Section[], maxChars: number) {
  let context = "";
  const shown = all.map(({ name, title, lines }) => {
    let kept = 0;
    for (const whole of lines) {
      const line = cut(oneLine(whole), Math.floor(maxChars / 2));
      const more = `${kept === 0 ? `${context === "" ? "" : "\n\n"}## ${title}` : ""}\n${line}`;
      if (context.length + more.length > maxChars) break;
      context += more;
      kept += 1;
    }
    return { name, shown: kept, leftOut: lines.length - kept };
  });
  return { context, sections: shown };
}
