import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addGreens, changed, greensFor, readGreens } from "./greens.mjs";

const unit = (name: string, key: string) => ({ name, key, hasTests: true });
const [dice, lore] = [unit("servers/dice", "d1"), unit("servers/lore", "l1")];

/** A file that nobody has written, in a folder that is gone after the test. */
function newFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "check-greens-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, "cache", "greens.json");
}

test("where nothing was found in order, everything has changed", () => {
  expect(changed("tests", [dice, lore], readGreens(newFile()))).toEqual([dice, lore]);
});

test("what was found in order has not, until its key is another one or the file is gone", () => {
  const file = newFile();
  addGreens(greensFor("tests", [dice, lore], [dice, lore]), file);
  expect(changed("tests", [dice, lore], readGreens(file))).toEqual([]);
  const edited = unit("servers/dice", "d2");
  expect(changed("tests", [edited, lore], readGreens(file))).toEqual([edited]);
  rmSync(file);
  expect(changed("tests", [dice, lore], readGreens(file))).toEqual([dice, lore]);
});

test("what goes back to what was green is green, for ten steps", () => {
  const file = newFile();
  const steps = Array.from({ length: 12 }, (_, step) => unit("servers/dice", `d${step}`));
  for (const step of steps) addGreens(greensFor("tests", [step], [step]), file);
  addGreens(greensFor("tests", [dice], [dice]), file);
  // d1 came twice, and is remembered once: with it d3 to d11.
  expect(changed("tests", steps, readGreens(file))).toEqual([steps[0], steps[2]]);
});

test("each check has greens of its own", () => {
  const file = newFile();
  addGreens(greensFor("lint", [dice], [dice]), file);
  addGreens(greensFor("tests", [lore], [lore]), file);
  expect(changed("lint", [dice, lore], readGreens(file))).toEqual([lore]);
  expect(changed("tests", [dice, lore], readGreens(file))).toEqual([dice]);
});

test("what was edited while it was checked is not known to be in order", () => {
  const now = [unit("servers/dice", "d2"), lore];
  expect(changed("tests", now, greensFor("tests", [dice, lore], now))).toEqual([now[0]]);
  expect(changed("tests", [dice], greensFor("tests", [dice], now))).toEqual([dice]);
});

test.each(["", "{", "[]", "null", '"text"', '{"tests servers/dice":"d1"}'])(
  "a file with %j in it says nothing",
  (text) => {
    const file = newFile();
    addGreens({}, file);
    writeFileSync(file, text);
    expect(changed("tests", [dice], readGreens(file))).toEqual([dice]);
  },
);
