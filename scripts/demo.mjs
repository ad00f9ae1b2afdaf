// npm run demo: installs and builds on a fresh clone, saying what takes its time, and plays the demo.
import path from "node:path";
import { built } from "./built.mjs";
import { root, run } from "./run.mjs";

async function demo() {
  if (!(await built("demo"))) return 1;
  const { code } = await run(process.execPath, [path.join(root, "demo", "dist", "main.js")]);
  return code;
}

process.exitCode = await demo();
