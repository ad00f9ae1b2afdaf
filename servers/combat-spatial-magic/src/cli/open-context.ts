import { homedir } from "node:os";
import { cryptoRng } from "@tabletop-mcp/dice-core";
import { type Options, ToolFault } from "@tabletop-mcp/mcp-kit";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { campaignFile, dataFolder, openCampaign, StorageError } from "@tabletop-mcp/storage";
import { customAlphabet } from "nanoid";
import type { CombatContext } from "../context.js";

/** Ten characters that no one mistakes for another when reading aloud: 50 bits. */
const newId = customAlphabet("0123456789abcdefghjkmnpqrstvwxyz", 10);

/** The context of a running server: the campaign's file, the SRD's tables, the system's dice and clock. */
export async function openContext(options: Options): Promise<CombatContext> {
  const [compendium, campaign] = await Promise.all([
    srdCompendium(),
    asFault(() => openCampaign({ file: fileIn(options) })),
  ]);
  return { campaign, compendium, rng: cryptoRng(), now: Date.now, newId };
}

/** The folder of all campaigns. */
export function folderIn(options: Options): string {
  const asked = options["dataDir"];
  const surroundings = { env: process.env, platform: process.platform, home: homedir() };
  return dataFolder(typeof asked === "string" ? asked : undefined, surroundings);
}

/** The file of the campaign that the flags name. */
export const fileIn = (options: Options): string =>
  campaignFile(folderIn(options), String(options["campaign"]));

/** What is wrong with a file is told to the caller as what it is. */
export async function asFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof StorageError)) throw thrown;
    const { code, message, hint } = thrown;
    throw new ToolFault({ code, message, hint });
  }
}
