import { cryptoRng } from "@tabletop-mcp/dice-core";
import { inFaults, type Log, type Options, ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Compendium, srdCompendium } from "@tabletop-mcp/rules-engine";
import { callPatienceMs } from "@tabletop-mcp/storage";
import type { MudContext } from "./context.js";
import { originOf } from "./fight/origin.js";
import type { Rules } from "./fight/types.js";
import { counted } from "./metrics.js";
import { openRegister } from "./players/register.js";
import { newAcquaintances } from "./session/acquaintances.js";
import { openPlaces } from "./session/places.js";
import { seed } from "./session/seed.js";
import { atlasOf } from "./state/atlas.js";
import { openStore } from "./store/open.js";
import { useSqlite } from "./store/sqlite.js";
import { loadWorld, WorldFileError } from "./world/load.js";
import type { World } from "./world/model.js";
import { tablesFor } from "./world/own-blocks.js";
import { originAsked } from "./world/sheet.js";

/** The context of a running server: the world's file, what has become of it, the system's dice and clock. */
export async function openContext(options: Options, log: Log): Promise<MudContext> {
  useSqlite(options, { tell: log.warn, patienceMs: callPatienceMs });
  const srd = await srdCompendium();
  const world = await readWorld(options, srd);
  const bare = await inFaults(() => openStore(options, Date.now));
  const { store, counts } = options["metrics"] === undefined ? { store: bare } : counted(bare);
  try {
    return await contextOf({ world, store, srd, counts });
  } catch (thrown) {
    await store.close();
    throw thrown;
  }
}

/** What play needs, of a world that was read and a store that is open. */
export async function contextOf({
  world,
  store,
  srd,
  counts,
}: {
  readonly world: World;
  readonly store: MudContext["store"];
  readonly srd: Compendium;
  readonly counts?: MudContext["counts"];
}): Promise<MudContext> {
  const atlas = atlasOf(world);
  const compendium = tablesFor(world, srd);
  const rng = cryptoRng();
  const origin = originOf(originAsked(world.sheet), { rng, compendium });
  if (!origin.ok) throw new ToolFault(origin.error);
  await seed(store, atlas, Date.now());
  return {
    store,
    register: openRegister(store),
    places: openPlaces(store, atlas),
    atlas,
    compendium,
    origin: origin.value,
    monsterOrigin: monstersBy({ rng, compendium }),
    rng,
    now: Date.now,
    turns: new Map(),
    known: newAcquaintances(),
    counts,
  };
}

/** Makes each kind of monster once: the rules remember what they work out by the object. */
function monstersBy(rules: Rules): MudContext["monsterOrigin"] {
  const made = new Map<string, MudContext["origin"]>();
  return (creature) => {
    const known = made.get(creature);
    if (known !== undefined) return known;
    const origin = originOf({ creature }, rules);
    if (!origin.ok) throw new Error(`${creature}: ${origin.error.message}`);
    made.set(creature, origin.value);
    return origin.value;
  };
}

async function worldOf({ world }: Options, srd: Compendium): Promise<World> {
  if (typeof world === "string") return loadWorld(world, srd);
  const { defaultWorld } = await import("./world/default-world.js");
  return defaultWorld(srd);
}

/** What is wrong with a file is told to the caller as what it is. */
async function readWorld(options: Options, srd: Compendium): Promise<World> {
  try {
    return await worldOf(options, srd);
  } catch (thrown) {
    if (!(thrown instanceof WorldFileError)) throw thrown;
    throw new ToolFault({ code: "WORLD_FILE", message: thrown.message });
  }
}
