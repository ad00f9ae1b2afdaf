import { BlockList, isIP } from "node:net";
import { hostname, networkInterfaces } from "node:os";
import { localhostAllowedHostnames } from "@modelcontextprotocol/server";

/** Where MCP is served. */
export const PATH = "/mcp";

/** Where to listen; port 0 takes a free one. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether only this machine can come by that address. A name that only looks like one, such as 127.example.org, is none. */
export function isLoopback(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host.toLowerCase() === "localhost";
  return loopback.check(host, family === 4 ? "ipv4" : "ipv6");
}

/** Names a client may call this server by: loopback's, the address asked for, and with a wildcard all of its own. */
export function allowedHosts(host: string): string[] {
  const local = localhostAllowedHostnames();
  if (isLoopback(host)) return local;
  if (host !== "0.0.0.0" && host !== "::") return [...local, bracketed(host).toLowerCase()];
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [...local, hostname().toLowerCase(), ...own.map(({ address }) => bracketed(address))];
}

/** The URL that clients are given. */
export const urlOf = ({ host, port }: Address, path = PATH): string =>
  `http://${bracketed(host)}:${port}${path}`;

const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host);
