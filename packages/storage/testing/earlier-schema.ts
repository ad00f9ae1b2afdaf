/** SQL that takes away again what migrations after schema 7 have brought: for files as an earlier version kept them. */
export const backToSchema7 = `
  DROP TABLE renames; DROP TABLE battlefields; DROP TABLE combatants;
  DROP INDEX characters_own_key; DROP INDEX characters_fight_key;
  DROP INDEX characters_by_name; DROP INDEX characters_by_type;
  ALTER TABLE characters DROP COLUMN encounter_id; DROP TABLE encounters;
  CREATE UNIQUE INDEX characters_key_unique ON characters (key);
  CREATE INDEX characters_by_name ON characters (key, id, name, character_type, level, classes);
  CREATE INDEX characters_by_type ON characters (character_type, key, id, level, classes);
  PRAGMA user_version = 7`;
