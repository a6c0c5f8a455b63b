// Whatever comes over a call's sockets, the server stays up and its calls end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openVoiceServer, type TestSocket } from '#/tests/support/voice.ts';
import { openPageMedia } from '#/voice/engine/media/page-media.ts';
import { createSession } from '#/voice/engine/session/session.ts';
import { parseClientMessage } from '#/voice/protocol/client-messages.ts';
import { testDesk } from '#/voice/testing/desk.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createScriptedAgent } from '#/voice/testing/scripted-agent.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });
const count = fc.oneof(fc.nat(4), fc.nat());
const message = fc.oneof(
  fc.record({ type: fc.constant('interim'), utterance: count, transcript: text }),
  fc.record({
    type: fc.constant('playback-ack'),
    turn: count,
    sentence: count,
    status: fc.constantFrom('started', 'finished'),
  }),
  fc.record({ type: fc.constantFrom('interrupt', 'ping', 'end-call') }),
  fc.record({ type: fc.constant('mute'), muted: fc.boolean() }),
  fc.record({ type: fc.constant('form-edit'), field: fc.constantFrom('email', 'full_name', 'shoe_size'), value: text }),
  fc.record({ type: fc.constant('form-decision'), decision: fc.constantFrom('send', 'discard') }),
  fc.record({
    type: fc.constant('add-message'),
    message: fc.record({ role: fc.constant('user'), content: text }),
    triggerResponseEnabled: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('control'),
    control: fc.constantFrom(
      'mute-assistant',
      'unmute-assistant',
      'say-first-message',
      'mute-customer',
      'unmute-customer',
    ),
  }),
  fc.record({
    type: fc.constant('say'),
    message: text,
    endCallAfterSpoken: fc.boolean(),
    interruptionsEnabled: fc.boolean(),
    interruptAssistantEnabled: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom('hello', 'resume'), token: text, received: count }),
);
const act = fc.oneof(
  { weight: 6, arbitrary: message.map((value) => ({ do: 'send' as const, value })) },
  { weight: 3, arbitrary: fc.nat(3_000).map((value) => ({ do: 'wait' as const, value })) },
  { weight: 1, arbitrary: fc.constantFrom({ do: 'drop' as const }, { do: 'resume' as const }) },
);

test('a call survives every order of messages, cuts and pauses, and ends once without a timer left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
      const clock = createFakeClock();
      const ended: string[] = [];
      const problems: unknown[] = [];
      const session = createSession({
        desk: testDesk,
        callId: 'call',
        clock,
        limits: { maxCallSeconds: 60, silenceSeconds: 20 },
        mayExtend: () => true,
        agent: createScriptedAgent(clock, {
          answers: { a: [{ kind: 'wait', ms: 900 }, 'Late.'], b: [{ kind: 'fail' }] },
        }),
        recorder: { started() {}, message() {}, latency() {}, ended() {} },
        openMedia: openPageMedia,
        onEnded: (reason) => ended.push(reason),
        onProblem: (problem, error) => problem !== 'agent-failed' && problems.push(error),
      });
      const page = () => ({ send() {}, sendSound: () => false, close() {} });
      let connection = page();
      session.attach(connection, 'token');
      for (const step of acts) {
        if (step.do === 'wait') await clock.advance(step.value);
        else if (step.do === 'drop') session.detach(connection);
        else if (step.do === 'resume') {
          connection = page();
          session.attach(connection, 'token', 0);
        } else {
          const parsed = parseClientMessage(JSON.stringify(step.value));
          if (parsed) session.receive(parsed);
        }
      }
      await clock.advance(120_000);
      expect(problems).toEqual([]);
      expect(ended).toHaveLength(1);
      expect(clock.pending).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test('a server survives arbitrary frames on its sockets', async () => {
  const server = await openVoiceServer('sqlite', {
    demo: { callsPerHour: 1_000_000, callsAtOnce: 1_000, callsAtOncePerAddress: 500 },
  });
  const frame = fc.oneof(
    message.map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string({ maxLength: 200 }),
    fc.constantFrom('', 'playable', 'listening', '\u0000', '{"type":"hello"}', `{"type":"${'x'.repeat(5_000)}"}`),
    fc.uint8Array({ maxLength: 300 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 30 }), fc.boolean(), fc.boolean(), async (frames, early, resumed) => {
      const call = await server.makeCall();
      let socket: TestSocket = server.connect(call.webCallUrl);
      await socket.opened;
      if (!early) socket.send({ type: 'hello', token: call.transport.callToken });
      for (const next of frames) socket.raw.send(next);
      if (resumed && !early) {
        await Promise.race([socket.until('ready'), socket.closed]);
        socket = server.connect(call.webCallUrl);
        await socket.opened;
        socket.send({ type: 'resume', token: call.transport.resumeToken, received: 0 });
      }
      socket.raw.close();
      await socket.closed;
    }),
    { numRuns: 40 },
  );
  const { socket } = await server.openCall();
  socket.send({ type: 'end-call' });
  await socket.closed;
  await server.voice.close(500);
  expect(server.voice.registry.calls).toBe(0);
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
