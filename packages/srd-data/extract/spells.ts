import type { TimeUnit } from "../src/effect.js";
import type { Area, Step } from "../src/node.js";
import type {
  CastingTime,
  Components,
  Spell,
  SpellDuration,
  SpellList,
  SpellRange,
} from "../src/spells/types.js";
import { type ClassId, classIds, type School } from "../src/vocabulary.js";
import { Agreement, type Settlement } from "./agreement.js";
import type { SpellReading, SpellReadings } from "./reading.js";
import { by, halves, type Raw, type Records, slug } from "./records.js";

/** Spells from the three sources, with what was read of their texts. */
export function extractSpells(
  records: Records,
  readings: SpellReadings,
  settlements: readonly Settlement[],
): { spells: readonly Spell[]; agreement: Agreement } {
  const agreement = new Agreement("spell", settlements);
  const v1 = by(records.v1("spells"), ({ name }) => slug(name));
  const v2 = by(records.v2("spells"), ({ name }) => slug(name));
  const spells = records.api("spells").map((api) => {
    const id = slug(api.name);
    const [old, next, reading] = [v1.get(id), v2.get(id), readings[id]];
    if (old === undefined || next === undefined) throw new Error(`A source lacks the spell ${id}.`);
    if (reading === undefined) throw new Error(`Nobody has read the spell ${id}.`);
    const tools: Tools = {
      say: (field, said) => agreement.of(id, field, said),
      problem: (text) => void agreement.problems.push(`${id}: ${text}`),
    };
    const sources = { old, next, api, reading };
    checkSteps(tools.say, sources);
    return spellOf(id, sources, tools);
  });
  return { spells: spells.toSorted((a, b) => (a.id < b.id ? -1 : 1)), agreement };
}

interface Sources {
  readonly old: Raw;
  readonly next: Raw;
  readonly api: Raw;
  readonly reading: SpellReading;
}

function spellOf(id: string, sources: Sources, tools: Tools): Spell {
  const { old, next, api, reading } = sources;
  const { say } = tools;
  const area = firstArea(reading.steps);
  return {
    id,
    name: say("name", { v1: old.name, v2: next.name, api: api.name }),
    ...halves(api.name),
    srd: `Spell Descriptions, ${api.name}`,
    summary: reading.summary,
    level: say("level", { v1: old.level_int, v2: next.level, api: api.level }),
    school: say<School>("school", {
      v1: old.school.toLowerCase(),
      v2: next.school.key,
      api: api.school.index,
    }),
    ritual: say("ritual", { v1: old.can_be_cast_as_ritual, v2: next.ritual, api: api.ritual }),
    concentration: say("concentration", {
      v1: old.requires_concentration,
      v2: next.concentration,
      api: api.concentration,
    }),
    classes: say<readonly ClassId[]>("classes", {
      v1: classesOf(old.dnd_class.split(", ").map((name: string) => slug(name))),
      v2: classesOf(next.classes.map(({ name }: Raw) => slug(name))),
      api: classesOf(api.classes.map(({ index }: Raw) => index)),
    }),
    // Filled in from the subclasses, once these are read.
    subclasses: [],
    castingTime: castingTime(tools, sources),
    range: say<SpellRange>("range", {
      v1: rangeOf(old.range),
      v2: rangeOf(next.range_text),
      api: rangeOf(api.range),
    }),
    ...(area !== undefined && { area }),
    components: components(tools, sources),
    duration: say<SpellDuration>("duration", {
      v1: durationOf(old.duration),
      v2: durationOf(next.duration),
      api: durationOf(api.duration),
    }),
    ...(reading.durationAtSlot && { durationAtSlot: reading.durationAtSlot }),
    ...(reading.dismiss && { dismiss: reading.dismiss }),
    steps: reading.steps,
  };
}

interface Tools {
  readonly say: Say;
  readonly problem: (text: string) => void;
}

type Say = <T>(field: string, said: { v1?: T; v2?: T; api?: T; reading?: T }) => T;

const notClasses = new Set(["ritual-caster"]);
const classesOf = (slugs: readonly string[]): readonly ClassId[] =>
  slugs.filter((name) => !notClasses.has(name)).sort() as ClassId[];

function castingTime(
  { say, problem }: Tools,
  { old, next, api, reading: { trigger } }: Sources,
): CastingTime {
  const time = say("castingTime", {
    v1: timeOf(old.casting_time),
    v2: timeOf(next.casting_time),
    api: timeOf(api.casting_time),
  });
  if ((time.unit === "reaction") !== (trigger !== undefined))
    problem("a reaction, and nothing else, has a trigger");
  return trigger === undefined ? time : { ...time, trigger };
}

function timeOf(text: string): CastingTime {
  const match = /^(\d*) ?(action|bonus[- ]action|reaction|minute|hour)s?\b/.exec(text);
  if (match === null) throw new Error(`Unknown casting time "${text}".`);
  const unit = match[2]?.replace(" ", "-") as CastingTime["unit"];
  return { amount: Number(match[1] || 1), unit };
}

function rangeOf(text: string): SpellRange {
  const match = /^(\d+) (feet|mile|miles)$/.exec(text);
  if (match !== null)
    return { kind: "feet", feet: Number(match[1]) * (match[2] === "feet" ? 1 : 5280) };
  return { kind: text.toLowerCase() as "self" };
}

function durationOf(text: string): SpellDuration {
  const lower = text.toLowerCase().replace(/^up to /, "");
  const match = /^(\d+) (round|minute|hour|day)s?$/.exec(lower);
  if (match !== null) return { kind: "time", amount: Number(match[1]), unit: match[2] as TimeUnit };
  return { kind: slug(lower) as "instantaneous" };
}

function components(
  { say, problem }: Tools,
  { old, next, api, reading: { material: what } }: Sources,
): Components {
  const has = (letter: string, name: string): boolean =>
    say(name, {
      v1: old[`requires_${name}_components`] as boolean,
      v2: next[name] as boolean,
      api: api.components.includes(letter) as boolean,
    });
  const verbal = has("V", "verbal");
  const somatic = has("S", "somatic");
  if (has("M", "material") !== (what !== undefined))
    problem("the reading and the records disagree about a material");
  if (what === undefined) return { verbal, somatic };
  const costGp = say<number | null>("materialCost", {
    v2: next.material_cost === null ? null : Number(next.material_cost),
    api: costIn(api.material),
    v1: costIn(old.material),
  });
  const consumed = say("materialConsumed", {
    v2: next.material_consumed as boolean,
    api: /consume/.test(api.material),
    v1: /consume/.test(old.material),
  });
  const material = costGp === null ? { what, consumed } : { what, costGp, consumed };
  return { verbal, somatic, material };
}

function costIn(text: string): number | null {
  const match = /([\d,]+) ?gp/.exec(text);
  return match === null ? null : Number(match[1]?.replace(",", ""));
}

/** Every step, however deep. */
export function* allSteps(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    yield* allSteps(step.next ?? []);
    yield* allSteps(step.otherwise ?? []);
  }
}

function firstArea(steps: readonly Step[]): Area | undefined {
  for (const { area } of allSteps(steps)) if (area !== undefined) return area;
  return undefined;
}

const abilityOf: Readonly<Record<string, string>> = {
  strength: "str",
  dexterity: "dex",
  constitution: "con",
  intelligence: "int",
  wisdom: "wis",
  charisma: "cha",
};

/** Holds what was read against the fields that the records have for it. */
function checkSteps(say: Say, { next, api, reading: { steps } }: Sources): void {
  const all = [...allSteps(steps)];
  const saves = all.flatMap(({ save, effects = [] }) => [
    ...(save === undefined ? [] : [save.ability].flat()),
    ...effects.flatMap(({ escape }) => (escape?.saves ? escape.by : [])),
  ]);
  say("save", {
    v2: next.saving_throw_ability ? abilityOf[next.saving_throw_ability] : undefined,
    api: api.dc?.dc_type.index,
    reading: saves[0] ?? null,
  });
  say("attack", {
    v2: next.attack_roll || undefined,
    api: api.attack_type === undefined ? undefined : true,
    reading: all.some(({ attack }) => attack !== undefined),
  });
  const damages = all.flatMap(({ damage = [] }) => damage);
  const types = [...new Set(damages.flatMap(({ type }) => type))].sort();
  say("damageTypes", {
    v2: next.damage_types.length === 0 ? undefined : [...next.damage_types].sort().join(", "),
    reading: types.join(", "),
  });
  const first = damages[0]?.roll.replaceAll(" ", "");
  say("damage", {
    v2: next.damage_roll?.replaceAll(" ", "") || undefined,
    api: Object.values(
      api.damage?.damage_at_slot_level ?? api.damage?.damage_at_character_level ?? {},
    )
      .map((roll) =>
        String(roll)
          .replaceAll(" ", "")
          .replace(/\+MOD$/i, ""),
      )
      .at(0),
    reading: first ?? null,
  });
  const area = firstArea(steps);
  say("area", {
    v2: next.shape_type ? `${next.shape_type} ${next.shape_size}` : undefined,
    api: api.area_of_effect ? `${api.area_of_effect.type} ${api.area_of_effect.size}` : undefined,
    reading: area === undefined ? null : areaText(area),
  });
}

const areaText = (area: Area): string => {
  switch (area.shape) {
    case "sphere":
    case "cylinder":
      return `${area.shape} ${area.radius}`;
    case "cone":
    case "line":
    case "wall":
      return `${area.shape} ${area.length}`;
    case "cube":
    case "square":
      return `${area.shape} ${area.side}`;
  }
};

/** The class lists, turned around: for who needs to know the list and not the spells. */
export const spellLists = (spells: readonly Spell[]): readonly SpellList[] =>
  classIds
    .map((id) => ({
      class: id,
      spells: spells.filter(({ classes }) => classes.includes(id)).map((spell) => spell.id),
    }))
    .filter((list) => list.spells.length > 0);
