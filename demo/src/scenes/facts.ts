import assert from "node:assert/strict";
import { creatureByName } from "@tabletop-mcp/srd-data/creatures";
import { spellByName } from "@tabletop-mcp/srd-data/spells";
import { enter, say, show } from "../stage.js";

/** Nobody recalls a stat block: the goblin's own figures are rolled, and a spell's. */
export async function factsScene(): Promise<void> {
  say(
    "\nThe facts. What the goblin can do, and what a fireball does, are read and not remembered.\n",
  );
  const goblin = creatureByName("Goblin");
  assert(goblin !== undefined, "There is no goblin.");
  const [scimitar] = goblin.actions;
  const [step] = scimitar?.steps ?? [];
  const [damage] = step?.damage ?? [];
  assert(step?.attack?.bonus !== undefined && damage !== undefined, "The goblin is unarmed.");
  const dice = await enter("@tabletop-mcp/dice");
  const roll = async (text: string, from: string) => {
    const { text: answer, data } = await dice.ask("roll_dice", { text });
    show(`${from}: ${text}`, answer);
    return Number(data["total"]);
  };

  const hit = await roll(`d20 + ${step.attack.bonus}`, `${goblin.name}, ${scimitar?.name}`);
  assert(hit >= 5 && hit <= 24);
  const wound = await roll(damage.roll, `a hit, ${String(damage.type)}`);
  assert(wound >= 3 && wound <= 8, "1d6 + 2 piercing or slashing is 3 to 8.");

  const [burst] = spellByName("fireball")?.steps ?? [];
  const [fire] = burst?.damage ?? [];
  assert(fire !== undefined && burst?.save !== undefined, "Fireball has lost its fire.");
  const burnt = await roll(fire.roll, `Fireball, ${String(burst.save.ability)} save for half`);
  assert(burnt >= 8 && burnt <= 48);
  await dice.leave();
}
