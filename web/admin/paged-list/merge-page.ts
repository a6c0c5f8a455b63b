/** The ids of a list in its order, and the cursor of what comes after them. */
export interface ListedIds {
  ids: readonly string[];
  nextCursor: string | null;
}

/**
 * A list whose first page was read again. The page replaces what it covers, whatever the order of the list is: all up
 * to the last of its ids that the list had. What was loaded after that stays. A page that shares no id with the list
 * starts it over, because there may be a gap between them.
 */
export function mergeFirstPage(list: ListedIds, page: ListedIds): ListedIds {
  if (page.nextCursor === null) return page;
  const places = new Map(list.ids.map((id, place) => [id, place]));
  const last = page.ids.findLast((id) => places.has(id));
  if (last === undefined) return page;
  const onPage = new Set(page.ids);
  const after = list.ids.slice((places.get(last) ?? 0) + 1).filter((id) => !onPage.has(id));
  return after.length === 0 ? page : { ids: [...page.ids, ...after], nextCursor: list.nextCursor };
}

export function appendPage(list: ListedIds, page: ListedIds): ListedIds {
  const known = new Set(list.ids);
  return { ids: [...list.ids, ...page.ids.filter((id) => !known.has(id))], nextCursor: page.nextCursor };
}
