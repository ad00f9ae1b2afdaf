// npm test, and what CI runs: all the set-up that a fresh clone needs, then the whole check.
import { setUp } from "./setup.mjs";

// What the check imports is there without the set-up, what it runs is not.
if (await setUp()) {
  const { checkAll } = await import("./check.mjs");
  await checkAll({ everything: true });
} else process.exitCode = 1;
