import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const dist = new URL("../dist/", import.meta.url).href;

/** Runs a script in a Node that cannot load the driver or drizzle, beside the built package. */
function runWithoutDriver(script: string): string {
  const args = [`--import=${dist}test/refuse-driver.js`, "--input-type=module", "--eval"];
  const source = `import * as storage from "${dist}src/index.js"; ${script}`;
  return execFileSync(process.execPath, [...args, source], { encoding: "utf8" }).trim();
}

test("importing the package loads neither the driver nor drizzle", () => {
  const answer = runWithoutDriver("console.log(typeof storage.openLookupCache)");
  expect(answer).toBe("function");
});

test.each(["openLookupCache", "openCampaign"])("%s without the driver says what to do", (open) => {
  const answer = runWithoutDriver(
    `await storage.${open}({ file: ":memory:" }).catch(({ code, hint }) => console.log(code, hint))`,
  );
  expect(answer).toContain("NATIVE_MISSING Run `npm rebuild better-sqlite3`");
});
