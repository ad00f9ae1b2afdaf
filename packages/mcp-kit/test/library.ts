import { setTimeout as sleep } from "node:timers/promises";
import { runServer } from "../src/index.js";
import { library } from "./library-spec.js";

await runServer({
  ...library,
  async dispose({ books }) {
    process.stderr.write(`disposing of ${books.size} books\n`);
    await sleep(50);
    process.stderr.write("disposed\n");
  },
});
