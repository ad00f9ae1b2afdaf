/** A command line that cannot be obeyed: the message goes to stderr and the process ends with code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
