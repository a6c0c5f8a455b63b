import { downFrameSamples, parseDownFrame, upFrameSamples } from '../audio/frames.ts';
import { openMediaSession } from '../engine/media/media-session.ts';
import type { CallRecorder, TurnLatency } from '../engine/ports.ts';
import type { CallLimits } from '../engine/session/call-limits.ts';
import type { Connection } from '../engine/session/replay-buffer.ts';
import { createSession } from '../engine/session/session.ts';
import { type ClientMessageInput, parseClientMessage } from '../protocol/client-messages.ts';
import { frameMs, playbackReportMs } from '../protocol/limits.ts';
import { parseServerMessage, type ServerMessage } from '../protocol/server-messages.ts';
import { testDesk } from './desk.ts';
import { createFakeClock } from './fake-clock.ts';
import { createFakeSpeechToText, type FakeSpeechToTextOptions } from './fake-speech-to-text.ts';
import { createFakeTextToSpeech, type FakeTextToSpeechOptions } from './fake-text-to-speech.ts';
import { type AgentScript, createScriptedAgent } from './scripted-agent.ts';

export interface AudioScript extends AgentScript {
  limits?: Partial<CallLimits>;
  /** Transcripts by utterance, whatever the audio. */
  hears?: FakeSpeechToTextOptions['script'];
  /** The recogniser gives interim transcripts; true by default. */
  interim?: boolean;
  /** The recogniser refuses all audio with this failure. */
  refusal?: FakeSpeechToTextOptions['refusal'];
  /** Audio per interim word; the default of the fake recogniser if absent. */
  wordMs?: number;
  voice?: Omit<FakeTextToSpeechOptions, 'clock'>;
}

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** Levels as a share of full scale. */
const loudness = { silence: 0, room: 0.001, speech: 0.2 };

/** A call with audio on a fake clock: a page that plays what it receives, and a microphone that always sends. */
export async function holdAudioCall(script: AudioScript = {}) {
  const clock = createFakeClock();
  const agent = createScriptedAgent(clock, script);
  const recogniser = createFakeSpeechToText({
    clock,
    script: script.hears ?? [],
    capabilities: { interim: script.interim ?? true },
    refusal: script.refusal,
    ...(script.wordMs && { wordMs: script.wordMs }),
  });
  const synthesiser = createFakeTextToSpeech({ clock, ...script.voice });
  const kept = { lines: [] as [string, string][], latencies: [] as TurnLatency[] };
  const problems: string[] = [];
  const ended: string[] = [];
  const recorder: CallRecorder = {
    started: () => {},
    message: (_, role, text) => void kept.lines.push([role, text]),
    latency: (_, latency) => void kept.latencies.push(latency),
    ended: () => {},
  };
  const session = createSession({
    desk: testDesk,
    callId: 'call-1',
    clock,
    limits: { maxCallSeconds: 300, silenceSeconds: 60, ...script.limits },
    mayExtend: () => true,
    agent,
    recorder,
    openMedia: (media) => openMediaSession({ recogniser, synthesiser }, media),
    onEnded: (reason) => ended.push(reason),
    onProblem: (problem, error) => problems.push(error instanceof Error ? `${problem}: ${error.message}` : problem),
  });

  let page = openPage();
  let seq = 0;
  let muted = false;

  /** A page's player: samples received and played of the current turn. */
  function openPage() {
    const received: ServerMessage[] = [];
    const opened = {
      received,
      connected: true,
      /** Takes no audio, like a page whose socket is full. */
      full: false,
      turn: -1,
      sent: 0,
      played: 0,
      reported: 0,
      reportedAt: 0,
      cleared: -1,
      /** Violations of the protocol by the engine. */
      wrong: [] as string[],
      connection: {
        send(frame) {
          const message = parseServerMessage(frame);
          if (!message) throw new Error(`no message of the contract: ${frame}`);
          received.push(message);
          if (message.type === 'clear') {
            opened.cleared = message.turn;
            opened.sent = opened.played;
          }
        },
        sendSound(bytes) {
          if (opened.full) return false;
          const frame = parseDownFrame(bytes);
          if (!frame) throw new Error('no frame of the contract');
          if (frame.turn <= opened.cleared) opened.wrong.push(`a frame of turn ${frame.turn} after its clear`);
          if (frame.turn !== opened.turn) {
            opened.turn = frame.turn;
            opened.played = frame.seq * downFrameSamples;
            opened.sent = opened.played;
            opened.reported = opened.played;
          }
          if (frame.seq * downFrameSamples !== opened.sent) opened.wrong.push(`frame ${frame.seq} at ${opened.sent}`);
          opened.sent += frame.samples.length;
          if (opened.sent - opened.reported > 25_000 + downFrameSamples) opened.wrong.push('too far ahead');
          return true;
        },
        close() {
          opened.connected = false;
        },
      } satisfies Connection,
    };
    return opened;
  }

  function play(): void {
    if (page.full || !page.connected || page.turn < 0) return;
    const isPlaying = page.played < page.sent;
    if (isPlaying) page.played = Math.min(page.sent, page.played + downFrameSamples);
    const isOver = page.played === page.sent;
    const isDue = clock.now() - page.reportedAt >= playbackReportMs;
    if (page.played === page.reported || !(isOver || isDue)) return;
    page.reported = page.played;
    page.reportedAt = clock.now();
    if (page.turn > page.cleared) send({ type: 'playback-position', turn: page.turn, samples: page.played });
  }

  function send(message: ClientMessageInput): void {
    const frame = message.type === 'playable' ? 'playable' : JSON.stringify(message);
    const parsed = parseClientMessage(frame);
    if (!parsed) throw new Error(`no message of the contract: ${frame}`);
    session.receive(parsed);
  }

  /** Advances time with this level in the microphone. */
  async function pass(ms: number, level: number): Promise<void> {
    for (let done = 0; done < ms; done += frameMs) {
      if (page.connected && !muted) session.hear({ seq: seq++, samples: noise(level) });
      await clock.advance(frameMs);
      play();
    }
    await clock.advance(0);
  }

  function of<Type extends ServerMessage['type']>(type: Type): MessageOf<Type>[] {
    return page.received.filter((message): message is MessageOf<Type> => message.type === type);
  }

  const call = {
    clock,
    agent,
    session,
    kept,
    problems,
    ended,
    recogniser,
    synthesiser,
    send,
    of,
    get page() {
      return page;
    },
    get state() {
      return session.state.name;
    },
    /** The conversation as a page shows it. */
    get conversation(): [string, string][] {
      const messages = of('conversation-update').at(-1)?.messages ?? [];
      return messages.map(({ role, message }) => [role, message]);
    },
    get ducks() {
      return of('duck').map(({ on }) => on);
    },
    get asked() {
      return agent.asked.map(({ text }) => text);
    },
    /** Advances time with room noise only. */
    wait: (ms: number) => pass(ms, loudness.room),
    callerSpeaks: (ms: number) => pass(ms, loudness.speech),
    passes: pass,
    /** Advances time without microphone frames. */
    async noFrames(ms: number) {
      for (let done = 0; done < ms; done += frameMs) {
        await clock.advance(frameMs);
        play();
      }
    },
    /** Advances time until playout of this turn has begun. */
    async untilHeard(turn: number) {
      for (let ms = 0; !(page.turn === turn && page.played > 0); ms += frameMs) {
        if (ms > 20_000) throw new Error(`turn ${turn} is never heard`);
        await pass(frameMs, loudness.room);
      }
    },
    async untilState(name: string) {
      for (let ms = 0; session.state.name !== name; ms += frameMs) {
        if (ms > 60_000) throw new Error(`the call never gets to ${name}, it is ${session.state.name}`);
        await pass(frameMs, loudness.room);
      }
    },
    mute(on: boolean) {
      muted = on;
      send({ type: 'mute', muted: on });
    },
    drops() {
      page.connected = false;
      session.detach(page.connection);
    },
    /** The same page resumes the call on a new socket; it lost the audio that it had not played. */
    async resumes() {
      const { received, turn, played, cleared } = page;
      page = openPage();
      Object.assign(page, { turn, played, cleared, sent: Math.floor(played / downFrameSamples) * downFrameSamples });
      page.reported = played;
      const seen = Math.max(0, ...received.map((message) => ('seq' in message && message.seq) || 0));
      session.attach(page.connection, 'resume-1', seen);
      await clock.advance(0);
    },
  };

  session.attach(page.connection, 'resume-1');
  send({ type: 'playable' });
  await clock.advance(0);
  return call;
}

type HeldAudioCall = Awaited<ReturnType<typeof holdAudioCall>>;

export const story = {
  'tell me': ['One is the first of them.', 'Two is what comes after one.', 'Three is the last.'],
};

/** A call after the greeting; `hears` gives the next transcripts. */
export async function greeted(script: AudioScript = {}): Promise<HeldAudioCall> {
  const call = await holdAudioCall({ greeting: ['Hello.'], ...script });
  await call.untilState('listening');
  await call.wait(1_000);
  return call;
}

/** A call in which the agent has been telling its story for a second. */
export async function telling(script: AudioScript = {}): Promise<HeldAudioCall> {
  const call = await holdAudioCall({ greeting: ['Hello.'], answers: story, ...script });
  await call.untilState('listening');
  await call.wait(1_000);
  call.send({ type: 'add-message', message: { role: 'user', content: 'tell me' } });
  await call.untilHeard(1);
  await call.wait(1_000);
  return call;
}

/** A frame of deterministic noise. */
function noise(level: number): Int16Array {
  let state = 1;
  return Int16Array.from({ length: upFrameSamples }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.round((state / 2_147_483_647 - 0.5) * 2 * level * 32_767);
  });
}
