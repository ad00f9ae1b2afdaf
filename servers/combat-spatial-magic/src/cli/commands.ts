import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { type CommandCall, type CommandSpec, inFaults, systemWords } from "@tabletop-mcp/mcp-kit";
import {
  campaignBackup,
  campaignNames,
  restoreCampaign,
  type WrongWith,
} from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { oneLine } from "../render/one-line.js";
import { fileIn, folderIn, useSqlite } from "./place.js";

/** Lists the campaigns of the data folder. */
async function listCampaigns(options: CommandOptions, { print }: Call): Promise<void> {
  const folder = folderIn(options);
  const names = campaignNames(folder);
  for (const name of names) print(name);
  if (names.length === 0)
    print(`There is no campaign in ${folder} yet: the first tool call begins one.`);
}

/** Prints the whole campaign as JSON. */
async function exportCampaign(options: CommandOptions, { print, context }: Call): Promise<void> {
  await existing(options);
  const { campaign } = await context();
  for await (const line of campaign.exported()) print(line);
}

/** A command that reads must not begin a campaign because its name was misspelt. */
async function existing(options: CommandOptions): Promise<string> {
  const file = fileIn(options);
  if (existsSync(file)) return file;
  const names = campaignNames(folderIn(options));
  const there = names.length === 0 ? "there is none yet" : `there are: ${names.join(", ")}`;
  throw new Error(`there is no campaign ${String(options["campaign"])} (${there})`);
}

async function importCampaign(
  options: CommandOptions,
  { print, input, context }: Call,
): Promise<void> {
  const { file } = options;
  const source = file === undefined ? "standard input" : String(file);
  const bytes = file === undefined ? buffer(input) : readFile(source);
  const data = parsed(await bytes.catch((thrown: unknown) => unread(source, thrown)), source);
  const { refuseForged } = await import("./forged.js");
  refuseForged(data);
  const { unrollable } = await import("./unplayable.js");
  if (!existsSync(fileIn(options))) await rehearse(data, unrollable);
  const { campaign } = await context();
  await campaign.imported(data, unrollable);
  const { total } = await campaign.characters.list({ offset: 0, limit: 1 });
  print(`Imported ${source}: ${total} ${total === 1 ? "character" : "characters"}.`);
}

/** A campaign does not begin by an import that is refused: it is tried in memory first. */
async function rehearse(data: unknown, wrongWith: WrongWith): Promise<void> {
  const { openCampaign } = await import("@tabletop-mcp/storage");
  const rehearsal = await openCampaign({ file: ":memory:" });
  try {
    await rehearsal.imported(data, wrongWith);
  } finally {
    await rehearsal.close();
  }
}

function unread(source: string, thrown: unknown): never {
  throw new Error(`${source} cannot be read: ${systemWords(thrown)}`, { cause: thrown });
}

/** JSON in UTF-8, or in UTF-16 as Windows writes it, with or without a mark at its beginning. */
function parsed(bytes: Buffer, source: string): unknown {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return JSON.parse(new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(bytes));
  } catch {
    throw new Error(`${source} is not JSON: import takes what export has printed`);
  }
}

async function backUp(options: CommandOptions, { print, context }: Call): Promise<void> {
  const from = await existing(options);
  const { campaign } = await context();
  const { to } = options;
  const file = to === undefined ? campaignBackup(from, Date.now()) : String(to);
  await campaign.backUp(file);
  print(`Copied to ${file}.`);
  const findings = await campaign.findings();
  for (const finding of findings) print(finding);
  if (findings.length > 0)
    throw new Error(`${findings.length} found to be wrong in what was copied`);
}

async function restore(options: CommandOptions, { print }: Call): Promise<void> {
  const [from, to] = [path.resolve(String(options["file"])), fileIn(options)];
  const kept = await restoreCampaign({ from, to, at: Date.now() });
  print(`Restored ${from} to ${to}.`);
  if (kept !== undefined) print(`What was there is kept as ${kept}.`);
}

async function check(options: CommandOptions, { print, context }: Call): Promise<void> {
  await existing(options);
  const { campaign, compendium } = await context();
  const { unplayable } = await import("./unplayable.js");
  const findings = [...(await campaign.findings())];
  // What cannot be read has been found already.
  if (findings.length === 0)
    for (const { id } of await campaign.characters.everyone())
      for (const { value } of await campaign.characters.load([id]))
        findings.push(...unplayable(value, compendium));
  if (findings.length === 0) findings.push(...(await forgedFights(campaign)));
  for (const line of [...findings, ...(await campaign.renamings())]) print(line);
  if (findings.length > 0) throw new Error(`${findings.length} found to be wrong`);
  print("All is well.");
}

/** What of a fight no import would have taken. */
async function forgedFights({ encounters }: CombatContext["campaign"]): Promise<readonly string[]> {
  const { forgedIn } = await import("./forged.js");
  const found: string[] = [];
  for (const { id, name } of await encounters.names()) {
    const stored = await encounters.load(id);
    const said = stored && forgedIn("encounters", stored);
    if (said !== undefined) found.push(`encounter ${oneLine(name)} (${id}): ${said}`);
  }
  return found;
}

type Run = CommandSpec<CombatContext>["run"];
type Call = CommandCall<CombatContext>;
type CommandOptions = Parameters<Run>[0];

/** What is wrong with a file is printed with what to do about it; for SQLite to be installed a command waits. */
const told =
  (run: Run): Run =>
  async (options, call) => {
    useSqlite(options, { tell: call.say, patienceMs: Number.POSITIVE_INFINITY });
    await inFaults(async () => run(options, call));
  };

export const commands: readonly CommandSpec<CombatContext>[] = [
  {
    name: "campaigns",
    description: "the names of the campaigns there are",
    run: told(listCampaigns),
  },
  {
    name: "export",
    description: "print the whole campaign as JSON, its history too",
    run: told(exportCampaign),
  },
  {
    name: "import",
    description: "read what export has printed into a new campaign",
    flags: [
      {
        flag: "--file <path>",
        description: "the file to read; standard input where it is left out",
      },
    ],
    run: told(importCampaign),
  },
  {
    name: "backup",
    description: "copy the campaign's file, also while it is being played",
    flags: [
      {
        flag: "--to <path>",
        description:
          "the file to write; one beside the campaign, named by the time, where it is left out",
      },
    ],
    run: told(backUp),
  },
  {
    name: "restore",
    description: "put a backup in the place of the campaign, which is kept beside its backups",
    arguments: [{ name: "file", description: "the backup; it stays as it is", required: true }],
    run: told(restore),
  },
  {
    name: "check",
    description: "look for damage, and for references to nothing",
    run: told(check),
  },
];
