import * as z from "zod";
import { visibilities } from "./model.js";
import { namesApart } from "./names-apart.js";
import { time, whole } from "./shapes/words.js";
import { charactersWithEnds } from "./upgrades.js";

/** What turns an export of version 1 into one of version 2, and so on. Each throws a ZodError where it cannot. */
export const exportUpgrades: readonly ((old: unknown) => unknown)[] = [
  (old) => charactersWithEnds(withCommands(old)),
  withNamesApart,
  (old) => ({ ...z.looseObject({}).parse(old), encounters: [] }),
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

const named = z.looseObject({ value: z.looseObject({ id: z.string(), name: z.string() }) });

const fileBefore = z.looseObject({
  characters: z.array(named),
  parties: z.array(named),
  locations: z.array(named),
  commands: z.array(
    z.looseObject({
      images: z.array(z.looseObject({ aggregate: z.string(), before: z.unknown() })),
    }),
  ),
});

/** Names that were two before and are one now, as names are compared: an upgrade does the same to a file. */
function withNamesApart(old: unknown): unknown {
  const { characters, parties, locations, ...file } = fileBefore.parse(old);
  const images = file.commands.flatMap((command) => command.images);
  const made = new Map(
    images
      .filter(({ before }) => before === null)
      .map(({ aggregate }, place) => [aggregate, place] as const),
  );
  const kinds = [
    apart("character", characters, made),
    apart("location", locations, made),
    apart("party", parties, made),
  ] as const;
  const [first, second, third] = kinds;
  return {
    ...file,
    characters: first.entries,
    locations: second.entries,
    parties: third.entries,
    renames: kinds.flatMap(({ renames }) => renames),
  };
}

type NamedEntry = z.output<typeof named>;

function apart(kind: string, entries: readonly NamedEntry[], made: ReadonlyMap<string, number>) {
  const age = ({ id }: { readonly id: string }): number => made.get(`${kind}:${id}`) ?? -1;
  const oldestFirst = entries.map(({ value }) => value).toSorted((a, b) => age(a) - age(b));
  const renamed = new Map(namesApart(oldestFirst).map((one) => [one.id, one]));
  return {
    entries: entries.map(({ value, ...rest }) => ({
      ...rest,
      value: { ...value, name: renamed.get(value.id)?.name ?? value.name },
    })),
    renames: [...renamed.values()].map(({ id, was, name }) => ({
      aggregate: `${kind}:${id}`,
      was,
      name,
    })),
  };
}
