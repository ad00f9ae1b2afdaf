import type { AuthInfo } from "@modelcontextprotocol/server";
import type { Caller } from "../caller.js";
import type { Kept } from "../metrics/meter.js";
import type { Door } from "./door.js";
import { SESSION_LIMITS, type SessionLimits } from "./kept-sessions.js";
import { createPlayers } from "./players.js";
import { createService, type ServiceSpec } from "./service.js";
import { challengeFor, holderOf } from "./token.js";
import type { Answer } from "./visit.js";

/** Somebody who has been let in. */
export interface Guest {
  readonly answer: Answer;
  /** Where callers have a token each. */
  readonly authInfo?: AuthInfo;
}

/** Where it is asked who comes. */
export interface Gate extends Kept {
  /** Lets somebody in, or answers in place of those who would serve them. */
  enter(authorization: string | undefined, ended: Promise<unknown>): Promise<Guest | Response>;
  /** Ends all sessions and streams. */
  close(): Promise<void>;
}

/** Everybody has a token of their own, and is served apart. */
export function guardedGate(spec: ServiceSpec, door: Door): Gate {
  const players = createPlayers(spec, door);
  door.onGone(players.gone);
  const challenge = challengeFor((token) => door.verify(token));
  return {
    async enter(authorization, ended) {
      const authInfo = await challenge(authorization);
      if (authInfo instanceof Response) return authInfo;
      const answer = players.admit(authInfo, ended);
      return answer instanceof Response ? answer : { answer, authInfo };
    },
    callers: players.callers,
    sessions: players.sessions,
    async close() {
      door.close();
      await players.close();
    },
  };
}

/** How those are served who are not told apart. */
export interface CommonSpec extends ServiceSpec {
  /** Whom what is pushed is for. */
  readonly caller: Caller;
  /** Which all of them send, if there is one. */
  readonly token: string | undefined;
  readonly sessionLimits?: SessionLimits | undefined;
}

/** Everybody who sends the token, where there is one, and is served alike. */
export function commonGate({ caller, token, sessionLimits, ...spec }: CommonSpec): Gate {
  // What is not pushed needs no sessions.
  const limits = spec.live && (sessionLimits ?? SESSION_LIMITS);
  const { answer, sessions, close } = createService(spec, caller, limits);
  const challenge = token === undefined ? undefined : challengeFor(holderOf(token));
  return {
    async enter(authorization) {
      const known = await challenge?.(authorization);
      return known instanceof Response ? known : { answer };
    },
    callers: () => 0,
    sessions: () => sessions?.size() ?? 0,
    close,
  };
}
