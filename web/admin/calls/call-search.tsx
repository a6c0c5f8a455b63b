import { Form, Link } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { Button } from '#/web/ui/button.tsx';

export function CallSearch({ words }: { words: string }) {
  return (
    <Form role="search" action={staffPaths.calls} className="flex flex-wrap items-end gap-2">
      <div className="grid gap-1.5">
        <label htmlFor="call-search" className="font-semibold text-sm">
          Search in transcripts
        </label>
        <input
          id="call-search"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={200}
          className="min-h-9 rounded-md border border-edge bg-sheet px-3 sm:w-72"
        />
      </div>
      <Button type="submit" variant="secondary" size="small" className="min-h-9">
        Search
      </Button>
      {words && (
        <Link to={staffPaths.calls} className="text-link self-center px-2 py-1">
          Show all
        </Link>
      )}
    </Form>
  );
}
