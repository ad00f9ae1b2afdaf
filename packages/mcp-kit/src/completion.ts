import type { Content } from "./content.js";
import { ToolFault } from "./faults.js";
import type { PromptArgument } from "./prompt.js";
import { promptNamed } from "./prompts.js";
import { asProtocolError } from "./protocol-error.js";
import { variablesOf } from "./resources.js";
import type { Call } from "./tool.js";

/** Values for what has been typed so far (at first nothing), best first. */
export type Complete<Ctx> = (
  value: string,
  ctx: Ctx,
  call: Call,
) => Promise<readonly string[]> | readonly string[];

/** A completion/complete as it arrives. */
export interface CompletionRequest {
  readonly ref:
    | { readonly type: "ref/prompt"; readonly name: string }
    | { readonly type: "ref/resource"; readonly uri: string };
  readonly argument: { readonly name: string; readonly value: string };
}

/** The most values that the protocol allows in one answer. */
const MOST_VALUES = 100;

/** The payload of completion/complete; rejects with a ProtocolError. */
export async function completeArgument<Ctx>(
  content: Content<Ctx>,
  { ref, argument }: CompletionRequest,
  call: Call,
) {
  try {
    const complete = completerOf(content, ref, argument.name);
    const found = complete ? await complete(argument.value, await content.context(), call) : [];
    const values = found.slice(0, MOST_VALUES);
    const hasMore = found.length > MOST_VALUES;
    return { completion: { values, total: found.length, hasMore } };
  } catch (thrown) {
    const isPrompt = ref.type === "ref/prompt";
    const failed = isPrompt
      ? { kind: "prompt" as const, name: ref.name }
      : { kind: "resource" as const, name: ref.uri };
    throw asProtocolError(thrown, failed, call.log);
  }
}

function completerOf<Ctx>(
  content: Content<Ctx>,
  ref: CompletionRequest["ref"],
  name: string,
): Complete<Ctx> | undefined {
  if (ref.type === "ref/prompt") {
    const known = promptNamed(content, ref.name).arguments;
    const argument = known.find((one) => one.name === name);
    if (!argument)
      throw unknownArgument(
        name,
        known.map((one) => one.name),
      );
    return argument.complete ?? amongValues(argument);
  }
  const { resources } = content;
  const resource = resources.find(({ uriTemplate }) => uriTemplate === ref.uri);
  if (!resource)
    throw unknownTemplate(
      ref.uri,
      resources.map(({ uriTemplate }) => uriTemplate),
    );
  const known = variablesOf(resource.uriTemplate);
  if (!known.includes(name)) throw unknownArgument(name, known);
  return resource.complete?.[name];
}

/** Those that begin with what was typed. */
function amongValues<Ctx>({ values }: PromptArgument<Ctx>): Complete<Ctx> | undefined {
  return values && ((typed) => values.filter((value) => begins(value, typed)));
}

const begins = (value: string, typed: string): boolean =>
  value.toLowerCase().startsWith(typed.trim().toLowerCase());

function unknownTemplate(uri: string, known: readonly string[]): ToolFault {
  const message = `There is no resource template ${JSON.stringify(uri.slice(0, 200))}`;
  return new ToolFault({
    code: "UNKNOWN_TEMPLATE",
    message,
    hint: known.length === 0 ? "This server has none" : `There are ${known.join(", ")}`,
  });
}

function unknownArgument(name: string, known: readonly string[]): ToolFault {
  const message = `There is no argument ${JSON.stringify(name.slice(0, 60))} to complete`;
  return new ToolFault({
    code: "UNKNOWN_PARAMETER",
    message,
    hint: known.length === 0 ? "It takes none" : `Allowed: ${known.join(", ")}`,
  });
}
