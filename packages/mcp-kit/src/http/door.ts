import { setFlagsFromString } from "node:v8";
import type { Materials } from "../assemble.js";
import type { Caller } from "../caller.js";
import { ToolFault } from "../faults.js";
import type { Options } from "../flags.js";
import { UsageError } from "../usage-error.js";
import { isLoopback } from "./address.js";
import type { DoorLimits, DoorSpec } from "./door-spec.js";

/** A guarded door, and what is behind it. */
export interface Door {
  /** Whether anybody had a token when it was opened. */
  readonly isKnown: boolean;
  readonly limits: DoorLimits;
  readonly answers: DoorSpec<never>["answers"];
  /** Whose token it is; nothing where it is nobody's. */
  verify(token: string): Promise<Caller | undefined>;
  /** Who hears that a caller's token is one no more. */
  onGone(gone: (name: string) => void): void;
  close(): void;
}

/** The door of a server; refuses to open it to other machines while nobody has a token. */
export async function openDoor<Ctx>(
  spec: DoorSpec<Ctx>,
  { holder, options, log }: Materials<Ctx>,
): Promise<Door> {
  const host = String(options["host"]);
  // A context that cannot be made is told now, not to the first who comes.
  const isKnown = await spec.isKnown(await holder.get());
  if (!isKnown && !isLoopback(host))
    throw new UsageError(`--host ${host}: it lets other machines in, and nobody has a token yet`);
  growFreely();
  const listeners = new Set<(name: string) => void>();
  let watched: Ctx | undefined;
  let stop: (() => void) | undefined;
  const watch = (ctx: Ctx): void => {
    if (ctx === watched) return;
    stop?.();
    watched = ctx;
    stop = spec.revoked(ctx, (name) => {
      for (const gone of listeners) gone(name);
    });
  };
  return {
    isKnown,
    limits: limitsOf(spec.limits, options, () => watched && spec.perSecond?.(watched)),
    answers: spec.answers,
    async verify(token) {
      try {
        const ctx = await holder.get();
        watch(ctx);
        return await spec.verify(token, ctx);
      } catch (thrown) {
        if (thrown instanceof ToolFault) throw thrown;
        const stack = thrown instanceof Error ? thrown.stack : String(thrown);
        log.error("a token could not be verified", { stack });
        throw thrown;
      }
    },
    onGone: (gone) => void listeners.add(gone),
    close: () => stop?.(),
  };
}

/** Takes back what `start` has set: many players make more garbage in a second than one user in an hour. */
function growFreely(): void {
  setFlagsFromString("--semi-space-growth-factor=2");
  setFlagsFromString("--heap-growing-percent=0");
}

/** Its limits, where the command line says nothing else, and all processes no less. */
function limitsOf(
  limits: DoorLimits,
  options: Options,
  ofAll: () => number | undefined,
): DoorLimits {
  const given = (name: string, otherwise: number) => Number(options[name] ?? otherwise);
  const perSecond = given("perSecond", limits.perSecond);
  return {
    get perSecond() {
      return Math.min(perSecond, ofAll() ?? perSecond);
    },
    burst: given("burst", limits.burst),
    bodyBytes: given("bodyBytes", limits.bodyBytes),
    sessionsEach: given("sessionsEach", limits.sessionsEach),
    sessions: given("sessions", limits.sessions),
    idleMs: given("idle", limits.idleMs / 60_000) * 60_000,
  };
}
