import { setTimeout as sleep } from "node:timers/promises";
import { editDistance } from "@tabletop-mcp/dice-core";
import * as z from "zod";
import { type ServerSpec, ToolFault, toolsFor } from "../src/index.js";

/** What the fixture counts. */
export interface Counter {
  total: number;
  readonly start: number;
}

const defineTool = toolsFor<Counter>();

const add = defineTool({
  name: "add",
  title: "Add",
  description: "Adds a step to the total, after a pause.",
  access: "write",
  toolset: "maths",
  input: {
    step: z.int().min(1).max(10).default(1),
    pauseMs: z.int().min(0).max(5000).default(0),
  },
  async handle({ step, pauseMs }, counter, { log }) {
    await sleep(pauseMs);
    counter.total += step;
    log.debug("added", { step });
    return { data: { total: counter.total, start: counter.start }, text: `total ${counter.total}` };
  },
});

const greet = defineTool({
  name: "greet",
  title: "Greet",
  description: "Greets somebody by name.",
  access: "read",
  openWorld: true,
  toolset: "manners",
  input: {
    who: z.string().min(1).max(40),
    manner: z.enum(["warm", "cold"]).optional(),
  },
  output: { greeting: z.string() },
  handle({ who, manner }) {
    if (who === "nobody") {
      throw new ToolFault({
        code: "NOBODY_THERE",
        message: "There is nobody to greet",
        hint: "Name somebody",
        example: 'greet({ who: "Ada" })',
        data: { who },
      });
    }
    const greeting = manner === "cold" ? `${who}.` : `Hello, ${who}!`;
    return { data: { greeting }, text: greeting };
  },
});

const fail = defineTool({
  name: "fail",
  title: "Fail",
  description: "Fails in the way asked for.",
  access: "destroy",
  input: { how: z.enum(["bug", "fault"]) },
  handle({ how }) {
    if (how === "bug") throw new Error("secret detail");
    throw new ToolFault({ code: "NO_LUCK", message: "No luck!", data: { luck: 0 } });
  },
});

/** A server with one tool of each kind, for this package's own tests. */
export const fixture = {
  name: "fixture",
  title: "Fixture",
  version: "1.2.3",
  instructions: "Only for tests.",
  editDistance,
  catalog: [add, greet, fail],
  flags: [
    {
      flag: "--start-at <number>",
      description: "where the total starts",
      default: 0,
      env: "FIXTURE_START_AT",
      parse(text) {
        if (!/^\d+$/u.test(text)) throw new Error(`"${text}" is not a whole number`);
        return Number(text);
      },
    },
  ],
  commands: [
    {
      name: "sync",
      description: "print the start",
      flags: [{ flag: "--loud", description: "shout" }],
      run: ({ startAt, loud }) =>
        void process.stdout.write(`${loud ? "START" : "start"} ${startAt}\n`),
    },
  ],
  refuse: ({ startAt }) => {
    if (Number(startAt) > 999) throw new Error("there is no start beyond 999");
  },
  begin: ({ startAt }, log) => {
    if (startAt === 998) throw new Error("there is no end");
    log.info("begun");
  },
  createContext: ({ startAt }) => ({ total: Number(startAt), start: Number(startAt) }),
} satisfies ServerSpec<Counter>;
