// All the set-up that `npm test` and `npm run demo` need, on a machine with only Node and npm.
import { pnpm, pnpmVersion } from "./pnpm.mjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`tabletop-mcp needs Node 20.19 or newer; this is ${process.version}.`);
  console.error("Install a newer one from https://nodejs.org and try again.");
  process.exit(1);
}

console.log(`setup: installing what pnpm-lock.yaml lists, with pnpm ${pnpmVersion}`);
const { code, output } = await pnpm(
  [
    "install",
    "--frozen-lockfile",
    // The tools are devDependencies: NODE_ENV=production must not leave them out.
    "--prod=false",
    // A node_modules made by another package manager is replaced without a question.
    "--config.confirmModulesPurge=false",
  ],
  { quiet: true },
);
if (code !== 0) {
  console.error(output);
  console.error("setup: pnpm could not install the dependencies; its own words are above.");
}
process.exitCode = code;
