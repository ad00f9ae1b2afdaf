import { expect, test } from "vitest";
import { creatureOf, usingDice } from "../../../testing/index.js";
import { resolve } from "../../resolve/resolve.js";

const bo = creatureOf({ make: { levels: [{ class: "fighter", hp: 10 }] } });
const state = { clock: 0, creatures: { a: bo } };

test.each(["constructor", "toString", "hasOwnProperty"])(
  "%s is neither a choice nor a hit die",
  async (name) => {
    const using = await usingDice();
    const choices = { [name]: "Defense" };
    expect(resolve(state, { type: "update", id: "a", request: { choices } }, using)).toMatchObject({
      ok: false,
      error: { code: "ILLEGAL_CHOICE" },
    });
    const request = { restType: "short", hitDice: { [name]: 1 } } as const;
    expect(resolve(state, { type: "rest", id: "a", request }, using)).toMatchObject({
      ok: false,
      error: { code: "NO_HIT_DICE" },
    });
  },
);
