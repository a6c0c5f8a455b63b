import * as z from 'zod/mini';
import { submissionPage } from '../api/answers.ts';
import { showInbox } from '../inbox/load-inbox.ts';
import { takeSession } from '../session/auth-api.ts';
import { staffSession } from '../session/staff-session.ts';

/** The answers to the calls by which the app opens its inbox; the server sends them with the page to whoever is signed in. */
export const opening = z.object({
  session: staffSession,
  submissions: submissionPage,
  /** Null where there is none; `inbox/outbox-answer.ts` parses it. */
  outbox: z.unknown(),
});

export type Opening = z.infer<typeof opening>;

/** The id of the element that holds an `Opening` in the page, as JSON. */
export const openingId = 'opening';

export function noticeOfOpening({ outbox }: Opening) {
  return import('../inbox/outbox-notice.tsx').then(({ noticeOf }) => noticeOf(Response.json(outbox)));
}

/** Takes the answers in, as if they had been asked for; returns what the routes have loaded then, by their ids. */
export function openInbox({ session, submissions }: Opening, notice: Awaited<ReturnType<typeof noticeOfOpening>>) {
  const user = takeSession(session);
  return { loaderData: { staff: { user, setUpNeeded: false }, inbox: showInbox(submissions, notice) } };
}
