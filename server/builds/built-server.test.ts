import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '#/tests/support/server.ts';
import { isCurrent, root, serverFolder, stampOf } from './current.ts';
import { inSources } from './source-places.ts';

it('a build is current until a source or a setting changes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('source.ts', 'export const hours = 24;');
  write('inputs.json', JSON.stringify([path.relative(root, path.join(folder, 'source.ts'))]));
  expect(isCurrent(folder, 'a setting')).toBe(false);
  write('stamp', stampOf(folder, 'a setting'));
  expect(isCurrent(folder, 'a setting')).toBe(true);
  expect(isCurrent(folder, 'another')).toBe(false);
  write('source.ts', 'export const hours = 48;');
  expect(isCurrent(folder, 'a setting')).toBe(false);
});

it('starts from a few files instead of a thousand modules', async () => {
  const count = `import { registerHooks } from 'node:module';
    let count = 0;
    registerHooks({ load: (url, context, next) => { if (url.startsWith('file:')) count++; return next(url, context); } });
    process.on('exit', () => console.log('loaded', count));`;
  const preload = `data:text/javascript,${encodeURIComponent(count)}`;
  const server = await startServer({ command: [process.execPath, '--import', preload, 'server/start.ts'] });
  onTestFinished(server.remove);
  expect(await server.stop()).toBe(0);
  expect(Number(/^loaded (\d+)$/m.exec(server.output())?.[1])).toBeLessThan(100);
});

it('tells of a place in the built server as one in the sources', () => {
  const words = "'a bug ended the process'";
  const lineIn = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words.slice(1, -1))) + 1;
  const built = readdirSync(serverFolder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(serverFolder, name))
    .find((file) => lineIn(file) > 0);
  const source = path.join(root, 'server/lifecycle.ts');
  const at = (file: string, column: number) => `    at endOnBug (${pathToFileURL(file)}:${lineIn(file)}:${column})`;
  expect(inSources(at(built ?? '', 10))).toMatch(at(source, 0).replace(/0\)$/, ''));
  for (const other of [
    at(source, 3),
    '    at node:internal/process/task_queues:103:5',
    `    at ${pathToFileURL(serverFolder)}/gone.js:1:1`,
  ]) {
    expect(inSources(other)).toBe(other);
  }
});
