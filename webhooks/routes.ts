import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { keptText } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem, tooMany } from '#/http/problem.ts';
import type { WebhookMessage } from '#/outbox/channels/webhook.ts';
import { bodyOf } from './compose.ts';
import { webhookKinds } from './kinds.ts';
import {
  addWebhook,
  changeSecret,
  changeWebhook,
  findWebhook,
  listWebhooks,
  maxWebhooks,
  removeWebhook,
  secretsAt,
} from './webhooks.ts';

const maxNameCharacters = 60;
const maxUrlCharacters = 2_000;
/** Each waits for a receiver, up to 15 seconds. */
const maxTestsAtOnce = 4;
const maxShownCharacters = 1_000;

export const webhookRoutePermissions: RoutePermissions = {
  'GET /api/webhooks': 'webhooks:write',
  'POST /api/webhooks': 'webhooks:write',
  'PATCH /api/webhooks/:id': 'webhooks:write',
  'DELETE /api/webhooks/:id': 'webhooks:write',
  'POST /api/webhooks/:id/test': 'webhooks:write',
  'POST /api/webhooks/:id/secret': 'webhooks:write',
};

/** What a receiver answered to a test. */
export interface TestAnswer {
  /** Null when none came. */
  status: number | null;
  /** Why none came, such as `ECONNREFUSED` or `timeout`. */
  code: string | null;
  /** The beginning of its answer. */
  text: string;
  duration_ms: number;
}

export interface WebhookRouteOptions {
  database: Database;
  /** Whether addresses of this machine and of private networks may be given, also without TLS. */
  allowsLocal: boolean;
  /** Whether a host of an address may be one of the public internet, as far as its text says. */
  mayBeOutside(hostname: string): boolean;
  /** Posts a message once, outside the outbox. */
  post(
    message: WebhookMessage,
  ): Promise<{ kind: 'answered'; status: number; text: string } | { kind: 'failed'; code: string }>;
  /** Called when something may be due. */
  onDue(): void;
}

/** `/api/webhooks`: the addresses that changes are posted to. */
export function webhookRoutes({ database, allowsLocal, mayBeOutside, post, onDue }: WebhookRouteOptions) {
  const url = z
    .string('must be an address')
    .overwrite(keptText)
    .trim()
    .max(maxUrlCharacters, `must have at most ${maxUrlCharacters} characters`)
    .check(({ value, issues }) => {
      const message = mistakeIn(value);
      if (message) issues.push({ code: 'custom', input: value, message });
    })
    .overwrite((text) => URL.parse(text)?.href ?? text);
  const kinds = z
    .array(z.enum(webhookKinds, 'must be kinds of messages'), 'must be a list')
    .min(1, 'must name at least one')
    .max(webhookKinds.length, 'must name each once')
    .overwrite((given) => webhookKinds.filter((kind) => given.includes(kind)));
  const name = z
    .string('must be a text')
    .overwrite(keptText)
    .trim()
    .max(maxNameCharacters, `must have at most ${maxNameCharacters} characters`)
    .optional();
  const added = z.strictObject({ name, url, kinds });
  const changed = z.strictObject({
    name,
    url: url.optional(),
    kinds: kinds.optional(),
    paused: z.boolean('must be true or false').optional(),
    version: z.number('must be a number').int('must be a whole number'),
  });

  function mistakeIn(text: string): string | null {
    const address = URL.parse(text);
    if (!address || !['http:', 'https:'].includes(address.protocol))
      return 'must be an address that begins with https://';
    if (address.username || address.password) return 'must not contain a user name or a password';
    if (allowsLocal) return null;
    if (address.protocol === 'https:' && mayBeOutside(address.hostname)) return null;
    return 'must begin with https:// and be on the public internet, unless the server has WEBHOOK_LOCAL_TARGETS=on';
  }

  let tests = 0;
  const missing = (c: Context<HttpEnv>) => problem(c, 'not-found', 'There is no such webhook.');

  return new Hono<HttpEnv>()
    .get('/', async (c) => c.json({ items: await listWebhooks(database.db) }, 200))
    .post('/', jsonBody(bySchema(added)), async (c) => {
      const result = await addWebhook(database, c.req.valid('json'), actorOf(c.var.principal));
      if (result) return c.json(result, 201);
      return problem(c, 'invalid-input', 'Some fields need another look.', {
        errors: { body: `there are ${maxWebhooks} webhooks already` },
      });
    })
    .patch('/:id', jsonBody(bySchema(changed)), async (c) => {
      const id = c.req.param('id');
      if (!isId(id)) return missing(c);
      const change = await changeWebhook(database, id, c.req.valid('json'), actorOf(c.var.principal));
      if (change.outcome === 'missing') return missing(c);
      if (change.outcome === 'moved-on') {
        const { webhook: current } = change;
        return problem(c, 'moved-on', 'Somebody has changed this webhook since you read it.', { current });
      }
      onDue();
      return c.json(change.webhook, 200);
    })
    .post('/:id/test', async (c) => {
      const id = c.req.param('id');
      const webhook = isId(id) ? await findWebhook(database.db, id) : undefined;
      if (!webhook) return missing(c);
      if (tests >= maxTestsAtOnce) return tooMany(c, 'Other tests are still under way.', 15);
      const startedAt = Date.now();
      tests++;
      const answer = await post({
        id: randomUUID(),
        url: webhook.url,
        secrets: secretsAt(webhook, new Date()),
        body: bodyOf('ping', new Date().toISOString(), { webhook: webhook.id }),
      }).finally(() => tests--);
      const told: TestAnswer = {
        status: answer.kind === 'answered' ? answer.status : null,
        code: answer.kind === 'failed' ? answer.code : null,
        text: answer.kind === 'answered' ? answer.text.slice(0, maxShownCharacters) : '',
        duration_ms: Date.now() - startedAt,
      };
      return c.json(told, 200);
    })
    .post('/:id/secret', async (c) => {
      const id = c.req.param('id');
      const secret = isId(id) ? await changeSecret(database, id, actorOf(c.var.principal)) : null;
      return secret === null ? missing(c) : c.json({ secret }, 200);
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      const removed = isId(id) && (await removeWebhook(database, id, actorOf(c.var.principal)));
      return removed ? c.body(null, 204) : missing(c);
    });
}

const webhookId = z.uuid();

function isId(text: string): boolean {
  return webhookId.safeParse(text).success;
}
