import type { Orm } from "../orm.js";
import { type CharacterRows, characterRows } from "./characters.js";
import { type FightRows, fightRows } from "./encounters.js";
import { type LocationRows, locationRows } from "./locations.js";
import { type Memory, noMemory } from "./memory.js";
import { type NoteRows, noteRows } from "./notes.js";
import { type PartyRows, partyRows } from "./parties.js";

/** Every kind of aggregate as rows. */
export interface AllRows {
  readonly characters: CharacterRows;
  readonly encounters: FightRows;
  readonly parties: PartyRows;
  readonly locations: LocationRows;
  readonly notes: NoteRows;
}

/** The rows of a database, read as they are unless a memory is given. */
export const rowsIn = (orm: Orm, memory: Memory = noMemory): AllRows => ({
  characters: characterRows(orm, memory),
  encounters: fightRows(orm, memory),
  parties: partyRows(orm),
  locations: locationRows(orm),
  notes: noteRows(orm),
});
