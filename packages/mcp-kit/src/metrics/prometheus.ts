// A bundler shows a CommonJS module's default export only.
import prometheus from "prom-client";
import type { Kept, Meter, MetricSpec } from "./meter.js";

/** What is counted, and how it is shown. */
export interface Prometheus {
  readonly meter: Meter;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a millisecond, which a look into memory takes, to ten seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts nothing yet. Labels are words of the server's own: nothing that a caller has written becomes one. */
export function createPrometheus<Ctx>(
  own: readonly MetricSpec<Ctx>[],
  context: () => Promise<Ctx>,
): Prometheus {
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  const meter = createMeter(registry);
  for (const spec of own) showOwn(registry, spec, context);
  return { meter, text: () => registry.metrics(), contentType: registry.contentType };
}

type Registry = InstanceType<typeof prometheus.Registry>;

function createMeter(registry: Registry): Meter {
  const registers = [registry];
  const calls = new prometheus.Counter({
    name: "tabletop_tool_calls_total",
    help: "Calls of tools: ok, refused (the caller can put it right) or failed",
    labelNames: ["tool", "outcome"],
    registers,
  });
  const seconds = new prometheus.Histogram({
    name: "tabletop_tool_call_duration_seconds",
    help: "How long calls of tools took",
    labelNames: ["tool"],
    buckets,
    registers,
  });
  const told = new prometheus.Counter({
    name: "tabletop_notifications_total",
    help: "Notifications of changes, by the list that has changed, or of a resource",
    labelNames: ["of"],
    registers,
  });
  const streams = new prometheus.Gauge({
    name: "tabletop_streams",
    help: "Streams of changes that are open",
    registers,
  });
  const answers = new prometheus.Counter({
    name: "tabletop_http_requests_total",
    help: "Requests over HTTP by the status of their answer; none where nobody waited for it",
    labelNames: ["status"],
    registers,
  });
  return {
    called({ name: tool } = { name: "unknown" }) {
      const end = seconds.startTimer({ tool });
      return (outcome) => {
        end();
        calls.inc({ tool, outcome });
      };
    },
    told: (of) => told.inc({ of }),
    opened(ended) {
      streams.inc();
      void ended.then(() => streams.dec());
    },
    answered: (status) => answers.inc({ status: String(status ?? "none") }),
    keeps: (kept) => showKept(registry, kept),
  };
}

function showKept(registry: Registry, { callers, sessions }: Kept): void {
  const shown = [
    ["tabletop_callers", "Callers who are told apart and are here now", callers],
    ["tabletop_sessions", "Sessions of the protocol's older era that are kept", sessions],
  ] as const;
  for (const [name, help, count] of shown) {
    new prometheus.Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(count());
      },
    });
  }
}

function showOwn<Ctx>(
  registry: Registry,
  { name, help, type, value }: MetricSpec<Ctx>,
  context: () => Promise<Ctx>,
): void {
  const now = async () => Promise.resolve(value(await context())).catch(() => undefined);
  const spec = { name: `tabletop_${name}`, help, registers: [registry] };
  if (type === "gauge")
    new prometheus.Gauge({
      ...spec,
      async collect() {
        const found = await now();
        if (found !== undefined) this.set(found);
      },
    });
  else
    new prometheus.Counter({
      ...spec,
      async collect() {
        const found = await now();
        if (found === undefined) return;
        this.reset();
        this.inc(found);
      },
    });
}
