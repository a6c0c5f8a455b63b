import { describe, expect, it } from 'vitest';
import { forbiddenImports } from './check-imports.ts';

const complaintsOf = (file: string, text: string) => forbiddenImports(new Map([[file, text]]));

describe('an import against the arrows is named', () => {
  it.each([
    ['web/site/faq/questions.tsx', "import { open } from '#/database/open.ts';", 'database/open.ts'],
    ['web/site/faq/questions.tsx', "import { open } from '../../../database/open.ts';", 'database/open.ts'],
    ['web/site/faq/questions.tsx', "import '#/server/main.ts';", 'server/main.ts'],
    ['web/site/faq/questions.tsx', "import { type App } from '#/server/http/api.ts';", 'server/http/api.ts'],
    ['web/site/faq/questions.tsx', "const store = await import('#/inbox/submissions.ts');", 'inbox/submissions.ts'],
    [
      'web/site/pages/faq.astro',
      "---\nimport { x } from '#/accounts/accounts.ts';\n---\n<p>hello</p>",
      'accounts/accounts.ts',
    ],
    ['web/site/pages/faq.astro', "<script>\n  import '#/accounts/accounts.ts';\n</script>", 'accounts/accounts.ts'],
    ['server/main.ts', "import { Hero } from '#/web/site/home/hero.ts';", 'web/site/home/hero.ts'],
    ['inbox/submissions.ts', "import { app } from '#/server/http/app.ts';", 'server/http/app.ts'],
    ['inbox/submissions.ts', "export { app } from '#/server/http/app.ts';", 'server/http/app.ts'],
    ['inbox/submissions.ts', "export type App = import('#/server/http/app.ts').App;", 'server/http/app.ts'],
    ['content/claims.ts', "import { x } from '#/inbox/submission-input.ts';", 'inbox/submission-input.ts'],
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

  it('and so is a folder nobody has thought of', () => {
    expect(complaintsOf('helpers/misc.ts', '')).toEqual([expect.stringContaining('helpers/misc.ts')]);
  });
});

describe('an import along the arrows is not', () => {
  it.each([
    ['web/site/pages/faq.astro', "---\nimport { questions } from '#/content/questions.ts';\n---"],
    ['web/site/start-working/form.tsx', "import { parseSubmission } from '#/inbox/submission-input.ts';"],
    ['web/site/start-working/form.tsx', "import type { AppType } from '#/server/http/api.ts';"],
    ['web/site/start-working/form.tsx', "import { Field } from './field.tsx';"],
    ['server/main.ts', "import { openDatabase } from '#/database/open.ts';"],
    ['server/main.ts', "import { serve } from '@hono/node-server';"],
    ['inbox/submissions.test.ts', "import { describeEachDatabase } from '#/tests/support/databases.ts';"],
    ['voice/dialogue/rules.ts', "import type { Clock } from '../engine/ports.ts';"],
    ['scripts/check.ts', "import { app } from '#/server/http/app.ts';"],
  ])('%s: %s', (file, text) => {
    expect(complaintsOf(file, text)).toEqual([]);
  });
});
