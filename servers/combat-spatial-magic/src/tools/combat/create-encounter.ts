import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Battlefield, Encounter, Entrant, Event, House } from "@tabletop-mcp/rules-engine";
import { lights } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { ownName } from "../../input/own-name.js";
import { choice, who } from "../../input/params.js";
import { type Participant, participants } from "../../input/participants.js";
import { battlefieldOf, fieldAround, terrain } from "../../input/terrain.js";
import { briefEvents } from "../../render/brief-events.js";
import { lairActions } from "../../render/due-in-fight.js";
import {
  briefOrder,
  combatantLines,
  currentView,
  type Shown,
  turnText,
} from "../../render/fight.js";
import { companyOf } from "../../table/company.js";
import { freeFightName } from "../../table/fight.js";
import { shownFight } from "../../table/in-fight.js";
import { inSession, type Session } from "../../table/session.js";

/** The light of the SRD, and bright light that is the sun's. */
const lightings = [...lights, "sunlight"] as const;

const input = {
  participants: participants.describe(
    "{ characterId | creature, count? | custom { name, hp, ac, speed?, abilities?, attacks: [{ name, bonus, damage, damageType, reach?, range? }] … }, side?, position?, initiative?, surprised?, hidden?, inLair? }",
  ),
  terrain: terrain
    .optional()
    .describe(
      "{ width, height, obstacles?, difficultTerrain?, water?: positions, hazards?: [{ position, damage, damageType, save?, trigger? }] }; squares",
    ),
  name: ownName.optional(),
  lighting: choice(lightings).optional(),
  diagonals: z.enum(["5", "5-10-5"]).optional(),
  autoReactions: choice(["none", "opportunity", "all"]).optional(),
  flanking: z.boolean().optional(),
  groupInitiative: z.boolean().optional(),
  joinEncounterId: who.optional(),
};

/** A fight begins, or others come to one. */
export default defineTool({
  name: "create_encounter",
  title: "Create encounter",
  description:
    "Begin a fight: creatures are made of stat blocks and numbered, initiative is rolled unless given, the first turn begins. With joinEncounterId participants come to one that goes on.",
  access: "write",
  toolset: "combat",
  input,
  handle: (request, ctx) =>
    inSession(ctx, (session) =>
      request.joinEncounterId === undefined ? begin(session, request) : join(session, request),
    ),
});

interface Asked {
  readonly participants: readonly Participant[];
  readonly terrain?: z.output<typeof terrain> | undefined;
  readonly name?: string | undefined;
  readonly lighting?: (typeof lightings)[number] | undefined;
  readonly diagonals?: House["diagonals"] | undefined;
  readonly autoReactions?: House["autoReactions"] | undefined;
  readonly flanking?: boolean | undefined;
  readonly groupInitiative?: boolean | undefined;
  readonly joinEncounterId?: string | undefined;
}

async function begin(session: Session, asked: Asked): Promise<Reply> {
  const called = await freeFightName(asked.name, session.ctx);
  const encounterId = session.ctx.newId();
  const coming = { encounterId, grouped: asked.groupInitiative === true };
  const entrants = await companyOf(session, asked.participants, coming);
  const encounter = {
    id: encounterId,
    name: called,
    house: {
      diagonals: asked.diagonals ?? "5",
      autoReactions: asked.autoReactions ?? "opportunity",
      ...(asked.flanking === true && { flanking: asked.flanking }),
    },
    ...lightOf(asked.lighting),
  } as const;
  const battlefield = mapOf(asked);
  const events = await session.act({
    type: "begin_encounter",
    entrants,
    encounter,
    ...(battlefield && { battlefield }),
  });
  return replyOf(session, { events, entrants });
}

/** There is a map where one is drawn, or where anybody is placed on it. */
function mapOf({ terrain: drawn, participants: those }: Asked): Battlefield | undefined {
  if (drawn !== undefined) return battlefieldOf(drawn);
  const places = those.flatMap(({ position }) => position ?? []);
  return places.length === 0 ? undefined : fieldAround(places);
}

const lightOf = (lighting: Asked["lighting"] = "bright"): Pick<Encounter, "light" | "sunlight"> =>
  lighting === "sunlight" ? { light: "bright", sunlight: true } : { light: lighting };

async function join(session: Session, asked: Asked): Promise<Reply> {
  const { id } = await session.fight(asked.joinEncounterId);
  const coming = { encounterId: id, grouped: asked.groupInitiative === true };
  const entrants = await companyOf(session, asked.participants, coming);
  const events = await session.act({ type: "join_encounter", entrants });
  return replyOf(session, { events, entrants });
}

interface Come {
  readonly events: readonly Event[];
  readonly entrants: readonly Entrant[];
}

function replyOf(session: Session, { events, entrants }: Come): Reply {
  const shown = shownFight(session);
  const { id, name: called, round, status } = shown.encounter;
  const newcomers = entrants.map((one) => one.id);
  const those = (field: "surprised" | "hidden") =>
    entrants.flatMap((one) => (one[field] === undefined ? [] : one.id));
  const listed = (what: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${what}: ${names(ids)}.`];
  const names = (ids: readonly string[]) =>
    ids.map((one) => shown.sheets.get(one)?.name ?? one).join(", ");
  const hasBegun = events.some(({ type }) => type === "encounter_begun");
  const due = lairActions({ shown, compendium: session.ctx.compendium });
  const summary = [
    hasBegun
      ? `${called} (${id}) begins.`
      : `${names(newcomers)} ${newcomers.length === 1 ? "joins" : "join"} ${called} (${id}).`,
    `Round ${round}.`,
    ...listed("Surprised", those("surprised")),
    ...listed("Hidden", those("hidden")),
    turnText(shown),
    ...due.flatMap(({ text }) => text ?? []),
  ].join(" ");
  const data = {
    summary,
    encounterId: id,
    name: called,
    status,
    round,
    current: currentView(shown),
    order: briefOrder(shown, events),
    combatants: combatantsOf(shown, newcomers),
    ...(due.length > 0 && { due: due.map(({ view }) => view) }),
    ...(shown.state.battlefield && { terrain: sizeOf(shown.state.battlefield) }),
    events: briefEvents(events),
  };
  return { data, text: [summary, ...combatantLines(shown, "full", events)].join("\n") };
}

const sizeOf = ({ width, height }: Battlefield) => ({ width, height });

/** Those who have come, in brief: get_encounter has the rest. */
const combatantsOf = ({ state, sheets }: Shown, ids: readonly string[]): readonly object[] =>
  ids.flatMap((id) => {
    const [sheet, combatant] = [sheets.get(id), state.combatants?.[id]];
    if (sheet === undefined || combatant === undefined) return [];
    const { name: called, hp, armorClass } = sheet;
    const { side, at } = combatant;
    const place = at === undefined ? {} : { position: at };
    return [
      {
        id,
        name: called,
        side,
        hp: hp.current,
        maxHp: hp.max,
        ac: armorClass.effective,
        ...place,
      },
    ];
  });
