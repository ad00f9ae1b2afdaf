// npm run proof: what is packed, tried by real programs as a stranger would have them, on this very
// Node. It takes minutes and fetches from npm, so CI's workflow runs it and the everyday check does
// not. `npm run proof -- npx libraries` tries these alone.
import { packAll } from "../pack/pack-all.mjs";
import { bundles } from "./bundles.mjs";
import { claude } from "./claude.mjs";
import { conformance } from "./conformance.mjs";
import { inspector } from "./inspector.mjs";
import { libraryProof } from "./libraries.mjs";
import { npx } from "./npx.mjs";
import { registry } from "./registry.mjs";
import { sqlite } from "./sqlite.mjs";
import { since } from "./stage.mjs";
import { workflow } from "./workflow.mjs";

/** Each yields lines worth reading and throws where something is not as promised. */
const proofs = {
  npx,
  libraries: libraryProof,
  sqlite,
  bundles,
  inspector,
  conformance,
  claude,
  registry,
  workflow,
};

/** @param {[string, () => AsyncIterable<string>]} proof */
async function holds([name, prove]) {
  const start = performance.now();
  console.log(`\n${name}`);
  try {
    for await (const line of prove()) console.log(`  ${line}`);
    console.log(`ok ${name} (${since(start)})`);
    return true;
  } catch (thrown) {
    console.log(`FAILED ${name} (${since(start)})\n${String(thrown)}`);
    return false;
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(proofs, name));
if (unknown.length > 0) {
  console.error(
    `There is no proof ${unknown.join(", ")}; there are ${Object.keys(proofs).join(", ")}.`,
  );
  process.exit(2);
}
await packAll();
console.log(`Node ${process.version} on ${process.platform}`);
const chosen = Object.entries(proofs).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
const outcomes = [];
for (const proof of chosen) outcomes.push(await holds(proof));
const passed = outcomes.filter(Boolean).length;
console.log(`\n${passed} passed, ${outcomes.length - passed} failed`);
process.exitCode = passed === outcomes.length ? 0 : 1;
