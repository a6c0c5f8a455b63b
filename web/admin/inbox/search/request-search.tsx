import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { searchId } from '../../page/search-id.ts';
import { parseView, viewPath } from '../requests/request-view.ts';

/** After this long without a key, the words are searched. */
const pauseMs = 250;

/** The search of the bar: it narrows the view of the inbox, and leads there from other pages. */
export function RequestSearch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inOtherPage = [staffPaths.calls, staffPaths.visits, staffPaths.numbers].some((path) =>
    pathname.startsWith(path),
  );
  const view = inOtherPage ? {} : parseView(new URLSearchParams(search));
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = view.q ?? '';
  useEffect(() => {
    // By Back or a link, other words came to the address than are in the field.
    const input = field.current;
    if (input && document.activeElement !== input) input.value = words;
  }, [words]);

  function go(): void {
    clearTimeout(timer.current);
    const q = field.current?.value.trim() ?? '';
    if (q === words) return;
    const { q: _, ...others } = view;
    // While one types, the steps in between do not fill the history.
    void navigate(viewPath(q ? { ...others, q } : others), { replace: words !== '' && q !== '' });
  }

  function type(): void {
    clearTimeout(timer.current);
    if (!inOtherPage) timer.current = setTimeout(go, pauseMs);
  }

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
          onChange={type}
          onKeyDown={(event) => event.key === 'Escape' && field.current?.blur()}
          className="h-8 w-full min-w-0 rounded-md border border-desk-line bg-desk px-3 text-desk-ink placeholder:text-desk-soft"
        />
      </form>
    </search>
  );
}
