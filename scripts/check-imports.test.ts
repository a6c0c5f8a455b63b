import { describe, expect, it } from 'vitest';
import { folderCycles, forbiddenImports } from './check-imports.ts';

const complaintsOf = (file: string, text: string) => forbiddenImports(new Map([[file, text]]));

describe('reports a forbidden import', () => {
  it.each([
    ['web/site/faq/questions.tsx', "import { open } from '#/database/open.ts';", 'database/open.ts'],
    ['web/site/faq/questions.tsx', "import { open } from '../../../database/open.ts';", 'database/open.ts'],
    ['web/site/faq/questions.tsx', "import '#/server/main.ts';", 'server/main.ts'],
    ['web/site/faq/questions.tsx', "import { type App } from '#/server/http/api.ts';", 'server/http/api.ts'],
    ['web/site/faq/questions.tsx', "const store = await import('#/inbox/list/list.ts');", 'inbox/list/list.ts'],
    [
      'web/site/pages/faq.astro',
      "---\nimport { x } from '#/accounts/accounts.ts';\n---\n<p>hello</p>",
      'accounts/accounts.ts',
    ],
    ['web/site/pages/faq.astro', "<script>\n  import '#/accounts/accounts.ts';\n</script>", 'accounts/accounts.ts'],
    [
      'web/admin/calls/view.tsx',
      "import { bubblesOf } from '#/voice/client/transcript.ts';",
      'voice/client/transcript.ts',
    ],
    ['server/main.ts', "import { Hero } from '#/web/site/home/hero.ts';", 'web/site/home/hero.ts'],
    ['inbox/list/list.ts', "import { app } from '#/server/http/app.ts';", 'server/http/app.ts'],
    ['inbox/list/list.ts', "export { app } from '#/server/http/app.ts';", 'server/http/app.ts'],
    ['inbox/list/list.ts', "export type App = import('#/server/http/app.ts').App;", 'server/http/app.ts'],
    [
      'content/claims.ts',
      "import { x } from '#/inbox/request/submission-input.ts';",
      'inbox/request/submission-input.ts',
    ],
    [
      'voice/client/call.ts',
      "import type { Turn } from '#/voice/engine/turn-taking/turn.ts';",
      'voice/engine/turn-taking/turn.ts',
    ],
    ['voice/engine/call.ts', "import { call } from '../client/call.ts';", 'voice/client/call.ts'],
    ['voice/engine/call.ts', "import type { Rules } from '../dialogue/rules.ts';", 'voice/dialogue/rules.ts'],
    ['voice/dialogue/rules.ts', "import { Clock } from '../engine/ports.ts';", 'voice/engine/ports.ts'],
    ['content/claims.ts', "import { x } from '#/forms/form-parser.ts';", 'forms/form-parser.ts'],
    ['forms/field.ts', "import { requestForm } from '#/content/request-form.ts';", 'content/request-form.ts'],
  ])('%s: %s', (file, text, target) => {
    expect(complaintsOf(file, text)).toEqual([expect.stringContaining(`${file}: imports ${target}, but `)]);
  });

  it('and a folder without rules', () => {
    expect(complaintsOf('helpers/misc.ts', '')).toEqual([expect.stringContaining('helpers/misc.ts')]);
  });
});

describe('accepts an allowed import', () => {
  it.each([
    ['web/site/pages/faq.astro', "---\nimport { questions } from '#/content/questions.ts';\n---"],
    ['web/site/start-working/form.tsx', "import { parseSubmission } from '#/inbox/request/submission-input.ts';"],
    ['web/site/start-working/form.tsx', "import type { AppType } from '#/server/http/api.ts';"],
    ['web/site/start-working/form.tsx', "import { Field } from './field.tsx';"],
    ['web/site/call-bar/bar.ts', "import { readCallSession } from '#/voice/client/resume.ts';"],
    ['web/site/demo/client.ts', "import address from '#/voice/client/audio/sound-worklet.ts?worker&url';"],
    ['server/main.ts', "import { openDatabase } from '#/database/open.ts';"],
    ['server/main.ts', "import { serve } from '@hono/node-server';"],
    ['inbox/list/list.test.ts', "import { describeEachDatabase } from '#/tests/support/databases.ts';"],
    ['voice/dialogue/rules.ts', "import type { Clock } from '../engine/ports.ts';"],
    ['scripts/check.ts', "import { app } from '#/server/http/app.ts';"],
  ])('%s: %s', (file, text) => {
    expect(complaintsOf(file, text)).toEqual([]);
  });
});

describe('folders that import each other', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'two of a room',
      {
        'inbox/list/page.ts': "import { row } from '../rows/row.ts';",
        'inbox/rows/row.ts': "import { page } from '../list/page.ts';",
      },
      'inbox/list -> inbox/rows -> inbox/list: inbox/list/page.ts -> inbox/rows/row.ts, inbox/rows/row.ts -> inbox/list/page.ts',
    ],
    [
      'a folder and the one above it, by different files',
      {
        'web/admin/routes.tsx': "import { Page } from './calls/page.tsx';",
        'web/admin/calls/page.tsx': "import { api } from '../api.ts';",
      },
      'web/admin -> web/admin/calls -> web/admin: ',
    ],
    [
      'three in a round',
      {
        'calls/a/one.ts': "export { two } from '../b/two.ts';",
        'calls/b/two.ts': "const three = await import('#/calls/c/three.ts');",
        'calls/c/three.ts': "import '../a/one.ts';",
      },
      'calls/a -> calls/b -> calls/c -> calls/a: ',
    ],
  ])('are named: %s', (_, files, round) => {
    expect(folderCycles(new Map(Object.entries(files)))).toEqual([expect.stringContaining(round)]);
  });

  it.each<[string, Record<string, string>]>([
    [
      'types alone go the other way',
      {
        'calls/a/one.ts': "import { two } from '../b/two.ts';",
        'calls/b/two.ts': "import type { One } from '../a/one.ts';",
      },
    ],
    [
      'a test closes the round',
      {
        'calls/a/one.ts': "import { two } from '../b/two.ts';",
        'calls/b/two.test.ts': "import { one } from '../a/one.ts';",
      },
    ],
    ['files of one folder', { 'calls/one.ts': "import './two.ts';", 'calls/two.ts': "import './one.ts';" }],
  ])('are not when %s', (_, files) => {
    expect(folderCycles(new Map(Object.entries(files)))).toEqual([]);
  });
});
