import { ambushScene } from "./scenes/ambush.js";
import { campaignScene } from "./scenes/campaign.js";
import { diceScene } from "./scenes/dice.js";
import { duelScene } from "./scenes/duel.js";
import { dungeonScene } from "./scenes/dungeon.js";
import { factsScene } from "./scenes/facts.js";
import { loreScene } from "./scenes/lore.js";
import { say } from "./stage.js";

const scenes = [
  diceScene,
  factsScene,
  loreScene,
  campaignScene,
  ambushScene,
  duelScene,
  dungeonScene,
];

try {
  for (const scene of scenes) await scene();
  say(
    `\nThe curtain falls: ${scenes.length} of ${scenes.length} scenes played, every answer checked.`,
  );
} catch (error) {
  process.stderr.write(
    `\nThe demo failed. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
}
