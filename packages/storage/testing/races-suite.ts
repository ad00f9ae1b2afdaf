import { expect, test } from "vitest";
import { StaleError } from "../src/campaign/model.js";
import type { Current } from "./campaign-suite.js";
import { changed, character, location, made, note, only, party, write } from "./story.js";

/** Two that read the same and both write: the second is told, and has written nothing. */
export function raceTests(current: Current): void {
  test("a character that was changed since is stale, and so is the whole commit", async () => {
    await write(current(), { characters: made(character("a", { name: "Ada" })) });
    const before = only(await current().characters.load(["a"]));
    await write(current(), { characters: [changed(before, { xp: 1 })] });
    const late = write(current(), {
      characters: [changed(before, { xp: 2 })],
      notes: made(note("n")),
      locations: made(location("l")),
    });
    await expect(late).rejects.toThrow(StaleError);
    await expect(late).rejects.toMatchObject({ aggregate: "character:a" });
    expect(only(await current().characters.load(["a"]))).toMatchObject({
      value: { xp: 1 },
      version: 2,
    });
    expect(await current().notes.load("n")).toBeUndefined();
    expect(await current().locations.names()).toEqual([]);
    expect(await current().changesSince(0, 10)).toHaveLength(2);
  });

  test("of two that put places into each other the second is told", async () => {
    await write(current(), { locations: made(...["a", "b", "c"].map((id) => location(id))) });
    const [a, b, c] = await current().locations.load(["a", "b", "c"]);
    if (a === undefined || b === undefined || c === undefined) throw new Error();
    await write(current(), { locations: [changed(a, { parentId: "b" })] });
    await write(current(), { locations: [changed(b, { parentId: "c" })] });
    for (const late of [changed(c, { parentId: "a" }), changed(c, { parentId: "c" })])
      await expect(write(current(), { locations: [late] })).rejects.toThrow(StaleError);
    expect(only(await current().locations.load(["c"]))).toEqual(c);
    // One command may turn them round.
    const { locations } = current();
    const inner = changed(only(await locations.load(["b"])), { parentId: "a" });
    const { parentId: _parentId, ...free } = only(await locations.load(["a"])).value;
    const outer = { before: only(await locations.load(["a"])), after: free };
    await write(current(), { locations: [inner, outer] });
    expect(await locations.inside("a")).toEqual([{ id: "b", name: "b" }]);
  });

  test("so is every other kind, changed or deleted", async () => {
    await write(current(), {
      parties: made(party("p")),
      locations: made(location("l")),
      notes: made(note("n")),
    });
    const old = {
      campaign: await current().state(),
      party: only(await current().parties.load(["p"])),
      location: only(await current().locations.load(["l"])),
      note: await current().notes.load("n"),
    };
    if (old.note === undefined) throw new Error();
    const changes = {
      campaign: changed(old.campaign, { clock: 1 }),
      parties: [changed(old.party, { formation: "line" })],
      locations: [changed(old.location, { kind: "inn" })],
      notes: [changed(old.note, { content: "new" })],
    };
    await write(current(), changes);
    const deletions = {
      parties: [{ before: old.party }],
      locations: [{ before: old.location }],
      notes: [{ before: old.note }],
    };
    for (const late of [changes, deletions]) {
      for (const [kind, change] of Object.entries(late)) {
        await expect(write(current(), { [kind]: change })).rejects.toThrow(StaleError);
      }
    }
    expect((await current().state()).version).toBe(2);
  });

  test("one that is gone is stale", async () => {
    await write(current(), { characters: made(character("a")) });
    const before = only(await current().characters.load(["a"]));
    await write(current(), { characters: [{ before }] });
    const late = write(current(), { characters: [changed(before, { xp: 2 })] });
    await expect(late).rejects.toThrow(StaleError);
    const again = write(current(), { characters: [{ before }] });
    await expect(again).rejects.toThrow(StaleError);
  });

  test("a party cannot take in who was deleted meanwhile", async () => {
    const late = write(current(), {
      parties: made(party("p", { members: [{ characterId: "a" }] })),
    });
    await expect(late).rejects.toThrow(StaleError);
    expect(await current().parties.all()).toEqual([]);
  });

  test("who was taken into a party meanwhile cannot be deleted behind its back", async () => {
    await write(current(), { characters: made(character("a")) });
    const before = only(await current().characters.load(["a"]));
    await write(current(), { parties: made(party("p", { members: [{ characterId: "a" }] })) });
    const late = write(current(), { characters: [{ before }] });
    await expect(late).rejects.toThrow(StaleError);
    expect(only(await current().parties.of("a")).version).toBe(1);
  });

  test("two parties that both became active are not both", async () => {
    await write(current(), { parties: made(party("one", { active: true })) });
    const late = write(current(), { parties: made(party("two", { active: true })) });
    await expect(late).rejects.toThrow(StaleError);
    expect((await current().parties.all()).map(({ value }) => value.id)).toEqual(["one"]);
  });
}
