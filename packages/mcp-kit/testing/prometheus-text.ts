/** A line of Prometheus's text format that has a value. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const sample =
  /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (?<value>\S+)$/u;

/** Reads the text format 0.0.4 strictly; throws for a line that is none of it, for a name that no TYPE announces, and for what is there twice. */
export function samplesIn(text: string): readonly Sample[] {
  if (!text.endsWith("\n")) throw new Error("the last line does not end");
  const types = new Set([...text.matchAll(typed)].map(([, name = ""]) => name));
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const names = lines.map((line) => line.replace(/ \S+$/u, ""));
  if (new Set(names).size < names.length) throw new Error("something is there twice");
  return lines.map((line) => {
    const { name = "", labels = "", value = "" } = sample.exec(line)?.groups ?? {};
    if (!types.has(name) && !types.has(name.replace(/_(?:bucket|sum|count)$/u, "")))
      throw new Error(`no TYPE announces: ${line}`);
    return { name, labels: labelsIn(labels), value: numberIn(value) };
  });
}

const typed = /^# TYPE (\S+) (?:counter|gauge|histogram|summary)$/gmu;

const labelsIn = (text: string): Sample["labels"] =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/gu)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );

/** As Go's ParseFloat takes it, in any case. */
function numberIn(text: string): number {
  if (/^nan$/iu.test(text)) return Number.NaN;
  if (/^\+?inf$/iu.test(text)) return Number.POSITIVE_INFINITY;
  if (!/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu.test(text)) throw new Error(`no number: ${text}`);
  return Number(text);
}

/** The value of the one sample of that name with these labels. */
export function sampleValue(
  all: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const wanted = Object.entries(labels);
  return all.find(
    (one) => one.name === name && wanted.every(([key, value]) => one.labels[key] === value),
  )?.value;
}
