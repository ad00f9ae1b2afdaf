import { capital, counted, listed, the } from "../render/words.js";
import type { Scene } from "../state/scene.js";
import { firstFitting } from "../world/condition.js";
import type { Npc } from "../world/model.js";
import { type Decision, refuse } from "./deed.js";
import { factsOf, offered } from "./facts.js";
import { findOnly } from "./find.js";

/** Hears what somebody has to say, to offer and to trade. */
export function talk(scene: Scene, wanted: string | undefined): Decision {
  const { npcs } = scene;
  if (npcs.length === 0) return refuse("NOBODY_HERE", "There is nobody here to talk to");
  const search = { code: "NOBODY_HERE", none: "There is nobody called", where: " here" };
  const matched = findOnly(wanted, npcs, search);
  if ("refused" in matched) return matched;
  const npc = matched.found;
  const told = [speech(npc, scene), ...offers(npc, scene), ...trades(npc, scene)];
  return { told: told.join(" "), data: { npc: npc.id } };
}

function speech({ name, talk: speeches }: Npc, scene: Scene): string {
  const said = firstFitting(speeches, factsOf(scene));
  const who = capital(the(name));
  return said === undefined ? `${who} has nothing to say.` : `${who} says: "${said.says}"`;
}

const offers = ({ id }: Npc, scene: Scene): readonly string[] =>
  offered(scene).flatMap(({ name, offer }) =>
    "npc" in offer && offer.npc === id
      ? [`${offer.text} Do you wish to accept this quest (${name})? accept_quest does.`]
      : [],
  );

/** What is given for what: give hands it over. */
const trades = ({ name, trades: all }: Npc, { atlas }: Scene): readonly string[] =>
  all.map(({ takes, gives }) => {
    const named = (kinds: readonly string[]) =>
      listed(counted(kinds.map((kind) => atlas.items.get(kind)?.name ?? kind)));
    return `For ${named(takes)} ${the(name)} gives ${named(gives)} (give).`;
  });
