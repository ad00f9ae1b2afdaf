/** Least severe first; `silent` writes nothing. */
export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

/** A level that `--log-level` takes. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Named values that go into the JSON line beside the message. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes one line. */
export type LogWrite = (msg: string, fields?: LogFields) => void;

/** JSON lines on stderr; stdout belongs to the protocol. */
export interface Log {
  readonly debug: LogWrite;
  readonly info: LogWrite;
  readonly warn: LogWrite;
  readonly error: LogWrite;
  /** Resolves once every line so far is written. */
  flush(): Promise<void>;
}

/** A log that drops lines below `level` and loads its writer with the first line it keeps. */
export function createLog(name: string, level: LogLevel): Log {
  let writer: ReturnType<typeof openWriter> | undefined;
  let written: Promise<void> = Promise.resolve();
  const at = (rank: "debug" | "info" | "warn" | "error"): LogWrite => {
    if (LOG_LEVELS.indexOf(rank) < LOG_LEVELS.indexOf(level)) return () => undefined;
    return (msg, fields = {}) => {
      writer ??= openWriter(name, level);
      written = writer.then((pino) => pino[rank](fields, msg));
    };
  };
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    flush: () => written,
  };
}

async function openWriter(name: string, level: LogLevel) {
  // A bundler shows a CommonJS module's default export only.
  const { default: pino } = await import("pino");
  const options = {
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, pino.destination({ dest: 2, sync: true }));
}
