/** ", page 2 of 3", or that there is no such page; nothing where there is but one. */
export function pageText(page: number, pages: number): string {
  if (page > Math.max(1, pages))
    return pages > 1
      ? `, on ${pages} pages: there is no page ${page}`
      : `: there is no page ${page}, all is on the first`;
  return pages > 1 ? `, page ${page} of ${pages}` : "";
}
