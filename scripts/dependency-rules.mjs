// Checks who imports whom (.dependency-cruiser.mjs): node scripts/dependency-rules.mjs
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { cruise } from "dependency-cruiser";
import rules from "../.dependency-cruiser.mjs";
import { root } from "./run.mjs";

const skipped = new Set(["node_modules", "dist", ".turbo"]);

/**
 * Every TypeScript file below a folder, as a path from it with forward slashes.
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder, below = "") {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(folder, file);
    return /\.(ts|mts)$/.test(entry.name) ? [file] : [];
  });
}

/**
 * What breaks the rules in a tree laid out like this repository.
 * @param {string} folder
 * @returns {Promise<{ files: number, breaches: { rule: string, from: string, to: string, why: string }[] }>}
 */
export async function checkDependencies(folder) {
  const files = sources(folder).filter((file) => /^(packages|servers|demo|bench)\//.test(file));
  const { options } = rules;
  /** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
  const forbidden = /** @type {any} */ (rules.forbidden);
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    files,
    { ...cruiseOptions, baseDir: folder, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  );
  if (typeof output === "string") throw new Error("dependency-cruiser answered text, not a graph");

  // Without a TypeScript it can read, dependency-cruiser sees no module and finds no fault.
  const seen = new Set(output.modules.map(({ source }) => source));
  const unseen = files.filter((file) => !seen.has(file));
  if (files.length === 0 || unseen.length > 0) {
    throw new Error(`dependency-cruiser did not read ${unseen.join(", ") || "any file"}`);
  }
  const why = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const breaches = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    why: why.get(rule.name) ?? "",
  }));
  return { files: files.length, breaches };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { files, breaches } = await checkDependencies(root);
  for (const { rule, from, to, why } of breaches) {
    console.error(`${from} imports ${to}\n  ${rule}: ${why}`);
  }
  console.log(`${files} files, ${breaches.length} breaches`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
