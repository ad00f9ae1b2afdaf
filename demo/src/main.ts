import { ambushScene } from "./scenes/ambush.js";
import { campaignScene } from "./scenes/campaign.js";
import { diceScene } from "./scenes/dice.js";
import { duelScene } from "./scenes/duel.js";
import { dungeonScene } from "./scenes/dungeon.js";
import { factsScene } from "./scenes/facts.js";
import { loreScene } from "./scenes/lore.js";
import { publicScene } from "./scenes/public.js";
import { say } from "./stage.js";

const scenes = [
  diceScene,
  factsScene,
  loreScene,
  campaignScene,
  ambushScene,
  duelScene,
  dungeonScene,
  publicScene,
];

try {
  let played = 0;
  for (const scene of scenes) played += (await scene()) === "left out" ? 0 : 1;
  say(`\nThe curtain falls: ${played} of ${scenes.length} scenes played, every answer checked.`);
} catch (error) {
  process.stderr.write(
    `\nThe demo failed. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
}
