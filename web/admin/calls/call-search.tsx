import type { FormEvent } from 'react';
import { staffPaths } from '#/content/staff-paths.ts';
import { useSearchField } from '../page/use-search-field.ts';
import { maxSearchCharacters } from './load-calls.ts';

export function CallSearch({ words }: { words: string }) {
  const { field, go, goSoon } = useSearchField(
    words,
    (q) => staffPaths.calls + (q ? `?${new URLSearchParams({ q })}` : ''),
  );

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
          onChange={goSoon}
          className="h-8 w-full rounded-md border border-edge bg-sheet px-3 sm:w-80 stacked:h-10"
        />
      </form>
    </search>
  );
}
