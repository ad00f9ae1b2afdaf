import { beginning, ToolFault } from "@tabletop-mcp/mcp-kit";
import type {
  Note,
  NoteFound,
  NoteStatus,
  NoteType,
  Page,
  Stored,
  Visibility,
} from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";

type Reads = Pick<CombatContext, "campaign">;

/** What search_notes is told. */
export interface NoteQuery {
  readonly query?: string | undefined;
  readonly type?: NoteType | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly entity?: string | undefined;
  readonly status?: NoteStatus | undefined;
  readonly visibility?: Visibility | undefined;
  readonly since?: string | undefined;
  readonly page: number;
}

/** Notes of a page. */
const perPage = 20;

export interface NotePage extends Page<NoteFound> {
  readonly page: number;
  readonly pages: number;
}

/** The notes that match, a page of them: by words the best first, else the latest. */
export async function findNotes(
  { query, type, tags, entity, status, visibility, since, page }: NoteQuery,
  { campaign }: Reads,
): Promise<NotePage> {
  const found = await campaign.notes.search({
    ...(query === undefined ? {} : { query }),
    ...(type === undefined ? {} : { types: [type] }),
    ...(tags === undefined ? {} : { tags }),
    ...(entity === undefined ? {} : { entities: [entity] }),
    ...(status === undefined ? {} : { statuses: [status] }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(since === undefined ? {} : { since: timeOf(since) }),
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  const rows = found.rows.map((row) => ({
    ...row,
    excerpt: beginning(row.excerpt, longestExcerpt),
  }));
  return { ...found, rows, page, pages: Math.ceil(found.total / perPage) };
}

/** Words may be as long as notes. */
const longestExcerpt = 400;

/** One note by its id. Throws NOT_FOUND. */
export const wholeNote = async (id: string, ctx: Reads): Promise<Note> =>
  (await storedNote(id, ctx)).value;

/** The same with its version, to be changed. */
export async function storedNote(id: string, { campaign }: Reads): Promise<Stored<Note>> {
  const found = await campaign.notes.load(id);
  if (found !== undefined) return found;
  throw new ToolFault({
    code: "NOT_FOUND",
    message: `There is no note ${JSON.stringify(beginning(id, 80))}`,
    hint: "search_notes gives the ids",
  });
}

/** A day, or a moment of one. */
const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** JavaScript takes the 30th of February for a day in March. */
function isDay(date: string): boolean {
  const day = date.slice(0, 10);
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function timeOf(said: string): number {
  const date = said.trim();
  const time = iso.test(date) && isDay(date) ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `since: ${JSON.stringify(date)} is no date there is`,
    example: "2026-11-01",
  });
}
