// npm run pack:all: installs and builds what a fresh clone lacks, and leaves in dist/ what npm would publish.
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { built } from "../built.mjs";
import { libraries, servers, tarballOf } from "../packages.mjs";
import { pnpm } from "../pnpm.mjs";
import { root } from "../run.mjs";

/** Where tarballs and bundles are left. */
export const dist = path.join(root, "dist");

/** The tarball of a published package, once it is packed. */
export const packed = (/** @type {import("../packages.mjs").Published} */ { manifest }) =>
  path.join(dist, tarballOf(manifest));

/** A file's size for people: "209 KB". */
export const kilobytes = (/** @type {string} */ file) =>
  `${Math.ceil(statSync(file).size / 1024)} KB`;

/** Packs every published package anew; what an earlier version has left there goes. */
export async function packAll() {
  if (!(await built("pack"))) throw new Error("There is nothing to pack.");
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist))
    if (name.endsWith(".tgz")) rmSync(path.join(dist, name), { force: true });
  const all = [...libraries, ...servers];
  const filters = all.flatMap(({ manifest }) => ["--filter", manifest.name]);
  const { code, output } = await pnpm(["-r", ...filters, "pack", "--pack-destination", dist], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`pnpm could not pack.\n${output}`);
  return all.map((one) => ({ ...one, file: packed(one) }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const { file } of await packAll())
    console.log(`${kilobytes(file).padStart(8)}  ${path.relative(root, file)}`);
