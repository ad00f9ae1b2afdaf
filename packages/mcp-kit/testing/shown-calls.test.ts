import { expect, test } from "vitest";
import { shownCalls, unlikeShown } from "./shown-calls.js";

const page = `# A page

<!-- roll {"text":"d20"} dice 17, 6 -->
> Roll, please.

\`\`\`text
one
…
four
\`\`\`

Words.

<!-- look {} -->
\`\`\`text
A room.
\`\`\`
`;
const [roll, look] = shownCalls(page);

test("a call is what the comment says, and what is shown after it", () => {
  expect(roll).toEqual({
    tool: "roll",
    args: { text: "d20" },
    faces: [17, 6],
    parts: ["one", "four"],
  });
  expect(look).toEqual({ tool: "look", args: {}, faces: [], parts: ["A room."] });
  expect(shownCalls(page)).toHaveLength(2);
});

test("an answer is like what is shown, whole or with what stands between left out", () => {
  if (roll === undefined || look === undefined) throw new Error("There are no calls.");
  expect(unlikeShown("one\ntwo\nthree\nfour", roll)).toBe("");
  expect(unlikeShown("four\ntwo\nthree\none", roll)).not.toBe("");
  expect(unlikeShown("A room.", look)).toBe("");
  expect(unlikeShown("A room. And more.", look)).toBe("A room. And more.");
});
