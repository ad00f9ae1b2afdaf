import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { openWorld, type WorldStore } from "@tabletop-mcp/storage";

/** Where a world is kept that several processes play. */
export interface Ground {
  /** By these a process finds it. */
  readonly args: readonly string[];
  open(): Promise<WorldStore>;
}

/** A file in a folder that goes with the test. */
export function inFile(): Ground {
  const folder = tempFolder();
  return {
    args: ["--data-dir", folder],
    open: () => openWorld({ file: path.join(folder, "worlds", "ninth-bell.sqlite") }),
  };
}
