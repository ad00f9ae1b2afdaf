import {
  type FlagSpec,
  type FlagValue,
  flagKey,
  flagName,
  flagValue,
  type Options,
} from "./flags.js";

/**
 * The options of a command line that has flags alone, as clients' settings have them: with them a
 * server starts without loading a parser. Nothing where it takes one to say what is meant.
 */
export function plainFlags(
  flags: readonly FlagSpec[],
  argv: readonly string[],
): Options | undefined {
  const known = new Map(flags.map((spec) => [`--${flagName(spec)}`, spec]));
  const given: Partial<Record<string, FlagValue>> = {};
  const words = argv.flatMap((word) => joined.exec(word)?.slice(1) ?? word).values();
  for (const word of words) {
    const spec = known.get(word);
    if (spec === undefined) return undefined;
    const isSwitch = !spec.flag.includes("<");
    const text = isSwitch ? "" : words.next().value;
    if (!isSwitch && (!text || text.startsWith("-"))) return undefined;
    given[flagKey(spec)] = isSwitch || flagValue(spec, text ?? "");
  }
  return given;
}

/** A flag and its value in one word. */
const joined = /^(--[^=]+)=([^-].*)$/su;
