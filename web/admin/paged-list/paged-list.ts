/** The visible part of a list: the pages loaded so far, joined. */
export interface PagedList<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** A page as the server sends it. */
export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

export function startList<Item>(page: Page<Item>): PagedList<Item> {
  return { items: page.items, nextCursor: page.next_cursor };
}

export function appendPage<Item extends { id: string }>(list: PagedList<Item>, page: Page<Item>): PagedList<Item> {
  const known = new Set(list.items.map(({ id }) => id));
  return {
    items: [...list.items, ...page.items.filter(({ id }) => !known.has(id))],
    nextCursor: page.next_cursor,
  };
}
