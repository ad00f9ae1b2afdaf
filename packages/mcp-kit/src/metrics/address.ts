import type { Address } from "../http/address.js";

/** Where metrics are shown, by the flag's text: a port of loopback, or an address and a port. Throws what is wrong with it. */
export function metricsAddress(text: string): Address {
  const found = /^(?:\[(?<six>[\da-f:.]+)\]:|(?<host>[\w.-]+):)?(?<port>\d{1,5})$/iu.exec(text);
  const { six, host = six, port } = found?.groups ?? {};
  if (port === undefined || Number(port) > 65_535)
    throw new Error(`"${text}" is no port, and no ADDRESS:PORT`);
  return { host: host ?? "127.0.0.1", port: Number(port) };
}
