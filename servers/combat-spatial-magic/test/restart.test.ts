import { sized, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import {
  type Call,
  flags,
  openTable,
  type Reply,
  runHere,
  type Table,
  tableHere,
} from "./running.js";
import { playStory } from "./story.js";

/** What two campaigns in which the same has happened have in common: ids by when they came, and no times. */
function comparable(seen: readonly Reply[], exported: string): readonly unknown[] {
  const made = exported.matchAll(/"(?:commandId|aggregate)":"(?:\w+:)?(\w{10})"/g);
  const ids = [...new Set([...made].map(([, id = ""]) => id))];
  return [JSON.stringify(seen), exported].map((text) =>
    JSON.parse(
      ids
        .reduce((rest, id, index) => rest.replaceAll(id, `id${index}`), text)
        .replaceAll(/(at|At)(\\*":)\d{13}/g, (_, end, quote) => `${end}${quote}0`)
        .replaceAll(/\d{4}-\d\d-\d\d/g, "day"),
      // The history is JSON in JSON, and the order of its keys says nothing; a turn's "before" is an id.
      (key, value) =>
        typeof value === "string" && ["before", "events"].includes(key) && /^[[{]/.test(value)
          ? JSON.parse(value)
          : value,
    ),
  );
}

type Open = (folder: string) => Promise<Pick<Table, "call" | "close">>;

/** A process for each. */
const ofItsOwn: Open = (folder) => openTable(flags(folder));

/** Plays the story over servers of this folder: after each call a new one of the kind that `next` names, if any. */
async function played(folder: string, first: Open, next: (call: number) => Open | undefined) {
  let table = await first(folder);
  let calls = 0;
  const call: Call = async (tool, args) => {
    calls += 1;
    const open = next(calls);
    if (open === undefined) return table.call(tool, args);
    // A server opens the campaign at its first call: the next may start while this one answers.
    const [reply, opened] = await Promise.all([table.call(tool, args), open(folder)]);
    await table.close();
    table = opened;
    return reply;
  };
  const seen = await playStory(call);
  await table.close();
  const exported = await runHere("export", flags(folder));
  return { calls, kept: comparable(seen, exported.out) };
}

/** What a process keeps to itself is lost with it: in a long run after each call, in a check after a tenth of them, others each time. */
const isLeft = () => Math.random() < sized(1 / 10, { long: 1 });

test("a restart between any two calls changes nothing of what is seen, or kept", async () => {
  const whole = await played(tempFolder(), tableHere, () => undefined);
  expect(whole.calls).toBeGreaterThan(35);
  const folder = tempFolder();
  const processes: number[] = [];
  const again = await played(folder, ofItsOwn, (call) => {
    if (!isLeft()) return tableHere;
    processes.push(call);
    return ofItsOwn;
  });
  // With the numbers, to find the gap that made a difference.
  expect({ processes, ...again }).toEqual({ processes, ...whole });
  expect(await runHere("check", flags(folder))).toMatchObject({ code: 0, out: "All is well.\n" });
});
