import { type CommandSpec, UsageError } from "@tabletop-mcp/mcp-kit";
import { type Cabinet, type Limits, ledgerIn, setLimits } from "./ledger.js";
import { holders } from "./tokens.js";

const names: Readonly<Record<string, keyof Limits>> = {
  players: "players",
  "per-second": "perSecond",
};

/** A number from 1 on; nothing for "none". */
function mostIn(text: string): number | undefined {
  if (text === "none") return undefined;
  if (/^[1-9]\d{0,8}$/u.test(text)) return Number(text);
  throw new UsageError(`${JSON.stringify(text)} is no limit: a whole number from 1 on, or none`);
}

/** Sets what all processes of a world hold, and prints it. */
export const worldLimit: CommandSpec<Cabinet> = {
  name: "world limit",
  description:
    "print the limits that all processes of a world hold, or set one: players (who may have a token), per-second (requests of one player at each process); none lifts it",
  arguments: [
    { name: "limit", description: Object.keys(names).join(" or "), required: false },
    { name: "most", description: "a number, or none", required: false },
  ],
  run: async ({ limit, most }, { context, print, say }) => {
    const name = limit === undefined ? undefined : names[String(limit)];
    if (limit !== undefined && name === undefined)
      throw new UsageError(
        `there is no limit ${JSON.stringify(limit)}: ${Object.keys(names).join(", ")}`,
      );
    if (name !== undefined && most === undefined)
      throw new UsageError(`say how many: world limit ${String(limit)} NUMBER, or none`);
    const asked = name && { [name]: mostIn(String(most)) };
    const cabinet = await context();
    if (asked) await setLimits(cabinet, asked);
    const { limits } = await ledgerIn(cabinet.store);
    for (const [word, key] of Object.entries(names)) print(`${word}\t${limits[key] ?? "none"}`);
    const count = (await holders(cabinet.store)).length;
    if (count > (limits.players ?? count)) say(`${count} have a token already, and keep it.`);
  },
};
