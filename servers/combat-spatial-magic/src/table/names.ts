import { beginning, ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Creature } from "@tabletop-mcp/rules-engine";
import {
  type Fighting,
  keyOf,
  type Named,
  type Repository,
  type Stored,
} from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { nearest } from "../input/nearest.js";

/** What is looked up by id or name. */
export interface Sort {
  /** "character". */
  readonly noun: string;
  /** The tool that lists them, if there is one. */
  readonly list?: string;
}

export const sorts = {
  character: { noun: "character", list: "list_characters" },
  party: { noun: "party", list: 'manage_party with operation "list"' },
  location: { noun: "location" },
} as const satisfies Record<string, Sort>;

/** Whether a name is this one, in any case. */
export function isCalled(said: string): (name: string) => boolean {
  const key = keyOf(said);
  return (name) => keyOf(name) === key;
}

/** The id of who is called so, by exact id or by exact name in any case. Throws NOT_FOUND with the candidates: half a name is never enough. */
export async function idOf<T>(
  said: string,
  repository: Pick<Repository<T>, "find" | "names">,
  sort: Sort,
): Promise<string> {
  const id = await repository.find(said);
  if (id !== undefined) return id;
  throw notFound(said, await repository.names(), sort);
}

/** Who is called so, as it is stored. Throws NOT_FOUND likewise. */
export async function called<T>(
  said: string,
  repository: Pick<Repository<T>, "called" | "names">,
  sort: Sort,
): Promise<Stored<T>> {
  const found = await repository.called(said);
  if (found !== undefined) return found;
  throw notFound(said, await repository.names(), sort);
}

/** The character of this id or name, as it is stored: one of the campaign, or else of a fight that goes on. Throws NOT_FOUND, SEVERAL_CREATURES. */
export async function someoneCalled(
  said: string,
  { campaign: { characters, encounters } }: Pick<CombatContext, "campaign">,
): Promise<Stored<Creature>> {
  const own = await characters.called(said);
  if (own !== undefined) return own;
  const fighting = await encounters.fighting(said);
  const [only] = fighting.length === 1 ? await characters.load(fighting.map(({ id }) => id)) : [];
  if (only !== undefined) return only;
  if (fighting.length > 1) throw severalCalled(said, fighting);
  throw notFound(said, await namesOfAll({ characters, encounters }), sorts.character);
}

/** The campaign's names, and those of whoever was made for a fight that goes on. */
async function namesOfAll({
  characters,
  encounters,
}: Pick<CombatContext["campaign"], "characters" | "encounters">): Promise<readonly Named[]> {
  const own = await characters.names();
  const active = await encounters.active();
  if (active.length === 0) return own;
  const fights = await Promise.all(active.map(({ id }) => encounters.load(id)));
  const fighters = new Set(fights.flatMap((one) => Object.keys(one?.value.combatants ?? {})));
  const known = new Set(own.map(({ id }) => id));
  const everyone = await characters.everyone();
  return [...own, ...everyone.filter(({ id }) => fighters.has(id) && !known.has(id))];
}

const severalCalled = (said: string, all: readonly Fighting[]): ToolFault =>
  new ToolFault({
    code: "SEVERAL_CREATURES",
    message: `${JSON.stringify(beginning(said, 80))} fights in ${all.length} encounters`,
    hint: `Give encounterId, or the id: ${all.map(({ id, encounter }) => `${id} in ${encounter.name}`).join(", ")}`,
  });

/** The character of this id or name. Throws likewise. */
export const characterCalled = async (
  said: string,
  ctx: Pick<CombatContext, "campaign">,
): Promise<Creature> => (await someoneCalled(said, ctx)).value;

const most = 5;

/** The names that may have been meant: what is said is half of them, or like them. */
function namesLike(said: string, names: readonly string[]): readonly string[] {
  const key = keyOf(said);
  const halves = key === "" ? [] : names.filter((name) => keyOf(name).includes(key));
  return [...new Set([...halves, ...nearest(said, names)])].slice(0, most);
}

/** Words alone, to be looked for in others: " bo stoneback ". */
const inWords = (text: string): string => ` ${keyOf(text).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;

/** The fault for an attack on who is called nearly so: without its armor class nobody knows whether it hits. */
export function nearlyCalled(said: string, all: readonly Named[]): ToolFault | undefined {
  const names = all.map(({ name }) => name);
  const within = names.filter((name) => inWords(said).includes(inWords(name)));
  const candidates = [...new Set([...within, ...namesLike(said, names)])].slice(0, most);
  if (candidates.length === 0) return undefined;
  return new ToolFault({
    code: "NOT_FOUND",
    message: `There is no character ${JSON.stringify(beginning(said, 80))} to attack`,
    hint: `${didYouMean(candidates)} For somebody else give dc, the armor class`,
  });
}

/** The fault for a name that nothing has, with the names that are like it. */
export function notFound(said: string, all: readonly Named[], sort: Sort): ToolFault {
  const names = all.map(({ name }) => name);
  const candidates = namesLike(said, names);
  return new ToolFault({
    code: "NOT_FOUND",
    message: `There is no ${sort.noun} ${JSON.stringify(beginning(said, 80))}`,
    hint: candidates.length === 0 ? thereAre(names, sort) : didYouMean(candidates),
  });
}

const didYouMean = (candidates: readonly string[]): string =>
  `Give the whole name or the id. Did you mean ${candidates.map((name) => JSON.stringify(name)).join(" or ")}?`;

function thereAre(names: readonly string[], { noun, list }: Sort): string {
  if (names.length === 0) return `The campaign has no ${noun} yet`;
  const some = names.slice(0, 4 * most).join(", ");
  if (names.length <= 4 * most) return `There are: ${some}`;
  return `There are: ${some} and ${names.length - 4 * most} more${list === undefined ? "" : `; ${list} names them`}`;
}
