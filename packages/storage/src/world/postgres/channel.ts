import { createHash } from "node:crypto";

/** PostgreSQL cuts longer names off. */
const longest = 63;

/** By which those who follow a world are told of its commits: all schemas of a database share the names. */
export function channelOf(schema: string): string {
  const name = `tabletop_world:${schema}`;
  if (Buffer.byteLength(name) <= longest) return name;
  return `tabletop_world:${createHash("sha256").update(schema).digest("hex").slice(0, 40)}`;
}
