import { randomUUID } from 'node:crypto';
import { replies } from '#/content/replies.ts';
import type { Database } from '#/database/open.ts';
import type { Queries, Write } from '#/database/schema.ts';
import { maxTemplates } from './limits.ts';

export interface ReplyTemplate {
  id: string;
  name: string;
  subject: string;
  text: string;
  /** 0 for one that stands as the content has it. */
  version: number;
}

export type TemplateWords = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

const defaults: readonly ReplyTemplate[] = replies.templates.map(({ id, name, subject, text }) => ({
  id,
  name,
  subject,
  text: text.join('\n'),
  version: 0,
}));

/** Those of the content in their order, as staff have them now, and then those that staff made. */
export async function listTemplates(db: Queries): Promise<ReplyTemplate[]> {
  const rows = await db.selectFrom('reply_templates').selectAll().orderBy('created_at').orderBy('id').execute();
  const changed = new Map(rows.map((row) => [row.id, row]));
  const isDefault = (id: string) => defaults.some((each) => each.id === id);
  return [
    ...defaults.map((each) => changed.get(each.id) ?? { ...each, is_removed: 0 }),
    ...rows.filter(({ id }) => !isDefault(id)),
  ]
    .filter(({ is_removed }) => is_removed === 0)
    .map(({ id, name, subject, text, version }) => ({ id, name, subject, text, version }));
}

/** Null when there are too many. */
export function addTemplate(database: Database, given: TemplateWords): Promise<ReplyTemplate | null> {
  return database.write(async (write) => {
    if ((await listTemplates(write)).length >= maxTemplates) return null;
    const template = { id: randomUUID(), ...given, version: 1 };
    await write
      .insertInto('reply_templates')
      .values({ ...template, is_removed: 0, created_at: new Date().toISOString() })
      .execute();
    return template;
  });
}

export type TemplateChange = { outcome: 'changed' | 'moved-on'; template: ReplyTemplate } | { outcome: 'missing' };

/** Changes a template that nobody else has changed since `version`. */
export function changeTemplate(
  database: Database,
  id: string,
  { version, ...given }: TemplateWords & { version: number },
): Promise<TemplateChange> {
  return database.write(async (write): Promise<TemplateChange> => {
    const before = await lockTemplate(write, id, database.kind === 'postgres');
    if (!before) return { outcome: 'missing' };
    if (before.version !== version) return { outcome: 'moved-on', template: before };
    const template = { id, ...given, version: version + 1 };
    await put(write, template, 0);
    return { outcome: 'changed', template };
  });
}

/** False when there is none. One of the content is remembered as removed. */
export function removeTemplate(database: Database, id: string): Promise<boolean> {
  return database.write(async (write) => {
    const before = await lockTemplate(write, id, database.kind === 'postgres');
    if (!before) return false;
    if (defaults.some((each) => each.id === id)) await put(write, { ...before, version: before.version + 1 }, 1);
    else await write.deleteFrom('reply_templates').where('id', '=', id).execute();
    return true;
  });
}

async function lockTemplate(write: Write, id: string, isPostgres: boolean): Promise<ReplyTemplate | undefined> {
  let select = write.selectFrom('reply_templates').select('id').where('id', '=', id);
  if (isPostgres) select = select.forUpdate();
  await select.execute();
  return (await listTemplates(write)).find((each) => each.id === id);
}

async function put(write: Write, template: ReplyTemplate, is_removed: number): Promise<void> {
  await write
    .insertInto('reply_templates')
    .values({ ...template, is_removed, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...template, is_removed }))
    .execute();
}
