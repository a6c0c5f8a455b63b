import type { ReactNode } from 'react';
import type { CallSummary } from './call-api.ts';
import { deskOf, kindOf, lengthOf, reasonOf } from './call-words.ts';

export function CallFacts({ call, children }: { call: CallSummary; children?: ReactNode }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2.5 text-sm">
      <Fact label="Kind">{kindOf(call)}</Fact>
      <Fact label="Length">
        <span className="tabular-nums">{lengthOf(call)}</span>
      </Fact>
      <Fact label="Ended">{reasonOf(call)}</Fact>
      <Fact label="Desk">{deskOf(call)}</Fact>
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
