import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Principal } from '#/accounts/principals.ts';
import { keptText } from '#/database/kept-text.ts';
import { hasWaiting } from '../answers/waiting.ts';
import { replyPromise } from '../promise/reply-promise.ts';
import { contactMethods } from '../request/contact-methods.ts';
import { label } from '../request/labels.ts';
import { isShown, isShownSpam } from '../request/submission-row.ts';
import { submissionStatuses } from '../request/submission-status.ts';
import { submissionSources } from '../request/tables.ts';
import { maxPicked } from './max-picked.ts';

function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

const time = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-11-22T09:00:00Z' })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => text > '1970' && text < '9999', 'must be a time of our era');

const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  'must be true or false',
);

/** Which requests are meant: from an address's query, or from a body. */
export const filterFields = {
  status: oneOf(submissionStatuses).optional(),
  q: z.string('must be a text').overwrite(keptText).optional(),
  assignee: z.string('must be me, none or the id of an account').max(100).overwrite(keptText).optional(),
  due: oneOf(['overdue', 'soon']).optional(),
  way: oneOf(contactMethods).optional(),
  source: oneOf(submissionSources).optional(),
  label: label.optional(),
  since: time.optional(),
  until: time.optional(),
  spam: flag.optional(),
  /** Mail of the visitor's, or a bounce, waits for staff. */
  waiting: flag.optional(),
};

/** A filter of a change of many: those that were picked by hand, too. */
export const bulkFilterFields = {
  ...filterFields,
  ids: z
    .array(z.guid('must be ids of requests'), 'must be a list of ids')
    .min(1, 'must not be empty')
    .max(maxPicked, `must be at most ${maxPicked} requests`)
    .optional(),
};

const filter = z.object(bulkFilterFields);
export type SubmissionFilter = z.infer<typeof filter>;

/** The account that `me` means; a program has none. */
export function accountOf(principal: Principal): string | null {
  return principal.kind === 'staff' ? principal.id : null;
}

/** What is due within this time is due soon. */
const soonMs = 4 * 3_600_000;

const status = sql`coalesce(form_submissions.status, 'new')`;

/** The conditions on columns of the request; search and label are joined. `me` is the account that asks. */
export function conditionsOf(filter: SubmissionFilter, me: string | null, now: Date): RawBuilder<boolean>[] {
  const conditions = [filter.spam ? isShownSpam : isShown];
  const add = (condition: RawBuilder<boolean>) => conditions.push(condition);
  if (filter.status) add(sql`${status} = ${sql.lit(filter.status)}`);
  // The partial indexes of migration 0015 are used where their condition stands in the query.
  if (filter.way) add(sql`contact_method = ${filter.way}`);
  if (filter.way && filter.way !== 'email') add(sql`contact_method <> 'email'`);
  if (filter.source) add(sql`source = ${filter.source}`);
  if (filter.source && filter.source !== 'form') add(sql`source <> 'form'`);
  if (filter.assignee === 'none') add(sql`assignee_id is null`);
  else if (filter.assignee !== undefined) {
    add(sql`assignee_id is not null and assignee_id = ${filter.assignee === 'me' ? me : filter.assignee}`);
  }
  if (filter.waiting) add(hasWaiting);
  if (filter.ids) add(sql`form_submissions.id in (${sql.join(filter.ids)})`);
  if (filter.since) add(sql`form_submissions.created_at >= ${filter.since}`);
  if (filter.until) add(sql`form_submissions.created_at < ${filter.until}`);
  if (filter.due) {
    const overdue = replyPromise.overdueUntil(now);
    const soon = replyPromise.overdueUntil(new Date(now.getTime() + soonMs));
    if (!filter.status) add(sql`${status} = 'new'`);
    else if (filter.status !== 'new') add(sql`1 = 0`);
    if (filter.due === 'overdue') add(sql`form_submissions.created_at <= ${overdue}`);
    else add(sql`form_submissions.created_at > ${overdue} and form_submissions.created_at <= ${soon}`);
    if (filter.spam) add(sql`1 = 0`);
  }
  return conditions;
}
