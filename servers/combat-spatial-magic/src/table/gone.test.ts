import { expect, test } from "vitest";
import { bo } from "../testing/heroes.js";
import { openTable, whole } from "../testing/table.js";
import { characterCalled } from "./names.js";
import { partyMeant } from "./party.js";
import { locationMeant } from "./places.js";

/** A party is active at a place, and others are found by name, but deleted before they are read. */
async function tooLate() {
  const { call, context } = await openTable(bo);
  for (const name of ["Bree", "Moria"]) await whole(call("create_location", { name }));
  await whole(call("manage_party", { operation: "create", name: "Main", location: "Bree" }));
  await whole(call("manage_party", { operation: "create", name: "Tmp" }));
  const { campaign } = context;
  const { characters, parties, locations } = campaign;
  const called = async () => undefined;
  return {
    campaign: {
      ...campaign,
      characters: { ...characters, called },
      parties: { ...parties, called },
      locations: { ...locations, called },
    },
  };
}

test("who is gone by the time it is read is not found; nothing else is taken for it", async () => {
  const ctx = await tooLate();
  const gone = (text: string) => ({ code: "NOT_FOUND", message: `There is no ${text}` });
  await expect(partyMeant("Tmp", ctx)).rejects.toMatchObject(gone('party "Tmp"'));
  await expect(locationMeant("Moria", ctx)).rejects.toMatchObject(gone('location "Moria"'));
  await expect(characterCalled("Bo", ctx)).rejects.toMatchObject(gone('character "Bo"'));
});
