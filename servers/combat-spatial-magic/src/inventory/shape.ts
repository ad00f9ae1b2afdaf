import * as z from "zod";
import { anyObject, nameOr, nested } from "../nested.js";
import { srdName } from "../params.js";
import { customItem } from "../shapes.js";

/** A thing by name, or one of the campaign's own with what it is. */
export const item = nested(z.union([z.string(), anyObject]), nameOr(srdName, customItem));
