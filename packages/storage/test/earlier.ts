import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const unpacked = (name: string): Buffer => {
  const url = new URL(`fixtures/campaign-before-commands.${name}.gz`, import.meta.url);
  return gunzipSync(readFileSync(fileURLToPath(url)));
};

/** The campaign of the fixtures as a file that somebody has on disk. */
export function earlierFile(folder: string): string {
  const file = path.join(folder, "campaigns", "default.sqlite");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, unpacked("sqlite"));
  return file;
}

/** An entry of the log of that time: one for each aggregate that a command wrote. */
export interface EarlierEntry {
  readonly seq: number;
  readonly commandId: string;
  readonly aggregate: string;
  readonly version: number;
  readonly eventSchema: number;
  readonly at: number;
  readonly visibility: string;
  /** JSON. */
  readonly before: string | null;
  readonly events: string;
}

interface Kept {
  readonly value: { readonly id: string };
  readonly version: number;
}

/** What the version of that time exported of it. */
export interface EarlierExport {
  readonly campaign: { readonly ruleset: string; readonly clock: number; readonly version: number };
  readonly characters: readonly Kept[];
  readonly parties: readonly Kept[];
  readonly locations: readonly Kept[];
  readonly notes: readonly Kept[];
  readonly events: readonly EarlierEntry[];
}

export const earlierExport = (): EarlierExport => JSON.parse(unpacked("json").toString("utf8"));
