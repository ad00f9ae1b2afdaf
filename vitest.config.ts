import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

declare module "vitest" {
  interface ProvidedContext {
    readonly long: boolean;
  }
}

const roots = "{packages,servers,scripts,demo,bench}";

export default defineConfig({
  test: {
    include: [`${roots}/**/*.test.ts`],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Threads whose files share what one of them has loaded: three hundred files load the same
    // modules, and loading took most of the time. setup.ts sees to it that they share nothing else.
    pool: "threads",
    isolate: false,
    setupFiles: ["scripts/testing/setup.ts"],
    // One more than there are cores, as tests of processes often wait for these.
    maxWorkers: availableParallelism() + 1,
    // Tests of random things are short in a check; see CONTRIBUTING.md.
    provide: { long: process.env.TABLETOP_LONG === "1" },
    // What is built is loaded as it is.
    server: { deps: { external: [/\/dist\//] } },
    // Starting a server on a busy machine with two cores takes seconds, not milliseconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
