import { expect, test } from "vitest";
import { srdCompendium } from "../tables/compendium.js";
import { weightOfOne } from "./weight.js";

// Magic Items A-Z: "weighs 15 pounds", "an ounce"; a magic longsword weighs what a longsword does.
test.each([
  [{ magic: "bag-of-holding" }, 15],
  [{ magic: "handy-haversack" }, 5],
  [{ magic: "mirror-of-life-trapping" }, 50],
  [{ magic: "bag-of-tricks-rust" }, 0.5],
  [{ magic: "bead-of-force" }, 1 / 16],
  [{ magic: "potion-of-healing-common" }, 0.5],
  [{ magic: "ring-of-protection" }, 0],
  [{ magic: "flame-tongue", base: "longsword" }, 3],
])("one of %o weighs %d pounds", async (item, pounds) => {
  expect(weightOfOne(item, await srdCompendium())).toBe(pounds);
});
