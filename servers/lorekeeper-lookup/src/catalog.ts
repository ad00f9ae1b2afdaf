import getAdventuringGear from "./tools/browse/get-adventuring-gear.js";
import getArmorList from "./tools/browse/get-armor-list.js";
import getBackgroundDetails from "./tools/browse/get-background-details.js";
import getClassDetails from "./tools/browse/get-class-details.js";
import getClassFeatures from "./tools/browse/get-class-features.js";
import getFeatDetails from "./tools/browse/get-feat-details.js";
import getMagicItems from "./tools/browse/get-magic-items.js";
import getRaceDetails from "./tools/browse/get-race-details.js";
import getRaceList from "./tools/browse/get-race-list.js";
import getRandomContent from "./tools/browse/get-random-content.js";
import getSpellByLevel from "./tools/browse/get-spell-by-level.js";
import getSpellDetails from "./tools/browse/get-spell-details.js";
import getSpellsByClass from "./tools/browse/get-spells-by-class.js";
import getSpellsBySchool from "./tools/browse/get-spells-by-school.js";
import getSubclassList from "./tools/browse/get-subclass-list.js";
import getWeaponList from "./tools/browse/get-weapon-list.js";
import searchBackgrounds from "./tools/browse/search-backgrounds.js";
import searchClasses from "./tools/browse/search-classes.js";
import searchContent from "./tools/browse/search-content.js";
import searchEquipment from "./tools/browse/search-equipment.js";
import searchFeats from "./tools/browse/search-feats.js";
import searchRaces from "./tools/browse/search-races.js";
import searchSpells from "./tools/browse/search-spells.js";
import validateCharacterBuild from "./tools/browse/validate-character-build.js";
import lookupCharacterOption from "./tools/lookup/lookup-character-option.js";
import lookupCreature from "./tools/lookup/lookup-creature.js";
import lookupEquipment from "./tools/lookup/lookup-equipment.js";
import lookupRule from "./tools/lookup/lookup-rule.js";
import lookupSpell from "./tools/lookup/lookup-spell.js";

/** The tools of this server, in the order in which clients see them. */
export const catalog = [
  lookupSpell,
  lookupCreature,
  lookupCharacterOption,
  lookupEquipment,
  lookupRule,
  searchSpells,
  getSpellDetails,
  getSpellByLevel,
  getSpellsByClass,
  getSpellsBySchool,
  searchRaces,
  getRaceDetails,
  getRaceList,
  searchClasses,
  getClassDetails,
  getSubclassList,
  getClassFeatures,
  searchBackgrounds,
  getBackgroundDetails,
  searchFeats,
  getFeatDetails,
  getWeaponList,
  getArmorList,
  getMagicItems,
  getAdventuringGear,
  searchEquipment,
  searchContent,
  validateCharacterBuild,
  getRandomContent,
];
