import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { serverFolder, stampOf } from '../builds/current.ts';

const root = path.resolve(import.meta.dirname, '../..');

const copy = mkdtempSync(path.join(tmpdir(), 'frontdesk-content-'));
afterAll(() => rmSync(copy, { recursive: true }));
for (const name of readdirSync(root)) {
  if (!['content', '.git', path.basename(serverFolder)].includes(name))
    symlinkSync(path.join(root, name), path.join(copy, name));
}

/** Starts the server on a copy of the content in which `now` stands for `before`; resolves to what it prints. */
function startWith(
  file: string,
  before: string,
  now: string,
): Promise<{ code: unknown; printed: string; line: number }> {
  rmSync(path.join(copy, 'content'), { recursive: true, force: true });
  cpSync(path.join(root, 'content'), path.join(copy, 'content'), { recursive: true });
  const changed = path.join(copy, 'content', file);
  const text = readFileSync(changed, 'utf8');
  expect(text).toContain(before);
  writeFileSync(
    changed,
    text.replace(before, () => now),
  );
  const line = text.slice(0, text.indexOf(before)).split('\n').length;
  // As `npm start` has it: what one test has compiled, the next need not.
  const cache = path.join(copy, 'compiled');
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: path.join(copy, 'data'),
    NODE_COMPILE_CACHE: cache,
  };
  const args = ['--preserve-symlinks', '--preserve-symlinks-main', path.join(copy, 'server/start.ts')];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, printed: stdout + stderr, line }),
    );
  });
}

it.each([
  ['a missing comma', 'brand.ts', "'Frontdesk',\n", "'Frontdesk'\n", 1, 'Expected `,` or `}`'],
  ['a missing quotation mark', 'faq.ts', "'Try Live Demo',", "'Try Live Demo,", 0, 'Unterminated string'],
  ['an apostrophe in quotes', 'home.ts', "'Who we work with'", "'Who's with us'", 0, 'Expected `,` or `}`'],
  ['an empty text', 'home.ts', "'Who we work with'", "' '", 0, 'whoWeAre.audience: is empty'],
  ['a wrong number', 'promises.ts', 'replyWithinHours: 24', "replyWithinHours: 'soon'", 0, 'replyWithinHours: Invalid'],
  ['a text in a list', 'privacy.ts', "'What you send us is encrypted on the way, over HTTPS.'", "''", 0, 'sections.'],
  ['a field of a template', 'replies.ts', "'Hi {firstName},',", "'Hi {nickname},',", 0, '{nickname} is not a field'],
  ['a limit of a field', 'request-form.ts', 'maxLength: 200', 'maxLength: 0', 0, '0.maxLength: Too small'],
  ['an unknown name', 'terms.ts', 'operator.name}', 'operatorr.name}', 0, 'operatorr is not defined'],
  [
    'a comma in an agent',
    'agents/hair-salon.agent.json',
    '"sample": true,',
    '"sample": true',
    1,
    "Expected ',' or '}'",
  ],
  [
    'a value in an agent',
    'agents/hair-salon.agent.json',
    '"minutes": 60',
    '"minutes": -5',
    0,
    'booking.services.0.minutes',
  ],
])('tells of %s in one line, with its file and line', async (_, file, before, now, linesBelow, words) => {
  const { code, printed, line } = await startWith(file, before, now);
  expect(printed).toContain(`Frontdesk did not start: content/${file}:${line + linesBelow}: `);
  expect(printed).toContain(words);
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

it('tells of a sentence that a page no longer says, at the entry that quotes it', async () => {
  const { printed } = await startWith('faq.ts', 'It keeps track of what was said', 'It remembers what was said');
  expect(printed).toMatch(
    /^Frontdesk did not start: content\/agents\/our-knowledge\/the-calls\.ts:\d+: no sentence of the page begins with "It keeps track of what was said"\n$/,
  );
});

it('tells of a mistake that was built into the server as well', async () => {
  const built = path.join(copy, path.basename(serverFolder));
  mkdirSync(built);
  onTestFinished(() => rmSync(built, { recursive: true }));
  writeFileSync(path.join(built, 'launch.js'), "console.log('built'); throw new Error('a place in a built file');");
  writeFileSync(path.join(built, 'inputs.json'), '[]');
  writeFileSync(path.join(built, 'stamp'), stampOf(built, copy));
  const { printed } = await startWith('promises.ts', 'replyWithinHours: 24', "replyWithinHours: 'soon'");
  expect(printed).toMatch(/^built\nFrontdesk did not start: content\/promises\.ts:\d+: replyWithinHours: Invalid.*\n$/);
});
