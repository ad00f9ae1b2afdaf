// A process of its own for tests: writer.js FILE NAME COUNT. It waits for a line on stdin, opens
// the cache, and writes COUNT answers, saying the number of each once it was told that it is kept.
import { once } from "node:events";
import { openLookupCache } from "../src/index.js";

const [file = "", name = "", count = "0"] = process.argv.slice(2);
// Loaded beforehand, so that several writers open the file at the same moment.
await import("better-sqlite3");
process.stdout.write("ready\n");
await once(process.stdin, "data");
const cache = await openLookupCache({ file });
process.stdout.write("open\n");
for (let number = 0; number < Number(count); number += 1) {
  await cache.putAnswer(`${name} ${number}`, { body: name.repeat(1000), storedAt: number });
  // Wide lines fill the pipe soon, and who waits for each is held up by whoever does not read: it is
  // never far ahead. SQLite itself waits for nothing, so that without this no line would leave a full one.
  const line = `${String(number).padEnd(1_000)}\n`;
  await new Promise((done) => process.stdout.write(line, done));
}
await cache.close();
process.stdin.destroy();
