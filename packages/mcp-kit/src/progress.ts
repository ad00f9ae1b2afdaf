const GAP_MS = 100;

/** One notification of how far a call has come. */
export interface Step {
  readonly progress: number;
  readonly total?: number;
  readonly message?: string;
}

/** Says how far a call has come: `done` of `total`, in any unit; only growth is told, as the protocol asks. */
export type Progress = (done: number, total?: number, message?: string) => void;

/** A call's progress, and its end, before which the last step is sent. */
export interface ProgressReport {
  readonly progress: Progress;
  end(): Promise<void>;
}

/** Thins steps to one every 100 ms plus the last, and sends none after the end. `now` in milliseconds. */
export function reportProgress(
  send: (step: Step) => Promise<void>,
  now: () => number,
): ProgressReport {
  let ended = false;
  let reached = Number.NEGATIVE_INFINITY;
  let sentAt = Number.NEGATIVE_INFINITY;
  let held: Step | undefined;
  const sendHeld = async (): Promise<void> => {
    if (!held) return;
    const step = held;
    held = undefined;
    sentAt = now();
    // A caller that left does not fail the work it asked for.
    await send(step).catch(() => undefined);
  };
  return {
    progress(done, total, message) {
      if (ended || !Number.isFinite(done) || done <= reached) return;
      reached = done;
      held = {
        progress: done,
        ...(total !== undefined && { total }),
        ...(message !== undefined && { message }),
      };
      if (now() - sentAt >= GAP_MS) void sendHeld();
    },
    end() {
      ended = true;
      return sendHeld();
    },
  };
}
