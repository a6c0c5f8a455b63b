import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createScriptedBackend } from '../testing/client/scripted-backend.ts';
import { type CallControls, noControls } from './call-controls.ts';
import { createCallStore } from './call-store.ts';
import { createVoice } from './create-voice.ts';

const root = join(import.meta.dirname, '../..');

it('passes every control of a card to the call of the backend', async () => {
  const backend = createScriptedBackend();
  const used: string[] = [];
  const watched = {
    ...backend,
    createCall(...given: Parameters<typeof backend.createCall>) {
      const call = backend.createCall(...given);
      const spies = Object.keys(noControls).map((name) => [name, () => void used.push(name)]);
      return { ...call, ...Object.fromEntries(spies) };
    },
  };
  const clock = createFakeClock();
  const client = createVoice({ backend: watched, clock });
  const store = createCallStore({ loadClient: async () => client, target: 'frontdesk' });
  const started = store.start();
  await clock.advance(0);
  await started;
  backend.deliver({ type: 'listening' });
  for (const name of Object.keys(noControls)) (store[name as keyof CallControls] as (value: unknown) => unknown)(0.5);
  expect(used).toEqual(Object.keys(noControls));
  await store.stop();
});

it('needs at most four files for a control, from the card to the device', () => {
  const files = globSync('{voice/client,web}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const naming = files.filter((file) => /\bselectMicrophone\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(naming.sort()).toEqual([
    'voice/client/backends/engine/input.ts',
    'voice/client/call-controls.ts',
    'web/site/how-it-works/demo/microphone-choice.tsx',
  ]);
});
