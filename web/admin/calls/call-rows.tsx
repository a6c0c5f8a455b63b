import type { CSSProperties } from 'react';
import type { ListedCall } from './call-api.ts';
import { CallRow } from './call-row.tsx';

/** Rows that are rendered and skipped together. */
const blockSize = 50;

/** The rows in blocks, as the inbox has them. */
export function CallRows({ calls, busy }: { calls: readonly ListedCall[]; busy: boolean }) {
  const blocks = Array.from({ length: Math.ceil(calls.length / blockSize) }, (_, at) =>
    calls.slice(at * blockSize, (at + 1) * blockSize),
  );
  return (
    <div aria-busy={busy}>
      {blocks.map((block, at) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          key={at}
          label={blocks.length > 1 ? `Calls, part ${at + 1} of ${blocks.length}` : 'Calls'}
          calls={block}
        />
      ))}
    </div>
  );
}

function Block({ label, calls }: { label: string; calls: ListedCall[] }) {
  return (
    // A list of its own, because a list has no other parts than its items.
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets
    <ul role="list" aria-label={label} className="row-block" style={{ '--rows': calls.length } as CSSProperties}>
      {calls.map((call) => (
        <CallRow key={call.id} call={call} />
      ))}
    </ul>
  );
}
