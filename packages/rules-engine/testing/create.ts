import type { CreateRequest } from "../src/game/request.js";
import { createRule } from "../src/rules/character/create.js";
import { numbersOf } from "../src/sheet/numbers.js";
import { deepFreeze } from "./creature.js";
import { usingDice } from "./using.js";

/** What create_character is asked for, but for the name. */
export type Wanted = Omit<CreateRequest, "name">;

const nobody = { clock: 0, creatures: {} };

async function ask(request: Wanted, dice: readonly number[]) {
  const using = await usingDice(...dice);
  const named = { name: "Ada", ...request };
  const asked = createRule(nobody, deepFreeze({ type: "create", id: "a", request: named }), using);
  using.rng.assertSpent();
  return { asked, using };
}

/** The event of Ada's creation, with her numbers; the dice must all be thrown. */
export async function created(request: Wanted, ...dice: readonly number[]) {
  const { asked, using } = await ask(request, dice);
  if (!asked.ok) throw new Error(`${asked.error.code}: ${asked.error.message}`);
  const [event] = asked.value.events;
  if (event?.type !== "created") throw new Error("Nobody was created.");
  return { ...event, numbers: numbersOf(event.creature, using.compendium) };
}

/** The refusal to create Ada. */
export async function notCreated(request: Wanted) {
  const { asked } = await ask(request, []);
  if (asked.ok) throw new Error("Ada was created.");
  return asked.error;
}
