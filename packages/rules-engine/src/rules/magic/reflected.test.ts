import { expect, it } from "vitest";
import { given, type Outcome } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import { casts, castsAs } from "../../../testing/spell-fight.js";

// 676 hit points; nobody but it and the wizard, who has 18 in Intelligence.
const tarrasque = await monster("tarrasque", { id: "m" });
const wizard = castsAs("wizard")("magic-missile", "fire-bolt", "lightning-bolt", "fireball");
const cast = (spell: string, ...faces: readonly number[]): Promise<Outcome> =>
  given(wizard, tarrasque)
    .rolling(...faces)
    .when(casts(spell, { targets: ["m"] }));
const hurt = ({ events }: Outcome) =>
  events.flatMap((event) => (event.type === "damage_taken" ? [event.id] : []));

it.each(["magic-missile", "fire-bolt", "lightning-bolt"])(
  "a tarrasque is unaffected by %s on 1 to 5",
  async (spell) => {
    const five = await cast(spell, 5);
    expect(hurt(five)).toEqual([]);
    expect(five.event("told")).toMatchObject({
      source: "Reflective Carapace",
      text: expect.stringMatching(/^Tarrasque, 5 on a d6: .* does nothing to it\.$/),
    });
  },
);

it("turns it back at its caster on a 6", async () => {
  // Three darts of 1d4 + 1, rolled once for all.
  const darts = await cast("magic-missile", 6, 1);
  expect(hurt(darts)).toEqual(["a", "a", "a"]);
  // + 7 meets armour class 10: 2d10 at level 5.
  const bolt = await cast("fire-bolt", 6, 9, 2, 3);
  expect(bolt.event("rolled")).toMatchObject({ against: "a", success: true });
  expect(bolt.event("damage_taken")).toMatchObject({ id: "a", dealt: 5 });
});

it("does nothing about an area that is no line", async () => {
  // Its save, with advantage against magic; 8d6, and it is immune to fire.
  const ball = await cast("fireball", 10, 10, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(hurt(ball)).toEqual(["m"]);
  const told = ball.events.flatMap((event) => (event.type === "told" ? event.source : []));
  expect(told).not.toContain("Reflective Carapace");
});
