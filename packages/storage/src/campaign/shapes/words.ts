import * as z from "zod";

// Storage keeps state and does not judge it: a word of a closed vocabulary is any text here.

/** A word of a vocabulary that others define. */
export const word = <T extends string>() =>
  z.custom<T>((value) => typeof value === "string" && value.length <= 200, "a word is expected");

/** Any text that is not enormous: who asks people for it sets the limits that they hear of. */
export const text = z.string().max(200_000);
/** What any number may come to, either sign. */
export const farthest = 1_000_000_000_000;
/** A number of things; some may be owed. */
export const whole = z.int().min(-farthest).max(farthest);

/** An object whose keys are words and whose values are all of one shape. */
export const byWord = <T>(value: z.ZodType<T>) => z.record(z.string().max(200), value);

/** Milliseconds since 1970, as far as dates go. */
export const time = z.int().min(-8_640_000_000_000_000).max(8_640_000_000_000_000);

/** Whether a text is JSON. */
export function isJson(said: string): boolean {
  try {
    JSON.parse(said);
    return true;
  } catch {
    return false;
  }
}
