import { useEffect, useId, useState } from 'react';
import { readSubmissionHistory, type SubmissionHistory, type SubmissionRow } from '../../api/staff-api.ts';
import { Age } from '../../locale/age.tsx';
import { useStaff } from '../requests/staff-names.ts';

type Item = SubmissionHistory['items'][number];

/** Whoever goes through a list does not ask for each history on the way. */
const pauseMs = 150;

/** What happened to a request, when and by whom; the newest first. */
export function RequestHistory({ row: { id, version } }: { row: SubmissionRow }) {
  const headingId = useId();
  const staff = useStaff();
  const [items, setItems] = useState<Item[] | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each change of the request
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await readSubmissionHistory(id, left.signal);
      if (!left.signal.aborted) setItems(answer.ok ? answer.body.items.toReversed() : 'failed');
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [id, version]);

  const nameOf = (account: unknown) => staff.find((member) => member.id === account)?.name ?? 'somebody who left';
  return (
    <section aria-labelledby={headingId} className="grid gap-2 text-sm">
      <h3 id={headingId} className="font-semibold">
        History
      </h3>
      {items === 'failed' && <p className="text-ink-soft">The history could not be loaded.</p>}
      {Array.isArray(items) && (
        <ol className="grid gap-1.5">
          {items.map((item) => (
            <li key={item.number} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
              <span className="wrap-anywhere">{sentenceOf(item, nameOf, id)}</span>
              <span className="text-ink-soft tabular-nums">
                <Age at={item.at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function sentenceOf({ kind, actor, data }: Item, nameOf: (account: unknown) => string, id: string): string {
  const who = whoOf(actor);
  switch (kind) {
    case 'submission.created':
      return `${who} sent the request${data.is_spam ? ', which was kept among the spam' : ''}`;
    case 'submission.status_changed':
      return `${who} set the status from ${data.from ?? 'new'} to ${data.to}`;
    case 'submission.notes_changed':
      return `${who} changed the notes`;
    case 'submission.assigned':
      return `${who} ${assigned(who, data.from, data.to, nameOf)}`;
    case 'submission.labelled':
      return `${who} ${labelled(data)}`;
    case 'submission.corrected':
      return `${who} ${corrected(data)}`;
    case 'submission.data_asked':
      return data.wants === 'copy' ? 'The visitor asked for a copy of their data' : 'The visitor asked to be erased';
    case 'submission.data_given':
      return `${who} did what the visitor asked for`;
    case 'submission.spam_changed':
      return data.is_spam ? `${who} marked it as spam` : `${who} took it out of spam`;
    case 'submission.joined':
    case 'submission.parted':
      return `${who} ${joined(kind, data, id)}`;
    case 'submission.replied':
      return `${who} wrote a reply`;
    case 'submission.reply_accepted':
      return 'The mail server accepted the reply';
    case 'submission.reply_failed':
      return 'The reply did not go out';
    case 'submission.answered':
      return data.kind === 'auto-reply' ? 'An automatic reply came by email' : 'An answer came by email';
    case 'submission.reply_bounced':
      return data.reply === null ? 'The confirmation came back undelivered' : 'The reply came back undelivered';
    case 'submission.answer_dealt':
      return `${who} marked the answer as needing no reply`;
    case 'submission.called':
      return `${who} called`;
    case 'submission.texted':
      return `${who} sent a text message`;
    default:
      return `${who}: ${kind.split('.').at(-1)?.replaceAll('_', ' ')}`;
  }
}

function whoOf({ kind, name }: Item['actor']): string {
  switch (kind) {
    case 'staff':
      return name ?? 'Somebody who left';
    case 'token':
      return name === null ? 'A program' : `The program ${name}`;
    case 'visitor':
      return 'The visitor';
    case 'assistant':
      return 'The assistant';
    case 'system':
      return 'Frontdesk';
  }
}

function assigned(who: string, from: unknown, to: unknown, nameOf: (account: unknown) => string): string {
  if (to === null) return nameOf(from) === who ? 'gave it up' : `took it from ${nameOf(from)}`;
  return nameOf(to) === who ? 'took it' : `gave it to ${nameOf(to)}`;
}

function labelled({ added, removed }: Item['data']): string {
  const parts = [
    Array.isArray(added) && added.length > 0 && `added ${added.join(', ')}`,
    Array.isArray(removed) && removed.length > 0 && `removed ${removed.join(', ')}`,
  ].filter(Boolean);
  return parts.join(' and ') || 'changed the labels';
}

/** The words are gone once the request is erased. */
function corrected({ before, after, fields }: Item['data']): string {
  const names = Array.isArray(fields) ? (fields as string[]) : [];
  const [earlier, later] = [before, after] as (Record<string, string | null> | undefined)[];
  const parts = names.map((name) => {
    const label = name.replaceAll('_', ' ');
    const [old, now] = [earlier?.[name], later?.[name]];
    return old === undefined ? label : `${label} from “${old ?? ''}” to “${now ?? ''}”`;
  });
  return `corrected the ${parts.join(', ')}`;
}

function joined(kind: Item['kind'], data: Item['data'], id: string): string {
  const count = Array.isArray(data.requests) ? data.requests.length : 1;
  const others = data.into === id ? (count === 1 ? 'another request' : `${count} requests`) : 'it';
  const one = data.into === id ? 'it' : 'another request';
  return kind === 'submission.joined' ? `joined ${others} to ${one}` : `took ${others} off ${one}`;
}
