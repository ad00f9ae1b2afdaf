/** Most characters of a reply: clients put longer ones into a file. */
export const mostCharacters = 50_000;

/** Room for what stands around the rows. */
const frame = 2_000;

/** As many of the rows as fit, both as JSON and as text; one at least, cut where it must be. */
export function fitting<Row extends { readonly description: string }>(
  rows: readonly Row[],
  text: (rows: readonly Row[]) => string,
): readonly Row[] {
  const room = mostCharacters - frame;
  const size = (some: readonly Row[]): number =>
    Math.max(JSON.stringify(some).length, text(some).length);
  let fits = rows.length;
  while (fits > 1 && size(rows.slice(0, fits)) > room) fits = Math.floor(fits * 0.8);
  const kept = rows.slice(0, fits);
  const [first] = kept;
  if (kept.length !== 1 || first === undefined || size(kept) <= room) return kept;
  const over = size(kept) - room;
  const length = Math.max(0, first.description.length - over - 100);
  return [
    {
      ...first,
      description: `${first.description.slice(0, length)} … (cut: too long for one reply)`,
    },
  ];
}
