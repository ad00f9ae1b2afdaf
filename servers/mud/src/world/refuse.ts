import { UsageError } from "@tabletop-mcp/mcp-kit";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { loadWorld, WorldFileError } from "./load.js";

/** Throws a UsageError that names the file, the places in it and what is wrong there. */
export async function refuseBroken(file: string): Promise<void> {
  try {
    await loadWorld(file, await srdCompendium());
  } catch (thrown) {
    if (thrown instanceof WorldFileError) throw new UsageError(thrown.message);
    throw thrown;
  }
}
