import { userInfo } from "node:os";
import { type Options, UsageError } from "@tabletop-mcp/mcp-kit";

const grammar = /^[A-Za-z][A-Za-z0-9_-]{1,23}$/u;

/** Whether players can be called that. */
export const isPlayerName = (name: string): boolean => grammar.test(name);

const rule = "2 to 24 letters, digits, _ and -, the first one a letter";

/** Who plays over stdio: who the flag names, else the system's user. Throws a UsageError. */
export function playerIn(options: Options, systemUser: () => string = userOfSystem): string {
  const asked = options["player"];
  if (typeof asked === "string") {
    if (isPlayerName(asked)) return asked;
    throw new UsageError(`"${asked}" cannot be a player's name: ${rule}`);
  }
  const user = systemUser();
  if (isPlayerName(user)) return user;
  throw new UsageError(`say who plays: --player NAME (${rule})`);
}

function userOfSystem(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may have no user of that number.
    return "";
  }
}
