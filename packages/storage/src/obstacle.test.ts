import { constants, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "../test/temp-folder.js";
import { type May, obstacle, writeObstacle } from "./obstacle.js";

/** A user who may do nothing of this with these. */
const without =
  (what: number, ...places: readonly string[]): May =>
  (place, asked) =>
    (asked & what) === 0 || !places.includes(place);

function places() {
  const folder = tempFolder();
  const file = path.join(folder, "a.sqlite");
  writeFileSync(file, "");
  mkdirSync(path.join(folder, "sub"));
  return { folder, file };
}

test("nothing keeps a file from being read that is there, nor one from being made", () => {
  const { folder, file } = places();
  expect(obstacle(file)).toBeUndefined();
  expect(obstacle(path.join(folder, "new", "b.sqlite"))).toBeUndefined();
  expect(writeObstacle(file)).toBeUndefined();
});

test("what is in the way is told as what it is", () => {
  const { folder, file } = places();
  expect(obstacle(path.join(folder, "sub"))).toBe("it is a folder");
  expect(obstacle(path.join(file, "campaigns", "b.sqlite"))).toBe(`${file} is no folder`);
});

test("what this user may not do is told", () => {
  const { folder, file } = places();
  const other = path.join(folder, "b.sqlite");
  const deeper = path.join(folder, "new", "b.sqlite");
  expect(obstacle(file, without(constants.R_OK, file))).toBe("this user may not read it");
  expect(obstacle(other, without(constants.X_OK, folder))).toBe(
    `this user may not look into the folder ${folder}`,
  );
  expect(obstacle(other, without(constants.W_OK, folder))).toBe(
    `there is no such file, and this user may make none in ${folder}`,
  );
  expect(obstacle(deeper, without(constants.W_OK, folder))).toBe(
    `there is no folder ${path.join(folder, "new")}, and this user may make none in ${folder}`,
  );
  expect(writeObstacle(file, without(constants.W_OK, file))).toBe("this user may only read it");
  expect(writeObstacle(file, without(constants.W_OK, folder))).toBe(
    `this user may only read the folder ${folder}`,
  );
});
