import { createNativeBackend } from '../../client/backends/native/native.ts';
import { ServerAnswerError } from '../../client/call-errors.ts';
import { createVoiceClient } from '../../client/create-voice-client.ts';
import { startStages } from '../../client/voice.ts';
import type { ContractSubject, CreateContractClient } from './contract.ts';
import { createEngineBench } from './engine-call.ts';
import { createFakeBrowser } from './fake-browser.ts';
import { createFakeServer } from './fake-server.ts';
import type { ManualClock } from './native-call.ts';
import { createScriptedBackend } from './scripted-backend.ts';

const reported = startStages.filter((stage) => stage !== 'video-recording-started');

/** Our client over the scripted backend. */
export function scriptedSubject(clock: ManualClock, create: CreateContractClient): ContractSubject {
  const backend = createScriptedBackend();
  const client = create({ backend, clock, onListenerError() {} });
  let release = () => {};
  let forget = () => {};

  return {
    client,
    throws: create !== createVoiceClient,
    departures: [],
    stages: reported,
    advance: clock.advance,
    hold() {
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      backend.stages['daily-call-join'] = { until };
    },
    release: () => release(),
    refuse(status, body) {
      backend.stages['web-call-creation'] = { error: new ServerAnswerError(status, body) };
    },
    listening: () => backend.deliver({ type: 'listening' }),
    deliver: backend.deliver,
    deliverText() {},
    speak(heard) {
      forget();
      const tell = () => backend.level(heard ? 0.05 : 0);
      const again = () => {
        tell();
        forget = clock.after(100, again);
      };
      if (heard) again();
      else tell();
    },
    sent: () => backend.sent,
    volume: () => backend.heard.volume,
    held: () => backend.open + clock.pending,
    asked: () => backend.requests.map(({ target }) => payload(target?.agent)),
  };
}

function payload(assistant: unknown): object {
  return typeof assistant === 'string' ? { assistantId: assistant } : { assistant };
}

/** Our client over the browser's own recognition and synthesis, with an in-memory server. */
export function nativeSubject(clock: ManualClock, create: CreateContractClient): ContractSubject {
  const server = createFakeServer();
  const browser = createFakeBrowser(server);
  const client = create({ backend: createNativeBackend({ browser }), clock, onListenerError() {} });
  let turn = 0;

  return {
    client,
    throws: create !== createVoiceClient,
    departures: [],
    stages: ['initialization', 'mobile-permissions', ...reported.filter((stage) => !isFirst(stage))],
    advance: clock.advance,
    hold() {
      server.answers = 'when-told';
    },
    release() {
      server.answers = 'at-once';
      server.answer();
    },
    refuse(status, body) {
      server.refusal = { status, body };
    },
    listening: () => server.post({ type: 'listening' }),
    deliver: server.post,
    deliverText: server.postRaw,
    speak(heard) {
      if (heard) server.post({ type: 'voice-input', input: 'Hello there.', turn: turn++, sentence: 0 });
      else browser.voices.finish();
    },
    sent: () => server.received,
    volume: () => browser.voices.current?.volume ?? -1,
    held: () => server.open + browser.microphone.live + clock.pending + (browser.guarded ? 1 : 0),
    asked: () => server.posted.map((post) => (post as { body: object }).body),
  };
}

/** Our client over the engine's audio, with an in-memory server. */
export function engineSubject(clock: ManualClock, create: CreateContractClient): ContractSubject {
  const { backend, server, sound, speak, held } = createEngineBench(clock);
  const client = create({ backend, clock, onListenerError() {} });
  let turn = -1;
  let forget = () => {};

  return {
    client,
    throws: create !== createVoiceClient,
    departures: [],
    stages: ['initialization', 'mobile-permissions', ...reported.filter((stage) => !isFirst(stage))],
    advance: clock.advance,
    hold() {
      server.answers = 'when-told';
    },
    release() {
      server.answers = 'at-once';
      server.answer();
    },
    refuse(status, body) {
      server.refusal = { status, body };
    },
    listening: () => server.post({ type: 'listening' }),
    deliver: server.post,
    deliverText: server.postRaw,
    speak(heard) {
      forget();
      if (!heard) {
        server.post({ type: 'clear', turn });
        return;
      }
      turn += 1;
      const mine = turn;
      const go = () => {
        speak(mine, 100);
        forget = server.open > 0 ? clock.after(100, go) : () => {};
      };
      go();
    },
    sent: () => server.received,
    volume: () => sound.volume,
    held,
    asked: () => server.posted.map((post) => (post as { body: object }).body),
  };
}

function isFirst(stage: string): boolean {
  return stage === 'initialization' || stage === 'mobile-permissions';
}
