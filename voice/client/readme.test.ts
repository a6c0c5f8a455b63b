// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createScriptedBackend } from '../testing/client/scripted-backend.ts';

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];

/** The example as a function of what it imports; each import is a name that its file has. */
async function runExample(replaced: Record<string, unknown>): Promise<void> {
  const scope: Record<string, unknown> = {};
  const body = example.replace(/^import \{ (.*) \} from '(.*)';$/gm, '');
  for (const [, names = '', path = ''] of example.matchAll(/^import \{ (.*) \} from '(.*)';$/gm)) {
    const module = await import(/* @vite-ignore */ join(import.meta.dirname, path));
    for (const name of names.split(', ')) {
      expect(module[name], name).toBeTypeOf('function');
      scope[name] = replaced[name] ?? module[name];
    }
  }
  new Function(...Object.keys(scope), body)(...Object.values(scope));
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('has a first example that holds a call, and says why there is none', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const backend = createScriptedBackend();
  const button = document.createElement('button');
  document.body.append(button);
  await runExample({ createNativeBackend: () => backend });
  expect(backend.requests).toEqual([]);

  button.click();
  await vi.waitFor(() =>
    expect(backend.requests).toMatchObject([{ target: { agent: 'frontdesk' }, microphone: true }]),
  );
  backend.deliver({ type: 'listening' });
  backend.deliver({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Good morning.' });
  expect(said.mock.calls).toEqual([['assistant: Good morning.']]);
  expect(failed).not.toHaveBeenCalled();

  button.click();
  await vi.waitFor(() => expect(failed.mock.calls).toEqual([['A call is already in progress.']]));
});

it('has a first example of ten lines at most', () => {
  expect(example.split('\n').filter((line) => line !== '').length).toBeGreaterThan(5);
  expect(example.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(10);
});

it('names every entry that check-imports lets a page take', () => {
  const checker = readFileSync(join(import.meta.dirname, '../../scripts/check-imports.ts'), 'utf8');
  const [, list = ''] = /const voiceClient = \[(.*?)\];/s.exec(checker) ?? [];
  const entries = [...list.matchAll(/'voice\/client\/(.*?)'/g)].map(([, entry]) => entry);
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) expect(readme).toContain(`\`${entry}\``);
});
