export {
  argumentsSchema,
  type KnownParameters,
  type Names,
  parseArguments,
  underListedNames,
  unlisted,
} from "./arguments.js";
export type { Caller } from "./caller.js";
export type { Complete } from "./completion.js";
export type { ContextLife } from "./context.js";
export { type FaultDetails, inFaults, ToolFault } from "./faults.js";
export type {
  ArgumentSpec,
  CommandCall,
  CommandSpec,
  FlagSpec,
  FlagValue,
  Options,
} from "./flags.js";
export type { DoorLimits, DoorSpec } from "./http/door-spec.js";
export { beginning } from "./limit/cut-text.js";
export type { LiveSpec } from "./live/live-spec.js";
export type { Log, LogFields, LogLevel, LogWrite } from "./log.js";
export type { MetricSpec } from "./metrics/meter.js";
export { type EditDistance, fold, type Nearest, nearestBy } from "./nearest.js";
export type { Progress } from "./progress.js";
export {
  type PromptArgs,
  type PromptArgument,
  type PromptSpec,
  promptsFor,
  type RenderedPrompt,
  type TypedPromptSpec,
} from "./prompt.js";
export {
  type ListedResource,
  type ResourceContent,
  type ResourceTemplate,
  resourcesFor,
  type TypedResourceTemplate,
} from "./resource.js";
export { runServer } from "./run.js";
export type { ServerSpec } from "./server.js";
export { systemWords } from "./system-words.js";
export {
  type Access,
  type ArgsOf,
  type Call,
  type Picture,
  type Reply,
  type Shape,
  type ToolSpec,
  type TypedToolSpec,
  toolsFor,
} from "./tool.js";
export { UsageError } from "./usage-error.js";
