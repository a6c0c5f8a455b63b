// Fuzzes frames and playback messages: a call must survive any of them, end cleanly and keep bounded memory.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUpFrame, upFrameSamples } from '../../audio/frames.ts';
import { parseClientMessage } from '../../protocol/client-messages.ts';
import { testDesk } from '../../testing/desk.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createFakeSpeechToText } from '../../testing/fake-speech-to-text.ts';
import { createFakeTextToSpeech } from '../../testing/fake-text-to-speech.ts';
import { createScriptedAgent } from '../../testing/scripted-agent.ts';
import { createSession } from '../session/session.ts';
import { openMediaSession } from './media-session.ts';

const failure = { code: 'failed', retryable: false, detail: 'the script says so' } as const;
const loud = Int16Array.from({ length: upFrameSamples }, (_, at) => (at % 2 ? 9_000 : -9_000));
const quiet = new Int16Array(upFrameSamples);

const count = fc.oneof(fc.nat(4), fc.nat(100_000), fc.nat());
const message = fc.oneof(
  fc.record({ type: fc.constant('playback-position'), turn: count, samples: count }),
  fc.record({ type: fc.constant('interim'), utterance: count, transcript: fc.string() }),
  fc.record({ type: fc.constant('playback-ack'), turn: count, sentence: count, status: fc.constant('finished') }),
  fc.record({ type: fc.constant('mute'), muted: fc.boolean() }),
  fc.record({ type: fc.constant('interrupt') }),
  fc.record({
    type: fc.constant('control'),
    control: fc.constantFrom('mute-assistant', 'unmute-assistant', 'say-first-message', 'mute-customer'),
  }),
  fc.record({
    type: fc.constant('add-message'),
    message: fc.record({ role: fc.constant('user'), content: fc.constantFrom('a', 'b', 'c') }),
  }),
  fc.record({
    type: fc.constant('say'),
    message: fc.constantFrom('One. Two.', 'Bad.'),
    endCallAfterSpoken: fc.boolean(),
    interruptionsEnabled: fc.boolean(),
    interruptAssistantEnabled: fc.boolean(),
  }),
);
const act = fc.oneof(
  { weight: 4, arbitrary: message.map((value) => ({ do: 'send' as const, value })) },
  {
    weight: 5,
    arbitrary: fc
      .record({ loud: fc.boolean(), frames: fc.integer({ min: 1, max: 80 }) })
      .map((value) => ({ do: 'speak' as const, value })),
  },
  { weight: 2, arbitrary: count.map((value) => ({ do: 'jump' as const, value })) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 1_000 }).map((value) => ({ do: 'bytes' as const, value })) },
  { weight: 3, arbitrary: fc.nat(3_000).map((value) => ({ do: 'wait' as const, value })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ do: 'drop' as const }, { do: 'resume' as const }, { do: 'fill' as const }),
  },
);

test('a call survives any order of frames, messages, disconnects and pauses, and leaves no timer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const clock = createFakeClock();
      const ended: string[] = [];
      const problems: unknown[] = [];
      const recogniser = createFakeSpeechToText({
        clock,
        capabilities: { interim: true },
        script: (utterance) =>
          [{ words: '', failure }, 'hold on', { words: 'a', delayMs: 900 }, ''][utterance % 4] ?? '',
      });
      const synthesiser = createFakeTextToSpeech({
        clock,
        firstSoundMs: 200,
        chunkEveryMs: 50,
        fail: (text) => (text === 'Bad.' ? { ...failure, afterMs: 50 } : null),
      });
      const line = createSession({
        desk: testDesk,
        callId: 'call',
        clock,
        limits: { maxCallSeconds: 60, silenceSeconds: 20 },
        mayExtend: () => true,
        agent: createScriptedAgent(clock, {
          answers: { a: [{ kind: 'wait', ms: 900 }, 'Late.'], b: [{ kind: 'fail' }] },
        }),
        recorder: { started() {}, message() {}, latency() {}, ended() {} },
        openMedia: (media) => openMediaSession({ recogniser, synthesiser }, media),
        onEnded: (reason) => ended.push(reason),
        onProblem: (problem, error) => problem === 'internal' && problems.push(error),
      });
      let full = false;
      const page = () => ({ send() {}, sendSound: () => !full, close() {} });
      let connection = page();
      let seq = 0;
      line.attach(connection, 'token');
      for (const step of acts) {
        if (step.do === 'wait') await clock.advance(step.value);
        else if (step.do === 'drop') line.detach(connection);
        else if (step.do === 'resume') {
          connection = page();
          line.attach(connection, 'token', 0);
        } else if (step.do === 'fill') full = !full;
        else if (step.do === 'jump') seq = step.value;
        else if (step.do === 'bytes') {
          const frame = parseUpFrame(step.value);
          if (frame) line.hear(frame);
        } else if (step.do === 'speak') {
          for (let frame = 0; frame < step.value.frames; frame++) {
            line.hear({ seq: seq++, samples: step.value.loud ? loud : quiet });
            if (frame % 5 === 0) await clock.advance(100);
          }
        } else {
          const parsed = parseClientMessage(JSON.stringify(step.value));
          if (parsed) line.receive(parsed);
        }
      }
      await clock.advance(120_000);
      expect(problems).toEqual([]);
      expect(ended).toHaveLength(1);
      expect(clock.pending).toBe(0);
      expect([recogniser.streams, synthesiser.speaking]).toEqual([0, 0]);
    }),
    { numRuns: 200 },
  );
}, 60_000);
