import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { fieldMistake } from '#/content/reply-fields.ts';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem } from '#/http/problem.ts';
import { maxNameCharacters, maxSubjectCharacters, maxTemplates, maxTextCharacters } from './limits.ts';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates.ts';
import { manyLines, oneLine } from './typed-text.ts';

const maxTemplateBytes = 256 * 1024;

/** Refuses unknown fields, each with its line. */
function withFields<Schema extends z.ZodString>(schema: Schema): Schema {
  return schema.check(({ value, issues }) => {
    const message = fieldMistake(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });
}

const words = {
  name: oneLine(maxNameCharacters),
  subject: withFields(oneLine(maxSubjectCharacters)),
  text: withFields(manyLines(maxTextCharacters)),
};
const added = z.strictObject(words);
const changed = z.strictObject({ ...words, version: z.number('must be a number').int('must be a whole number') });

/** The id of a template of the content, or of one that was added. */
const templateId = /^[\da-z-]{1,64}$/;

export const templatePermissions: RoutePermissions = {
  'GET /api/reply-templates': 'submissions:read',
  'POST /api/reply-templates': 'templates:write',
  'PATCH /api/reply-templates/:id': 'templates:write',
  'DELETE /api/reply-templates/:id': 'templates:write',
};

/** `/api/reply-templates`: what replies are written from. */
export function templateRoutes(database: Database) {
  const missing = (c: Context<HttpEnv>) => problem(c, 'not-found', 'There is no such template.');
  return new Hono<HttpEnv>()
    .get('/', async (c) => c.json({ items: await listTemplates(database.db) }, 200))
    .post('/', jsonBody(bySchema(added), { maxBytes: maxTemplateBytes }), async (c) => {
      const template = await addTemplate(database, c.req.valid('json'));
      if (template) return c.json(template, 201);
      return problem(c, 'invalid-input', 'Some fields need another look.', {
        errors: { body: `there are ${maxTemplates} templates already` },
      });
    })
    .patch('/:id', jsonBody(bySchema(changed), { maxBytes: maxTemplateBytes }), async (c) => {
      const id = c.req.param('id');
      if (!templateId.test(id)) return missing(c);
      const change = await changeTemplate(database, id, c.req.valid('json'));
      if (change.outcome === 'changed') return c.json(change.template, 200);
      if (change.outcome === 'missing') return missing(c);
      return problem(c, 'moved-on', 'Somebody has changed this template since you read it.', {
        current: change.template,
      });
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      return templateId.test(id) && (await removeTemplate(database, id)) ? c.body(null, 204) : missing(c);
    });
}
