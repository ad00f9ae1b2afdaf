import { describe, expect, test } from "vitest";
import { bo } from "../testing/heroes.js";
import { type Answer, openTable, type PlayTable, whole } from "../testing/table.js";

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A name of 120 characters. */
const long = (start: string): string => `${start} `.padEnd(120, "y");
const size = ({ data }: Answer): number => JSON.stringify(data).length;

describe("parties", () => {
  const join = ({ call }: PlayTable, index: number) =>
    call("manage_party", {
      operation: "add_member",
      partyId: "Horde",
      characterId: `P${index}`,
      role: long("role"),
    });

  test("have fifty members at most", async () => {
    const table = await openTable(...times(51, (index) => ({ name: `P${index}` })));
    await whole(table.call("manage_party", { operation: "create", name: "Horde" }));
    for (const index of times(50, (one) => one)) await whole(join(table, index));
    const { isError, text } = await join(table, 50);
    expect(isError).toBe(true);
    expect(text).toMatch(/^\[PARTY_FULL\] P50 cannot join Horde: it has 50 .*50 is the most/);
    // Who is in already may change roles.
    await whole(join(table, 7));
    const list = await whole(table.call("manage_party", { operation: "list" }));
    expect(list.data).toMatchObject({ parties: [{ moreMembers: 45 }] });
    expect(list.text).toContain(" and 45 more");
  });

  test("are listed twenty a page", async () => {
    const { call } = await openTable();
    for (const index of times(23, (one) => one))
      await whole(
        call("manage_party", {
          operation: "create",
          name: long(`Q${String(index).padStart(2, "0")}`),
          formation: "f".repeat(4_000),
        }),
      );
    const first = await whole(call("manage_party", { operation: "list" }));
    expect(first.data["pagination"]).toEqual({ page: 1, pages: 2, total: 23 });
    expect(first.data["parties"]).toHaveLength(20);
    expect(first.text).toContain("23 parties, page 1 of 2.");
    expect(size(first)).toBeLessThan(20_000);
    const second = await whole(call("manage_party", { operation: "list", page: 2 }));
    expect(second.data["parties"]).toMatchObject([
      { name: long("Q20") },
      { name: long("Q21") },
      { name: long("Q22") },
    ]);
  });
});

describe("a place", () => {
  test("tells fifty of what is inside and near, and counts the others", async () => {
    const { call } = await openTable();
    const name = (index: number) => long(`Room ${String(index).padStart(2, "0")}`);
    const exits = (from: number, count: number) =>
      times(count, (index) => ({ direction: `to ${index}`, to: name(from + index) }));
    await whole(call("create_location", { name: "Hall", exits: exits(0, 30) }));
    for (const index of times(60, (one) => one))
      await whole(
        call("create_location", {
          name: name(index),
          parentId: "Hall",
          ...(index === 0 && { exits: exits(30, 30) }),
        }),
      );
    const { data, text } = await whole(call("get_location", { locationId: "Hall", depth: 2 }));
    expect(data).toMatchObject({ location: { moreInside: 10 }, moreNear: 10 });
    expect(data["near"]).toHaveLength(50);
    expect(text).toMatch(/^Inside it: Room 00 .* and 10 more$/m);
    expect(text).toMatch(/^and 10 more near it$/m);
  });

  test("at all its limits is cut, and says so", async () => {
    const { call } = await openTable();
    const names = times(50, (index) => long(`n${index}`));
    const location = {
      name: "Big",
      description: "d".repeat(4_000),
      exits: names.map((to) => ({ direction: long("d"), to, description: "e".repeat(500) })),
      npcs: names,
      items: names,
      tags: names,
    };
    const made = await whole(call("create_location", location));
    const got = await whole(call("get_location", { locationId: "Big" }));
    for (const answer of [made, got]) {
      expect(answer.text.length).toBeLessThanOrEqual(50_000);
      expect(size(answer)).toBeLessThanOrEqual(50_000);
      expect(answer.data).toMatchObject({ truncated: true });
    }
    expect(made.text).toMatch(/\n… \(cut: \d+ of \d+ characters are missing; .*\)$/);
  });
});

describe("notes", () => {
  const labels = (start: string) => times(50, (index) => long(`${start}${index}`));

  test("in a list show few of many labels, and count the others", async () => {
    const { call } = await openTable();
    for (const index of times(20, (one) => one))
      await whole(
        call("add_session_note", {
          type: "clue",
          title: `T${index}`.padEnd(200, "t"),
          content: "raven ".repeat(1_000),
          tags: index === 0 ? times(12, (one) => `t${one}`) : labels("t"),
          entities: labels("e"),
        }),
      );
    const answer = await whole(call("search_notes", {}));
    expect(size(answer)).toBeLessThan(50_000);
    expect(answer.data).not.toHaveProperty("truncated");
    expect(answer.data["notes"]).toContainEqual(
      expect.objectContaining({ tags: times(10, (one) => `t${one}`), moreTags: 2 }),
    );
    // Of long ones no more than 400 characters.
    expect(answer.data["notes"]).toContainEqual(
      expect.objectContaining({ entities: labels("e").slice(0, 3), moreEntities: 47 }),
    );
  });

  test.each([
    ["quotes and backslashes", '"\\'.repeat(51_200)],
    ["control characters", "\u0001\n".repeat(51_200)],
    ["emoji", `a${"🐉".repeat(51_199)}`],
    ["quotes at the end", "x".repeat(80_000) + '"\u0001'.repeat(11_200)],
  ])("of %s have pages that fit, and are whole when put together", async (_, content) => {
    const { call } = await openTable(bo);
    const note = { type: "clue", content, tags: labels("t"), entities: labels("e") };
    const { data } = await whole(call("add_session_note", note));
    const pages: string[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = await whole(call("search_notes", { noteId: data["noteId"], page }));
      expect(answer.data).not.toHaveProperty("truncated");
      expect(size(answer)).toBeLessThanOrEqual(50_000);
      const { notes, pagination } = shownIn(answer.data);
      pages.push(notes);
      last = pagination;
    }
    expect(pages.join("") === content.trim()).toBe(true);
  });
});

/** The text of the one note, and how many pages it has. */
function shownIn(data: Answer["data"]): { readonly notes: string; readonly pagination: number } {
  const [note]: readonly unknown[] = Array.isArray(data["notes"]) ? data["notes"] : [];
  const { content = "" } = typeof note === "object" && note !== null ? Object(note) : {};
  const { pages = 0 } = Object(data["pagination"]);
  return { notes: String(content), pagination: Number(pages) };
}
