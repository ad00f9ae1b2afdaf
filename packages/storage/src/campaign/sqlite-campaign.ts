import { asStorageError } from "../errors.js";
import { type FileGuard, noGuard } from "../file-guard.js";
import { fileOf } from "../file-of.js";
import { schemaGuard } from "../migrate.js";
import type { Database } from "../open.js";
import type { Orm } from "../orm.js";
import { ormOf } from "../orm.js";
import { endTurn, onceATurn } from "../turn.js";
import { watching } from "../watch.js";
import { whenFree } from "../when-free.js";
import { rowsIn } from "./all-rows.js";
import { baselineIn } from "./baseline.js";
import type { CharacterRows } from "./characters.js";
import { asRace, writer } from "./commit.js";
import type { FightRows } from "./encounters.js";
import { ofFile } from "./file.js";
import { backupFile } from "./files.js";
import { eventsOf, logged, rowsAfter } from "./log.js";
import { type Memory, memoryOf } from "./memory.js";
import type { CampaignFile, Characters, Commit, Encounters } from "./model.js";
import { type Attempt, type Looks, repositoryOf } from "./rows.js";
import { stateIn } from "./state.js";

/** A campaign over an open database, which it closes. */
export function sqliteCampaign(database: Database, guard = noGuard): CampaignFile {
  const orm = ormOf(database);
  const refuseNewer = schemaGuard(database);
  const memory = memoryOf(database, refuseNewer);
  const rows = rowsIn(orm, memory);
  const { characters, encounters, parties, locations, notes } = rows;
  const write = writer({ database, orm }, rows);
  const { attempt, check, ...looks } = waysInto(database, guard, memory);
  const writeAll = database.transaction((commit: Commit) => {
    check();
    refuseNewer();
    write(commit);
  });
  const { once, together } = looks;
  // A party's members are a statement of their own.
  const severally: Looks = { once: together, together };
  const state = memory.remember(stateIn(orm));
  return {
    characters: charactersOf(characters, looks),
    encounters: encountersOf(encounters, looks, orm),
    parties: {
      ...repositoryOf(parties, severally),
      all: () => together(() => parties.all()),
      active: () => together(() => parties.active()),
      of: (characterId) => together(() => parties.of(characterId)),
      at: (locationId) => together(() => parties.at(locationId)),
    },
    locations: {
      ...repositoryOf(locations, looks),
      inside: (locationId) => together(() => locations.inside(locationId)),
      leadingTo: (name) => together(() => locations.leadingTo(name)),
    },
    notes: {
      load: (id) => together(() => notes.read(id)),
      search: (filter) => together(() => notes.search(filter)),
      latest: (filter) => together(() => notes.latest(filter)),
    },
    state: () => once(() => state.at("")),
    commit: (commit) =>
      attempt(() => {
        try {
          writeAll.immediate(commit);
        } finally {
          // Whoever lost a race looks again, too.
          endTurn();
        }
        characters.written(commit.characters ?? []);
        encounters.written(commit);
        if (commit.campaign !== undefined) state.forget();
      }),
    changesSince: (seq, limit) => together(() => rowsAfter(orm, seq, limit).map(logged)),
    wasReplaced: guard.wasReplaced,
    watch: watching(database, guard),
    baseline: () => together(() => baselineIn(orm)),
    ...ofFile({ database, orm, rows, memory, attempt }),
    close: () => closed(database, guard),
  };
}

const charactersOf = (rows: CharacterRows, looks: Looks): Characters => ({
  ...repositoryOf(rows, looks),
  everyone: () => looks.once(() => rows.entries()),
  list: (filter) => looks.together(() => rows.list(filter)),
  bearing: (sources) => looks.once(() => rows.bearing(sources)),
  timed: () => looks.once(() => rows.timed()),
  concentrating: () => looks.once(() => rows.concentrating()),
});

const encountersOf = (rows: FightRows, { once, together }: Looks, orm: Orm): Encounters => ({
  load: (id) =>
    together(
      () => rows.whole(id),
      () => rows.isKnown(id),
    ),
  called: (idOrName) => together(() => rows.called(idOrName)),
  names: () => once(() => rows.entries()),
  active: () => once(() => rows.active()),
  of: (creatureId) => once(() => rows.of(creatureId)),
  fighting: (name) => once(() => rows.fighting(name)),
  latest: (id, limit) => once(() => eventsOf(orm, `encounter:${id}`, limit)),
});

/** How it is asked: for whatever is remembered, after a look whether it still holds. */
function waysInto(
  database: Database,
  guard: FileGuard,
  memory: Memory,
): Looks & { readonly attempt: Attempt; readonly check: () => void } {
  // The driver is synchronous: what it throws becomes a rejection here.
  const failed = (thrown: unknown): never => {
    throw asStorageError(asRace(thrown), fileOf(database));
  };
  const attempt: Attempt = (work) =>
    whenFree(() => {
      guard.refuse();
      return work();
    }).catch(failed);
  // Each look is a call into the system: a command asks ten times.
  const check = onceATurn(guard.check);
  const look = onceATurn(memory.look);
  const seen = <T>(work: () => T): T => {
    check();
    look();
    return work();
  };
  // What others write meanwhile is seen whole or not at all.
  const inOne = database.transaction((work: () => unknown) => {
    check();
    memory.look();
    return work();
  }) as typeof seen;
  const together: Looks["together"] = (work, isKnown = () => false) =>
    attempt(() => {
      if (!isKnown()) return inOne(work);
      check();
      memory.look();
      // Others may have written just now, and nothing is known any more.
      return isKnown() ? work() : inOne(work);
    });
  return {
    attempt,
    check,
    once: (work) => attempt(() => seen(work)),
    together,
  };
}

/** Of a file that was replaced this connection alone may know what is in its log: all of it is kept. */
async function closed(database: Database, guard: FileGuard): Promise<void> {
  const isLost = guard.wasReplaced() && database.open && !database.memory;
  try {
    if (isLost) {
      const { backUp } = await import("./backup.js");
      await backUp(database, backupFile(fileOf(database), "replaced", Date.now()));
    }
  } catch (thrown) {
    throw asStorageError(thrown, fileOf(database));
  } finally {
    database.close();
    if (isLost) guard.removeLog();
  }
}
