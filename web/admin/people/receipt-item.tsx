import { Button } from '#/web/ui/button.tsx';
import { Moment } from '../locale/moment.tsx';
import type { Receipt } from './person-api.ts';
import { saveFile } from './save-file.ts';

/** A receipt of an erasure: it tells nothing of whom it was. */
export function ReceiptItem({ receipt, byName }: { receipt: Receipt; byName: string | null }) {
  const { id, at, counts, finished_at, cleaned_at } = receipt;
  const textId = `receipt-${id}`;
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 rounded-md border border-line bg-sheet px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div id={textId} className="grid min-w-0 gap-0.5">
        <p>
          <Moment at={at} />
          {byName && (
            <>
              {' '}
              by <bdi>{byName}</bdi>
            </>
          )}
        </p>
        <p className="text-ink-soft text-sm">{countsText(counts)}</p>
        <p className="text-ink-soft text-xs wrap-anywhere">
          {finished_at === null ? (
            <span className="font-semibold text-alarm">Cut short: find the person and erase again.</span>
          ) : cleaned_at === null ? (
            'The files of the database are cleaned within the hour.'
          ) : (
            `Receipt ${id}`
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-describedby={textId}
        className="justify-self-start"
        onClick={() => saveFile(new Blob([`${JSON.stringify(receipt, null, 2)}\n`]), `erasure-${id}.json`)}
      >
        Download
      </Button>
    </div>
  );
}

const names: [keyof Receipt['counts'], one: string, many: string][] = [
  ['requests', 'request', 'requests'],
  ['calls', 'call or chat', 'calls or chats'],
  ['replies', 'reply', 'replies'],
  ['answers', 'answer by email', 'answers by email'],
  ['mails', 'message about them', 'messages about them'],
  ['views', 'saved view', 'saved views'],
];

/** How much there is of each kind, without what there is none of. */
export function countsText(counts: Partial<Receipt['counts']>): string {
  const parts = names.flatMap(([kind, one, many]) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`];
  });
  return parts.join(', ') || 'Nothing';
}
