import { expect, test } from "vitest";
import { isOfCategory, isOfType } from "./equipment.js";
import { library } from "./testing/records.js";

const namesOf = (keep: (entry: (typeof library)[number]) => boolean) =>
  library.filter(keep).map(({ name }) => name);

test("bows load, darts are thrown and yet ranged, clubs are neither", () => {
  expect(namesOf(isOfCategory("ranged"))).toEqual(["Dart", "Longbow"]);
  expect(namesOf(isOfCategory("simple melee"))).toEqual(["Club"]);
});

test("a ring is what begins so: armor of studs is none", () => {
  expect(namesOf(isOfType("ring"))).toEqual(["Ring of Warmth"]);
  expect(namesOf(isOfType("armor"))).toEqual(["Elven Chain"]);
});
