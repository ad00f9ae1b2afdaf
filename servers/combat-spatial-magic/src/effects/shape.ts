import * as z from "zod";
import { duration } from "../input/lasting.js";
import { modifierShape } from "../input/modifiers.js";
import { anyObject, fields, nested } from "../input/nested.js";
import { ability, name } from "../input/params.js";

/** An effect as callers write it. */
export const effectShape = fields({
  name,
  kind: z.enum(["boon", "curse", "neutral"]).optional(),
  source: name.optional(),
  modifiers: z.array(modifierShape).max(10).optional(),
  duration: duration.optional(),
  saveAbility: ability.optional(),
  saveDC: z.int().min(1).max(60).optional(),
  trigger: z.string().max(500).optional(),
  stacks: z.boolean().optional(),
});

/** The same as a parameter. */
export const effect = nested(anyObject, effectShape);
