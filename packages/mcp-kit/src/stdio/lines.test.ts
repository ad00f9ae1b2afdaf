import { expect, test } from "vitest";
import { splitLines } from "./lines.js";

/** What is read of these chunks when a line may have so many bytes. */
function read(chunks: readonly (string | Buffer)[], most = 20): string[] {
  const seen: string[] = [];
  const take = splitLines(
    {
      line: (text) => void seen.push(text),
      tooLong: (head, tail) => void seen.push(`${head.slice(0, 3)}...${tail.slice(-3)}`),
    },
    most,
  );
  for (const chunk of chunks) take(Buffer.from(chunk));
  return seen;
}

test.each([
  [["a\nb\n"], ["a", "b"]],
  [["a", "b", "\nc"], ["ab"]],
  [["\n\n"], ["", ""]],
  [["a\r\n"], ["a\r"]],
  [[""], []],
  [["12345678901234567890\n"], ["12345678901234567890"]],
  [["123456789012345678901\nnext\n"], ["123...901", "next"]],
  [
    ["abc", "x".repeat(1_000), "y".repeat(1_000), "xyz\nnext", "\n"],
    ["abc...xyz", "next"],
  ],
])("%j", (chunks, expected) => {
  expect(read(chunks)).toEqual(expected);
});

test("a character that is split between chunks is whole again", () => {
  const bytes = Buffer.from("Zoë\n");
  expect(read([...bytes].map((byte) => Buffer.of(byte)))).toEqual(["Zoë"]);
});
