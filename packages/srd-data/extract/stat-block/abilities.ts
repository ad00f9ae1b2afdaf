import type { Action, Creature, Recharge, Trait } from "../../src/creatures/types.js";
import type { Damage, Step } from "../../src/node.js";
import type { Agreement } from "../agreement.js";
import type { CreatureReadings } from "../creatures.js";
import type { ActionReading, TraitReading } from "../reading.js";
import { type Raw, slug } from "../records.js";
import { allSteps } from "../spells.js";
import { readAim, readAttack } from "./attack.js";
import { likeness } from "./likeness.js";
import { multiattackTexts, readMultiattack } from "./multiattack.js";
import { shapes } from "./shapes.js";
import { readSpellcasting } from "./spellcasting.js";

/** What a creature does and can do. */
export type Abilities = Pick<
  Creature,
  "traits" | "spellcasting" | "actions" | "bonusActions" | "reactions" | "legendary"
>;

type Reader = (next: Raw) => Abilities;

/** Reads actions and traits of all creatures: what one is read to say, its like says too. */
export function readAbilities(
  all: readonly Raw[],
  readings: CreatureReadings,
  { api, old, agreement }: { api: Map<string, Raw>; old: Map<string, Raw>; agreement: Agreement },
): Reader {
  const actionsByText = shared(all, ({ actions }) => actions, readings.actions);
  const traitsByText = shared(all, ({ traits }) => traits, readings.traits);
  return (next) => {
    const id = slug(next.name);
    const names = next.actions.map((action: Raw) => namesOf(action).name);
    const sources = { id, old: old.get(id), apis: recordsOf(id, api), names };
    const about = { sources, agreement };
    const actionKeys = keysOf(next, next.actions);
    const actionOf = (action: Raw): Action => {
      const key = actionKeys.get(action) ?? "";
      const own = readings.actions[key] ?? readings.actions[key.replace(/-legendary$/, "")];
      return readAction(action, own ?? actionsByText.get(likeness(next, action)), about);
    };
    const of = (type: string): readonly Action[] =>
      next.actions
        .filter((action: Raw) => typeOf(id, action) === type)
        .toSorted((a: Raw, b: Raw) => a.order_in_statblock - b.order_in_statblock)
        .map(actionOf);
    const traitKeys = keysOf(next, next.traits);
    const traitOf = (trait: Raw): Trait => {
      const own = readings.traits[traitKeys.get(trait) ?? ""];
      return readTrait(trait, own ?? traitsByText.get(likeness(next, trait)), about);
    };
    const legendary = of("LEGENDARY_ACTION");
    return {
      traits: next.traits.filter((trait: Raw) => !isCasting(trait)).map(traitOf),
      spellcasting: next.traits
        .filter(isCasting)
        .map(({ name, desc }: Raw) =>
          readSpellcasting(name, desc, { int: next.ability_scores.intelligence }),
        ),
      actions: of("ACTION"),
      bonusActions: of("BONUS_ACTION"),
      reactions: of("REACTION"),
      ...(legendary.length > 0 && { legendary: { perRound: 3, actions: legendary } }),
    };
  };
}

const isCasting = ({ name }: Raw): boolean => name.includes("Spellcasting");

/** The API's record of a creature, or those of its forms. */
const recordsOf = (id: string, api: Map<string, Raw>): readonly Raw[] =>
  [...api.values()].filter(
    ({ index }) => index === id || (shapes[id] !== undefined && index.startsWith(`${id}-`)),
  );

/** The shrieker's Shriek answers a creature's coming near: the SRD prints it under Reactions. */
const typeOf = (id: string, action: Raw): string =>
  id === "shrieker" && action.name === "Shriek" ? "REACTION" : action.action_type;

interface About {
  readonly sources: {
    readonly id: string;
    readonly old: Raw;
    readonly apis: readonly Raw[];
    /** Of its actions. */
    readonly names: readonly string[];
  };
  readonly agreement: Agreement;
}

function readTrait(trait: Raw, reading: TraitReading | undefined, about: About): Trait {
  if (reading === undefined)
    about.agreement.problems.push(`${about.sources.id}: nobody has read the trait ${trait.name}`);
  return { ...namesOf(trait), ...limitsOf(trait, { ...about, kind: "traits" }), ...reading };
}

function readAction(action: Raw, reading: ActionReading | undefined, about: About): Action {
  const { id, apis } = about.sources;
  const problem = (text: string): void => void about.agreement.problems.push(`${id}: ${text}`);
  const legendary = action.action_type === "LEGENDARY_ACTION";
  const head = {
    ...namesOf(action),
    ...limitsOf(action, { ...about, kind: "actions" }),
    ...(legendary && { cost: action.legendary_action_cost ?? 1 }),
  };
  const notes = reading?.notes === undefined ? {} : { notes: reading.notes };
  if (!action.name.startsWith("Multiattack")) {
    const steps = stepsOf(action, reading, problem);
    checkAction(head.name, steps, { ...about, legendary });
    const holds = reading?.holds === undefined ? {} : { holds: reading.holds };
    const limb = reading?.limb === undefined ? {} : { limb: reading.limb };
    return { ...head, ...holds, ...limb, steps, ...notes };
  }
  const multiattack =
    shapes[id]?.multiattack ?? multiattackTexts[id] ?? multiattackIn(apis, about.sources.names);
  if (multiattack === undefined) problem("no source lists its multiattack");
  const steps = reading?.steps ?? [];
  return { ...head, ...(multiattack !== undefined && { multiattack }), steps, ...notes };
}

/** Holds an action's attack, first save and damage against the fields that the API has for them. */
function checkAction(
  name: string,
  steps: readonly Step[],
  { sources, agreement, legendary }: About & { readonly legendary: boolean },
): void {
  const lists = sources.apis.flatMap((other) =>
    legendary ? (other.legendary_actions ?? []) : [...other.actions, ...(other.reactions ?? [])],
  );
  const api = lists.find((other) => slug(namesOf(other).name) === slug(name));
  if (api === undefined) return;
  const all = [...allSteps(steps)];
  const say = (field: string, said: { api: unknown; reading: unknown }): unknown =>
    said.api === undefined
      ? undefined
      : agreement.of(sources.id, `${field} of ${slug(name)}`, said);
  const [save] = all.flatMap(({ save: one }) => (one?.dc === undefined ? [] : [one]));
  say("attack", {
    api: api.attack_bonus || undefined,
    reading: all.find(({ attack }) => attack)?.attack?.bonus ?? null,
  });
  say("save", {
    api: api.dc && `${api.dc.dc_type.index} ${api.dc.dc_value}`,
    reading: save === undefined ? null : `${String(save.ability)} ${save.dc}`,
  });
  const dealt: readonly string[] = (api.damage ?? []).flatMap(
    ({ damage_dice: dice, damage_type: type }: Raw) =>
      dice === undefined ? [] : [`${dice.replaceAll(" ", "")} ${type?.index}`],
  );
  const read = new Set(
    all.flatMap(({ damage = [] }) =>
      damage.flatMap(({ roll, type, instead = [] }) =>
        [roll, ...instead.map((other) => other.roll)].flatMap((one) =>
          [type].flat().map((of) => `${one.replaceAll(" ", "")} ${of}`),
        ),
      ),
    ),
  );
  const missing = dealt.filter((one) => !read.has(one));
  if (missing.length > 0) say("damage", { api: missing.join(", "), reading: [...read].join(", ") });
}

function multiattackIn(apis: readonly Raw[], names: readonly string[]) {
  const all: readonly Raw[] = apis.flatMap(({ actions }) => actions);
  const found = all.find(({ multiattack_type: type }) => type);
  return found === undefined ? undefined : readMultiattack(found, names);
}

/** An attack as code reads it, with what was read behind its damage; or all of it as it was read. */
function stepsOf(
  { name, desc }: Raw,
  reading: ActionReading | undefined,
  problem: (text: string) => void,
): readonly Step[] {
  const attack = readAttack(desc.trim());
  const whole = attack?.rest === "" && attack.aim === undefined;
  if (attack === undefined || (!whole && reading?.hit === undefined && reading?.steps)) {
    if (reading?.steps === undefined) problem(`nobody has read ${name}`);
    return reading?.steps ?? [];
  }
  const aim = reading?.targets ?? (attack.aim ? readAim(attack.aim) : undefined);
  if (attack.rest !== "" && reading?.hit === undefined)
    problem(`nobody has read "${attack.rest}" of ${name}`);
  if (attack.aim !== undefined && aim === undefined)
    problem(`nobody has read whom ${name} is aimed at: "${attack.aim}"`);
  const step: Step = aim ? { ...attack.step, targets: aim } : attack.step;
  return [merged(step, reading?.hit ?? {})];
}

/** Adds what a hit does beside its damage; a reading of the same roll stands for it. */
function merged(step: Step, hit: Step): Step {
  const { damage = [], ...others } = hit;
  const same = (a: Damage, b: Damage): boolean =>
    a.roll.replaceAll(" ", "") === b.roll.replaceAll(" ", "") && String(a.type) === String(b.type);
  const kept = (step.damage ?? []).map((own) => damage.find((read) => same(own, read)) ?? own);
  const more = damage.filter((read) => !kept.includes(read));
  const all = [...kept, ...more];
  return { ...step, ...others, ...(all.length > 0 && { damage: all }) };
}

const aside = / \((Recharge[^)]*|Costs[^)]*|\d+\/[^)]*|[^)]* Only)\)/gi;

function namesOf({ name, limited_to_form: form }: Raw): { name: string; form?: readonly string[] } {
  const inName = / \(([^)]*?) (?:Form )?Only\)/i.exec(name)?.[1];
  // "Bite in Beast Form" is a name, and no limit.
  const limited: string | undefined = form?.includes(" in ") ? undefined : (form ?? inName);
  const forms = limited
    ?.toLowerCase()
    .replace(/ form only$/, "")
    .split(/ or |, /);
  return { name: name.replaceAll(aside, ""), ...(forms !== undefined && { form: forms }) };
}

function limitsOf(
  ability: Raw,
  { sources, agreement, kind }: About & { readonly kind: "actions" | "traits" },
): { recharge?: Recharge; limit?: { times: number; per: "day" | "turn" } } {
  const bare = slug(namesOf(ability).name);
  const like = (other: Raw): boolean => slug(namesOf(other).name) === bare;
  const said = agreement.of<string | undefined>(sources.id, `limit of ${bare}`, {
    v1: limitIn(listsOf(sources.old, kind).find(like)?.name),
    v2: limitOfUsage(ability.usage_limits) ?? limitIn(ability.name),
    api: limitOfUsage(sources.apis.flatMap((other) => listsOf(other, kind)).find(like)?.usage),
  });
  const [what, number] = (said ?? "").split(" ");
  if (what === "recharge") return { recharge: Number(number) as Recharge };
  if (what === "rest") return { recharge: "short-rest" };
  return what === "day" || what === "turn" ? { limit: { times: Number(number), per: what } } : {};
}

const listsOf = (record: Raw, kind: "actions" | "traits"): readonly Raw[] =>
  kind === "traits"
    ? (record?.special_abilities ?? [])
    : [
        ...(record?.actions ?? []),
        ...(record?.reactions ?? []),
        ...(record?.legendary_actions ?? []),
      ];

function limitIn(name: string | undefined): string | undefined {
  const recharge = /Recharge (\d)/.exec(name ?? "")?.[1];
  if (recharge !== undefined) return `recharge ${recharge}`;
  if (/Recharges? after/i.test(name ?? "")) return "rest";
  const [, times, per] = /(\d+)\/(day|turn)/i.exec(name ?? "") ?? [];
  return times === undefined ? undefined : `${per?.toLowerCase()} ${times}`;
}

function limitOfUsage(usage: Raw): string | undefined {
  if (!usage) return undefined;
  const type = usage.type.toLowerCase().replaceAll("_", " ");
  if (type === "recharge on roll") return `recharge ${usage.param ?? usage.min_value}`;
  if (type === "recharge after rest") return "rest";
  return type === "per day" ? `day ${usage.param ?? usage.times}` : undefined;
}

/** "ankheg/bite"; the second of a name is "vampire/bite-legendary" or "lich/paralyzing-touch-2". */
function keysOf(next: Raw, abilities: readonly Raw[]): Map<Raw, string> {
  const seen = new Map<string, number>();
  const keys = new Map<Raw, string>();
  for (const ability of abilities) {
    const name = ability.name.replaceAll(/ \((?:Recharge|Costs|\d+\/)[^)]*\)/g, "");
    const key = `${next.key.slice(4)}/${slug(name)}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const second = ability.action_type === "LEGENDARY_ACTION" ? "legendary" : count;
    keys.set(ability, count === 1 ? key : `${key}-${second}`);
  }
  return keys;
}

/** Readings by the text that they read, with the creature's own name left out. */
function shared<Reading>(
  all: readonly Raw[],
  of: (next: Raw) => readonly Raw[],
  readings: Readonly<Record<string, Reading>>,
): Map<string, Reading> {
  const found = new Map<string, Reading>();
  for (const next of all)
    for (const [ability, key] of keysOf(next, of(next))) {
      const reading = readings[key];
      const like = likeness(next, ability);
      if (reading !== undefined && !found.has(like)) found.set(like, reading);
    }
  return found;
}
