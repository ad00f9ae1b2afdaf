import type { WorldStore } from "../../src/index.js";

/** So many rows and commits that they are read and written in more than one batch. */
export const many = 2_300;

/** Fills a world with what is awkward: every kind of text, moves, what is gone again. */
export async function fill(store: WorldStore): Promise<void> {
  const bodies = [
    {},
    [],
    "\\\"'{},NULL",
    "\u0000 \ud83d\udc09 \u2028",
    null,
    1e21,
    { ä: ["ß"], a: -0.5 },
  ];
  const commits = Array.from({ length: many }, (_, at) =>
    store.commit({
      at,
      changes: [
        {
          kind: ["item", "Item", "élan", "\ud83d\udc09", "\uffee"][at % 5] ?? "",
          id: `${at % 7 === 0 ? "" : '{"x",}\\'}${at}`,
          version: 0,
          after: {
            place: ["", "hall", "NULL", 'yard\'s "end"'][at % 4] ?? "",
            body: bodies[at % bodies.length],
          },
        },
      ],
      ...(at % 3 === 0 && {
        events: [{ place: "hall", body: { said: bodies[at % bodies.length] } }],
      }),
    }),
  );
  await Promise.all(commits);
  const rows = await store.read([{ place: "hall" }]);
  await store.commit({
    at: many,
    changes: rows.map(({ kind, id, version }, index) => ({
      kind,
      id,
      version,
      ...(index % 2 === 0 && { after: { place: "cellar", body: { moved: index } } }),
    })),
  });
}
