import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { routeCount, routeLimits } from "@tabletop-mcp/srd-client";
import { namedFaults, startUpstream, type Trouble } from "@tabletop-mcp/srd-client/testing";
import { reportCount } from "./measure.js";

const asker = fileURLToPath(new URL("hostile-asker.js", import.meta.url));

/** Every way to be ill, and two to be busy for ever. */
const troubles: readonly Trouble[] = [
  ...namedFaults.map((fault) => ({ fault })),
  { fault: 429, retryAfter: "Fri, 31 Dec 2999 23:59:59 GMT" },
  { fault: 503, retryAfter: "1" },
];

/** What one question took, of a source with such a trouble. */
interface Took {
  readonly fault: string;
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly requests: number;
}

async function ask(trouble: Trouble): Promise<Took> {
  const upstream = await startUpstream();
  upstream.misbehave(trouble);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [asker, upstream.origin.href]);
    const figures = JSON.parse(stdout) as Pick<Took, "milliseconds" | "megabytes">;
    return { fault: String(trouble.fault), requests: upstream.asked.length, ...figures };
  } finally {
    await upstream.close();
  }
}

/** The worst of one question for everything there is, over all that sources can do to it. */
export async function hostileCounts(): Promise<readonly boolean[]> {
  const all: Took[] = [];
  // One after the other: each has the machine to itself.
  for (const trouble of troubles) all.push(await ask(trouble));
  const worst = (of: "milliseconds" | "megabytes" | "requests") => {
    const [most] = all.toSorted((a, b) => b[of] - a[of]);
    return { fault: most?.fault ?? "", ours: Math.round(most?.[of] ?? Number.NaN) };
  };
  const [time, memory, requests] = [worst("milliseconds"), worst("megabytes"), worst("requests")];
  return [
    reportCount({
      name: `ms for all kinds at once of the slowest of ${all.length} hostile sources (${time.fault})`,
      ours: time.ours,
      goal: { kind: "at most", count: 12_000 },
    }),
    reportCount({
      name: `requests for them of the greediest (${requests.fault})`,
      ours: requests.ours,
      goal: { kind: "at most", count: routeCount * routeLimits.pages },
    }),
    reportCount({
      name: `MB for them of the heaviest (${memory.fault})`,
      ours: memory.ours,
      goal: { kind: "at most", count: 320 },
    }),
  ];
}
