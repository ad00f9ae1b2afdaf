import { cryptoRng } from "@tabletop-mcp/dice-core";
import { inFaults, type Log, type Options } from "@tabletop-mcp/mcp-kit";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { callPatienceMs, openCampaign } from "@tabletop-mcp/storage";
import { customAlphabet } from "nanoid";
import type { CombatContext } from "../context.js";
import { reactions } from "../table/reactions.js";
import { fileIn, useSqlite } from "./place.js";

/** Ten characters that no one mistakes for another when reading aloud: 50 bits. */
const newId = customAlphabet("0123456789abcdefghjkmnpqrstvwxyz", 10);

/** The context of a running server: the campaign's file, the SRD's tables, the system's dice and clock. */
export async function openContext(options: Options, log: Log): Promise<CombatContext> {
  useSqlite(options, { tell: log.warn, patienceMs: callPatienceMs });
  const [compendium, campaign] = await Promise.all([
    srdCompendium(),
    inFaults(() => openCampaign({ file: fileIn(options) })),
  ]);
  return {
    campaign,
    compendium,
    rng: cryptoRng(),
    reactions,
    now: Date.now,
    newId,
  };
}
