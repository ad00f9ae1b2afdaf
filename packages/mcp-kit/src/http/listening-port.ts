import { once } from "node:events";
import type { Server } from "node:http";
import type { Address } from "./address.js";

/** The port, once the server listens; throws what to say where it cannot, by the flags that say where. */
export async function listeningPort(
  server: Server,
  { host, port }: Address,
  flag?: string,
): Promise<number> {
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const flags = { portFlag: flag ?? "--port", hostFlag: flag ?? "--host" };
    throw new Error(CANNOT_LISTEN[error.code ?? ""]?.({ host, port, ...flags }) ?? error.message);
  });
  const bound = server.address();
  return typeof bound === "object" && bound !== null ? bound.port : port;
}

interface Tried extends Address {
  readonly portFlag: string;
  readonly hostFlag: string;
}

const CANNOT_LISTEN: Readonly<Record<string, (tried: Tried) => string>> = {
  EADDRINUSE: ({ port, portFlag }) =>
    `port ${port} is in use; choose another with ${portFlag}, or 0 for a free one`,
  EACCES: ({ port, portFlag }) =>
    `port ${port} is not this user's to listen on; choose one above 1023 with ${portFlag}`,
  EADDRNOTAVAIL: ({ host, hostFlag }) =>
    `${host} is no address of this machine; choose another ${hostFlag}`,
  ENOTFOUND: ({ host, hostFlag }) =>
    `there is no address of the name ${host}; choose another ${hostFlag}`,
};
