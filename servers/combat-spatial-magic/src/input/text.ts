import * as z from "zod";
import { oneLine } from "../render/one-line.js";

/** A short text that is not empty, which goes without saying in a tool's list; it is taken as one line. */
export const said = (most: number, taken: (text: string) => string = oneLine) =>
  z
    .string()
    .overwrite(taken)
    .trim()
    .max(most)
    .refine((text) => text !== "", "must not be empty");

/** The same where it may be empty. */
export const line = (most: number) => z.string().overwrite(oneLine).trim().max(most);
