import { createHash, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  type AuthInfo,
  bearerAuthChallengeResponse,
  OAuthError,
  OAuthErrorCode,
  verifyBearerToken,
} from "@modelcontextprotocol/server";
import { anybody, type Caller } from "../caller.js";
import { ToolFault } from "../faults.js";
import { systemWords } from "../system-words.js";
import { UsageError } from "../usage-error.js";
import { refusalOf } from "./visit.js";

/** What RFC 6750 lets a bearer token consist of. */
const TOKEN = /^[\w.~+/-]+=*$/u;
const SHORTEST = 16;

/** The token that a file holds; refuses one that could be guessed, or that no client could send. */
export async function readToken(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((thrown: unknown) => {
    throw new UsageError(`--token-file ${file} cannot be read: ${systemWords(thrown)}`);
  });
  const token = text.trim();
  if (token.length >= SHORTEST && TOKEN.test(token)) return token;
  throw new UsageError(
    `--token-file ${file}: it holds no token: one line of ${SHORTEST} or more letters, digits and - . _ ~ + /`,
  );
}

/** Whose token it is, or the answer that asks for one. */
export type Challenge = (authorization: string | undefined) => Promise<AuthInfo | Response>;

/** Asks for a token by which somebody is known. */
export function challengeFor(whose: (token: string) => Promise<Caller | undefined>): Challenge {
  const verifier = {
    async verifyAccessToken(token: string) {
      const caller = await whose(token);
      if (caller === undefined)
        throw new OAuthError(OAuthErrorCode.InvalidToken, "This token is nobody's here");
      return { token, clientId: caller.name, scopes: [], expiresAt: NEVER };
    },
  };
  return (authorization) =>
    verifyBearerToken(authorization, { verifier }).catch((thrown: unknown) =>
      thrown instanceof ToolFault
        ? refusalOf(403, thrown.text)
        : bearerAuthChallengeResponse(thrown),
    );
}

/** Whoever sends this token, by no name. The comparison takes as long for every wrong one. */
export function holderOf(token: string): (given: string) => Promise<Caller | undefined> {
  const known = digest(token);
  return async (given) => (timingSafeEqual(digest(given), known) ? anybody : undefined);
}

/** The SDK takes no token that never expires. */
const NEVER = Number.MAX_SAFE_INTEGER;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
