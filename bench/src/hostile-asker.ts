import { createSrdClient, kinds } from "@tabletop-mcp/srd-client";

// The widest question there is, in a process of its own, whose memory is then the question's.
const origin = new URL(process.argv[2] ?? "");
const megabytes = (): number => process.resourceUsage().maxRSS / 1_024;

const client = createSrdClient({
  // Another name is another host, as the two services are.
  origins: { open5e: origin, dnd5e: new URL(`http://localhost:${origin.port}`) },
  bundled: async (kind) => (await import("@tabletop-mcp/srd-client/bundled")).bundledRecords(kind),
});
const before = megabytes();
const began = performance.now();
const question = client.question();
await Promise.allSettled(kinds.map((kind) => question.find(kind)));
const milliseconds = performance.now() - began;
process.stdout.write(JSON.stringify({ milliseconds, megabytes: megabytes() - before }));
process.exit(0);
