import { useEffect, useState } from 'react';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { useSessionNumber } from '../../session/session.ts';
import { type ReplyForm, readReplyForm } from './reply-api.ts';

/** Whoever goes through a list does not ask for each one's replies on the way. */
const pauseMs = 120;
/** How often what waits for the mail server is looked at: its acceptance changes the request, a further try does not. */
const lookMs = { queued: 2_000, retrying: 15_000 };

/** The replies to a request, read again with each change of it and while one is on its way. */
export function useReplyForm({ id, version }: SubmissionRow) {
  const [form, setForm] = useState<ReplyForm | 'failed' | null>(null);
  const [reading, setReading] = useState(0);
  const session = useSessionNumber();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each change, look and sign-in
  useEffect(() => {
    const left = new AbortController();
    let timer = setTimeout(async () => {
      const answer = await readReplyForm(id, left.signal);
      if (left.signal.aborted) return;
      // What is shown stays, with the text being written in it.
      setForm((shown) => (answer.ok ? answer.body : (shown ?? 'failed')));
      const waiting = answer.ok && answer.body.items.map(({ delivery }) => delivery.state);
      const wait = waiting && (['queued', 'retrying'] as const).find((state) => waiting.includes(state));
      if (wait) timer = setTimeout(() => setReading((count) => count + 1), lookMs[wait]);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [id, version, reading, session]);
  return { form, reread: () => setReading((count) => count + 1) };
}
