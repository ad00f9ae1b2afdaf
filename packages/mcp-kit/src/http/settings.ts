import type { Options } from "../flags.js";
import { UsageError } from "../usage-error.js";
import { type Address, isLoopback } from "./address.js";
import { readToken } from "./token.js";

/** Where to serve, and whom: who sends the token where there is one, else everybody. */
export interface HttpSettings extends Address {
  readonly token: string | undefined;
}

const NOBODY_CHECKED =
  "it lets other machines in: give --token-file FILE, whose token callers then send, or --allow-anyone";

/** What the flags say of HTTP; unless everybody needs a token of their own, other machines are let in only where somebody has said who they are. */
export async function httpSettings(options: Options, isGuarded = false): Promise<HttpSettings> {
  const { host: given, port, tokenFile, allowAnyone } = options;
  const host = String(given).trim();
  if (host === "") throw new UsageError("--host is empty: name an address, or leave it out");
  if (isGuarded) return { host, port: Number(port), token: undefined };
  if (tokenFile !== undefined && allowAnyone === true)
    throw new UsageError("--token-file and --allow-anyone exclude each other");
  const token = tokenFile === undefined ? undefined : await readToken(String(tokenFile));
  if (token === undefined && allowAnyone !== true && !isLoopback(host))
    throw new UsageError(`--host ${host}: ${NOBODY_CHECKED}`);
  return { host, port: Number(port), token };
}
