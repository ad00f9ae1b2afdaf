import { afterEach, beforeEach, describe } from "vitest";
import type { Campaign } from "../src/campaign/model.js";
import { characterTests } from "./characters-suite.js";
import { commitTests } from "./commit-suite.js";
import { encounterTests } from "./encounters-suite.js";
import { noteTests } from "./notes-suite.js";
import { raceTests } from "./races-suite.js";
import { searchTests } from "./search-suite.js";
import { storyTests } from "./story-suite.js";

/** The campaign of the test that runs. */
export type Current = () => Campaign;

/** What every Campaign promises. `open` opens an empty one; the suite closes it. */
export function campaignSuite(name: string, open: () => Promise<Campaign>): void {
  describe(`${name} as a Campaign`, () => {
    let campaign: Campaign;
    beforeEach(async () => {
      campaign = await open();
    });
    afterEach(() => campaign.close());
    const current: Current = () => campaign;
    describe("characters", () => {
      characterTests(current);
    });
    describe("encounters", () => {
      encounterTests(current);
    });
    describe("parties and locations", () => {
      storyTests(current);
    });
    describe("notes", () => {
      noteTests(current);
    });
    describe("search", () => {
      searchTests(current);
    });
    describe("commits", () => {
      commitTests(current);
    });
    describe("races", () => {
      raceTests(current);
    });
  });
}
