import type { ReactNode } from 'react';
import type { Home } from '#/content/home.ts';
import type { SampleCallId } from '#/content/sample-call/callers.ts';
import { staffAnswers } from '#/content/sample-call/staff-answers.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { Badge } from '#/web/ui/badge.tsx';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Pane } from './pane.tsx';

export type HandedOverProps = Home['whoWeAre']['handOver'] & {
  /** It ended with a request. */
  call: SampleCallId;
  isUrgent?: boolean;
  className?: string;
  /** Below the facts: lines of the call. */
  children?: ReactNode;
};

/** The request that a recorded call ended with, as staff get it: the caller's words, whom to answer, the call, and their answer. */
export function HandedOver({ title, urgent, whole, call, isUrgent, className, children }: HandedOverProps) {
  const { business, request = [], turns } = sampleCalls[call];
  const answer = staffAnswers[call];
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
      {answer && (
        <div className="border-brass border-t-4 bg-brass-wash p-4">
          <p className="flex flex-wrap items-center gap-x-3">
            <CheckIcon className="size-5 text-brass-ink" strokeWidth={2.5} />
            <b className="grow font-display font-semibold">{answer.how}</b>
            <span className="ml-auto text-xs">{answer.when}</span>
          </p>
          <p className="mt-1.5">{answer.text}</p>
        </div>
      )}
    </Pane>
  );
}
