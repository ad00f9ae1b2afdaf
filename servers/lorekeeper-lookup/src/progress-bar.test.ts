import { expect, test } from "vitest";
import { progressBar } from "./progress-bar.js";

/** A terminal, or a pipe, that keeps what is written. */
function stream(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => {
    written.push(text);
    return true;
  };
  return { written, stream: { isTTY, write } };
}

test("a bar fills up, is drawn when it changes, and goes away", () => {
  const { written, stream: terminal } = stream(true);
  const bar = progressBar(terminal);
  bar.show(1, 2, "spell");
  bar.show(1, 2, "spell");
  bar.show(2, 2, "spell");
  bar.done();
  expect(written).toEqual([
    `\r\u001B[2K${"█".repeat(15)}${"░".repeat(15)} spell`,
    `\r\u001B[2K${"█".repeat(30)} spell`,
    "\r\u001B[2K",
  ]);
});

test("nothing is written where nobody watches", () => {
  const { written, stream: pipe } = stream(false);
  const bar = progressBar(pipe);
  bar.show(1, 2, "spell");
  bar.done();
  expect(written).toEqual([]);
});

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [3, 2, 30],
  [-1, 2, 0],
])("%d of %d fills %d of 30", (done, of, filled) => {
  const { written, stream: terminal } = stream(true);
  progressBar(terminal).show(done, of, "x");
  expect(written).toEqual([`\r\u001B[2K${"█".repeat(filled)}${"░".repeat(30 - filled)} x`]);
});
