import { Badge } from '#/web/ui/badge.tsx';
import { concernWords } from './concern-words.tsx';
import type { Status } from './status-api.ts';

/** What is not well, and what to do about each. */
export function ConcernList({ status }: { status: Status }) {
  if (status.concerns.length === 0) return null;
  return (
    <ul aria-label="What is not well" className="divide-y divide-line rounded-md border border-line bg-sheet">
      {status.concerns.map(({ code, weight }) => {
        const { title, advice } = concernWords(code, status);
        return (
          <li key={code} className="grid gap-1 p-4">
            <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-base">
              {title}
              {weight === 'act' ? <Badge tone="alarm">Now</Badge> : <Badge>Worth a look</Badge>}
            </h2>
            <p className="max-w-[68ch] text-ink-soft text-sm">{advice}</p>
          </li>
        );
      })}
    </ul>
  );
}
