export { type FaultDetails, ToolFault } from "./faults.js";
export type { CommandSpec, FlagSpec, FlagValue, Options } from "./flags.js";
export type { Log, LogFields, LogLevel, LogWrite } from "./log.js";
export { nearest } from "./nearest.js";
export { runServer } from "./run.js";
export type { ServerSpec } from "./server.js";
export {
  type Access,
  type ArgsOf,
  type Call,
  type Reply,
  type Shape,
  type ToolSpec,
  type TypedToolSpec,
  toolsFor,
} from "./tool.js";
export { UsageError } from "./usage-error.js";
