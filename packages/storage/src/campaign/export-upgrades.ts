import * as z from "zod";
import { visibilities } from "./model.js";
import { time, whole } from "./shapes/words.js";
import { charactersWithEnds } from "./upgrades.js";

/** What turns an export of version 1 into one of version 2, and so on. Each throws a ZodError where it cannot. */
export const exportUpgrades: readonly ((old: unknown) => unknown)[] = [
  (old) => charactersWithEnds(withCommands(old)),
];

const entry = z.strictObject({
  seq: whole,
  commandId: z.string(),
  aggregate: z.string(),
  version: whole,
  eventSchema: whole,
  at: time,
  visibility: z.enum(visibilities),
  before: z.string().nullable(),
  events: z.string(),
});

type Entry = z.output<typeof entry>;

/** The log had an entry for each aggregate: migration 0004 does the same to a file. */
function withCommands(old: unknown): unknown {
  const { events, ...rest } = z.looseObject({ events: z.array(entry) }).parse(old);
  const byCommand = new Map<string, Entry[]>();
  for (const one of events.toSorted((a, b) => a.seq - b.seq)) {
    const those = byCommand.get(one.commandId);
    if (those === undefined) byCommand.set(one.commandId, [one]);
    else those.push(one);
  }
  const commands = [...byCommand.values()].flatMap(commandOf);
  return { ...rest, commands: commands.toSorted((a, b) => a.seq - b.seq) };
}

function commandOf(entries: readonly Entry[]) {
  const last = entries.at(-1);
  if (last === undefined) return [];
  const { seq, commandId, at, eventSchema } = last;
  const isSecret = entries.some(({ visibility }) => visibility === "dm_only");
  const lists = entries.map(({ events }) => events.slice(1, -1)).filter((list) => list !== "");
  const images = entries.map(({ aggregate, version, before }) => ({ aggregate, version, before }));
  const visibility = isSecret ? "dm_only" : "player_visible";
  return [{ seq, commandId, at, visibility, eventSchema, events: `[${lists.join()}]`, images }];
}
