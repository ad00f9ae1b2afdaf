import { expect, it } from "vitest";
import { caster } from "../../../testing/caster.js";
import { given } from "../../../testing/given.js";
import type { CastChoices } from "../../game/cast-action.js";

const typeFor = async (alignment: string | undefined, choices?: CastChoices) => {
  const make = alignment === undefined ? {} : { alignment };
  const cast = await given(caster("a", ["cleric", 5], ["spirit-guardians"], { make })).when({
    type: "cast",
    id: "a",
    spell: "spirit-guardians",
    ...(choices && { choices }),
  });
  return cast.refused?.code ?? cast.creature("a").casts[0]?.by?.damageType;
};

it.each([
  ["lawful good", "radiant"],
  ["Neutral", "radiant"],
  ["chaotic evil", "necrotic"],
  ["Neutral Evil", "necrotic"],
  [undefined, "CHOICE_NEEDED"],
])("Spirit Guardians of who is %s deal %s damage", async (alignment, type) => {
  expect(await typeFor(alignment)).toBe(type);
});

it("What somebody says of the damage stands", async () => {
  expect(await typeFor("lawful good", { damageType: "necrotic" })).toBe("necrotic");
});
