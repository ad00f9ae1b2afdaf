import {
  type ArgsOf,
  argumentsSchema,
  type Names,
  parseArguments,
  type Reply,
  type Shape,
  ToolFault,
  underListedNames,
} from "@tabletop-mcp/mcp-kit";
import * as z from "zod";
import { nearest } from "./nearest.js";
import { anyObject, nested } from "./nested.js";

const item = z.record(z.string(), z.unknown(), {
  error: "must be an object with this tool's own fields",
});

/** A list of calls in one: each item has the tool's own fields; fields given beside it are defaults for all. */
export const batchOf = (most: number) =>
  nested(
    z.array(anyObject).max(most),
    z.array(item).min(1, "must hold one call or more"),
  ).optional();

/** A call that may hold several. */
export interface Batched {
  readonly batch?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** One call of a batch, or the only one. */
export type OneOf<Input extends Shape> = Omit<ArgsOf<Input>, "batch">;

/** Whether others are done in the same call: of each less is told. */
export const isAmongOthers = ({ batch = [] }: Batched): boolean => batch.length > 1;

/** The items of a batch, each checked as a call of its own, over the fields given beside it; a single call is one item. */
export function itemsOf<Request extends Batched>(
  request: Request,
  { input, aliases = {} }: Names,
): readonly Omit<Request, "batch">[] {
  const { batch, ...single } = request;
  if (batch === undefined) return [single];
  const { batch: _batch, ...fields } = input;
  const schema = argumentsSchema(fields);
  return batch.map((item, index) => ({
    ...single,
    ...inItem(index, () =>
      parseArguments(
        schema,
        { input: fields, nearest },
        underListedNames(item, { input: fields, aliases }),
      ),
    ),
  }));
}

/** Whether a call, or each of its batch, is this operation. */
export const isEach = (
  { operation, batch }: Batched & { readonly operation?: string | undefined },
  wanted: string,
): boolean => (batch ?? [{}]).every((item) => (item["operation"] ?? operation) === wanted);

/** Does the work for a call, or for each of its batch in order; what is thrown names the item. */
export async function eachOf<Request extends Batched, Done>(
  request: Request,
  taking: Names,
  work: (item: Omit<Request, "batch">) => Done | Promise<Done>,
): Promise<readonly Done[]> {
  const isSingle = request.batch === undefined;
  const done: Done[] = [];
  for (const [index, item] of itemsOf(request, taking).entries())
    done.push(await (isSingle ? work(item) : inItemAsync(index, async () => work(item))));
  return done;
}

/** The reply to a call, or one reply to all calls of its batch, in their order. */
export async function replyToEach<Request extends Batched>(
  request: Request,
  taking: Names,
  work: (item: Omit<Request, "batch">) => Promise<Reply>,
): Promise<Reply> {
  return replyTo(request, await eachOf(request, taking, work));
}

/** The one reply to a call, or those to its batch in one. */
export function replyTo({ batch }: Batched, replies: readonly Reply[]): Reply {
  const [only] = replies;
  return batch === undefined && only !== undefined ? only : together(replies);
}

function together(replies: readonly Reply[]): Reply {
  const text = replies.map((reply) => reply.text).join("\n");
  const summary = replies.map(summaryOf).join("\n");
  const results = replies.map(({ data: { summary: _said, events: _events, ...rest } }) => rest);
  const written = replies.flatMap(({ data: { events } }) =>
    Array.isArray(events) ? [events] : [],
  );
  const events = written.length === 0 ? {} : { events: joined(written.flat()) };
  return { data: { summary, results, ...events }, text };
}

type Told = Readonly<Record<string, unknown>>;

/** What happened to several in a row, once: events that say no more than their type and rule name all whom they concern. */
function joined(events: readonly Told[]): readonly Told[] {
  const all: Told[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (last !== undefined && isAlike(last, event))
      all.splice(-1, 1, {
        type: event["type"],
        ids: [...idsOf(last), ...idsOf(event)],
        rule: event["rule"],
      });
    else all.push(event);
  }
  return all;
}

const idsOf = ({ id, ids }: Told): readonly unknown[] => (Array.isArray(ids) ? ids : [id]);

const isAlike = (one: Told, other: Told): boolean =>
  [one, other].every((told) => Object.keys(told).length === 3 && ("id" in told || "ids" in told)) &&
  one["type"] === other["type"] &&
  one["rule"] === other["rule"];

const summaryOf = ({ data: { summary }, text }: Reply): string =>
  typeof summary === "string" ? summary : text;

/** Runs the work for one item; what it throws names the item. */
export function inItem<T>(index: number, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw named(index, thrown);
  }
}

/** The same for work that takes its time. */
export async function inItemAsync<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw named(index, thrown);
  }
}

function named(index: number, thrown: unknown): unknown {
  if (!(thrown instanceof ToolFault)) return thrown;
  const { code, message, hint, example, data } = thrown;
  return new ToolFault({
    code,
    message: `batch[${index}]: ${message}`,
    ...(hint === undefined ? {} : { hint }),
    ...(example === undefined ? {} : { example }),
    ...(data === undefined ? {} : { data }),
  });
}
