import { expect, it } from "vitest";
import { arena } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { after, done } from "../../../testing/zones.js";
import type { Action } from "../../game/action.js";

const cleric = caster("g", ["cleric", 9], ["spirit-guardians"]);
const druid = caster("a", ["druid", 9], ["moonbeam"]);
const next: Action = { type: "end_turn" };

it("of two areas at one turn's start the one that the other has ended strikes nobody", async () => {
  const begun = arena("......\n.A.G..\n......", [{ creature: cleric }, { creature: druid }]);
  const choices = { damageType: "radiant" } as const;
  const guarded = await after(begun, {
    type: "cast",
    id: "g",
    spell: "spirit-guardians",
    choices,
  });
  // A begins among the guardians: 2 + 8 against 16, and 1 + 1 + 1.
  const { state: hers } = await done(guarded, next, 2, 1, 1, 1);
  const points = [{ x: 1, y: 1 }];
  const beam = await after(hers, { type: "cast", id: "a", spell: "moonbeam", points }, next);
  // 24 more of 47, and concentration holds with 12 or more: no die of the beam falls.
  const { event, creature } = await done(beam, next, 2, 8, 8, 8, 1);
  expect(event("cast_ended")).toMatchObject({ spell: "Moonbeam" });
  expect(creature("a").hp.current).toBe(23);
});
