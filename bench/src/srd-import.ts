// Times one thing in a process that has done nothing else: node srd-import.js import URL | parse FILE MODULE
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [mode, target = "", module = ""] = process.argv.slice(2);
const start = performance.now();
let kept: unknown;
if (mode === "import") kept = await import(target);
else {
  await import(pathToFileURL(module).href);
  kept = JSON.parse(readFileSync(target, "utf8"));
}
process.stdout.write(String(performance.now() - start));
if (kept === undefined) process.exitCode = 1;
