import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { printerOn } from "./printer.js";

/** A stream that takes so many writes and then fails as the system does. */
function failing(code: string, after: number) {
  const taken: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      if (taken.length >= after) return done(Object.assign(new Error("write"), { code }));
      taken.push(String(chunk));
      done();
    },
  });
  return { stream, taken };
}

test("lines go out in their order, and are written at the end", async () => {
  const { stream, taken } = failing("ENOSPC", 100);
  const { print, written } = printerOn(stream);
  print("Emma");
  print("Emil");
  await written();
  expect(taken.join("")).toBe("Emma\nEmil\n");
});

test.each([
  ["ENOSPC", 0, "standard output cannot be written to: no space is left"],
  ["EPIPE", 1, "standard output cannot be written to: nobody reads it any more"],
  ["EIO", 2, "standard output cannot be written to: EIO"],
])("%s after %i lines fails the command", async (code, after, message) => {
  const { print, written } = printerOn(failing(code, after).stream);
  for (const line of ["a", "b", "c"]) print(line);
  await expect(written()).rejects.toThrow(message);
  expect(() => print("d")).toThrow(message);
});
