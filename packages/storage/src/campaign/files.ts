import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { StorageError } from "../errors.js";
import { obstacle } from "../obstacle.js";
import { keyOf } from "./key.js";

const extension = ".sqlite";

/** Letters, digits, spaces and a few signs: a name that every file system takes. */
const allowed = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.'-]{0,63}$/u;
/** File systems have room for 255, of which a copy's name takes some. */
const mostBytes = 180;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The file of a campaign in the data folder. Throws StorageError for a name that is none. */
export function campaignFile(folder: string, name: string): string {
  const composed = name.normalize("NFC");
  if (!isAllowed(composed))
    throw new StorageError({
      code: "CAMPAIGN_NAME",
      message: `${JSON.stringify(name)} cannot be the name of a campaign`,
      hint: "Use up to 64 letters, digits, spaces, and the signs - _ . ' after the first letter",
    });
  return path.join(folder, "campaigns", `${asThere(folder, composed)}${extension}`);
}

/** The name as a campaign has it that is there already: whoever writes it in another case means the same one. */
function asThere(folder: string, name: string): string {
  const there = campaignNames(folder).filter((other) => keyOf(other) === keyOf(name));
  return there.length === 1 ? (there[0] ?? name) : name;
}

const isAllowed = (name: string): boolean =>
  allowed.test(name) &&
  !reserved.test(name) &&
  !/[. ]$/.test(name) &&
  Buffer.byteLength(name) <= mostBytes;

/** The names of the campaigns in the data folder, in order. */
export function campaignNames(folder: string): readonly string[] {
  const campaigns = path.join(folder, "campaigns");
  if (!existsSync(campaigns)) return [];
  return entriesOf(campaigns)
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith(extension))
    .map(({ name }) => name.slice(0, -extension.length))
    .sort();
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    const isFolder = statSync(folder).isDirectory();
    throw unusable(folder, isFolder ? "this user may not look into it" : "it is no folder", cause);
  }
}

/** Throws StorageError where a campaign's file can neither be read nor made. */
export function refuseUnusable(file: string): void {
  const reason = obstacle(file);
  if (reason !== undefined) throw unusable(file, reason);
}

const unusable = (place: string, reason: string, cause?: unknown): StorageError =>
  new StorageError({
    code: "DATABASE_UNAVAILABLE",
    message: `${place} cannot be used: ${reason}`,
    hint: "Put that right, or choose another data folder",
    cause,
  });

/** Where a copy of a campaign's file goes unless somebody says otherwise: beside it, named by time (milliseconds since 1970). */
export const campaignBackup = (file: string, at: number): string => backupFile(file, "copy", at);

/** A file beside the campaign's, named by what and when. */
export function backupFile(file: string, what: string, at: number): string {
  const { dir, name } = path.parse(file);
  const time = new Date(at).toISOString().replaceAll(/[:.]/g, "-");
  return path.join(dir, "backups", `${name}-${what}-${time}${extension}`);
}
