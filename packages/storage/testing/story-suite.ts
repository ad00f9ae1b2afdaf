import { expect, test } from "vitest";
import { NameTakenError } from "../src/campaign/model.js";
import type { Current } from "./campaign-suite.js";
import { changed, character, location, made, only, party, write } from "./story.js";

/** Parties and locations. */
export function storyTests(current: Current): void {
  test("parties are loaded as they were written, members in order", async () => {
    const all = party("p", {
      name: "The Fellowship",
      members: [{ characterId: "b", role: "scout" }, { characterId: "a" }],
      leader: "a",
      formation: "a line",
      location: "inn",
      funds: { gp: 30, cp: 0 },
      active: true,
    });
    await write(current(), {
      parties: made(all),
      characters: made(character("a"), character("b")),
      locations: made(location("inn")),
    });
    const { parties } = current();
    expect(await parties.load(["p"])).toEqual([{ value: all, version: 1 }]);
    expect(await parties.find("the FELLOWSHIP")).toBe("p");
    expect(await parties.names()).toEqual([{ id: "p", name: "The Fellowship" }]);
  });

  test("parties are found by who is in them, where they are, and whether they are active", async () => {
    const inParty = { members: [{ characterId: "a" }] };
    await write(current(), {
      characters: made(character("a")),
      locations: made(location("inn")),
      parties: made(
        party("z", { ...inParty, location: "inn" }),
        party("y", { ...inParty, active: true }),
        party("x"),
      ),
    });
    const { parties } = current();
    const ids = (found: Awaited<ReturnType<typeof parties.all>>) =>
      found.map(({ value }) => value.id);
    expect(ids(await parties.all())).toEqual(["x", "y", "z"]);
    expect(ids(await parties.of("a"))).toEqual(["y", "z"]);
    expect(ids(await parties.at("inn"))).toEqual(["z"]);
    expect((await parties.active())?.value.id).toBe("y");
    expect(await parties.of("nobody")).toEqual([]);
  });

  test("another party takes over as the active one in one commit, whatever its order", async () => {
    await write(current(), { parties: made(party("old", { active: true }), party("new")) });
    const [old, fresh] = await current().parties.load(["old", "new"]);
    if (old === undefined || fresh === undefined) throw new Error();
    await write(current(), {
      parties: [changed(fresh, { active: true }), changed(old, { active: false })],
    });
    expect((await current().parties.active())?.value.id).toBe("new");
  });

  test("no party is active, and there is none", async () => {
    expect(await current().parties.active()).toBeUndefined();
    expect(await current().parties.all()).toEqual([]);
  });

  test("a character goes together with its place in its parties", async () => {
    await write(current(), {
      characters: made(character("a"), character("b")),
      parties: made(
        party("p", { members: [{ characterId: "a" }, { characterId: "b" }], leader: "a" }),
      ),
    });
    const before = only(await current().parties.load(["p"]));
    const { leader: _leader, ...without } = before.value;
    await write(current(), {
      characters: [{ before: only(await current().characters.load(["a"])) }],
      parties: [{ before, after: { ...without, members: [{ characterId: "b" }] } }],
    });
    expect(await current().characters.find("a")).toBeUndefined();
    expect(only(await current().parties.load(["p"]))).toEqual({
      value: party("p", { members: [{ characterId: "b" }] }),
      version: 2,
    });
  });

  test("locations are loaded as they were written, and those in them named", async () => {
    const tavern = location("tavern", {
      name: "The Gilded Goose",
      kind: "inn",
      description: "Warm.",
      parentId: "town",
      exits: [
        { direction: "north", to: "town", locked: true, hidden: false },
        { direction: "down", toName: "The Cellar", description: "A trapdoor" },
      ],
      lighting: "dim",
      npcs: ["Marla"],
      items: ["a lute"],
      tags: ["safe"],
    });
    await write(current(), {
      locations: made(tavern, location("barn", { parentId: "town" }), location("town")),
    });
    const { locations } = current();
    expect(await locations.load(["tavern"])).toEqual([{ value: tavern, version: 1 }]);
    expect(await locations.find("the gilded GOOSE")).toBe("tavern");
    expect(await locations.inside("town")).toEqual([
      { id: "barn", name: "barn" },
      { id: "tavern", name: "The Gilded Goose" },
    ]);
    expect(await locations.inside("tavern")).toEqual([]);
  });

  test("locations with an exit to a name that is not made yet are found by it", async () => {
    await write(current(), {
      locations: made(
        location("hall", { exits: [{ direction: "east", toName: "Crypt of Ash" }] }),
        location("yard", { exits: [{ direction: "west", to: "hall" }] }),
        location("well", { description: 'It says "toName":"crypt of ash"' }),
      ),
    });
    const { locations } = current();
    const leading = await locations.leadingTo("CRYPT of ash");
    expect(leading.map(({ value }) => value.id)).toEqual(["hall"]);
    expect(await locations.leadingTo("Crypt")).toEqual([]);
  });

  test("a location's name is taken in any case, a party's too", async () => {
    await write(current(), { locations: made(location("Inn")), parties: made(party("Heroes")) });
    const inn = write(current(), { locations: made(location("x", { name: "INN" })) });
    await expect(inn).rejects.toMatchObject({ kind: "location", taken: "INN" });
    const heroes = write(current(), { parties: made(party("x", { name: "heroes" })) });
    await expect(heroes).rejects.toThrow(NameTakenError);
  });
}
