// Runs in front of each test file: vitest.config.ts. The files of a thread share its globals, so
// whoever changes one puts it back, or fails here instead of making another file fail.
import { afterAll, expect } from "vitest";
import { changesSince, sharedNow } from "./shared.js";

const before = sharedNow();
afterAll(() => expect(changesSince(before), "changed and not put back").toEqual([]));
