import assert from "node:assert/strict";
import { enter, isRecord, say, show } from "../stage.js";

/** A fight's worth of dice: an attack, its damage, a shot with advantage, and a die nobody owns. */
export async function diceScene(): Promise<void> {
  say(
    "\nThe dice. A goblin leaps from the ditch, and nobody has to trust the dungeon master's memory.\n",
  );
  const dice = await enter("@tabletop-mcp/dice");
  assert.deepEqual(dice.tools, ["roll_dice"]);
  const roll = async (text: string) => {
    const answer = await dice.ask("roll_dice", { text });
    show(text, answer.text);
    assert(Array.isArray(answer.data["terms"]) && answer.data["terms"].every(isRecord));
    const terms: readonly Readonly<Record<string, unknown>>[] = answer.data["terms"];
    const sum = terms.reduce((total, term) => total + Number(term["subtotal"]), 0);
    assert.equal(answer.data["total"], sum, "The terms do not add up to the total.");
    return { terms, total: sum };
  };

  const attack = await roll("d20 + 5 to hit");
  assert(attack.total >= 6 && attack.total <= 25);
  const damage = await roll("2d6 + 1d8 + 3 for sneak attack");
  assert(damage.total >= 6 && damage.total <= 23);

  const shot = await roll("roll a d20 with advantage and a +3 modifier");
  const [d20] = shot.terms;
  assert(d20?.["mode"] === "advantage" && Array.isArray(d20["rolls"]) && d20["rolls"].length === 2);
  assert.equal(
    d20["subtotal"],
    Math.max(...d20["rolls"].map(Number)),
    "Advantage keeps the higher die.",
  );

  say("\n  A die that does not exist is refused, and nothing is rolled:");
  show("2d7 + 1", await dice.refuse("roll_dice", { text: "2d7 + 1" }, "INVALID_DIE"));
  show(
    "d20 advatage",
    await dice.refuse("roll_dice", { text: "d20 advatage" }, "UNPARSEABLE_INPUT"),
  );
  await dice.leave();
}
