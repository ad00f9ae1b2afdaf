import { sized, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { flags, openTable, run, type Table } from "./running.js";

/** A call, and the words that it leaves behind: all of them, or none. */
interface Write {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly leaves: readonly string[];
}

const ida = { characterId: "Ida" };
const gift = (name: string) => ({ ...ida, operation: "give", item: { name, type: "gear" } });
const arrow = { ...ida, operation: "transfer", item: "Arrow", toCharacterId: "Odo" };

/** Who is frightened in each round: nobody may be by more than a hundred sources. */
const cowards = ["Ida", "Odo", "Una", "Ivo"];

/** Kinds of writes, each known by a name of its own. */
const kinds: readonly ((name: string, coward: string) => Write)[] = [
  (name) => ({
    tool: "create_character",
    args: { name: `${name}-who`, class: "Fighter", equipment: ["Shield"], notes: `${name}-story` },
    leaves: [`${name}-who`, `${name}-story`],
  }),
  (name) => ({
    tool: "manage_inventory",
    args: { batch: ["a", "b", "c"].map((one) => gift(`${name}-${one}`)) },
    leaves: ["a", "b", "c"].map((one) => `${name}-${one}`),
  }),
  (name) => ({
    tool: "manage_inventory",
    args: { batch: [arrow, gift(`${name}-receipt`)] },
    leaves: [`${name}-receipt`],
  }),
  (name, characterId) => ({
    tool: "manage_condition",
    args: { characterId, operation: "add", condition: "frightened", source: `${name}-dread` },
    leaves: [`${name}-dread`],
  }),
  (name) => ({
    tool: "add_session_note",
    args: { type: "session_log", title: `${name}-title`, content: `${name}-text `.repeat(200) },
    leaves: [`${name}-title`, `${name}-text`],
  }),
  (name) => ({
    tool: "manage_party",
    args: { operation: "create", name: `${name}-party`, ...ida, formation: `${name}-line` },
    leaves: [`${name}-party`, `${name}-line`],
  }),
];

const below = (count: number): number => Math.floor(Math.random() * count);

/** 200 writes of random kinds. */
const plan = (round: number, coward: string): readonly Write[] =>
  Array.from({ length: 200 }, (_, index) =>
    kinds[below(kinds.length)]?.(`r${round}w${index}`, coward),
  ).filter((write) => write !== undefined);

/** Sends them, eight at a time, and kills the server somewhere among them. Gives those that were answered. */
async function killedAmong(writes: readonly Write[], { call, kill }: Table) {
  const left = [...writes];
  const answered = new Set<Write>();
  const killAt = 5 + below(145);
  const lane = async (): Promise<void> => {
    for (let write = left.shift(); write !== undefined; write = left.shift()) {
      const { isError, text } = await call(write.tool, write.args);
      if (isError) throw new Error(`${write.tool}: ${text}`);
      answered.add(write);
      // Not at once: a moment in which others are being written.
      if (answered.size === killAt) setTimeout(() => void kill(), Math.random() * 8);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: 8 }, lane));
  const ends = lanes.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
  expect(ends.length).toBeGreaterThan(0);
  for (const end of ends) expect(end).toMatch(/connection closed|not connected/i);
  return answered;
}

/** What is in the campaign, its history apart. */
async function kept(folder: string): Promise<string> {
  const { out } = await run("export", flags(folder));
  const { commands: _commands, ...state } = JSON.parse(out);
  return JSON.stringify(state);
}

const arrowsOf = async ({ call }: Table, characterId: string): Promise<number> => {
  const { text } = await call("manage_inventory", { characterId, operation: "list" });
  return Number(/(\d+) Arrow/.exec(text)?.[1] ?? (text.includes("Arrow") ? 1 : 0));
};

test("kill -9 among 200 writes loses nothing that was answered, and leaves nothing half-written", async () => {
  const folder = tempFolder();
  const first = await openTable(flags(folder));
  const quiver = [{ item: "Arrow", quantity: 1000 }];
  await first.call("create_character", { name: "Ida", equipment: quiver });
  for (const name of cowards.slice(1)) await first.call("create_character", { name });
  await first.close();

  const all: Write[] = [];
  const answered = new Set<Write>();
  for (const [round, coward] of cowards.slice(0, sized(2, { long: 4 })).entries()) {
    const writes = plan(round, coward);
    all.push(...writes);
    for (const write of await killedAmong(writes, await openTable(flags(folder))))
      answered.add(write);

    const text = await kept(folder);
    for (const write of all) {
      const found = write.leaves.filter((word) => text.includes(word));
      const whole = answered.has(write) || found.length > 0 ? write.leaves : [];
      expect(found).toEqual(whole);
    }
    expect(await run("check", flags(folder))).toMatchObject({ code: 0, out: "All is well.\n" });

    const again = await openTable(flags(folder));
    const receipts = all.filter(
      ({ leaves: [word = ""] }) => /receipt/.test(word) && text.includes(word),
    );
    expect(await arrowsOf(again, "Odo")).toBe(receipts.length);
    expect(await arrowsOf(again, "Ida")).toBe(1000 - receipts.length);
    await again.close();
  }
});
