/** Where a record comes from: its document, and the API that gave it. */
export interface Attribution {
  readonly document: string;
  /** "srd-2014", "srd-2024", or a third party's key. */
  readonly document_key: string;
  readonly publisher: string;
  readonly license: string;
  readonly api: Api;
}

export type Api = "open5e-v1" | "open5e-v2" | "dnd5eapi-2014" | "bundled";

/** What every record has. Field names are snake_case: they reach the client as they are. */
export interface BaseRecord {
  readonly kind: Kind;
  /** A slug without the document: "magic-missile". */
  readonly slug: string;
  readonly name: string;
  /** Full text in Markdown; of bundled facts one sentence of our own. */
  readonly description: string;
  readonly source: Attribution;
}

export const kinds = [
  "spell",
  "creature",
  "class",
  "race",
  "background",
  "feat",
  "weapon",
  "armor",
  "magic-item",
  "gear",
  "rule",
  "condition",
  "damage-type",
  "weapon-property",
  "skill",
  "ability-score",
  "magic-school",
  "language",
  "proficiency",
  "alignment",
] as const;
export type Kind = (typeof kinds)[number];

export interface SpellRecord extends BaseRecord {
  readonly kind: "spell";
  readonly level: number;
  /** "evocation" */
  readonly school: string;
  readonly components: {
    readonly verbal: boolean;
    readonly somatic: boolean;
    readonly material: boolean;
    readonly material_details?: string;
    readonly material_cost_gp?: number;
    readonly material_consumed?: boolean;
  };
  /** "1 action", "1 bonus action", "1 reaction", "10 minutes" */
  readonly casting_time: string;
  readonly reaction_trigger?: string;
  /** "150 feet", "Self", "Touch" */
  readonly range: string;
  /** "Instantaneous", "Up to 1 minute" */
  readonly duration: string;
  readonly concentration: boolean;
  readonly ritual: boolean;
  readonly higher_levels?: string;
  /** Lower-case class names, sorted: ["sorcerer", "wizard"] */
  readonly classes: readonly string[];
  /** "8d6" */
  readonly damage_dice?: string;
  readonly damage_types?: readonly string[];
  /** "dexterity" */
  readonly saving_throw?: string;
  readonly attack_roll?: boolean;
  readonly area_of_effect?: { readonly shape: string; readonly size: number };
}

export interface NamedText {
  readonly name: string;
  readonly description: string;
}

export interface CreatureRecord extends BaseRecord {
  readonly kind: "creature";
  /** "Large" */
  readonly size: string;
  /** "dragon", lower case */
  readonly type: string;
  readonly subtype?: string;
  readonly alignment: string;
  readonly armor_class: number;
  readonly armor_details?: string;
  readonly hit_points: number;
  readonly hit_dice: string;
  /** Feet by movement: { walk: 40, fly: 80 }; hover: true */
  readonly speed: Readonly<Record<string, number | boolean | string>>;
  readonly ability_scores: Readonly<
    Record<
      "strength" | "dexterity" | "constitution" | "intelligence" | "wisdom" | "charisma",
      number
    >
  >;
  /** Bonuses by ability: { dexterity: 6 } */
  readonly saving_throws: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, number>>;
  readonly damage_vulnerabilities: string;
  readonly damage_resistances: string;
  readonly damage_immunities: string;
  readonly condition_immunities: string;
  readonly senses: string;
  readonly languages: string;
  /** 0.125, 0.25, 0.5, 1 … */
  readonly challenge_rating: number;
  readonly experience_points: number;
  readonly proficiency_bonus: number;
  readonly special_abilities: readonly NamedText[];
  readonly actions: readonly NamedText[];
  readonly bonus_actions: readonly NamedText[];
  readonly reactions: readonly NamedText[];
  readonly legendary_description?: string;
  readonly legendary_actions: readonly NamedText[];
  /** Always empty: SRD 5.1 prints none, and no source has any; the note says so. */
  readonly lair_actions: readonly NamedText[];
  readonly lair_actions_note: string;
}

export interface ClassRecord extends BaseRecord {
  readonly kind: "class";
  /** "1d12" */
  readonly hit_dice: string;
  readonly hp_at_1st_level: string;
  readonly hp_at_higher_levels: string;
  readonly proficiencies: {
    readonly armor: string;
    readonly weapons: string;
    readonly tools: string;
    readonly saving_throws: string;
    readonly skills: string;
  };
  readonly equipment: string;
  /** The class table in Markdown; features stand in its rows, and in the description. */
  readonly table: string;
  /** Feature names with their levels, where the source has them as fields. */
  readonly features?: readonly {
    readonly name: string;
    readonly levels: readonly number[];
    readonly description: string;
  }[];
  readonly spellcasting_ability?: string;
  readonly subclasses_name?: string;
  readonly subclasses: readonly {
    readonly slug: string;
    readonly name: string;
    readonly description: string;
  }[];
}

export interface RaceRecord extends BaseRecord {
  readonly kind: "race";
  /** { strength: 2, charisma: 1 } */
  readonly ability_score_increases: Readonly<Record<string, number>>;
  readonly ability_score_description: string;
  readonly age: string;
  readonly alignment: string;
  readonly size: string;
  readonly speed: number;
  readonly languages: string;
  readonly vision: string;
  readonly traits: string;
  readonly subraces: readonly {
    readonly slug: string;
    readonly name: string;
    readonly description: string;
    readonly ability_score_increases: Readonly<Record<string, number>>;
    readonly traits: string;
  }[];
  /** Subraces of the published rules that no SRD has, and nobody here can give. */
  readonly subraces_not_open?: readonly string[];
}

export interface BackgroundRecord extends BaseRecord {
  readonly kind: "background";
  readonly skill_proficiencies: string;
  readonly tool_proficiencies: string;
  readonly languages: string;
  readonly equipment: string;
  readonly features: readonly NamedText[];
}

export interface FeatRecord extends BaseRecord {
  readonly kind: "feat";
  /** "General", "Origin" …; empty where the source has none. */
  readonly type: string;
  readonly prerequisite: string;
  readonly benefits: readonly string[];
}

export interface WeaponRecord extends BaseRecord {
  readonly kind: "weapon";
  readonly category: "simple" | "martial";
  readonly damage_dice: string;
  readonly versatile_dice?: string;
  readonly damage_type: string;
  readonly properties: readonly { readonly name: string; readonly detail?: string }[];
  /** Feet. */
  readonly range?: { readonly normal: number; readonly long: number };
  readonly weight_lb?: number;
  /** "15 gp" */
  readonly cost?: string;
}

export interface ArmorRecord extends BaseRecord {
  readonly kind: "armor";
  readonly category: "light" | "medium" | "heavy" | "shield";
  readonly armor_class: number;
  /** "14 + Dex modifier (max 2)" */
  readonly armor_class_text: string;
  readonly strength_required?: number;
  readonly stealth_disadvantage: boolean;
  readonly weight_lb?: number;
  readonly cost?: string;
}

export interface MagicItemRecord extends BaseRecord {
  readonly kind: "magic-item";
  /** "Weapon (any sword)", "Wondrous item" */
  readonly type: string;
  /** Lower case: "rare", "very rare", "varies" … as the source says. */
  readonly rarity: string;
  /** "" or "requires attunement by a wizard" */
  readonly requires_attunement: string;
}

export interface GearRecord extends BaseRecord {
  readonly kind: "gear";
  readonly category: string;
  readonly weight_lb?: number;
  readonly cost?: string;
}

/** A rule section, a row of its own. */
export interface RuleRecord extends BaseRecord {
  readonly kind: "rule";
  /** The rule that it belongs to: "combat", "spellcasting" … */
  readonly section: string;
}

/** Conditions, damage types, weapon properties, magic schools, alignments. */
export interface PlainRecord extends BaseRecord {
  readonly kind: "condition" | "damage-type" | "weapon-property" | "magic-school" | "alignment";
}

export interface SkillRecord extends BaseRecord {
  readonly kind: "skill";
  readonly ability: string;
}

export interface AbilityScoreRecord extends BaseRecord {
  readonly kind: "ability-score";
  readonly abbreviation: string;
  readonly skills: readonly string[];
}

export interface LanguageRecord extends BaseRecord {
  readonly kind: "language";
  readonly type: string;
  readonly script?: string;
  readonly typical_speakers: readonly string[];
}

export interface ProficiencyRecord extends BaseRecord {
  readonly kind: "proficiency";
  readonly type: string;
  readonly classes: readonly string[];
  readonly races: readonly string[];
}

export type LookupRecord =
  | SpellRecord
  | CreatureRecord
  | ClassRecord
  | RaceRecord
  | BackgroundRecord
  | FeatRecord
  | WeaponRecord
  | ArmorRecord
  | MagicItemRecord
  | GearRecord
  | RuleRecord
  | PlainRecord
  | SkillRecord
  | AbilityScoreRecord
  | LanguageRecord
  | ProficiencyRecord;

/** The record of one kind. */
export type RecordOf<K extends Kind> = LookupRecord & { readonly kind: K };
