import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import {
  type DoorLimits,
  promptsFor,
  resourcesFor,
  type ServerSpec,
  ToolFault,
  toolsFor,
} from "../src/index.js";

/** A house in which people are in rooms, some with a chest. */
export interface House {
  /** Rooms by person. */
  readonly where: Map<string, string>;
  /** Rooms that each has been in. */
  readonly seen: Map<string, Set<string>>;
  readonly closed: Set<string>;
  readonly watching: Set<(who?: string) => void>;
  /** Whether its state cannot be told now. */
  broken: boolean;
}

/** A house with a chest in the cellar. */
export const newHouse = (): House => ({
  where: new Map(),
  seen: new Map(),
  closed: new Set(["cellar"]),
  watching: new Set(),
  broken: false,
});

const roomOf = ({ where }: House, name: string) => where.get(name) ?? "hall";

function wake({ watching }: House, who?: string): void {
  for (const woken of watching) woken(who);
}

/** Moves somebody; everybody in the house hears of it. */
export function move(house: House, name: string, room: string): void {
  house.where.set(name, room);
  house.seen.set(name, (house.seen.get(name) ?? new Set(["hall"])).add(room));
  wake(house, "all");
}

const Seeing = z.object({ chest: z.boolean() });
const seesChest = (view: unknown) => Seeing.parse(view).chest;

const defineTool = toolsFor<House>();
const defineResource = resourcesFor<House>();

const go = defineTool({
  name: "go",
  title: "Go",
  description: "Goes to a room.",
  access: "write",
  input: {
    room: z.enum(["hall", "cellar", "attic"]),
    pauseMs: z.int().min(0).max(60_000).default(20),
  },
  async handle({ room, pauseMs }, house, { caller }) {
    move(house, caller.name, room);
    // Whoever watches hears of it well before the answer.
    await sleep(pauseMs);
    return { data: { room }, text: `${caller.name} is in the ${room}` };
  },
});

const openChest = defineTool({
  name: "open_chest",
  title: "Open the chest",
  description: "Opens a chest.",
  access: "write",
  input: {},
  shownWhen: seesChest,
  handle(_, house, { caller }) {
    if (!house.closed.delete(roomOf(house, caller.name)))
      throw new ToolFault({ code: "NO_CHEST", message: "No chest here" });
    wake(house);
    return { data: {}, text: "It is open" };
  },
});

const hint = promptsFor<House>()({
  name: "hint",
  title: "Hint",
  description: "What to do with a chest.",
  arguments: [
    { name: "detail", description: "how much", required: false, values: ["basic", "advanced"] },
    {
      name: "who",
      description: "for whom",
      required: false,
      complete: (_typed, _house, { caller }) => [caller.name],
    },
  ],
  shownWhen: seesChest,
  render: ({ detail = "basic" }, house, { caller: { name } }) => ({
    messages: [{ role: "user", text: `${name} in the ${roomOf(house, name)}: ${detail}` }],
  }),
});

const me = defineResource({
  name: "me",
  title: "Me",
  description: "Where you are.",
  uriTemplate: "house://me",
  mimeType: "text/plain",
  read: (_, house, { caller: { name } }) => ({ text: `${name}: ${roomOf(house, name)}` }),
});

const room = defineResource({
  name: "room",
  title: "A room",
  description: "A room that you have seen.",
  uriTemplate: "house://room/{id}",
  mimeType: "text/plain",
  list: async ({ seen }, { caller }) =>
    [...(seen.get(caller.name) ?? ["hall"])].map((id) => ({ params: { id }, title: id })),
  read({ id }, { seen, closed }, { caller }) {
    if (!(seen.get(caller.name)?.has(id) ?? id === "hall"))
      throw new ToolFault({ code: "ROOM_NOT_FOUND", message: `You have not seen ${id}` });
    return { text: closed.has(id) ? "a closed chest" : "nothing" };
  },
});

/** A server whose lists follow where its caller is, for this package's own tests. */
export function houseServer(house: House): ServerSpec<House> {
  return {
    name: "house",
    title: "House",
    version: "1.0.0",
    instructions: "Only for tests.",
    catalog: [go, openChest],
    prompts: [hint],
    resources: [me, room],
    flags: [{ flag: "--player <name>", description: "who plays", default: "Ada" }],
    live: {
      caller: ({ player }) => ({ name: String(player ?? "Ada") }),
      async view(_, { name }) {
        if (house.broken) throw new Error("nobody knows");
        return { chest: house.closed.has(roomOf(house, name)) };
      },
      watch(_, woken) {
        house.watching.add(woken);
        return () => void house.watching.delete(woken);
      },
    },
    createContext: () => house,
  };
}

/** The tokens of a guarded house, by whose they are; and who hears when one is taken back. */
export interface Keys {
  readonly tokens: Map<string, string>;
  readonly hearing: Set<(name: string) => void>;
}

/** A house to which Ada and Bo have a token each. */
export function newKeys(): Keys {
  const tokens = new Map(["Ada", "Bo"].map((name) => [tokenOf(name), name]));
  return { tokens, hearing: new Set() };
}

export const tokenOf = (name: string) => `a-token-that-is-${name}'s-alone`.replace("'", "-");

/** Takes a token back. */
export function takeBack({ tokens, hearing }: Keys, name: string): void {
  tokens.delete(tokenOf(name));
  for (const gone of hearing) gone(name);
}

const LIMITS: DoorLimits = {
  perSecond: 1_000,
  burst: 1_000,
  bodyBytes: 1_000,
  sessionsEach: 3,
  sessions: 4,
  idleMs: 60_000,
};

/** The house behind a door that asks for tokens. */
export function guardedHouse(
  house: House,
  { tokens, hearing }: Keys,
  limits: Partial<DoorLimits> = {},
  answers?: "json",
): ServerSpec<House> {
  return {
    ...houseServer(house),
    door: {
      async verify(token) {
        const name = tokens.get(token);
        return name === undefined ? undefined : { name };
      },
      isKnown: async () => tokens.size > 0,
      revoked(_, gone) {
        hearing.add(gone);
        return () => void hearing.delete(gone);
      },
      limits: { ...LIMITS, ...limits },
      ...(answers && { answers }),
    },
  };
}
