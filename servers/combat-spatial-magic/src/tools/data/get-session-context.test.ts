import { expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const notes = [
  { type: "plot_thread", content: "Who pays the goblins?" },
  { type: "plot_thread", content: "Where is the bridge troll?", status: "resolved" },
  { type: "canonical_moment", title: "The oath", content: "Ada swore to come back." },
  { type: "npc_voice", title: "Barliman", content: "Breathless, forgets everything." },
  { type: "npc_voice", title: "Saruman", content: "Velvet.", entities: ["Saruman"] },
  { type: "clue", content: "The seal is a raven." },
  { type: "secret", content: "The Baron pays them." },
  { type: "session_log", content: "They reached the inn." },
];

/** Ada, Bo and a hurt goblin at the inn, and what is known of the story. */
async function atTheInn(): Promise<PlayTable> {
  const table = await openTable(ada, bo, gob);
  const exits = [
    { direction: "out" },
    { direction: "down", hidden: true, description: "a trapdoor" },
  ];
  const inn = { name: "Prancing Pony", kind: "inn", npcs: ["Barliman"], exits };
  await whole(table.call("create_location", inn));
  const party = { name: "Us", characterId: "Ada", location: "Prancing Pony" };
  await whole(table.call("manage_party", { operation: "create", ...party }));
  for (const characterId of ["Bo", "Gob"])
    await whole(table.call("manage_party", { operation: "add_member", characterId }));
  for (const note of notes) await whole(table.call("add_session_note", note));
  await whole(table.call("update_character", { characterId: "Gob", hp: 3, raw: true }));
  const poisoned = { operation: "add", condition: "poisoned", characterId: "Bo" };
  await whole(table.call("manage_condition", poisoned));
  return table;
}

const asked = async ({ call }: PlayTable, more: object = {}) => {
  const { data } = await whole(call("get_session_context", more));
  return { context: String(data["context"]), sections: Object.values(data["sections"] ?? {}) };
};

test("the whole reply", async () => {
  const { call } = await atTheInn();
  const { text, data } = await whole(call("get_session_context"));
  expect(text).toMatchInlineSnapshot(`
    "## Party
    Us (active): Ada, Bo, Gob; at Prancing Pony
    Ada, High Elf Wizard 3: 17/17 HP, AC 13
    Bo, Hill Dwarf Fighter 1: 14/14 HP, AC 18; poisoned
    Gob, Goblin: 3/7 HP, AC 15

    ## Place
    Prancing Pony (inn)
    Exits: out, down (a trapdoor, hidden)
    Present: Barliman

    ## Open threads
    - Who pays the goblins?

    ## Latest moments
    - The oath: Ada swore to come back.

    ## Voices
    - Barliman: Breathless, forgets everything.

    ## Clues and theories
    - The seal is a raven.

    ## Secrets
    - The Baron pays them.

    ## Session log
    - They reached the inn."
  `);
  expect(data).toMatchObject({ context: text, summary: "8 sections." });
  expect(data["sections"]).toContainEqual({ name: "plot_threads", shown: 1, leftOut: 0 });
});

test("players see neither secrets, nor hidden exits, nor how many hit points enemies have", async () => {
  const { context, sections } = await asked(await atTheInn(), { forPlayer: true });
  expect(context).not.toMatch(/Baron|trapdoor|down|3\/7/);
  expect(context).toContain("Gob: badly hurt");
  expect(context).toContain("Ada, High Elf Wizard 3: 17/17 HP");
  expect(sections.map(({ name }) => name)).not.toContain("secrets");
});

test("players hear of what is inside a place only where an exit leads that they see", async () => {
  const table = await atTheInn();
  for (const name of ["Common Room", "Smugglers' Hole", "Attic"])
    await whole(table.call("create_location", { name, parentId: "Prancing Pony" }));
  const exits = [
    { direction: "east", to: "Common Room" },
    { direction: "down", to: "Smugglers' Hole", hidden: true },
  ];
  await whole(table.call("create_location", { name: "Prancing Pony", update: true, exits }));
  const seen = (await asked(table, { forPlayer: true })).context;
  expect(seen).toContain("Inside it: Common Room\n");
  expect(seen).not.toMatch(/Smugglers|Attic/);
  expect((await asked(table)).context).toContain(
    "Inside it: Attic, Common Room, Smugglers' Hole\n",
  );
});

test.each([200, 300, 500, 6_000])(
  "maxChars %d bounds it, and what was left out is counted",
  async (maxChars) => {
    const table = await atTheInn();
    const { context, sections } = await asked(table, { maxChars });
    expect(context.length).toBeLessThanOrEqual(maxChars);
    expect(context).toMatch(/^## Party\nUs/);
    const all = await asked(table, { maxChars: 20_000 });
    const lines = (of: typeof sections) =>
      of.reduce((sum, { shown, leftOut }) => sum + shown + leftOut, 0);
    expect(lines(sections)).toBe(lines(all.sections));
    expect(all.sections.every(({ leftOut }) => leftOut === 0)).toBe(true);
  },
);

test("include picks sections, and one long line leaves room for others", async () => {
  const table = await atTheInn();
  const content = `Long ago ${"and far away ".repeat(400)}`;
  await whole(table.call("add_session_note", { type: "clue", content }));
  const more = { include: ["Clues", "moments"], maxChars: 300, verbosity: "detailed" };
  const { context, sections } = await asked(table, more);
  expect(sections.map(({ name }) => name)).toEqual(["moments", "clues"]);
  expect(context).toMatch(
    /^## Latest moments\n- The oath: .*\n\n## Clues and theories\n- Long ago .*…$/m,
  );
});

test("verbosity says how much of a note is shown", async () => {
  const table = await openTable();
  await whole(table.call("add_session_note", { type: "clue", content: "word ".repeat(300) }));
  const lengths = await Promise.all(
    ["brief", "normal", "detailed"].map(
      async (verbosity) => (await asked(table, { verbosity })).context.length,
    ),
  );
  // 90, 240 and 1,000 characters, less the blank at their end: after the heading's 22 and "- ", before "…".
  expect(lengths).toEqual([24 + 89 + 1, 24 + 239 + 1, 24 + 999 + 1]);
});

test("concentration and dying are with who they concern", async () => {
  const table = await atTheInn();
  await whole(table.call("update_character", { characterId: "Ada", hp: "-17" }));
  const { context } = await asked(table, { include: ["party"] });
  expect(context).toContain(
    "Ada, High Elf Wizard 3: 0/17 HP, AC 13; dying (0 successes, 0 failures)",
  );
  expect(context).toContain("AC 18; poisoned");
});

test("where nobody is near who speaks, the latest voices are given", async () => {
  const table = await openTable();
  await whole(table.call("add_session_note", notes[4] ?? {}));
  expect((await asked(table)).context).toBe("## Voices\n- Saruman: Velvet.");
});

test("an empty campaign says what to begin with", async () => {
  const { call } = await openTable();
  const { text, data } = await whole(call("get_session_context"));
  expect(text).toMatch(/^Nothing is written down yet/);
  expect(data).toEqual({ summary: "0 sections.", context: "", sections: [] });
});

test.each([
  [{ partyId: "U" }, /^\[NOT_FOUND\] There is no party "U".*"Us"/],
  [{ encounterId: "Ambush" }, /^\[NOT_FOUND\] There is no encounter "Ambush"/],
  [{ include: ["weather"] }, /^\[INVALID_ARGUMENT\] include\[0\]/],
  [{ maxChars: 199 }, /^\[INVALID_ARGUMENT\] maxChars/],
])("%j is refused", async (more, text) => {
  const { call } = await atTheInn();
  expect(await call("get_session_context", more)).toMatchObject({
    isError: true,
    text: expect.stringMatching(text),
  });
});

test("time that has passed since the campaign began is told", async () => {
  const table = await openTable(ada);
  await whole(table.call("take_rest", { characterId: "Ada", restType: "long" }));
  const { text, data } = await whole(table.call("get_session_context"));
  expect(text).toBe(
    "## Characters (no party is active)\nAda, High Elf Wizard 3: 17/17 HP, AC 13\nSince the campaign began: 8 hours",
  );
  expect(data).toMatchObject({ summary: "1 section." });
});
