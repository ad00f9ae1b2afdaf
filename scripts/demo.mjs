// npm run demo: installs and builds on a fresh clone, saying what takes its time, and plays the demo.
import path from "node:path";
import { root, run, toolScript } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { told } from "./told.mjs";

async function demo() {
  if (!(await setUp())) return 1;
  const flags = ["run", "build", "--output-logs=errors-only"];
  const built = await told("demo: building the servers, at first half a minute or more", () =>
    run(process.execPath, [toolScript("turbo"), ...flags], { quiet: true }),
  );
  if (built.code !== 0) {
    console.error(built.output);
    console.error("demo: the build failed; its own words are above.");
    return built.code;
  }
  const { code } = await run(process.execPath, [path.join(root, "demo", "dist", "main.js")]);
  return code;
}

process.exitCode = await demo();
