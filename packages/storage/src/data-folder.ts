import path from "node:path";

const APPLICATION = "tabletop-mcp";

/** What the choice of a folder depends on; Node's own are `process.env`, `process.platform` and `os.homedir()`. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string;
}

/** Where databases live: the folder asked for, else TABLETOP_DATA_DIR, else the platform's place for user data. */
export function dataFolder(asked: string | undefined, { env, ...user }: Surroundings): string {
  return asked || env["TABLETOP_DATA_DIR"] || platformFolder({ env, ...user });
}

function platformFolder({ env, platform, home }: Surroundings): string {
  if (platform === "win32") {
    const local = env["LOCALAPPDATA"] || path.win32.join(home, "AppData", "Local");
    return path.win32.join(local, APPLICATION);
  }
  if (platform === "darwin") {
    return path.posix.join(home, "Library", "Application Support", APPLICATION);
  }
  // The XDG specification has relative values ignored.
  const xdg = env["XDG_DATA_HOME"] ?? "";
  const shared = path.posix.isAbsolute(xdg) ? xdg : path.posix.join(home, ".local", "share");
  return path.posix.join(shared, APPLICATION);
}
