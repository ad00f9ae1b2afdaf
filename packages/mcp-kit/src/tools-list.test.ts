import { expect, test } from "vitest";
import { type Access, toolsFor } from "./tool.js";
import { toolsList } from "./tools-list.js";

/** A tool that does this, as it is listed. */
function hintsOf(doing: { access: Access; idempotent?: boolean; openWorld?: boolean }) {
  const tool = toolsFor<unknown>()({
    name: "act",
    title: "Act",
    description: "Acts.",
    input: {},
    handle: () => ({ data: {}, text: "" }),
    ...doing,
  });
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } =
    toolsList([tool]).tools[0]?.annotations ?? {};
  return [readOnlyHint, destructiveHint, idempotentHint, openWorldHint];
}

test.each([
  ["a look-up", { access: "read" }, [true, false, true, false]],
  ["a look-up elsewhere", { access: "read", openWorld: true }, [true, false, true, true]],
  ["dice", { access: "read", idempotent: false }, [true, false, false, false]],
  ["one that adds", { access: "write" }, [false, false, false, false]],
  ["one that may take or replace", { access: "destroy" }, [false, true, false, false]],
  ["one that empties", { access: "destroy", idempotent: true }, [false, true, true, false]],
] as const)("%s: read-only, destructive, idempotent, open world", (_, doing, hints) => {
  expect(hintsOf(doing)).toEqual(hints);
});
