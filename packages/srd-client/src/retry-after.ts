/** What a Retry-After header says, seconds or a date, in milliseconds from now; nothing where it says nothing. */
export function retryAfterMs(
  header: string | string[] | undefined,
  now: number,
): number | undefined {
  const text = String(header ?? "").trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const date = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
