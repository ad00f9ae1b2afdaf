import {
  type AuthInfo,
  bearerAuthChallengeResponse,
  OAuthError,
  OAuthErrorCode,
} from "@modelcontextprotocol/server";
import type { Caller } from "../caller.js";
import type { Kept } from "../metrics/meter.js";
import type { Door } from "./door.js";
import type { DoorLimits } from "./door-spec.js";
import { createRate, type Rate } from "./rate.js";
import { createService, type Service, type ServiceSpec } from "./service.js";
import { type Answer, refusalOf, type Visit } from "./visit.js";

/** Those who have come in by a guarded door. */
export interface Players extends Kept {
  /** What answers this caller's request, or what to answer where it is one too many. */
  admit(authInfo: AuthInfo, ended: Promise<unknown>): Answer | Response;
  /** A caller's token is one no more: all of its sessions and streams end. */
  gone(name: string): void;
  close(): Promise<void>;
}

interface Player {
  readonly service: Service;
  readonly rate: Rate;
  /** Requests and streams. */
  open: number;
  hasLeft: boolean;
}

/** A service for each, made when they come and gone when nothing of it is in use. */
export function createPlayers(
  spec: ServiceSpec,
  { limits, answers }: Pick<Door, "limits" | "answers">,
): Players {
  const all = new Map<string, Player>();
  const total = { most: limits.sessions, count: 0 };
  const rules = { most: limits.sessionsEach, idleMs: limits.idleMs, total, answers };
  const enter = (caller: Caller): Player => {
    const service = createService(spec, caller, rules);
    const player = { service, rate: createRate(limits), open: 0, hasLeft: false };
    all.set(caller.name, player);
    return player;
  };
  const leave = async (name: string): Promise<void> => {
    const player = all.get(name);
    if (player === undefined) return;
    player.hasLeft = true;
    all.delete(name);
    await player.service.close();
  };
  const tidy = async (): Promise<void> => {
    for (const [name, player] of all) {
      await player.service.sessions?.tidy();
      if (isUnused(player) && all.get(name) === player) await leave(name);
    }
  };
  const timer = setInterval(() => void tidy().catch(spec.onerror), tidyEvery(limits)).unref();
  return {
    admit({ clientId: name }, ended) {
      const player = all.get(name) ?? enter({ name });
      player.open += 1;
      void ended.then(() => {
        player.open -= 1;
      });
      const waitMs = player.rate.take(performance.now());
      if (waitMs > 0) return tooMany(waitMs);
      return (visit) => answered(player, visit);
    },
    callers: () => all.size,
    sessions: () => total.count,
    gone: (name) => void leave(name).catch(spec.onerror),
    async close() {
      clearInterval(timer);
      await Promise.all([...all.keys()].map(leave));
    },
  };
}

/** Often enough that nothing is kept for much longer than it may be. */
const tidyEvery = ({ idleMs }: DoorLimits): number => Math.min(Math.max(idleMs / 4, 20), 30_000);

async function answered({ hasLeft, rate, service }: Player, visit: Visit): Promise<Response> {
  if (hasLeft) return nobody();
  // The messages of an array are a request each, of which the first is paid for.
  const messages = Array.isArray(visit.message) ? Math.min(visit.message.length, mostInArray) : 1;
  for (let nth = 1; nth < messages; nth += 1) {
    const waitMs = rate.take(performance.now());
    if (waitMs > 0) return tooMany(waitMs);
  }
  return service.answer(visit);
}

/** The SDK refuses longer ones. */
const mostInArray = 100;

const isUnused = ({ open, service, rate }: Player): boolean =>
  open === 0 && service.sessions?.size() === 0 && rate.isFull(performance.now());

/** The token was taken back while the request was on its way. */
const nobody = (): Response =>
  bearerAuthChallengeResponse(
    new OAuthError(OAuthErrorCode.InvalidToken, "This token is nobody's any more"),
  );

function tooMany(waitMs: number): Response {
  const response = refusalOf(429, "So many requests: wait a moment");
  response.headers.set("retry-after", String(Math.ceil(waitMs / 1000)));
  return response;
}
