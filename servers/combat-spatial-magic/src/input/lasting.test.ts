import { expect, test } from "vitest";
import { duration } from "./lasting.js";

// Combat, The Order of Combat: a round is about 6 seconds.
test.each([
  [7, 7],
  ["1 round", 1],
  ["10 rounds", 10],
  ["1 minute", 10],
  ["10 Minutes", 100],
  ["1 hour", 600],
  ["8hours", 4_800],
  ["1 day", 14_400],
  ["concentration", "concentration"],
  ["Until rest", "until_rest"],
  ["until-dispelled", "until_dispelled"],
  ["until_removed", "until_removed"],
  ["3", 3],
])("%j lasts %j", (said, lasts) => expect(duration.parse(said)).toBe(lasts));

test.each(["a while", "0 rounds", "-1 minute", "1.5 hours", "999 days", "forever", true, null, []])(
  "%j is refused with what is allowed",
  (said) => {
    const [issue] = duration.safeParse(said).error?.issues ?? [];
    expect(issue?.message).toMatch(/must be rounds, .*"1 minute".*concentration, until_dispelled/);
  },
);
