// Bundles a server into dist/main.js, in its folder: node ../../scripts/bundle.mjs
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { licencesOf, thirdParty } from "./third-party.mjs";

// Libraries written for CommonJS call require() even when they are bundled into an ES module.
const banner =
  'import { createRequire as __createRequire } from "node:module";' +
  "const require = __createRequire(import.meta.url);";

const shims = fileURLToPath(new URL("sdk-shims.mjs", import.meta.url));

/**
 * One executable file that starts fast, with what is behind `import()` in chunks beside it.
 * @param {{ entry: string, outdir: string, external?: readonly string[], wholeSdk?: boolean }} options
 *   `external` are packages that stay packages: native ones, which npm must install. `wholeSdk`
 *   keeps what no server uses.
 * @returns {Promise<string>} the path of the executable file
 */
export async function bundleServer({ entry, outdir, external = [], wholeSdk = false }) {
  // Chunk names change with their content: the last build's would be published too.
  rmSync(path.join(outdir, "chunks"), { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [entry],
    outdir,
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    splitting: true,
    minify: true,
    // Licences travel in a file of their own, which has those that no comment in the code says, too.
    legalComments: "none",
    banner: { js: banner },
    external: [...external],
    alias: wholeSdk ? {} : { "@modelcontextprotocol/server/_shims": shims },
    logLevel: "warning",
    metafile: true,
  });
  for (const file of Object.keys(metafile.outputs)) inAscii(file);
  const licences = licencesOf(Object.keys(metafile.inputs));
  writeFileSync(path.join(outdir, "THIRD-PARTY.txt"), thirdParty(licences));
  const main = path.join(outdir, `${path.parse(entry).name}.js`);
  const code = readFileSync(main, "utf8");
  // As a banner it would stand in every chunk.
  if (!code.startsWith("#!")) writeFileSync(main, `#!/usr/bin/env node\n${code}`);
  chmodSync(main, 0o755);
  return main;
}

/**
 * One letter beyond Latin-1 (a quote in a regular expression) makes V8 keep the whole source in two bytes a letter.
 * @param {string} file
 */
function inAscii(file) {
  const code = readFileSync(file, "utf8");
  const escaped = code.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  if (escaped !== code) writeFileSync(file, escaped);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({
    options: {
      entry: { type: "string", default: "src/main.ts" },
      outdir: { type: "string", default: "dist" },
      "whole-sdk": { type: "boolean", default: false },
    },
  });
  const { entry, outdir, "whole-sdk": wholeSdk } = values;
  // What a server lists as a dependency is installed with it; all else is a devDependency.
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const external = Object.keys({ ...dependencies, ...optionalDependencies });
  await bundleServer({ entry, outdir, external, wholeSdk });
}
