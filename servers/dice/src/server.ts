import { randomUUID } from "node:crypto";
import { cryptoRng, editDistance } from "@tabletop-mcp/dice-core";
import type { ServerSpec } from "@tabletop-mcp/mcp-kit";
import { ulid } from "ulid";
import manifest from "../package.json" with { type: "json" };
import { catalog } from "./catalog.js";
import type { DiceContext } from "./context.js";

const instructions = `Dice for D&D 5e that cannot be faked: the operating system's randomness, every die shown.
Call roll_dice for every random outcome, even a trivial one, and never make up, change or re-roll a result.
Say the total and show the dice from \`explanation\`.
One roll a call: an attack and its damage are two calls, so are two attacks. Add modifiers in the text ("d20 + 7").
Advantage and disadvantage take one d20: "d20 with advantage + 7". Together they cancel: roll a plain d20.
If a roll is refused, nothing was rolled: the error says what to write instead.`;

/** The dice server: one tool, no state. */
export const diceServer: ServerSpec<DiceContext> = {
  name: "tabletop-dice",
  title: "Tabletop dice",
  version: manifest.version,
  instructions,
  editDistance,
  catalog,
  createContext: () => {
    const rng = cryptoRng();
    // A ULID takes sixteen random characters of 32; left to itself it asks the system for each.
    const random = () => (rng.die(32) - 1) / 32;
    return {
      rng,
      now: () => new Date(),
      requestId: () => ulid(undefined, random),
      nonce: () => randomUUID(),
    };
  },
};
