import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { complaintOf, examplesIn } from "../examples.mjs";
import { packed } from "../pack/pack-all.mjs";
import { libraries } from "../packages.mjs";
import { root, run, toolScript } from "../run.mjs";
import { onNewMachine, runThere } from "./stage.mjs";
import { runTool } from "./tools.mjs";

/** @typedef {import("../packages.mjs").Published} Published */

/** Every library is in order by the tools that judge packages, and of use to one who has it alone. */
export async function* libraryProof() {
  for (const library of libraries) {
    await runTool("publint", ["run", "--strict", packed(library)]);
    // ES modules only: CommonJS reaches them by import().
    await runTool("attw", [packed(library), "--profile", "esm-only"]);
    const examples = await onNewMachine((machine) => used(library, machine));
    yield `${library.manifest.name}: publint, types, ${examples} examples`;
  }
}

/**
 * Installs a library with what it declares, and nothing else; compiles against it, runs its examples.
 * @param {Published} library
 * @param {import("./stage.mjs").Machine} machine
 */
async function used(library, machine) {
  const { folder } = machine;
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  const peers = Object.entries(library.manifest.peerDependencies ?? {});
  // Packed, dependencies of the house are versions that npm does not have yet.
  const house = withDependencies(library).map(packed);
  const others = peers.map(([name, range]) => `${name}@${range}`);
  await runThere(machine, "npm", [
    "install",
    "--ignore-scripts",
    "--no-audit",
    ...house,
    ...others,
  ]);
  await compile(library, folder);
  // Without its install script SQLite is not there: what needs it is tried by the other proofs.
  if (library.manifest.dependencies?.["better-sqlite3"] !== undefined) return 0;
  const page = readFileSync(path.join(root, library.folder, "README.md"), "utf8");
  const complaints = examplesIn(page).map((code) => complaintOf(code, folder));
  const complaint = complaints.find((one) => one !== "");
  if (complaint !== undefined) throw new Error(`${library.folder}/README.md: ${complaint}`);
  return complaints.length;
}

/** @type {(library: Published) => readonly Published[]} */
const withDependencies = (library) => [
  library,
  ...libraries
    .filter(({ manifest }) => library.manifest.dependencies?.[manifest.name] !== undefined)
    .flatMap(withDependencies),
];

/**
 * Compiles a file that imports every entry, the library's declarations included.
 * @param {Published} library
 * @param {string} folder
 */
async function compile({ manifest }, folder) {
  const entries = Object.keys(manifest.exports ?? {}).map((entry) => entry.replace(/^\./, ""));
  const imports = entries.map((entry, i) => `export * as e${i} from "${manifest.name}${entry}";\n`);
  writeFileSync(path.join(folder, "all.ts"), imports.join(""));
  const roots = path.join(root, "node_modules/@types");
  const flags = "--noEmit --strict --module nodenext --target es2023 --skipLibCheck false";
  const { output } = await run(
    process.execPath,
    [
      toolScript("typescript", "tsc"),
      ...`${flags} --lib es2023,es2024.string,dom --types node`.split(" "),
      "--typeRoots",
      roots,
      "all.ts",
    ],
    { quiet: true, cwd: folder },
  );
  // Declarations of others are theirs to mend.
  const faults = output.split("\n").filter((line) => /^(all\.ts|.*@tabletop-mcp)/.test(line));
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
