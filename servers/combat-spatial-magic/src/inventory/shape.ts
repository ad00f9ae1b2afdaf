import * as z from "zod";
import { anyObject, nameOr, nested } from "../input/nested.js";
import { srdName } from "../input/params.js";
import { customItem } from "../input/shapes.js";

/** A thing by name, or one of the campaign's own with what it is. */
export const item = nested(z.union([z.string(), anyObject]), nameOr(srdName, customItem));
