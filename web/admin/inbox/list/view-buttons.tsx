import { lazy, Suspense, useState } from 'react';
import { classNames } from '#/web/ui/class-names.ts';
import type { RequestView } from '../requests/request-view.ts';

const dialogs = {
  'Label and date': lazy(() => import('../views/label-and-date-dialog.tsx')),
  Views: lazy(() => import('../views/views-dialog.tsx')),
};
const names = Object.keys(dialogs) as (keyof typeof dialogs)[];

/** Open what is loaded when it is opened: the rarer filters, and the saved views. */
export function ViewButtons({ wanted }: { wanted: RequestView }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Open = open && dialogs[open];
  const narrowed = wanted.label || wanted.since || wanted.until;
  return (
    <>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(name)}
          className={classNames(
            'min-h-8 whitespace-nowrap rounded-md border px-2 text-sm stacked:min-h-10',
            narrowed && name !== 'Views'
              ? 'border-brass bg-brass-wash text-ink'
              : 'border-transparent text-ink-soft hover:border-line',
          )}
        >
          {name}
        </button>
      ))}
      {Open && (
        <Suspense>
          <Open shown={wanted} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
