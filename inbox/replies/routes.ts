import { Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { brand } from '#/content/brand.ts';
import { replies as content } from '#/content/replies.ts';
import type { ReplyFieldValues } from '#/content/reply-fields.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem } from '#/http/problem.ts';
import { readAnswers } from '../answers/answer.ts';
import { accountOf } from '../list/filter.ts';
import { firstName } from '../mail/names.ts';
import { getSubmission } from '../request/submission-row.ts';
import type { SubmissionRow } from '../request/tables.ts';
import { noteContact, notedContacts } from './contact.ts';
import { maxReplies, maxSubjectCharacters, maxTextCharacters } from './limits.ts';
import { readReplies } from './reply.ts';
import { personName, sendReply } from './send-reply.ts';
import { manyLines, oneLine } from './typed-text.ts';

/** Fits the longest text, each character escaped as two units. */
const maxReplyBytes = 256 * 1024;

const version = z.number('must be a number').int('must be a whole number');

const reply = z.strictObject({
  id: z.uuid('must be a UUID').toLowerCase(),
  subject: oneLine(maxSubjectCharacters),
  text: manyLines(maxTextCharacters),
  version: version.optional(),
});

const contact = z.strictObject({
  by: z.enum(notedContacts, `must be one of ${notedContacts.join(', ')}`),
  version,
});

export const replyPermissions: RoutePermissions = {
  'GET /api/submissions/:id/replies': 'submissions:read',
  'POST /api/submissions/:id/replies': 'submissions:write',
  'POST /api/submissions/:id/contacts': 'submissions:write',
};

/** How mail leaves this server. */
export interface MailOut {
  /** Whether it goes to a mail server; otherwise no reply is taken. */
  sends: boolean;
  /** Our address. */
  from: string;
  /** Called when something was enqueued. */
  onQueued(): void;
}

/** Replies to a request, and what staff have done to answer it elsewhere. */
export function replyRoutes({ database, mail }: { database: Database; mail: MailOut }) {
  return new Hono<HttpEnv>()
    .get('/:id/replies', async (c) => {
      const row = await read(database, c.req.param('id'));
      if (!row) return problem(c, 'not-found', 'There is no such request.');
      const account = accountOf(c.var.principal);
      const body = {
        items: await readReplies(database.db, row.id),
        /** What came back by email. */
        answers: await readAnswers(database.db, row),
        /** False without a mail server. */
        sends_mail: mail.sends,
        fields: fieldsOf(row, await personName(database.db, account)),
      };
      return c.json(body, 200);
    })
    .post('/:id/replies', jsonBody(bySchema(reply), { maxBytes: maxReplyBytes }), async (c) => {
      const submissionId = c.req.param('id');
      if (!isId(submissionId)) return problem(c, 'not-found', 'There is no such request.');
      if (!mail.sends) return problem(c, 'no-mail-server', 'This server has no mail server to send replies by.');
      const { principal } = c.var;
      const given = { ...c.req.valid('json'), submissionId, accountId: accountOf(principal), fromAddress: mail.from };
      const result = await sendReply(database, given, actorOf(principal));
      switch (result.outcome) {
        case 'queued':
          mail.onQueued();
          return c.json(result.reply, 201);
        case 'repeated':
          return c.json(result.reply, 200);
        case 'key-reused':
          return problem(c, 'key-reused', 'Another reply was sent under this id. Nothing of this one is stored.');
        case 'moved-on':
          return problem(c, 'moved-on', 'Somebody has changed this request since you read it.', {
            current: result.row,
          });
        case 'too-many':
          return problem(c, 'invalid-input', 'Some fields need another look.', {
            errors: { body: `this request has ${maxReplies} replies already` },
          });
        default:
          return refused(c, result.outcome);
      }
    })
    .post('/:id/contacts', jsonBody(bySchema(contact)), async (c) => {
      const id = c.req.param('id');
      if (!isId(id)) return problem(c, 'not-found', 'There is no such request.');
      const result = await noteContact(database, { id, ...c.req.valid('json') }, actorOf(c.var.principal));
      if (result.outcome === 'noted') return c.json(result.row, 200);
      if (result.outcome !== 'moved-on') return refused(c, result.outcome);
      return problem(c, 'moved-on', 'Somebody has changed this request since you read it.', { current: result.row });
    });
}

function refused(c: Parameters<typeof problem>[0], outcome: 'missing' | 'spam') {
  if (outcome === 'missing') return problem(c, 'not-found', 'There is no such request.');
  return problem(c, 'is-spam', 'This request is marked as spam. Take the mark off to answer it.');
}

function isId(text: string): boolean {
  return z.guid().safeParse(text).success;
}

async function read({ db }: Database, id: string): Promise<SubmissionRow | null> {
  return isId(id) ? getSubmission(db, id) : null;
}

/** What the fields of a template stand for. */
function fieldsOf({ full_name, website }: SubmissionRow, staffName: string | null): ReplyFieldValues {
  const { unknown } = content;
  return {
    firstName: firstName(full_name) ?? unknown.firstName,
    fullName: full_name,
    company: (website && URL.parse(website)?.hostname.replace(/^www\./, '')) || unknown.company,
    staffName: staffName ?? unknown.staffName,
    businessName: brand.name,
  };
}
