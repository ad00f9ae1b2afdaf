import * as z from "zod";
import { argumentsSchema, parseArguments } from "./arguments.js";
import type { Content } from "./content.js";
import { ToolFault } from "./faults.js";
import { brief, cutText } from "./limit/cut-text.js";
import { mostCharacters } from "./limit/limited.js";
import type { Nearest } from "./nearest.js";
import type { PromptArgument, PromptSpec } from "./prompt.js";
import { asProtocolError } from "./protocol-error.js";
import type { Call } from "./tool.js";

/** A prompts/get as it arrives. */
export interface PromptRequest {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, string>> | undefined;
}

/** The payload of prompts/list. */
export function listPrompts<Ctx>(prompts: readonly PromptSpec<Ctx>[]) {
  return {
    prompts: prompts.map(({ name, title, description, arguments: taken }) => ({
      name,
      title,
      description,
      arguments: taken.map((argument) => ({
        name: argument.name,
        description: argument.description,
        required: argument.required,
      })),
    })),
  };
}

/** The payload of prompts/get; rejects with a ProtocolError. */
export async function getPrompt<Ctx>(
  content: Content<Ctx>,
  { name, arguments: given = {} }: PromptRequest,
  call: Call,
) {
  try {
    const prompt = promptNamed(content, name);
    const args = promptArguments(prompt, given, content.nearest);
    const { description = prompt.description, messages } = await prompt.render(
      args,
      await content.context(),
      call,
    );
    return {
      description,
      messages: messages.map(({ role, text }) => ({
        role,
        content: { type: "text" as const, text: cutText(text, mostCharacters) },
      })),
    };
  } catch (thrown) {
    throw asProtocolError(thrown, { kind: "prompt", name }, call.log);
  }
}

/** The prompt of that name; throws the fault that names the nearest ones. */
export function promptNamed<Ctx>(
  { prompts, nearest }: Pick<Content<Ctx>, "prompts" | "nearest">,
  name: string,
): PromptSpec<Ctx> {
  const found = prompts.find((prompt) => prompt.name === name);
  if (found) return found;
  const names = prompts.map((prompt) => prompt.name);
  throw new ToolFault({
    code: "UNKNOWN_PROMPT",
    message: `There is no prompt ${JSON.stringify(brief(name))}`,
    hint: promptHint(nearest(name, names), names),
  });
}

function promptHint(close: readonly string[], names: readonly string[]): string {
  if (close.length > 0) return `Did you mean ${close.join(" or ")}?`;
  return names.length === 0 ? "This server has none" : `There are ${names.join(", ")}`;
}

/** A form that was not filled in sends blanks: a blank is as good as nothing. */
function promptArguments<Ctx>(
  prompt: PromptSpec<Ctx>,
  given: Readonly<Record<string, string>>,
  nearest: Nearest,
): Record<string, string> {
  const filled = Object.entries(given).filter(([, value]) => value.trim() !== "");
  const shape = Object.fromEntries(
    prompt.arguments.map((argument) => {
      const schema = valueSchema(argument);
      return [argument.name, argument.required ? schema : schema.optional()];
    }),
  );
  const args = parseArguments(
    argumentsSchema(shape),
    { input: shape, nearest },
    Object.fromEntries(filled),
  );
  return z.record(z.string(), z.string()).parse(args);
}

/** People write them: capitals and blanks around a value say nothing. */
function valueSchema<Ctx>({ values }: PromptArgument<Ctx>): z.ZodType<string> {
  if (values === undefined) return z.string();
  const meant = (given: unknown) => {
    const text = typeof given === "string" ? given.trim().toLowerCase() : given;
    return values.find((value) => value.toLowerCase() === text) ?? given;
  };
  return z.preprocess(meant, z.enum(values));
}
