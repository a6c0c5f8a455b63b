import type { ReactNode } from 'react';
import type { Home } from '#/content/home.ts';
import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { Badge } from '#/web/ui/badge.tsx';
import { Pane } from './pane.tsx';

export type HandedOverProps = Home['whoWeAre']['handOver'] & {
  /** It ended with a request. */
  call: SampleCall;
  isUrgent?: boolean;
  className?: string;
  /** Below the facts: lines of the call. */
  children?: ReactNode;
};

/** The request that a recorded call ended with, as staff get it: the caller's words, whom to answer, and the call. */
export function HandedOver({ title, urgent, whole, call, isUrgent, className, children }: HandedOverProps) {
  const { business, request = [], turns } = call;
  const facts = [...request.slice(0, -1), [whole[0], whole[1].replace('{lines}', `${turns.length}`)] as const];
  return (
    <Pane
      title={title}
      note={isUrgent ? <Badge tone="alarm">{urgent}</Badge> : business}
      {...(className && { className })}
    >
      <p className="p-4 font-display font-semibold text-xl">“{request.at(-1)?.[1]}”</p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-line border-t px-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="border-line border-t">{children}</div>}
    </Pane>
  );
}
