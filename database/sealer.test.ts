import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealer, rowTag } from './sealer.ts';

const key = Buffer.alloc(32, 7);
const row = '0198c0de-0000-7000-8000-000000000001';

it('opens what was sealed before, and finds it by the same hashes', () => {
  const sealer = createSealer(key);
  const stored = 'sealed1.o3ADybJH-fMRmrgBQhD_msWInyiWiOVdEpswD1q_q74RfAKZWbWxD2gnwyAINZjlaXActUIXhHyKVNh9z2co96s';
  expect(sealer.open(stored)).toEqual({ text: 'Zoë Quillfeather', column: 1, row: rowTag(row), isCurrent: true });
  expect(sealer.keyed('email', 'zoe@example.org')).toBe('ac6e975428429a70e87c168d');
  expect(sealer.keyed('word', 'zeppelin')).toBe('7e53b384a76e923cd4d394f0');
});

it('opens each of thousands of texts that it has just sealed, and no text that was changed since', () => {
  const sealer = createSealer(key);
  const sealed = Array.from({ length: 5_000 }, (_, place) => {
    const id = randomUUID();
    return { id, text: `text ${place}`, stored: sealer.seal(`text ${place}`, 5, id) };
  });
  for (const { id, text, stored } of sealed) {
    expect(sealer.open(stored)).toEqual({ text, column: 5, row: rowTag(id), isCurrent: true });
  }
  const { stored } = sealed.at(-1) as { stored: string };
  const changed = `${stored.slice(0, -3)}${stored.at(-3) === 'A' ? 'B' : 'A'}${stored.slice(-2)}`;
  expect(sealer.open(changed)).toBeNull();
});
