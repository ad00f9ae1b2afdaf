import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { kilobytes, packed } from "../pack/pack-all.mjs";
import { servers } from "../packages.mjs";
import { checkAnswers, onNewMachine, since, talkWith } from "./stage.mjs";

/** The only packages that may be installed beside a server: what esbuild cannot bundle. */
const natives = ["better-sqlite3", "@resvg/resvg-js"];

/** Every server answers from its tarball, by npx alone, on a machine that has nothing yet. */
export async function* npx() {
  yield "server                 tarball  installed  packages  first answer  next start";
  for (const server of servers)
    yield await onNewMachine(async (machine) => {
      // npx takes a tarball by a relative path only.
      copyFileSync(packed(server), path.join(machine.folder, "server.tgz"));
      const line = /** @type {const} */ (["npx", "-y", "./server.tgz"]);
      const first = await timed(() => talkWith(machine, line, (ask) => checkAnswers(ask, server)));
      const next = await timed(() => talkWith(machine, line, (ask) => checkAnswers(ask, server)));
      const { bytes, names } = installed(machine, server);
      return [
        server.as.padEnd(21),
        kilobytes(packed(server)).padStart(8),
        `${(bytes / 1_048_576).toFixed(1)} MB`.padStart(9),
        String(names.length).padStart(8),
        first.padStart(12),
        next.padStart(10),
      ].join("  ");
    });
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return since(start);
}

/**
 * What npx has installed there; throws where that is more than the bundle and its natives.
 * @param {import("./stage.mjs").Machine} machine
 * @param {import("../packages.mjs").Server} server
 */
function installed({ env }, { manifest }) {
  const caches = [
    path.join(env.HOME ?? "", ".npm"),
    path.join(env.LOCALAPPDATA ?? "", "npm-cache"),
  ];
  const cache = caches.map((one) => path.join(one, "_npx")).find((one) => existsSync(one));
  if (cache === undefined) throw new Error("npx has installed nothing.");
  const [key = ""] = readdirSync(cache);
  const modules = path.join(cache, key, "node_modules");
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(modules, manifest.name, "package.json"), "utf8"),
  );
  const strange = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !natives.includes(name),
  );
  if (strange.length > 0) throw new Error(`${manifest.name} depends on ${strange.join(", ")}.`);
  const { packages } = JSON.parse(readFileSync(path.join(modules, ".package-lock.json"), "utf8"));
  const names = Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, ""));
  const house = names.filter((name) => name.startsWith("@tabletop-mcp/"));
  if (house.join() !== manifest.name) throw new Error(`Installed, too: ${house.join(", ")}.`);
  const files = readdirSync(modules, { recursive: true, withFileTypes: true });
  const bytes = files.reduce(
    (sum, file) => sum + (file.isFile() ? statSync(path.join(file.parentPath, file.name)).size : 0),
    0,
  );
  return { bytes, names };
}
