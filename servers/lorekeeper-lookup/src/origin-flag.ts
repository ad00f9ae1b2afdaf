import type { FlagSpec, FlagValue } from "@tabletop-mcp/mcp-kit";

/** The origin of an address, whose path is this program's own; throws for what is no address of the web. */
export function originOf(address: FlagValue): URL {
  const text = String(address);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new Error(`${JSON.stringify(text)} is not an address such as https://example.org`);
  return new URL(url.origin);
}

/** A flag that takes one, refused before anything is served. */
export const originFlag = (flag: Omit<FlagSpec, "parse">): FlagSpec => ({
  ...flag,
  parse: (text) => originOf(text).href,
});
