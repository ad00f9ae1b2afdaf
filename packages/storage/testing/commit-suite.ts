import { expect, test } from "vitest";
import { NameTakenError, StaleError } from "../src/campaign/model.js";
import type { Current } from "./campaign-suite.js";
import { changed, character, location, made, note, only, party, write } from "./story.js";

/** Commits: all or nothing, each with its entry in the log. */
export function commitTests(current: Current): void {
  test("a new campaign follows SRD 5.1, its clock at 0, without a history", async () => {
    expect(await current().state()).toEqual({
      value: { ruleset: "srd-5.1", clock: 0 },
      version: 1,
    });
    expect(await current().changesSince(0, 10)).toEqual([]);
  });

  test("one commit writes every kind", async () => {
    await write(current(), {
      campaign: {
        before: await current().state(),
        after: { ruleset: "srd-5.1", clock: 60 },
      },
      characters: made(character("a")),
      parties: made(party("p", { members: [{ characterId: "a" }], location: "l" })),
      locations: made(location("l", { parentId: "m" }), location("m")),
      notes: made(note("n")),
    });
    expect(await current().state()).toMatchObject({ value: { clock: 60 }, version: 2 });
    expect(await current().characters.find("a")).toBe("a");
    expect(await current().parties.find("p")).toBe("p");
    expect(await current().locations.find("l")).toBe("l");
    expect(await current().notes.load("n")).toBeDefined();
  });

  test("one that fails at its end has written nothing", async () => {
    await write(current(), { locations: made(location("inn")) });
    const before = await current().changesSince(0, 100);
    const all = {
      characters: made(character("a")),
      parties: made(party("p", { members: [{ characterId: "a" }] })),
      notes: made(note("n", { content: "lantern" })),
    };
    const taken = write(current(), { ...all, locations: made(location("l", { name: "INN" })) });
    await expect(taken).rejects.toThrow(NameTakenError);
    const lost = write(current(), { ...all, parties: made(party("p", { location: "nowhere" })) });
    await expect(lost).rejects.toThrow(StaleError);
    expect(await current().characters.names()).toEqual([]);
    expect(await current().parties.names()).toEqual([]);
    expect(await current().notes.load("n")).toBeUndefined();
    const found = await current().notes.search({ query: "lantern", offset: 0, limit: 1 });
    expect(found.total).toBe(0);
    expect(await current().changesSince(0, 100)).toEqual(before);
  });

  test("a name that goes away may be taken by another in the same commit", async () => {
    await write(current(), { characters: made(character("a", { name: "Ada" })) });
    const before = only(await current().characters.load(["a"]));
    await write(current(), {
      characters: [{ after: character("b", { name: "ADA" }) }, { before }],
    });
    expect(await current().characters.names()).toEqual([{ id: "b", name: "ADA" }]);
  });

  test("names may be swapped, and taken by somebody new, in one commit", async () => {
    const all = ["a", "b"].map((id) => character(id, { name: id.toUpperCase() }));
    await write(current(), { characters: made(...all) });
    const [a, b] = await current().characters.load(["a", "b"]);
    if (a === undefined || b === undefined) throw new Error();
    const swapped = [changed(a, { name: "B" }), changed(b, { name: "A" })];
    await write(current(), { characters: swapped });
    expect(await current().characters.find("A")).toBe("b");
    expect(await current().characters.find("B")).toBe("a");
    const newcomer = made(character("c", { name: "A" }));
    const renamed = changed(only(await current().characters.load(["b"])), { name: "C" });
    await write(current(), { characters: [...newcomer, renamed] });
    expect(await current().characters.find("A")).toBe("c");
    const same = (await current().characters.load(["a", "b"])).map((one) =>
      changed(one, { name: "D" }),
    );
    await expect(write(current(), { characters: same })).rejects.toThrow(NameTakenError);
    expect((await current().characters.names()).map(({ name }) => name)).toEqual(["A", "B", "C"]);
  });

  test("a number beyond what is kept is refused as that, and nothing is written", async () => {
    await write(current(), { characters: made(character("a")) });
    const before = only(await current().characters.load(["a"]));
    const farthest = 1_000_000_000_000;
    const coins = { ...before.value.coins, pp: farthest + 1 };
    const rich = write(current(), { characters: [changed(before, { coins })] });
    await expect(rich).rejects.toMatchObject({
      code: "NUMBER_LIMIT",
      message: expect.stringContaining("coins.pp"),
    });
    const campaign = changed(await current().state(), { clock: farthest + 1 });
    await expect(write(current(), { campaign })).rejects.toMatchObject({ code: "NUMBER_LIMIT" });
    expect((await current().state()).value.clock).toBe(0);
  });

  test("the log has an entry a command: all that happened in order, and what was before", async () => {
    const [ada, bob] = [character("a"), character("b")];
    await current().commit({
      commandId: "c1",
      at: 5,
      events: [{ type: "created", dice: [3, 4] }],
      characters: made(ada, bob),
    });
    const before = only(await current().characters.load(["a"]));
    // Of these two only Ada changes, and yet it is told who struck first.
    const blows = [
      { type: "missed", id: "b", dice: [2] },
      { type: "hurt", id: "a" },
      { type: "missed", id: "b", dice: [1] },
    ];
    await current().commit({
      commandId: "c2",
      at: 6,
      visibility: "dm_only",
      events: blows,
      characters: [{ before, after: { ...ada, xp: 50 } }],
      notes: made(note("n")),
    });
    const after = only(await current().characters.load(["a"]));
    await current().commit({
      commandId: "c3",
      at: 7,
      events: [{ type: "deleted" }],
      characters: [{ before: after }],
      campaign: {
        before: await current().state(),
        after: { ruleset: "srd-5.1", clock: 6 },
      },
    });
    expect(await current().changesSince(0, 100)).toEqual([
      {
        seq: 1,
        commandId: "c1",
        at: 5,
        visibility: "player_visible",
        eventSchema: 3,
        events: [{ type: "created", dice: [3, 4] }],
        images: [
          { aggregate: "character:a", version: 1 },
          { aggregate: "character:b", version: 1 },
        ],
      },
      {
        seq: 2,
        commandId: "c2",
        at: 6,
        visibility: "dm_only",
        eventSchema: 3,
        events: blows,
        images: [
          { aggregate: "character:a", version: 2, before: { xp: ada.xp } },
          { aggregate: "note:n", version: 1 },
        ],
      },
      {
        seq: 3,
        commandId: "c3",
        at: 7,
        visibility: "player_visible",
        eventSchema: 3,
        events: [{ type: "deleted" }],
        images: [
          { aggregate: "campaign", version: 2, before: { clock: 0 } },
          { aggregate: "character:a", version: 0, before: { ...ada, xp: 50 } },
        ],
      },
    ]);
  });

  test("dice that changed nothing are in the log", async () => {
    await write(current(), { events: [{ type: "missed", dice: [1] }] });
    expect(await current().changesSince(0, 10)).toMatchObject([
      { seq: 1, events: [{ type: "missed", dice: [1] }], images: [] },
    ]);
  });

  test("the log is read from anywhere, so many commands at a time, each whole", async () => {
    for (const ids of [["a"], ["b", "c"], ["d"], ["e", "f", "g"]])
      await write(current(), { notes: made(...ids.map((id) => note(id))) });
    const told = async (seq: number, limit: number) =>
      (await current().changesSince(seq, limit)).map((entry) => [
        entry.seq,
        entry.images.map(({ aggregate }) => aggregate).join(),
      ]);
    expect(await told(0, 3)).toEqual([
      [1, "note:a"],
      [2, "note:b,note:c"],
      [3, "note:d"],
    ]);
    expect(await told(3, 3)).toEqual([[4, "note:e,note:f,note:g"]]);
    expect(await told(4, 3)).toEqual([]);
  });

  test("a campaign that began empty is folded over nothing", async () => {
    const nothing = { encounters: [], characters: [], parties: [], locations: [], notes: [] };
    const begun = { value: { ruleset: "srd-5.1", clock: 0 }, version: 1 };
    const campaign = changed(await current().state(), { clock: 60 });
    await write(current(), { campaign, characters: made(character("a")) });
    expect(await current().baseline()).toEqual({ seq: 0, campaign: begun, ...nothing });
  });

  test("an update keeps what else there is", async () => {
    await write(current(), { characters: made(character("a"), character("b")) });
    const before = only(await current().characters.load(["a"]));
    await write(current(), { characters: [changed(before, { name: "Ada", xp: 300 })] });
    expect(await current().characters.load(["a", "b"])).toEqual([
      { value: { ...before.value, name: "Ada", xp: 300 }, version: 2 },
      { value: character("b"), version: 1 },
    ]);
    expect(await current().characters.find("ada")).toBe("a");
  });
}
