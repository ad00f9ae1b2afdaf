import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Creature, GameState } from "@tabletop-mcp/rules-engine";
import type {
  CampaignState,
  Change,
  Commit,
  Fight,
  Location,
  Named,
  Note,
  Party,
  Repository,
  Stored,
} from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";

/** What a command writes beside characters. */
export interface Story {
  readonly parties: Party;
  readonly locations: Location;
  readonly notes: Note;
}

/** What a command has read, what it has made of it, and what happened on the way, in order. */
export interface Draft {
  readonly read: Map<string, Stored<Creature>>;
  readonly happened: object[];
  readonly story: { readonly [Kind in keyof Story]: Change<Story[Kind]>[] };
  /** The campaign's own row, once it was needed. */
  started: Stored<CampaignState> | undefined;
  state: GameState;
  /** The fight that it is in, as it was read; nothing for one that it has begun. */
  fight: Stored<Fight> | undefined;
  /** Something has been done in the fight: it is another version of it, whatever of it is different. */
  fought: boolean;
}

/** A command that has seen nothing yet. */
export const emptyDraft = (): Draft => ({
  read: new Map(),
  happened: [],
  story: { parties: [], locations: [], notes: [] },
  started: undefined,
  state: { clock: 0, creatures: {} },
  fight: undefined,
  fought: false,
});

/** Reads the campaign's clock, once. */
export async function begin(draft: Draft, { campaign }: CombatContext): Promise<void> {
  if (draft.started !== undefined) return;
  draft.started = await campaign.state();
  draft.state = { ...draft.state, clock: draft.started.value.clock };
}

/** Reads those characters that the draft does not know yet. */
export async function load(
  draft: Draft,
  ids: readonly string[],
  { campaign }: CombatContext,
): Promise<void> {
  const missing = ids.filter(
    (id) => draft.state.creatures[id] === undefined && !draft.read.has(id),
  );
  if (missing.length === 0) return;
  const found = new Map(
    (await campaign.characters.load(missing)).map((stored) => [stored.value.id, stored]),
  );
  // In the order in which they are asked for, and so in the log: ids are random.
  note(
    draft,
    missing.flatMap((id) => found.get(id) ?? []),
  );
}

/** Takes up what was read; what the draft knows already stays as it is. */
export function note(draft: Draft, found: readonly Stored<Creature>[]): void {
  const fresh = found.filter(({ value }) => !draft.read.has(value.id));
  for (const stored of fresh) draft.read.set(stored.value.id, stored);
  const creatures = Object.fromEntries(fresh.map(({ value }) => [value.id, value]));
  draft.state = { ...draft.state, creatures: { ...draft.state.creatures, ...creatures } };
}

/** Goes into a fight: its order, its turns, and all who take part, and what stands there. */
export async function enter(draft: Draft, fight: Stored<Fight>, ctx: CombatContext): Promise<void> {
  const { encounter, combatants, waiting, battlefield } = fight.value;
  draft.fight = fight;
  draft.state = {
    ...draft.state,
    encounter,
    combatants,
    ...(waiting && { waiting }),
    ...(battlefield && { battlefield }),
  };
  const things = (battlefield?.props ?? []).map(({ id }) => id);
  await load(draft, [...Object.keys(combatants), ...things], ctx);
}

/** Writes all that is different and what happened, at once; nothing where nothing did. */
export async function write(draft: Draft, { campaign, newId, now }: CombatContext): Promise<void> {
  const { started, state, happened, read, story } = draft;
  const changes: Commit = {
    commandId: newId(),
    at: now(),
    events: happened,
    ...clockChange(started, state),
    encounters: fightChanges(draft),
    characters: creatureChanges(read, state),
    ...story,
    ...(story.notes.some(isSecret) ? { visibility: "dm_only" as const } : {}),
  };
  if (isEmpty(changes)) return;
  await refuseIdsOfOthers(changes.characters ?? [], campaign.characters);
  await refuseIdsOfOthers(changes.parties ?? [], campaign.parties);
  await refuseIdsOfOthers(changes.locations ?? [], campaign.locations);
  await campaign.commit(changes);
}

/** An id goes before a name: who is called like another's id would be taken for that other. */
async function refuseIdsOfOthers(
  changes: readonly Change<Named>[],
  { find }: Pick<Repository<unknown>, "find">,
): Promise<void> {
  for (const { before, after } of changes) {
    if (after === undefined || after.name === before?.value.name || after.name === after.id)
      continue;
    if ((await find(after.name)) !== after.name) continue;
    throw new ToolFault({
      code: "NAME_TAKEN",
      message: `${JSON.stringify(after.name)} is the id of another`,
      hint: "Give another name",
    });
  }
}

/** Neither a secret nor the earlier wording of one is for players, in the log either. */
const isSecret = ({ before, after }: Change<Note>): boolean =>
  [before?.value, after].some((note) => note?.visibility === "dm_only");

function clockChange(
  before: Stored<CampaignState> | undefined,
  { clock }: GameState,
): Pick<Commit, "campaign"> {
  if (before === undefined || before.value.clock === clock) return {};
  return { campaign: { before, after: { ...before.value, clock } } };
}

function fightChanges({ state, fight, fought }: Draft): readonly Change<Fight>[] {
  const { encounter, combatants = {}, waiting, battlefield } = state;
  if (encounter === undefined || !fought) return [];
  const after: Fight = {
    encounter,
    combatants,
    ...(waiting && { waiting }),
    ...(battlefield && { battlefield }),
  };
  return [fight === undefined ? { after } : { before: fight, after }];
}

/** Every creature that is not the value that was read. */
function creatureChanges(
  read: ReadonlyMap<string, Stored<Creature>>,
  { creatures }: GameState,
): readonly Change<Creature>[] {
  const ids = new Set([...read.keys(), ...Object.keys(creatures)]);
  return [...ids].flatMap((id) => {
    const [before, after] = [read.get(id), creatures[id]];
    if (before?.value === after) return [];
    return [
      {
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ];
  });
}

const isEmpty = ({
  events,
  campaign,
  characters,
  encounters,
  parties,
  locations,
  notes,
}: Commit): boolean =>
  campaign === undefined &&
  [events, characters, encounters, parties, locations, notes].every(
    (some) => (some?.length ?? 0) === 0,
  );
