import { describe, expect, it, onTestFinished } from 'vitest';
import { printed } from '#/voice/testing/printed-lattice.ts';
import { createSpelledReader, type SpelledReaderOptions } from './spelled-reader.ts';

/** A thread with this code in place of ours. */
function thread(code: string): URL {
  return new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`,
  );
}

function reader(options: SpelledReaderOptions) {
  const created = createSpelledReader({ idleMs: 60_000, ...options });
  onTestFinished(() => expect.poll(() => created.isRunning).toBe(false));
  return created;
}

const spelled = { output: 'my name is b_as_in_boy o b (stdin -10)\n', expecting: 'name', spelling: null } as const;

describe('reading what is spelled', () => {
  it('is done by a thread, which ends when nothing more is spelled', async () => {
    const { read } = reader({ idleMs: 1_500 });
    const places = ['my', 'name', 'is', 'brand', 'b d', 'r', 'a', 'n', 'd'];
    const output = printed('my name is brand d r a n d', ...places);
    expect(await read({ ...spelled, output })).toBe('my name is brand b r a n d');
  });

  it('gives each caller their own words, whatever order they come in', async () => {
    const answers = thread(`
      let first = null;
      parentPort.on('message', (task) => {
        if (!first) { first = task; return; }
        for (const { number, output } of [task, first]) parentPort.postMessage({ number, words: output.slice(11, 16) });
      });
    `);
    const { read } = reader({ thread: answers, idleMs: 500 });
    const both = ['my name is a b c (1)', 'my name is d e f (2)'].map((output) => read({ ...spelled, output }));
    expect(await Promise.all(both)).toEqual(['a b c', 'd e f']);
  });

  it.each([
    ['fails', "parentPort.on('message', () => { throw new Error('it fails'); });"],
    ['ends', "parentPort.on('message', () => process.exit(0));"],
    ['takes too long', "parentPort.on('message', () => { for (;;); });"],
    ['does not start', 'throw new Error();'],
  ])('gives the transcript where the thread %s, and starts another for the next', async (_, code) => {
    const { read } = reader({ thread: thread(code), limitMs: 1_000 });
    expect(await read(spelled)).toBe('my name is b as in boy o b');
    expect(await read(spelled)).toBe('my name is b as in boy o b');
  });

  it('needs no thread for a sentence', async () => {
    const created = reader({});
    expect(await created.read({ ...spelled, output: 'where do you park (stdin -10)\n' })).toBe('where do you park');
    expect(created.isRunning).toBe(false);
  });
});
