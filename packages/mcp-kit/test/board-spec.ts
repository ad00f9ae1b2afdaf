import * as z from "zod";
import { resourcesFor, type ServerSpec, ToolFault, toolsFor } from "../src/index.js";

/** A board with notes by name, that others may write on, too. */
export interface Board {
  readonly notes: Map<string, string>;
  /** Those who watch it, as its own server does while somebody follows a note. */
  readonly watching: Set<() => void>;
  /** How often a note was read. */
  readings: number;
}

/** The board, and what somebody else does to it. */
export function newBoard() {
  const board: Board = { notes: new Map([["a", "one"]]), watching: new Set(), readings: 0 };
  const write = (name: string, text: string) => {
    board.notes.set(name, text);
    for (const wake of board.watching) wake();
  };
  return { board, write };
}

/** A server whose resources can be followed, for this package's own tests. */
export function boardServer(board: Board): ServerSpec<Board> {
  const write = toolsFor<Board>()({
    name: "write",
    title: "Write",
    description: "Writes a note.",
    access: "destroy",
    input: { name: z.string(), text: z.string() },
    handle({ name, text }, { notes }) {
      notes.set(name, text);
      return { data: {}, text: "written" };
    },
  });
  const count = toolsFor<Board>()({
    name: "count",
    title: "Count",
    description: "Counts the notes.",
    access: "read",
    input: {},
    handle: (_, { notes }) => ({ data: {}, text: String(notes.size) }),
  });
  const note = resourcesFor<Board>()({
    name: "note",
    title: "A note",
    description: "The text of a note.",
    uriTemplate: "board://{name}",
    mimeType: "text/plain",
    read({ name }, board) {
      board.readings += 1;
      const { notes } = board;
      const text = notes.get(name);
      if (text !== undefined) return { text };
      throw new ToolFault({ code: "NOTE_NOT_FOUND", message: `There is no note ${name}` });
    },
  });
  return {
    name: "board",
    title: "Board",
    version: "1.0.0",
    instructions: "Only for tests.",
    catalog: [write, count],
    resources: [note],
    live: {
      watch({ watching }, wake) {
        watching.add(wake);
        return () => void watching.delete(wake);
      },
    },
    createContext: () => board,
  };
}
