import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { listenWith, quiet, soundOf, tone } from '#/voice/testing/speech.ts';
import { createSystemClock } from '../../system-clock.ts';
import { fillIn, splitCommandLine } from './command-line.ts';
import { createSemaphore } from './semaphore.ts';
import { createCommandSpeechToText } from './speech-to-text.ts';
import { createCommandTextToSpeech } from './text-to-speech.ts';

describe('a command line', () => {
  it.each([
    ['whisper-cli -m  model.bin', ['whisper-cli', '-m', 'model.bin']],
    [`sh -c 'cat | "it"' "a b" c\\ d`, ['sh', '-c', 'cat | "it"', 'a b', 'c d']],
    [`say "with \\"quotes\\" and $HOME" ''`, ['say', 'with "quotes" and $HOME', '']],
  ])('is split without a shell: %s', (line, words) => {
    expect(splitCommandLine(line)).toEqual(words);
  });

  it.each(['', '   ', `sh -c 'open`, '"'])('is refused without a program or with an unclosed quote: %j', (line) => {
    expect(splitCommandLine(line)).toBeNull();
  });

  it('keeps a filled-in value in one argument', () => {
    expect(fillIn(['say', '-o{out}', '{other}'], { out: `a b'; rm` })).toEqual(['say', `-oa b'; rm`, '{other}']);
  });
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'command-test-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

function hearWith(
  command: string,
  semaphores: Parameters<typeof createCommandSpeechToText>[2] = {},
  sampleRateHz = 16_000,
) {
  const clock = createFakeClock();
  const listener = listenWith(
    createCommandSpeechToText({ provider: 'command', command, sampleRateHz }, clock, semaphores),
  );
  onTestFinished(() => listener.hangUp());
  return { clock, ...listener };
}

const noPermit = () => createSemaphore(0);

describe('speech-to-text by a program', () => {
  it.each([
    ['while the caller speaks', {}],
    ['at the end when there was no permit before', { early: noPermit() }],
  ])('gives it the sound as PCM of its rate, %s, and takes what it prints', async (_, semaphores) => {
    const { clock, stream, outcome } = hearWith(`sh -c 'wc -c; echo bytes'`, semaphores, 8_000);
    stream.write(tone(0.5));
    stream.write(tone(0.5));
    stream.flush();
    expect(await outcome(0)).toEqual({ transcript: '16000 bytes', isFinal: true, utterance: 0 });
    await quiet(clock);
  });

  it('gives it a WAV file when its command line asks for one, and removes it', async () => {
    const { stream, outcome } = hearWith(`sh -c 'head -c 4 "$0"; echo " $0"' {in}`);
    stream.write(tone(0.5));
    stream.flush();
    const words = await outcome(0);
    const [, file = ''] = /^RIFF (.+)$/.exec('transcript' in words ? words.transcript : '') ?? [];
    expect(file).toMatch(/\.wav$/);
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['is not there', 'no-such-program-anywhere', { code: 'refused', retryable: false }],
    ['is not there for its shell', `sh -c 'no-such-program-anywhere'`, { code: 'refused', retryable: false }],
    ['fails', 'sh -c "cat >/dev/null; exit 3"', { code: 'failed', detail: 'the program ended with exit code 3' }],
    ['is killed', `sh -c 'kill -9 $$'`, { code: 'failed', retryable: true }],
    ['prints without end', 'yes', { code: 'malformed' }],
  ])('reports a program that %s', async (_, command, failure) => {
    const { stream, outcome } = hearWith(command);
    stream.write(tone(0.5));
    stream.flush();
    expect(await outcome(0)).toMatchObject(failure);
  });

  it('kills a program that hangs after 20 s, with its descendants', async () => {
    const dir = await folder();
    const { clock, stream, outcome, outcomes } = hearWith(`sh -c 'sleep 600 & echo $! >"$0/pid"; wait' ${dir}`);
    stream.write(tone(0.5));
    stream.flush();
    const pid = await pidIn(dir);
    await clock.advance(19_900);
    expect(outcomes).toEqual([]);
    await clock.advance(100);
    expect(await outcome(0)).toMatchObject({ code: 'timeout', retryable: true });
    await gone(pid);
    await quiet(clock);
  });

  it('does not wait for a descendant that keeps the output open', async () => {
    const { clock, stream, outcome } = hearWith(`sh -c 'cat >/dev/null; echo words; sleep 600 &'`);
    stream.write(tone(0.5));
    stream.flush();
    expect(await outcome(0)).toMatchObject({ transcript: 'words' });
    await quiet(clock);
  });

  it('stops waiting after 20 s for a descendant outside the group that keeps the output open', async () => {
    const dir = await folder();
    const runaway = String.raw`setsid sh -c "echo \$\$ >\"\$0/pid\"; exec sleep 600" "$0"`;
    const { clock, stream, outcome } = hearWith(`sh -c '${runaway} & wait' ${dir}`);
    stream.write(tone(0.5));
    stream.flush();
    const pid = await pidIn(dir);
    onTestFinished(() => void process.kill(pid));
    await clock.advance(20_000);
    expect(await outcome(0)).toMatchObject({ code: 'timeout' });
    await quiet(clock);
  });

  it('kills the program when the call ends during an utterance', async () => {
    const dir = await folder();
    const { stream, outcomes, hangUp } = hearWith(`sh -c 'echo $$ >"$0/pid"; sleep 600' ${dir}`);
    stream.write(tone(0.5));
    const pid = await pidIn(dir);
    hangUp();
    await gone(pid);
    expect(outcomes).toEqual([]);
  });

  it('runs no more programs at once than the semaphore permits', async () => {
    const dir = await folder();
    const command = `sh -c 'cat >/dev/null; touch "$0/$$"; ls "$0" | wc -l; sleep 0.02; rm "$0/$$"' ${dir}`;
    const provider = createCommandSpeechToText(
      { provider: 'command', command, sampleRateHz: 16_000 },
      createSystemClock(),
      { early: createSemaphore(1), late: createSemaphore(1) },
    );
    const calls = Array.from({ length: 12 }, () => listenWith(provider));
    for (const { stream } of calls) {
      stream.write(tone(0.2));
      stream.flush();
    }
    const words = await Promise.all(calls.map(({ outcome }) => outcome(0)));
    for (const word of words) expect(['1', '2']).toContain('transcript' in word ? word.transcript : word.code);
    expect(readdirSync(dir)).toEqual([]);
  });
});

function speakWith(command: string, sampleRateHz = 24_000) {
  const clock = createFakeClock();
  const config = { provider: 'command', command, voice: 'kal', sampleRateHz } as const;
  return { clock, provider: createCommandTextToSpeech(config, clock, createSemaphore(1)) };
}

describe('text-to-speech by a program', () => {
  it('gives it the text on its input, never as an argument, and takes the PCM it prints', async () => {
    const { clock, provider } = speakWith(
      `sh -c 'printf "\\0\\0"; tr "\\n" "!"; printf %s "$*" >&2' {voice} {rate} {stretch}`,
    );
    const sound = await soundOf(provider, 'A\nb;$(c)', { rate: 2 });
    expect(Buffer.from((sound as Int16Array).buffer).toString()).toBe('\0\0A b;$(c)');
    expect(clock.pending).toBe(0);
  });

  it('yields a long sentence in pieces of a second, so that other calls are not delayed', async () => {
    const { provider } = speakWith(`sh -c 'head -c 160000 /dev/zero'`, 16_000);
    const { signal } = new AbortController();
    const lengths: number[] = [];
    for await (const { length } of provider.speak('Hello.', { sampleRateHz: 24_000, rate: 1, signal })) {
      lengths.push(length);
    }
    expect(Math.max(...lengths)).toBeLessThanOrEqual(24_000);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(120_000);
  });

  it('reads the file that it writes, and resamples it', async () => {
    const { provider } = speakWith(`sh -c 'head -c 16000 /dev/zero >"$0"' {out}`, 16_000);
    expect(await soundOf(provider, 'Hello.')).toHaveLength(12_000);
  });

  it.each([
    ['is not there', 'no-such-program-anywhere', { code: 'refused' }],
    ['says nothing', 'true', { code: 'malformed' }],
    ['writes no file', `sh -c 'true' {out}`, { code: 'malformed' }],
    ['prints a complaint', `sh -c 'echo "{\\"error\\": 1}"'`, { code: 'malformed' }],
    ['prints without end', 'yes', { code: 'malformed' }],
    ['writes without end', `sh -c 'head -c 9000000 /dev/zero >"$0"' {out}`, { code: 'malformed' }],
  ])('reports a program that %s', async (_, command, failure) => {
    const { provider } = speakWith(command);
    expect(await soundOf(provider, 'Hello.')).toMatchObject(failure);
  });

  it('kills a program that hangs after 20 s, and releases the permit of an interrupted one', async () => {
    const dir = await folder();
    const { clock, provider } = speakWith(`sh -c 'echo $$ >"$0/pid"; sleep 600' ${dir}`);
    const first = new AbortController();
    const interrupted = soundOf(provider, 'One.', { signal: first.signal });
    const pid = await pidIn(dir);
    await rm(join(dir, 'pid'));
    const second = soundOf(provider, 'Two.');
    first.abort();
    expect(await interrupted).toHaveLength(0);
    await gone(pid);
    const next = await pidIn(dir);
    await clock.advance(20_000);
    expect(await second).toMatchObject({ code: 'timeout' });
    await gone(next);
  });
});

describe('a folder for the files of a program', () => {
  it('is removed at exit, however early the process ends', async () => {
    const dir = await folder();
    const script = `
      import { withScratchFolder } from ${JSON.stringify(join(import.meta.dirname, 'scratch-folder.ts'))};
      await withScratchFolder(async (folder) => { console.log(folder); process.exit(0); });
    `;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TMPDIR: dir },
      encoding: 'utf8',
    });
    expect(stdout).toContain(dir);
    expect(readdirSync(dir)).toEqual([]);
  });
});

describe("Debian's own programs", () => {
  it('work together: pocketsphinx recognises what flite says', { timeout: 60_000 }, async () => {
    const clock = createSystemClock();
    const speaker = createCommandTextToSpeech(
      { provider: 'command', command: 'flite', voice: undefined, sampleRateHz: 16_000 },
      clock,
    );
    const sound = await soundOf(speaker, 'what does it cost', { sampleRateHz: 16_000 });
    if (!(sound instanceof Int16Array)) throw new Error(sound.detail);
    expect(sound.length / 16_000).toBeGreaterThan(1);
    const faster = await soundOf(speaker, 'what does it cost', { sampleRateHz: 16_000, rate: 1.5 });
    expect((faster as Int16Array).length).toBeLessThan(sound.length * 0.8);

    const config = { provider: 'command', command: 'pocketsphinx', sampleRateHz: 16_000 } as const;
    const { stream, outcome, hangUp } = listenWith(createCommandSpeechToText(config, clock));
    for (let at = 0; at < sound.length; at += 320) stream.write(sound.subarray(at, at + 320));
    stream.flush();
    expect(await outcome(0)).toEqual({ transcript: 'what does it cost', isFinal: true, utterance: 0 });
    hangUp();
  });
});

async function pidIn(dir: string): Promise<number> {
  for (;;) {
    const text = await readFile(join(dir, 'pid'), 'utf8').catch(() => '');
    if (text.endsWith('\n')) return Number(text);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Resolves when a process has ended. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
      const state = await readFile(`/proc/${pid}/stat`, 'utf8');
      // A zombie: it ended, but its parent has not reaped it yet.
      if (/\) Z /.test(state)) return;
    } catch {
      return;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
