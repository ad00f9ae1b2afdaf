import type { PushingTransport } from "./pushing.js";

/** How many sessions are kept, and for how long those that nothing is heard of; in milliseconds. */
export interface SessionLimits {
  readonly most: number;
  readonly idleMs: number;
}

export const SESSION_LIMITS: SessionLimits = { most: 100, idleMs: 3_600_000 };

/** How sessions are kept. */
export interface SessionRules extends SessionLimits {
  /** Whether there is room for one more beyond these; where it is not asked nobody is refused whom another could make room for. */
  readonly hasRoom?: () => boolean;
}

/** A session that is kept. */
export interface Session {
  readonly transport: PushingTransport;
  /** With which alone it can be used, where callers have one. */
  readonly token: string | undefined;
  heardAt: number;
}

/** The sessions that there are. */
export interface KeptSessions {
  /** The session of that id, for who has its token; it is heard of by this. */
  heard(id: string, token: string | undefined): Session | undefined;
  keep(id: string, session: Omit<Session, "heardAt">): void;
  forget(id: string): void;
  /** Does what begins one, for which there is room; nothing where there is none. */
  withRoom<T>(begin: () => Promise<T>): Promise<T | undefined>;
  /** Those that there are, and that begin now. */
  size(): number;
  /** Ends those that nothing is heard of for long. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** No sessions yet. */
export function keepSessions({ most, idleMs, hasRoom }: SessionRules): KeptSessions {
  /** Those not heard of for longest first. */
  const open = new Map<string, Session>();
  let beginning = 0;
  const size = () => open.size + beginning;
  const end = async (id: string): Promise<void> => {
    const session = open.get(id);
    open.delete(id);
    await session?.transport.close();
  };
  /** Of callers whose number is limited, one that listens for long and asks for nothing has left. */
  const mayEnd = ({ transport }: Session) => hasRoom !== undefined || !transport.isHeard;
  const tidy = async (): Promise<void> => {
    const since = performance.now() - idleMs;
    for (const [id, session] of open) if (session.heardAt < since && mayEnd(session)) await end(id);
  };
  const makeRoom = async (): Promise<void> => {
    await tidy();
    if (hasRoom !== undefined) return;
    const idle = [...open].filter(([, session]) => mayEnd(session));
    for (const [id] of idle.slice(0, Math.max(0, size() - most + 1))) await end(id);
  };
  return {
    heard(id, token) {
      const session = open.get(id);
      if (session === undefined || session.token !== token) return undefined;
      open.delete(id);
      open.set(id, session);
      session.heardAt = performance.now();
      return session;
    },
    keep: (id, session) => void open.set(id, { ...session, heardAt: performance.now() }),
    forget: (id) => void open.delete(id),
    async withRoom(begin) {
      await makeRoom();
      if (size() >= most || hasRoom?.() === false) return undefined;
      beginning += 1;
      return begin().finally(() => {
        beginning -= 1;
      });
    },
    size,
    tidy,
    async close() {
      for (const id of open.keys()) await end(id);
    },
  };
}
