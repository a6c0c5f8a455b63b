import { describe, expect, test } from 'vitest';
import { upFrameSamples } from '../../audio/frames.ts';
import { frameMs, maxUnansweredUtterances, maxUtteranceMs } from '../../protocol/limits.ts';
import { type AudioScript, greeted, holdAudioCall, story, telling } from '../../testing/audio-call.ts';

describe('a call with audio', () => {
  test('greets, hears, answers, and keeps what was said and heard', async () => {
    const call = await greeted({ hears: ['what does it cost'] });
    await call.callerSpeaks(1_200);
    await call.wait(4_000);
    await call.untilState('listening');
    expect(call.asked).toEqual(['what does it cost']);
    expect(call.conversation).toEqual([
      ['bot', 'Hello.'],
      ['user', 'what does it cost'],
      ['bot', 'You said: what does it cost'],
    ]);
    expect(call.page.wrong).toEqual([]);
    expect(call.of('audio-end')).toEqual([
      { type: 'audio-end', turn: 0, samples: 8_640 },
      { type: 'audio-end', turn: 1, samples: 38_880 },
    ]);
    expect(call.problems).toEqual([]);
  });

  test('gives the recogniser the speech with 300 ms before its detection and 300 ms after its end', async () => {
    const call = await greeted({ hears: ['what does it cost'] });
    await call.wait(1_000);
    await call.callerSpeaks(600);
    await call.wait(1_000);
    // The VAD begins speech at its third frame and ends it at the fifteenth silent one.
    const frames = 15 + (600 / frameMs - 3) + 15;
    expect(call.recogniser.samples).toBe(frames * upFrameSamples);
  });
});

describe('an answer', () => {
  test('begins with its first sound, without the near silence that a synthesiser puts before it', async () => {
    const call = await greeted({ hears: ['what does it cost'], voice: { quietMs: 240 } });
    await call.callerSpeaks(1_200);
    await call.untilHeard(1);
    await call.untilState('listening');
    // 27 characters of 60 ms.
    expect(call.of('audio-end').at(-1)?.samples).toBe(27 * 1_440);
    expect(call.page.wrong).toEqual([]);
  });
});

describe('what is spelled with pauses', () => {
  const letters = async (script: AudioScript, pauseMs: number) => {
    const call = await greeted({ hears: ['ann', 'a', 'n', 'n'], interim: false, ...script });
    for (const _ of 'ann') {
      await call.callerSpeaks(300);
      await call.wait(pauseMs);
    }
    await call.wait(3_000);
    return call;
  };

  test.each<[AudioScript['expecting'], number, number]>([
    ['name', 1_200, 1],
    ['email', 1_200, 1],
    ['number', 500, 1],
    ['anything', 500, 3],
    ['yes-or-no', 350, 3],
    ['story', 500, 3],
  ])(
    'is one utterance for the recogniser where %s is expected, and with pauses of %i ms: %i',
    async (expecting, pauseMs, utterances) => {
      const call = await letters({ expecting }, pauseMs);
      expect(call.recogniser.flushes).toBe(utterances);
    },
  );

  test('is in one again after letters were heard at a read-back', async () => {
    const call = await letters(
      { expecting: 'yes-or-no', spelling: { likely: [], taken: [] }, hears: ['no it is a n', 'n e'] },
      800,
    );
    expect(call.recogniser.flushes).toBe(2);
    expect(call.asked).toEqual(['no it is a n n e']);
  });

  test('does not make the agent wait longer for a whole address, and never over its own voice', async () => {
    const call = await greeted({ hears: ['ann at example dot com'], expecting: 'email' });
    await call.callerSpeaks(2_000);
    await call.wait(1_000);
    expect(call.asked).toEqual(['ann at example dot com']);
  });
});

describe('messages of the page about audio', () => {
  test('are ignored about transcripts and playout, which the engine knows itself', async () => {
    const call = await telling();
    call.send({ type: 'interim', utterance: 9, transcript: 'stop right there please' });
    call.send({ type: 'playback-ack', turn: 1, sentence: 2, status: 'finished' });
    await call.wait(100);
    expect([call.state, call.of('clear'), call.of('error')]).toEqual(['speaking', [], []]);
    expect(call.conversation).not.toContainEqual(['bot', expect.stringContaining('Three')]);
  });

  test('are ignored, like its audio, once the agent says goodbye', async () => {
    const call = await greeted({ hears: ['what does it cost'] });
    const before = call.recogniser.samples;
    call.session.end('exceeded-max-duration', 'Goodbye.');
    await call.callerSpeaks(400);
    expect([call.state, call.recogniser.samples]).toEqual(['ending', before]);
  });
});

describe('the end of a turn', () => {
  test.each<[string, AudioScript, number]>([
    ['what does it cost', {}, 900],
    ['What does it cost?', {}, 600],
    ['yes', { expecting: 'yes-or-no' }, 400],
    ['ann at', { expecting: 'email' }, 2_500],
    ['five five five', { expecting: 'number' }, 1_800],
    ['is there a free trial', { understands: () => true }, 600],
    ['is there a free trial', { understands: () => false }, 1_060],
    ['Is there a free trial?', { understands: () => true }, 360],
  ])("after '%s' comes after the silence that fits the words and the question", async (words, script, ms) => {
    const call = await greeted({ hears: [words], ...script });
    await call.callerSpeaks(1_400);
    await call.wait(ms - 40); // the last frame began 20 ms before the silence
    expect(call.asked).toEqual([]);
    await call.wait(40);
    expect(call.asked).toEqual([words]);
  });

  test('is decided by asking the agent once per pause, about the words so far', async () => {
    const asked: string[] = [];
    const call = await greeted({
      hears: ['we have calls', 'who answers them at night'],
      understands: (text) => asked.push(text) > 1,
    });
    await call.callerSpeaks(900);
    await call.wait(900);
    await call.callerSpeaks(1_500);
    await call.wait(640);
    expect(asked).toEqual(['we have calls', 'we have calls who answers them at night']);
    expect(call.asked).toEqual(['we have calls who answers them at night']);
  });

  test('waits for a slow recogniser, whose time is measured separately', async () => {
    const call = await greeted({ hears: [{ words: 'What does it cost?', delayMs: 1_000 }], interim: false });
    await call.callerSpeaks(1_000);
    await call.wait(1_200);
    expect(call.asked).toEqual([]);
    await call.wait(300);
    expect(call.asked).toEqual(['What does it cost?']);
    await call.untilState('listening');
    expect(call.kept.latencies).toEqual([
      { turn: 1, endpointingMs: 1_300, recognitionMs: 1_000, modelMs: 0, speechMs: 0, playoutMs: 0, overheadMs: 0 },
    ]);
  });

  test('does not come while the caller is speaking, however old the last word is', async () => {
    const call = await greeted({ hears: ['what does it cost'] });
    await call.callerSpeaks(5_000);
    expect(call.asked).toEqual([]);
    await call.wait(1_000);
    expect(call.asked).toEqual(['what does it cost']);
  });

  test('joins the words on both sides of a short pause', async () => {
    const call = await greeted({ hears: ['we have', 'many calls'] });
    await call.callerSpeaks(700);
    await call.wait(600);
    await call.callerSpeaks(700);
    await call.wait(1_000);
    expect(call.asked).toEqual(['we have many calls']);
  });

  test('comes after a mute as soon as the transcript is complete', async () => {
    const call = await greeted({ hears: [{ words: 'what does it cost', delayMs: 400 }], interim: false });
    await call.callerSpeaks(900);
    call.mute(true);
    await call.wait(300);
    expect(call.asked).toEqual([]);
    await call.wait(200);
    expect(call.asked).toEqual(['what does it cost']);
    call.mute(false);
  });

  test('comes when the frames stop', async () => {
    const call = await greeted({ hears: ['What does it cost?'] });
    await call.callerSpeaks(900);
    await call.noFrames(960);
    expect(call.asked).toEqual([]);
    await call.noFrames(100);
    expect(call.asked).toEqual(['What does it cost?']);
  });

  test('after noise without a word begins no answer', async () => {
    const call = await greeted();
    await call.callerSpeaks(400);
    await call.wait(3_000);
    expect(call.asked).toEqual([]);
    expect(call.state).toBe('listening');
    expect(
      call
        .of('speech-update')
        .filter(({ role }) => role === 'user')
        .map(({ status }) => status),
    ).toEqual(['started', 'stopped']);
  });

  test('delays “Are you still there?” while the caller speaks', async () => {
    const call = await greeted({ hears: ['a long story'], interim: false, limits: { silenceSeconds: 4 } });
    await call.callerSpeaks(6_000);
    expect(call.of('voice-input')).toHaveLength(1);
    await call.wait(1_000);
    expect(call.asked).toEqual(['a long story']);
  });
});

describe('a lost connection', () => {
  test('resumes playout two seconds later at the last sample that was played', async () => {
    const call = await telling();
    const { played } = call.page;
    call.drops();
    await call.noFrames(2_000);
    await call.resumes();
    expect(call.page.played).toBe(played);
    await call.untilState('listening');
    expect(call.page.wrong).toEqual([]);
    expect(call.conversation.at(-1)).toEqual(['bot', story['tell me'].join(' ')]);
    expect(call.of('audio-end')).toHaveLength(1);
  });

  test('keeps what the caller said before it', async () => {
    const call = await greeted({ hears: ['what does it cost'] });
    await call.callerSpeaks(1_300);
    call.drops();
    await call.noFrames(2_000);
    await call.resumes();
    await call.wait(1_500);
    expect(call.asked).toEqual(['what does it cost']);
  });

  test('does not split an utterance whose transcript is still due on reconnect', async () => {
    const call = await greeted({ hears: [{ words: 'prices for two offices today', delayMs: 2_000 }] });
    await call.callerSpeaks(1_000);
    call.drops();
    await call.noFrames(300);
    await call.resumes();
    await call.wait(4_000);
    expect(call.asked).toEqual(['prices for two offices today']);
    await call.untilState('listening');
    expect(call.kept.latencies.map(({ endpointingMs }) => endpointingMs)).toEqual([1_700]);
  });

  test('buffers at most a second of audio for a page that takes none', async () => {
    const call = await holdAudioCall({ greeting: ['Hello, this is a long greeting that nobody takes.'] });
    call.page.full = true;
    call.send({ type: 'say', message: 'A. '.repeat(500), interruptAssistantEnabled: true });
    await call.wait(3_000);
    expect(call.synthesiser.spoken.length).toBeLessThan(40);
    call.page.full = false;
    await call.wait(1_000);
    expect(call.page.wrong).toEqual([]);
  });
});

describe('a failing provider', () => {
  const failure = { code: 'failed', retryable: false, detail: 'the script says so' } as const;

  test('of speech: the sentences are shown, the page gets one error, and the call goes on', async () => {
    const call = await holdAudioCall({
      greeting: ['Hello.', 'It is me.'],
      voice: { fail: () => failure },
      hears: ['what does it cost'],
    });
    await call.untilState('listening');
    expect(call.of('error').map(({ code }) => code)).toEqual(['speech-failed']);
    expect(call.conversation).toEqual([['bot', 'Hello. It is me.']]);
    await call.callerSpeaks(1_300);
    await call.wait(2_000);
    expect(call.conversation.at(-1)).toEqual(['bot', 'You said: what does it cost']);
  });

  test('in the middle of a sentence: its audio so far is played, then the next sentence', async () => {
    const call = await holdAudioCall({
      greeting: ['This one breaks off.', 'This one does not.'],
      voice: { fail: (text) => (text.startsWith('This one breaks') ? { ...failure, afterMs: 300 } : null) },
    });
    await call.untilState('listening');
    expect(call.conversation).toEqual([['bot', 'This one breaks off. This one does not.']]);
    expect(call.page.wrong).toEqual([]);
  });

  test('without audio in the time of two tries: counts as a failure', async () => {
    const call = await holdAudioCall({ greeting: ['Hello.'], voice: { firstSoundMs: 60_000 } });
    await call.wait(10_900);
    expect(call.state).toBe('greeting');
    await call.wait(200);
    expect(call.state).toBe('listening');
    expect(call.synthesiser.speaking).toBe(0);
  });

  test('of recognition: the agent apologises, and the caller can repeat or type', async () => {
    const call = await greeted({ hears: [{ words: '', failure }, 'what does it cost'] });
    await call.callerSpeaks(800);
    await call.wait(2_000);
    expect(call.of('error').map(({ code }) => code)).toEqual(['recognition-failed']);
    expect(call.of('voice-input').at(-1)?.input).toMatch(/^Sorry/);
    await call.untilState('listening');
    await call.callerSpeaks(1_300);
    await call.wait(1_500);
    expect(call.asked).toEqual(['what does it cost']);
  });

  test('that takes no audio: the agent apologises once per utterance', async () => {
    const call = await greeted({ refusal: failure });
    for (const times of [1, 2]) {
      await call.callerSpeaks(2_000);
      await call.wait(8_000);
      expect(call.problems).toEqual(Array(times).fill(expect.stringMatching(/^recognition-failed: /)));
      expect(call.of('voice-input').slice(1)).toHaveLength(times);
      expect(call.state).toBe('listening');
    }
  });

  test('that never ends a sentence: is aborted, and the call goes on', async () => {
    const call = await holdAudioCall({ greeting: ['Hello.'], voice: { msPerCharacter: 20_000, chunkMs: 1_000 } });
    await call.wait(100);
    expect(call.problems).toEqual(['speech-failed: malformed: more sound than any sentence has']);
    expect(call.synthesiser.speaking).toBe(0);
  });

  test('without a transcript of speech without pauses: is flushed twice a minute', async () => {
    const call = await greeted({ hears: () => 'and so on', interim: false });
    await call.callerSpeaks(maxUtteranceMs + 1_000);
    expect(call.recogniser.flushes).toBe(1);
    await call.callerSpeaks(maxUtteranceMs);
    expect(call.recogniser.flushes).toBe(2);
  });

  test('that never answers: times out while the caller goes on, and gets a bounded number of flushes', async () => {
    const call = await greeted({ hears: () => ({ words: 'too late', delayMs: 1_000_000 }) });
    for (let count = 0; count < maxUnansweredUtterances + 4; count++) {
      await call.callerSpeaks(400);
      await call.wait(600);
    }
    expect(call.recogniser.flushes).toBe(maxUnansweredUtterances);
    expect(call.problems[0]).toMatch(/^recognition-failed: timeout: too many flushes/);
    for (let seconds = 0; seconds < 20; seconds += 5) {
      await call.callerSpeaks(400);
      await call.wait(4_600);
    }
    expect(call.problems).toContainEqual('recognition-failed: timeout: no answer to a flush');
    expect(call.state).not.toBe('ended');
  });
});
