import { createHash, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  bearerAuthChallengeResponse,
  OAuthError,
  OAuthErrorCode,
  verifyBearerToken,
} from "@modelcontextprotocol/server";
import { systemWords } from "../system-words.js";
import { UsageError } from "../usage-error.js";

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

/** Nothing for who sends the token, else the answer that asks for it. */
export type Challenge = (authorization: string | undefined) => Promise<Response | undefined>;

/** Asks for this token. The comparison takes as long for every wrong one. */
export function challengeFor(token: string): Challenge {
  const known = digest(token);
  const verifier = {
    async verifyAccessToken(given: string) {
      if (timingSafeEqual(digest(given), known)) return { ...holder, token: given };
      throw new OAuthError(OAuthErrorCode.InvalidToken, "This is not the server's token");
    },
  };
  return (authorization) =>
    verifyBearerToken(authorization, { verifier }).then(
      () => undefined,
      (refused: unknown) => bearerAuthChallengeResponse(refused),
    );
}

/** The SDK takes no token that never expires. */
const holder = { clientId: "token-file", scopes: [], expiresAt: Number.MAX_SAFE_INTEGER };

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
