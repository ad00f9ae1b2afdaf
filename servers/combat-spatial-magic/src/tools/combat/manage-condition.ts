import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Now, Sheet } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { batchOf, eachOf, isEach, type OneOf, replyTo } from "../../input/batch.js";
import { boundsOf, duration } from "../../input/lasting.js";
import { ability, choice, condition, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { needed, refuseUnheard, type Taken } from "../../input/taken.js";
import { said } from "../../input/text.js";
import { heldText, lastingView } from "../../render/held.js";
import { type Afflicted, afflict, afflictedReply, sourceOf } from "../../table/afflict.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inGlance, inSession, type Session } from "../../table/session.js";

const input = {
  encounterId: who.optional(),
  characterId: who.optional(),
  operation: choice(["add", "remove", "query", "tick"], { list: "query" }).optional(),
  condition: condition.optional(),
  source: said(200).optional(),
  duration: duration.optional(),
  saveAbility: ability.optional(),
  saveDC: z.int().min(1).max(60).optional(),
  exhaustionLevels: z.int().min(1).max(6).optional(),
  removeAll: z.boolean().optional(),
  roundNumber: z.int().min(0).max(1_000_000).optional(),
  batch: batchOf(20),
};

const aliases = {
  ...whoAliases,
  targetId: "characterId",
  level: "exhaustionLevels",
  levels: "exhaustionLevels",
} as const;

type Asked = Omit<OneOf<typeof input>, "encounterId">;

/** The fifteen conditions; what they do applies itself. */
export default defineTool({
  name: "manage_condition",
  title: "Manage condition",
  description:
    "Add, remove, query or tick (one round passes) conditions. Immunity refuses; unconscious brings incapacitated and prone.",
  access: "destroy",
  toolset: "combat",
  input,
  aliases,
  handle: (request, ctx) =>
    (isEach(request, "query") ? inGlance : inSession)(ctx, async (session) => {
      const done = await eachOf(request, { input, aliases }, (one) =>
        manageCondition(session, one),
      );
      return replyTo(request, await conditionReplies(session, done));
    }),
});

const parameters: Taken<Asked> = {
  add: [
    "characterId",
    "condition",
    "source",
    "duration",
    "saveAbility",
    "saveDC",
    "exhaustionLevels",
  ],
  remove: ["characterId", "condition", "source", "exhaustionLevels", "removeAll"],
  query: ["characterId", "condition"],
  tick: ["characterId", "roundNumber"],
};

/** What came of one call, and which condition alone was asked for. */
interface Managed extends Afflicted {
  readonly only?: Asked["condition"] | undefined;
  /** That a round was counted before. */
  readonly counted?: readonly string[];
}

/** The replies to calls of one batch, in order: all that a creature suffers from is told once, at its last. */
async function conditionReplies(
  session: Session,
  done: readonly Managed[],
): Promise<readonly Reply[]> {
  const last = new Map(
    done.flatMap(({ id, only }, index) => (only === undefined ? [[id, index] as const] : [])),
  );
  return Promise.all(
    done.map((one, index) =>
      afflictedReply(session, one, ({ name, conditions }, now) => {
        if (one.only === undefined && last.get(one.id) !== index) return { data: {}, text: "" };
        const held = conditions.filter(({ condition }) => condition === (one.only ?? condition));
        const said = conditionsText({ name, conditions: held }, one.only, now);
        const text = [...(one.counted ?? []), said].join(" ");
        return { data: { conditions: conditionsView(held, now) }, text };
      }),
    ),
  );
}

/** Adds, removes, counts down or lists conditions of one creature. */
async function manageCondition(
  session: Session,
  { encounterId, ...request }: OneOf<typeof input>,
): Promise<Managed> {
  await fightIfAny(session, encounterId);
  const operation = needed(request.operation, "operation", "The call");
  refuseUnheard(operation, request, parameters);
  const id = await session.who(needed(request.characterId, "characterId", operation));
  const done = await afflict(session, id, async () => {
    switch (operation) {
      case "add":
        return add(session, id, request);
      case "remove":
        return remove(session, id, request);
      case "tick":
        return session.act({
          type: "tick",
          id,
          what: "conditions",
          rounds: 1,
          ...present({ round: request.roundNumber }),
        });
      default:
        return [];
    }
  });
  if (operation === "query") return { ...done, only: request.condition };
  const isBefore = request.roundNumber !== undefined && done.events.length === 0;
  return isBefore
    ? {
        ...done,
        counted: [`Round ${request.roundNumber} has been counted for ${done.name} already.`],
      }
    : done;
}

async function add(session: Session, id: string, request: Asked) {
  return session.act({
    type: "gain_condition",
    id,
    condition: needed(request.condition, "condition", "add"),
    ...(await sourceOf(session, request.source)),
    ...boundsOf(request),
    ...present({ levels: request.exhaustionLevels }),
  });
}

async function remove(session: Session, id: string, request: Asked) {
  const { exhaustionLevels, removeAll } = request;
  const source = removeAll === true ? undefined : await heldFrom(session, id, request.source);
  return session.act({
    type: "lose_condition",
    id,
    condition: needed(request.condition, "condition", "remove"),
    ...present({ source, levels: exhaustionLevels }),
  });
}

/** A creature may have another name by now than when it brought the condition: its id is looked for first. */
async function heldFrom(session: Session, id: string, said: string | undefined) {
  const { from } = await sourceOf(session, said);
  const { conditions } = await session.creature(id);
  const isItsOwn = from !== undefined && conditions.some((held) => held.from === from);
  return isItsOwn ? from : said;
}

type Held = Sheet["conditions"];

/** Every condition with its source and how long it lasts; what another brings says so. */
const conditionsView = (conditions: Held, now: Now): readonly object[] =>
  conditions.map(({ condition, source, level, impliedBy, ...held }) => ({
    condition,
    source,
    ...lastingView(held, now),
    ...present({ level, impliedBy }),
  }));

/** "Bo is: poisoned (2 rounds), exhaustion 2."; of one that was asked for and is not there: "Bo is not stunned." */
function conditionsText(
  { name, conditions }: Pick<Sheet, "name" | "conditions">,
  only: string | undefined,
  now: Now,
): string {
  if (conditions.length > 0) return `${name} is: ${heldText(conditions, now)}.`;
  return only === undefined ? `${name} has no conditions.` : `${name} is not ${only}.`;
}
