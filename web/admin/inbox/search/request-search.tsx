import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { searchId } from '../../page/search-id.ts';
import { useSearchField } from '../../page/use-search-field.ts';
import { isInInbox } from '../../routing/in-inbox.ts';
import { parseView, viewPath } from '../requests/request-view.ts';

/** The search of the bar: it narrows the view of the inbox, and leads there from other pages. */
export function RequestSearch() {
  const { pathname, search } = useLocation();
  const inInbox = isInInbox(pathname);
  const view = inInbox ? parseView(new URLSearchParams(search)) : {};
  const words = view.q ?? '';
  const { field, go, goSoon } = useSearchField(words, (q) => {
    const { q: _, ...others } = view;
    return viewPath(q ? { ...others, q } : others);
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    go();
    document.querySelector<HTMLElement>('#requests a')?.focus();
  }

  return (
    <search className="min-w-0 grow md:max-w-md">
      <form onSubmit={submit}>
        <input
          ref={field}
          id={searchId}
          type="search"
          aria-label="Search requests"
          placeholder="Search"
          defaultValue={words}
          autoComplete="off"
          dir="auto"
          onChange={inInbox ? goSoon : undefined}
          onKeyDown={(event) => event.key === 'Escape' && field.current?.blur()}
          className="h-8 w-full min-w-0 rounded-md border border-desk-line bg-desk px-3 text-desk-ink placeholder:text-desk-soft"
        />
      </form>
    </search>
  );
}
