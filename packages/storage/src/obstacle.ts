import { accessSync, constants, type Stats, statSync } from "node:fs";
import path from "node:path";

/** Whether this user may do this (of `fs.constants`) with what is there. */
export type May = (path: string, what: number) => boolean;

/** As the system answers it. */
export const may: May = (there, what) => {
  try {
    accessSync(there, what);
    return true;
  } catch {
    return false;
  }
};

const { R_OK, W_OK, X_OK } = constants;

/** What keeps a file from being read, or made where it is missing, in words; nothing where nothing does. */
export function obstacle(file: string, allowed: May = may): string | undefined {
  const [folder, there] = [path.dirname(file), statOf(file)];
  if (there?.isDirectory()) return "it is a folder";
  if (there !== undefined) return allowed(file, R_OK) ? undefined : "this user may not read it";
  const above = nearest(folder);
  if (above === undefined) return `there is no folder ${folder}`;
  if (!above.isFolder) return `${above.place} is no folder`;
  if (!allowed(above.place, X_OK)) return `this user may not look into the folder ${above.place}`;
  if (allowed(above.place, W_OK)) return undefined;
  const missing = above.place === folder ? "no such file" : `no folder ${folder}`;
  return `there is ${missing}, and this user may make none in ${above.place}`;
}

/** What keeps a file that is there, and its folder, from being written, in words. */
export function writeObstacle(file: string, allowed: May = may): string | undefined {
  const folder = path.dirname(file);
  if (statOf(file) !== undefined && !allowed(file, W_OK)) return "this user may only read it";
  if (statOf(folder) !== undefined && !allowed(folder, W_OK | X_OK))
    return `this user may only read the folder ${folder}`;
  return undefined;
}

/** The lowest thing on the way to a folder that is there. */
function nearest(folder: string): { place: string; isFolder: boolean } | undefined {
  const there = statOf(folder);
  if (there !== undefined) return { place: folder, isFolder: there.isDirectory() };
  const above = path.dirname(folder);
  return above === folder ? undefined : nearest(above);
}

/** Nothing where it cannot be looked at. */
function statOf(place: string): Stats | undefined {
  try {
    return statSync(place);
  } catch {
    return undefined;
  }
}
