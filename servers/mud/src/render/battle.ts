import { healthOf } from "../fight/life.js";
import { isUnlocked, textNow } from "../play/facts.js";
import { exitsOf } from "../play/move.js";
import type { Using } from "../play/wear.js";
import { foes, type MonsterThere, type Scene } from "../state/scene.js";
import { capital, listed } from "./words.js";

/** The enemies here, how the player stands, and what can be done about them. */
export function battleText(scene: Scene, using: Using): string {
  const enemies = foes(scene);
  if (enemies.length === 0) return "No enemies here.";
  const { current, max } = healthOf({ origin: using.origin, life: scene.me.body.life });
  return [
    ...enemies.map((enemy) => enemyText(enemy, scene, using)),
    `You have ${current} of ${max} hit points.${current * 3 <= max ? " That is little: think of fleeing." : ""}`,
    optionsText(scene),
  ].join("\n");
}

function enemyText(enemy: MonsterThere, scene: Scene, { compendium }: Using): string {
  const { made, name, body } = enemy;
  const block = compendium.statBlocks.find(made.monster);
  const hp = body.life.hp?.current ?? block?.hitPoints.average;
  const most = block?.hitPoints.average;
  const wounds = hp === undefined || most === undefined ? "" : ` It ${wounded(hp / most)}.`;
  const kind =
    block === undefined
      ? ""
      : ` (${block.size} ${block.type}, challenge ${fraction(block.challenge)})`;
  return `${capital(name)}${kind}: ${textNow(made.description, scene)}${wounds}`;
}

/** Challenge ratings below 1 are an eighth, a quarter and a half. */
const fraction = (challenge: number): string =>
  challenge > 0 && challenge < 1 ? `1/${1 / challenge}` : String(challenge);

const wounded = (share: number): string =>
  share >= 1
    ? "is unhurt"
    : share > 1 / 2
      ? "is scratched"
      : share > 1 / 4
        ? "is badly hurt"
        : "is nearly dead";

function optionsText(scene: Scene): string {
  const ways = listed(
    exitsOf(scene).flatMap(({ direction, lock }) =>
      lock === undefined || isUnlocked(scene, lock) ? [direction] : [],
    ),
    "or",
  );
  const drinks = scene.carried.filter(({ kind }) => kind.use?.heals !== undefined);
  const [drink] = drinks;
  return [
    "battle strikes, and the enemies strike back.",
    ...(drink === undefined ? [] : [`use ${drink.name} heals you.`]),
    `flee or move leaves the fight: ${ways}.`,
  ].join(" ");
}
