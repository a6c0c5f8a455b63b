import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { maxSearchCharacters } from './load-calls.ts';

/** After this long without a key, the words are searched. */
const pauseMs = 250;

export function CallSearch({ words }: { words: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // By Back or a link, other words came to the address than are in the field.
    const input = field.current;
    if (input && document.activeElement !== input) input.value = words;
    return () => clearTimeout(timer.current);
  }, [words]);

  function go(): void {
    clearTimeout(timer.current);
    const q = field.current?.value.trim() ?? '';
    if (q === words) return;
    // While one types, the steps in between do not fill the history.
    const search = q ? `?${new URLSearchParams({ q })}` : '';
    void navigate(staffPaths.calls + search, { replace: words !== '' && q !== '' });
  }

  function type(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(go, pauseMs);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    go();
  }

  return (
    <search className="grow sm:grow-0">
      <form onSubmit={submit}>
        <input
          ref={field}
          type="search"
          aria-label="Search in transcripts"
          placeholder="Search in transcripts"
          defaultValue={words}
          maxLength={maxSearchCharacters}
          autoComplete="off"
          dir="auto"
          onChange={type}
          className="h-8 w-full rounded-md border border-edge bg-sheet px-3 sm:w-80 stacked:h-10"
        />
      </form>
    </search>
  );
}
