import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenWith, soundOf } from '#/voice/testing/speech.ts';
import { createSystemClock } from '../../system-clock.ts';
import { createCommandTextToSpeech } from '../command/text-to-speech.ts';
import { listenToCaller } from './caller-sound.ts';
import { readCallersLines } from './callers-lines.ts';
import { createLanguageModels } from './language-models.ts';
import { makeModel } from './make-model.ts';
import { createPocketsphinxSpeechToText } from './speech-to-text.ts';

const clock = createSystemClock();

// A worker of the tests is ended without the event at which models are removed.
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pocketsphinx-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function say(text: string): Promise<Int16Array> {
  const flite = { provider: 'command', command: 'flite', voice: undefined, sampleRateHz: 16_000 } as const;
  const sound = await soundOf(createCommandTextToSpeech(flite, clock), text, { sampleRateHz: 16_000 });
  if (!(sound instanceof Int16Array)) throw new Error(sound.detail);
  return sound;
}

function recogniser(onProblem: (error: unknown) => void) {
  const config = { provider: 'command', command: 'pocketsphinx', sampleRateHz: 16_000 } as const;
  return createPocketsphinxSpeechToText(config, clock, onProblem);
}

describe('a recogniser', () => {
  const sentences = ['Does it work with Salesforce?', 'We connect to Salesforce and to Calendly.'];
  const provider = recogniser((error) => expect.unreachable(String(error)));
  beforeAll(() => provider.prepare?.({ sentences }), 120_000);

  it('that is told of an agent hears the names of its trade, also those that no dictionary has', {
    timeout: 120_000,
  }, async () => {
    const { stream, outcome, hangUp } = listenWith(provider, 16_000, { sentences });
    onTestFinished(hangUp);
    const sound = await say('does it work with sales force');
    for (const number of [0, 1]) {
      for (let at = 0; at < sound.length; at += 320) stream.write(sound.subarray(at, at + 320));
      stream.flush();
      expect(await outcome(number)).toMatchObject({ transcript: 'does it work with salesforce' });
    }
  });

  it('hears the letters of an address where one was asked for', { timeout: 120_000 }, async () => {
    const { stream, outcome, hangUp } = listenWith(provider, 16_000, { sentences, expecting: () => 'email' });
    onTestFinished(hangUp);
    // `flite` would say `gmail` with the g of 'go'.
    stream.write(await say('j o h n dot s m i t h at g mail dot com'));
    stream.flush();
    expect(await outcome(0)).toMatchObject({ transcript: 'j o h n dot s m i t h at gmail dot com' });
  });
});

describe('the language models of agents', () => {
  it('are made once for each agent, and are there when that is done', async () => {
    const models = createLanguageModels((error) => expect.unreachable(String(error)));
    const sentences = ['Where do you park?'];
    expect(models.modelFor(sentences).args).toEqual([]);
    await Promise.all([models.prepare(sentences), models.prepare(sentences)]);
    const { args } = models.modelFor(sentences);
    await models.prepare(sentences);
    expect(models.modelFor(sentences).args).toBe(args);
    expect(await readFile(args[1] as string, 'utf8')).toContain(' where do you\n');
    expect(models.modelFor(sentences, 'email')).toMatchObject({ isOfSpelled: true });
    expect(models.modelFor(sentences, 'yes-or-no').args).toBe(args);
  });

  it('are left out where there is no dictionary, which is told once and without words of the agent', async () => {
    const problems: unknown[] = [];
    const models = createLanguageModels((problem) => problems.push(problem), '/no/such.dict');
    for (const sentences of [['Where do you park?'], ['Who cuts hair?']]) {
      await models.prepare(sentences);
      expect(models.modelFor(sentences).args).toEqual([]);
    }
    expect(problems).toHaveLength(1);
    expect(String(problems[0])).toContain('ENOENT');
    expect(String(problems[0])).not.toContain('park');
  });
});

describe('a language model', () => {
  const dictionary = ['a AH', 'b B IY', 'c S IY', "don't D OW N T", 'five F AY V', 'hub HH AH B', 'spot S P AA T'].join(
    '\n',
  );
  const make = (callers: string[], own: string[]) => {
    const { model, dictionary: sounds } = makeModel({ dictionary, callers, own });
    return { arpa: [...model].join(''), sounds };
  };

  it('gives all words that can follow two others a probability of one together', () => {
    const { arpa } = make(['a b c', 'a b a', 'b b', 'c', 'a unknown b a'], ['a b b']);
    const words = ['a', 'b', 'c', '</s>'];
    for (const before of [...words.slice(0, 3), '<s>'].flatMap((one) => [
      ['<s>', one],
      ['a', one],
      ['b', one],
    ])) {
      const sum = words.reduce((all, word) => all + 10 ** chance(arpa, [...before, word]), 0);
      expect(sum, before.join(' ')).toBeCloseTo(1, 2);
    }
  });

  it('prefers what the agent says to what others say', () => {
    const { arpa } = make(['a b', 'a b', 'c', 'b'], ['a c', 'a c', 'a c']);
    expect(chance(arpa, ['<s>', 'a', 'c'])).toBeGreaterThan(chance(arpa, ['<s>', 'a', 'b']));
  });

  it('has the words of figures, of careless spelling and of names that are two words', () => {
    const { arpa, sounds } = make(['a 5, dont', 'hub', 'spot'], ['HubSpot b?']);
    expect(arpa).toMatch(/ a five don't$/m);
    expect(arpa).toMatch(/ <s> hubspot b$/m);
    expect(sounds).toContain('hubspot HH AH B S P AA T\n');
  });

  it('learns from thousands of lines that say nothing about a caller', () => {
    const lines = readCallersLines();
    expect(lines.length).toBeGreaterThan(40_000);
    expect(lines.filter((line) => /\S@\S|\d{6}/.test(line))).toEqual([]);
  });
});

describe('the sound of a caller', () => {
  it('is taken from what the program measures, and forgotten with the call', async () => {
    const call = new AbortController();
    const caller = listenToCaller(call.signal);
    expect(caller.isMeasured).toBe(false);
    const logOf = (args: readonly string[]) => args[args.indexOf('-logfn') + 1] as string;
    await caller.measure((args) => writeFile(logOf(args), 'INFO: Update to   < 54.50 -5.21  7.60 >\n'));
    expect(caller.isMeasured).toBe(true);
    const first = caller.begin();
    const features = first.args[first.args.indexOf('-featparams') + 1] as string;
    expect(await readFile(features, 'utf8')).toMatch(/^-cmninit 54\.50,-5\.21,7\.60$/m);

    await writeFile(logOf(first.args), 'Update to < 1.00 >\nUpdate to < 50.00 2.00 >\n');
    await first.end();
    const { args } = caller.begin();
    const next = args[args.indexOf('-featparams') + 1] as string;
    expect(await readFile(next, 'utf8')).toMatch(/^-cmninit 50\.00,2\.00$/m);
    call.abort();
    await expect
      .poll(() =>
        access(next).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone');
  });

  it('stays unknown when the program cannot measure it', async () => {
    const call = new AbortController();
    onTestFinished(() => call.abort());
    const caller = listenToCaller(call.signal);
    await caller.measure(() => Promise.reject(new Error('it fails')));
    expect(caller.isMeasured).toBe(true);
    expect(caller.begin().args).not.toContain('-featparams');
  });
});

/** The logarithm of a trigram's probability, as a recogniser reads it from the file. */
function chance(arpa: string, words: string[]): number {
  const lines = arpa.split('\n').map((line) => line.split(' '));
  const find = (gram: string[]) =>
    lines.find(
      (line) =>
        line.slice(1, gram.length + 1).join(' ') === gram.join(' ') &&
        line.length <= gram.length + 2 &&
        line.length > gram.length,
    );
  const found = find(words);
  if (found) return Number(found[0]);
  const context = find(words.slice(0, -1));
  return Number(context?.[words.length] ?? 0) + chance(arpa, words.slice(1));
}
