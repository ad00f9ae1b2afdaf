import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { asClient, asServer } from "./cpus.js";
import { interleavedAsync, reportCount } from "./measure.js";
import { openings, StdioPeer } from "./stdio-peer.js";

/** The built program of a server of this repository. */
export const program = (manifest: string): string =>
  fileURLToPath(manifest.replace("package.json", "dist/main.js"));

/** The floor: the least that a server on the same SDK can be. */
export const echo = fileURLToPath(new URL("echo/echo-server.js", import.meta.url));

/** A server that has shaken hands. */
export async function opened(main: string, args: readonly string[] = []): Promise<StdioPeer> {
  const peer = new StdioPeer(main, args);
  await peer.request(openings.initialize.method, openings.initialize.params);
  peer.notify("notifications/initialized");
  asServer(peer.pid);
  return peer;
}

/** Median milliseconds of round trips, taken in turn once the engine has compiled what they run. */
export const tripTimes = (
  works: readonly (() => Promise<unknown>)[],
  rounds: number,
): Promise<readonly number[]> =>
  asClient(async () => {
    const trips = works.map(timed);
    await interleavedAsync(trips, rounds);
    return interleavedAsync(trips, rounds);
  });

/** Milliseconds; what is left for the next turn of the event loop is nobody else's time. */
export const timed = (work: () => Promise<unknown>) => async (): Promise<number> => {
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  await nextTurn();
  return took;
};

/** A tool call, its answer checked to be none of a failure. */
export const call = (peer: StdioPeer, name: string, args: object) => async (): Promise<unknown> => {
  const answer = await peer.request("tools/call", { name, arguments: args });
  if (typeof answer === "object" && answer !== null && "isError" in answer)
    throw new Error(`${name} failed: ${JSON.stringify(answer)}`);
  return answer;
};

/** Most that the list of tools may be, of the server that is to have 49. */
const mostBytes = 45 * 1_024;

/** Prints how long the list of tools is; true where it is short enough. */
export async function listFigure(peer: StdioPeer): Promise<boolean> {
  const list = (await peer.request("tools/list", {})) as { tools: readonly unknown[] };
  return reportCount({
    name: `bytes of tools/list, ${list.tools.length} tools`,
    ours: JSON.stringify(list).length,
    goal: { kind: "at most", count: mostBytes },
  });
}
