import { userInfo } from "node:os";
import { type Options, UsageError } from "@tabletop-mcp/mcp-kit";
import { isPlayerName, nameRule } from "./players/name.js";

/** Who plays over stdio: who the flag names, else the system's user. Throws a UsageError. */
export function playerIn(options: Options, systemUser: () => string = userOfSystem): string {
  const asked = options["player"];
  if (typeof asked === "string") {
    if (isPlayerName(asked)) return asked;
    throw new UsageError(
      `${JSON.stringify(asked.slice(0, 60))} cannot be a player's name: ${nameRule}`,
    );
  }
  const user = systemUser();
  if (isPlayerName(user)) return user;
  throw new UsageError(`say who plays: --player NAME (${nameRule})`);
}

function userOfSystem(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may have no user of that number.
    return "";
  }
}
