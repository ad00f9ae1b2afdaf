import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { codeOf } from "./errors.js";

/** Makes a folder, and those above it that are missing, for their owner only. Node's own way never ends where nothing can be made, as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (thrown) {
    // Another process may have been faster.
    if (codeOf(thrown) !== "EEXIST") throw thrown;
  }
}
