import type { DoorSpec } from "./door-spec.js";
import type { PushingTransport } from "./pushing.js";

/** How many sessions are kept, and for how long those that nothing is heard of; in milliseconds. */
export interface SessionLimits {
  readonly most: number;
  readonly idleMs: number;
}

export const SESSION_LIMITS: SessionLimits = { most: 100, idleMs: 3_600_000 };

/** How sessions are kept. */
export interface SessionRules extends SessionLimits {
  /** Of all callers, where each is limited; without it nobody is refused whom another could make room for. */
  readonly total?: Total;
  /** How answers come: "json" in one piece. */
  readonly answers?: DoorSpec<never>["answers"];
}

/** How many sessions all callers have, and may have. */
export interface Total {
  readonly most: number;
  count: number;
}

/** A session that is kept. */
export interface Session {
  readonly transport: PushingTransport;
  /** With which alone it can be used, where callers have one. */
  readonly token: string | undefined;
  heardAt: number;
  /** Its stream has ended, and nothing was asked for since: a client that was closed says nothing more. */
  hasLeft: boolean;
}

/** Keeps a session that has begun. */
export type Keep = (id: string, session: Omit<Session, "heardAt" | "hasLeft">) => void;

/** The sessions that there are. */
export interface KeptSessions {
  /** The session of that id, for who has its token; it is heard of by this. */
  heard(id: string, token: string | undefined): Session | undefined;
  forget(id: string): void;
  /** Does what begins one, for which there is room; nothing where there is none. */
  withRoom<T>(begin: (keep: Keep) => Promise<T>): Promise<T | undefined>;
  /** Those that there are, and that begin now. */
  size(): number;
  /** Ends those that nothing is heard of for long. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** No sessions yet. */
export function keepSessions({ most, idleMs, total }: SessionRules): KeptSessions {
  /** Those not heard of for longest first. */
  const open = new Map<string, Session>();
  const places = countPlaces(most, total);
  const forget = (id: string): void => {
    if (open.delete(id)) places.leave();
  };
  const end = async (id: string): Promise<void> => {
    const session = open.get(id);
    forget(id);
    await session?.transport.close();
  };
  /** Of callers whose number is limited, one that listens for long and asks for nothing has left. */
  const mayEnd = ({ transport }: Session) => total !== undefined || !transport.isHeard;
  const tidy = async (): Promise<void> => {
    const since = performance.now() - idleMs;
    for (const [id, session] of open) if (session.heardAt < since && mayEnd(session)) await end(id);
  };
  const makeRoom = async (): Promise<void> => {
    await tidy();
    const isIdle = (one: Session) => (total === undefined ? mayEnd(one) : one.hasLeft);
    const idle = [...open].filter(([, session]) => isIdle(session));
    for (const [id] of idle.slice(0, Math.max(0, places.taken() - most + 1))) await end(id);
  };
  return {
    heard(id, token) {
      const session = open.get(id);
      if (session === undefined || session.token !== token) return undefined;
      open.delete(id);
      open.set(id, session);
      session.heardAt = performance.now();
      session.hasLeft = false;
      return session;
    },
    forget,
    async withRoom(begin) {
      await makeRoom();
      if (!places.take()) return undefined;
      let isKept = false;
      try {
        return await begin((id, session) => {
          isKept = true;
          open.set(id, { ...session, heardAt: performance.now(), hasLeft: false });
        });
      } finally {
        if (!isKept) places.leave();
      }
    },
    size: places.taken,
    tidy,
    async close() {
      for (const id of open.keys()) await end(id);
    },
  };
}

/** Places among those of one caller, and of all. */
function countPlaces(most: number, total: Total = { most, count: 0 }) {
  let taken = 0;
  const add = (more: number): void => {
    taken += more;
    total.count += more;
  };
  return {
    taken: () => taken,
    /** Takes one, where there is one left. */
    take(): boolean {
      const isFree = taken < most && total.count < total.most;
      if (isFree) add(1);
      return isFree;
    },
    leave: () => add(-1),
  };
}
