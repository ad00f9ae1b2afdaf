import { type ArgsOf, type Reply, ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  type Creature,
  type Event,
  type Now,
  type RestRequest,
  type Sheet,
  sheetOf,
} from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { batchOf, eachOf, inItemAsync, type OneOf } from "../../input/batch.js";
import { anyObject, nested } from "../../input/nested.js";
import { choice, srdNames, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { needed } from "../../input/taken.js";
import { changedStats, changedText } from "../../render/changed-stats.js";
import { narrate } from "../../render/events.js";
import { heldText } from "../../render/held.js";
import { countedText } from "../../render/sheet.js";
import { shownEvents } from "../../render/shown-events.js";
import { partyMeant } from "../../table/party.js";
import { prepared } from "../../table/prepare.js";
import { inSession, type Session } from "../../table/session.js";

const dieCount = z.int().min(0).max(20);

/** How many hit dice, or how many of each: { d8: 2 }. */
const hitDice = z.union([dieCount, nested(anyObject, z.record(z.string(), dieCount))], {
  error: "must be how many, 0 to 20, or how many of each: { d8: 2 }",
});

const input = {
  characterId: who.optional(),
  partyId: who.optional().describe("All its members who live."),
  restType: choice(["short", "long"]).optional(),
  hitDice: hitDice.optional().describe("How many, or { d8: 2 }."),
  interrupted: z.boolean().optional(),
  hoursSinceLast: z
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .describe("Since the last long rest: moves the clock."),
  preparedSpells: srdNames.optional(),
  batch: batchOf(20),
};

const aliases = { ...whoAliases, type: "restType" } as const;

type Asked = OneOf<typeof input>;

/** A short or a long rest. */
export default defineTool({
  name: "take_rest",
  title: "Take rest",
  description:
    "A short rest (1 hour: hit dice, pact slots) or a long one (8 hours: hit points, half the hit dice, slots, a level of exhaustion; once in 24 hours) of all named, at one time.",
  access: "write",
  toolset: "characters",
  input,
  aliases,
  handle: (request, ctx) => inSession(ctx, (session) => takeRest(session, request)),
});

/** One who rests, and how; where there is a batch, the item that says so. */
interface Sleeper {
  readonly creature: Creature;
  readonly request: RestRequest;
  /** What is prepared when a long rest has ended. */
  readonly preparedSpells?: readonly string[];
  readonly item?: number;
}

/** A rest of all who are named, at the same time. */
async function takeRest(session: Session, request: ArgsOf<typeof input>): Promise<Reply> {
  const takes = { input, aliases };
  const items = await eachOf(request, takes, (asked) => sleepersOf(session, asked));
  const isBatch = request.batch !== undefined;
  const sleepers = items.flatMap((some, item) =>
    isBatch ? some.map((one) => ({ ...one, item })) : some,
  );
  const { rested, sheets, events } = await restTogether(session, sleepers);
  const telling = await session.telling(events);
  const summary = [
    narrate(events, telling),
    ...sleepers.flatMap(brokenOff),
    ...sheets.map((sheet, at) => attunedText(sheet, sleepers[at], session)),
    ...sheets.map((sheet) => stillHeld(sheet, telling)),
  ]
    .filter((line) => line !== "")
    .join(" ");
  const [only] = rested;
  const isOne = request.characterId !== undefined && !isBatch;
  const data = { summary, ...(isOne ? only : { results: rested }), ...shownEvents(events) };
  return { data, text: `${summary} ${leftText(sheets)}` };
}

/** A rest that was interrupted brings nothing (Resting). */
function brokenOff({ creature: { name }, request }: Sleeper): readonly string[] {
  const { interrupted, restType, hitDice } = request;
  if (interrupted !== true) return [];
  const kept = hitDice === undefined ? "" : " No hit dice are spent.";
  return [`${name}'s ${restType} rest is interrupted and fails: it brings nothing back.${kept}`];
}

/** The numbers that are different for who has become attuned to something over the rest. */
function attunedText(sheet: Sheet, sleeper: Sleeper | undefined, { ctx }: Session): string {
  const waiting = sleeper?.creature.items.filter(({ attuned }) => attuned === "resting") ?? [];
  const isNew = waiting.some(({ id }) =>
    sheet.inventory.some((item) => item.id === id && item.attuned === true),
  );
  if (!isNew || sleeper === undefined) return "";
  const text = changedText(changedStats(sheetOf(sleeper.creature, ctx.compendium), sheet));
  return text === "" ? "" : `${sheet.name}: ${text}`;
}

/** No rest ends what only a save or somebody's hand does: nobody should forget it over a night. */
const stillHeld = ({ name, conditions }: Sheet, now: Now): string =>
  conditions.length === 0 ? "" : `${name} is still: ${heldText(conditions, now)}.`;

/** What all have now to spend: "After the rest: Ada 17/17 HP, hit dice 2/3 d6, slots level 1: 4/4; Bo 14/14 HP, hit dice 1/1 d10." */
const leftText = (sheets: readonly Sheet[]): string =>
  `After the rest: ${sheets.map(countedText).join("; ")}.`;

/** Who rests: a character, or all of a party who live. */
async function sleepersOf(session: Session, asked: Asked): Promise<readonly Sleeper[]> {
  const { characterId, partyId, restType, preparedSpells, ...how } = asked;
  if (preparedSpells !== undefined && (restType !== "long" || characterId === undefined))
    throw preparedOtherwise;
  const request = { restType: needed(restType, "restType", "take_rest"), ...present(how) };
  const ids = await idsOf(session, { characterId, partyId });
  const creatures = await Promise.all(ids.map((id) => session.creature(id)));
  const resting = partyId === undefined ? creatures : creatures.filter(({ dead }) => dead !== true);
  if (resting.length > 0)
    return resting.map((creature) => ({ creature, request, ...present({ preparedSpells }) }));
  throw new ToolFault({
    code: "NOBODY_RESTS",
    message: `There is nobody alive in ${JSON.stringify(partyId)} who could rest`,
  });
}

async function idsOf(
  session: Session,
  { characterId, partyId }: Pick<Asked, "characterId" | "partyId">,
): Promise<readonly string[]> {
  if (partyId !== undefined && characterId === undefined) {
    const { value } = await partyMeant(partyId, session.ctx);
    return value.members.map((member) => member.characterId);
  }
  if (partyId === undefined && characterId !== undefined) return [await session.who(characterId)];
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: "take_rest needs either characterId or partyId",
  });
}

/** All who rest together do so at the same time: the clock moves once. Their reports, in the order given. */
async function restTogether(session: Session, sleepers: readonly Sleeper[]) {
  eachOnce(sleepers);
  const events: Event[] = [];
  const company = sleepers.filter(isShort).map(({ creature: { id } }) => id);
  for (const [place, sleeper] of sleepers.toSorted(longestFirst).entries())
    events.push(...(await rest(session, sleeper, { clockMoved: place > 0, company })));
  const { compendium } = session.ctx;
  const sheets = await Promise.all(
    sleepers.map(async ({ creature: { id } }) => sheetOf(await session.creature(id), compendium)),
  );
  const rested = sheets.map((sheet) => reportOf(sheet, events));
  return { rested, sheets, events };
}

function rest(
  session: Session,
  { creature: { id }, request, preparedSpells, item }: Sleeper,
  together: Pick<RestRequest, "clockMoved" | "company">,
): Promise<readonly Event[]> {
  const asked = { ...request, ...together };
  const work = async () => [
    ...(await session.act({ type: "rest", id, request: asked })),
    ...(await prepared(session, id, preparedSpells)),
  ];
  return item === undefined ? work() : inItemAsync(item, work);
}

const preparedOtherwise = new ToolFault({
  code: "INVALID_ARGUMENT",
  message: "preparedSpells are those of one character, after a long rest",
  hint: "update_character chooses them at any time",
});

/** Whoever has an hour of rest that nothing interrupts: a bard plays for all of them. */
const isShort = ({ request: { restType, interrupted } }: Sleeper): boolean =>
  restType === "short" && interrupted !== true;

function eachOnce(sleepers: readonly Sleeper[]): void {
  const ids = sleepers.map(({ creature }) => creature.id);
  const twice = sleepers.find(({ creature }, index) => ids.indexOf(creature.id) !== index);
  if (twice === undefined) return;
  const where = twice.item === undefined ? "" : `batch[${twice.item}]: `;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `${where}${twice.creature.name} is named twice, and rests once at a time`,
  });
}

/** Who rests longest, or slept last, decides when all are done. */
const longestFirst = (a: Sleeper, b: Sleeper): number =>
  hoursOf(b) - hoursOf(a) || (b.creature.restedAt ?? 0) - (a.creature.restedAt ?? 0);

const hoursOf = ({ request: { restType, interrupted } }: Sleeper): number =>
  restType === "long" && interrupted !== true ? 8 : 1;

function reportOf(
  { id, name, hp, hitDice, spellcasting, conditions }: Sheet,
  events: readonly Event[],
) {
  const ended = events.flatMap((event) =>
    event.type === "condition_lost" && event.id === id ? [event.condition] : [],
  );
  const exhaustion = conditions.reduce(
    (sum, { condition, level = 1 }) => sum + (condition === "exhaustion" ? level : 0),
    0,
  );
  const { slots = {}, pact } = spellcasting ?? {};
  return {
    id,
    name,
    hp: hp.current,
    hitDice,
    slots,
    ...present({ pact }),
    ...(ended.length > 0 && { conditionsEnded: [...new Set(ended)] }),
    exhaustion,
  };
}
