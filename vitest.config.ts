import { defineConfig } from "vitest/config";

const roots = "{packages,servers,scripts,demo,bench}";

export default defineConfig({
  test: {
    include: [`${roots}/**/*.test.ts`],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Processes, not threads: the end-to-end tests start servers and send them signals.
    pool: "forks",
    // Starting a server on a busy machine with two cores takes seconds, not milliseconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
