import type { Agent } from '../engine/agent.ts';
import { openPageMedia } from '../engine/media/page-media.ts';
import type { CallRecorder, TurnLatency } from '../engine/ports.ts';
import type { CallLimits } from '../engine/session/call-limits.ts';
import type { Connection } from '../engine/session/replay-buffer.ts';
import { createSession, type Session } from '../engine/session/session.ts';
import { type ClientMessageInput, parseClientMessage } from '../protocol/client-messages.ts';
import { parseServerMessage, type ServerMessage } from '../protocol/server-messages.ts';
import type { Channel } from '../protocol/web-call.ts';
import { testDesk } from './desk.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { type AgentScript, createScriptedAgent } from './scripted-agent.ts';

export interface ConversationScript extends AgentScript {
  limits?: Partial<CallLimits>;
  /** The server has minutes for longer calls; by default it does. */
  mayExtend?: () => boolean;
  /** The page sends `playable`; true by default. */
  playable?: boolean;
  /** The call's agent, in place of the scripted one. */
  createAgent?(clock: FakeClock): Agent;
  /** Wall-clock time at the start, in milliseconds. */
  startMs?: number;
  channel?: Channel;
}

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A page's side of a socket. */
interface Page {
  connection: Connection;
  received: ServerMessage[];
  closed: 'ended' | 'replaced' | null;
}

const wordMs = 200;
const spokenMs = 1_000;

/** A call on a fake clock, with helpers that read like a dialogue. */
export async function holdCall(script: ConversationScript = {}) {
  const clock = createFakeClock(script.startMs);
  const agent = createScriptedAgent(clock, script);
  const kept = { lines: [] as [string, string][], latencies: [] as TurnLatency[], ended: [] as string[] };
  const problems: string[] = [];
  const recorder: CallRecorder = {
    started: () => {},
    message: (_, role, text) => void kept.lines.push([role, text]),
    latency: (_, latency) => void kept.latencies.push(latency),
    ended: (_, reason) => void kept.ended.push(reason),
  };
  const ended: string[] = [];
  const session: Session = createSession({
    desk: testDesk,
    callId: 'call-1',
    ...(script.channel && { channel: script.channel }),
    clock,
    limits: { maxCallSeconds: 300, silenceSeconds: 60, ...script.limits },
    mayExtend: script.mayExtend ?? (() => true),
    agent: script.createAgent?.(clock) ?? agent,
    recorder,
    openMedia: openPageMedia,
    onEnded: (reason) => ended.push(reason),
    onProblem: (problem) => problems.push(problem),
  });

  let page = openPage();
  let utterance = 0;
  const spoken = new Set<string>();

  function openPage(): Page {
    const opened: Page = {
      received: [],
      closed: null,
      connection: {
        send(frame) {
          const message = parseServerMessage(frame);
          if (!message) throw new Error(`no message of the contract: ${frame}`);
          opened.received.push(message);
        },
        sendSound: () => false,
        close(why) {
          opened.closed = why;
        },
      },
    };
    return opened;
  }

  function send(message: ClientMessageInput): void {
    const frame = message.type === 'playable' ? 'playable' : JSON.stringify(message);
    const parsed = parseClientMessage(frame);
    if (!parsed) throw new Error(`no message of the contract: ${frame}`);
    session.receive(parsed);
  }

  function of<Type extends ServerMessage['type']>(type: Type): MessageOf<Type>[] {
    return page.received.filter((message): message is MessageOf<Type> => message.type === type);
  }

  const keyOf = ({ turn, sentence }: MessageOf<'voice-input'>) => `${turn}/${sentence}`;
  const cleared = () => new Set(of('clear').map(({ turn }) => turn));
  const nextSentence = () =>
    of('voice-input').find((message) => !spoken.has(keyOf(message)) && !cleared().has(message.turn ?? -1));

  const call = {
    clock,
    agent,
    session,
    kept,
    problems,
    ended,
    send,
    of,
    get page() {
      return page;
    },
    /** Every message to the page, as short text (see `storyOf`). */
    get story(): string[] {
      return page.received.map(storyOf);
    },
    get state() {
      return session.state.name;
    },
    /** The conversation as a page shows it. */
    get conversation(): [string, string][] {
      return (
        of('conversation-update')
          .at(-1)
          ?.messages.map(({ role, message }) => [role, message]) ?? []
      );
    },
    wait: (ms: number) => clock.advance(ms),
    /** The page starts to speak the next sentence, which must be this one. */
    async assistantStarts(text: string) {
      await clock.advance(0);
      const next = nextSentence();
      if (next?.input !== text) throw new Error(`expected the assistant to say '${text}', not '${next?.input}'`);
      send({ type: 'playback-ack', turn: next.turn ?? 0, sentence: next.sentence ?? 0, status: 'started' });
      return next;
    },
    /** The page speaks the next sentences, which must be these, to their end. */
    async assistantSays(...texts: string[]) {
      for (const text of texts) {
        const next = await call.assistantStarts(text);
        await clock.advance(spokenMs);
        spoken.add(keyOf(next));
        send({ type: 'playback-ack', turn: next.turn ?? 0, sentence: next.sentence ?? 0, status: 'finished' });
        await clock.advance(0);
      }
    },
    /** The page speaks whatever the assistant has to say, to its end; returns the sentences. */
    async assistantSaysAll(): Promise<string[]> {
      const said: string[] = [];
      await clock.advance(0);
      for (let next = nextSentence(); next; next = nextSentence()) {
        await call.assistantSays(next.input);
        said.push(next.input);
      }
      return said;
    },
    /** The recogniser reports a new utterance word by word, without a final. */
    async callerBegins(text: string) {
      utterance++;
      const words = text.split(' ');
      for (let count = 1; count <= words.length; count++) {
        send({ type: 'interim', utterance, transcript: words.slice(0, count).join(' ') });
        if (count < words.length) await clock.advance(wordMs);
      }
      await clock.advance(0);
    },
    /** The recogniser reports a new transcript of the whole utterance. */
    async recogniserSays(transcript: string, of = utterance) {
      send({ type: 'interim', utterance: of, transcript });
      await clock.advance(0);
    },
    /** The caller speaks, then is silent until the turn ends. */
    async callerSays(text: string) {
      await call.callerBegins(text);
      await clock.advance(2_500);
    },
    async callerTypes(content: string) {
      send({ type: 'add-message', message: { role: 'user', content } });
      await clock.advance(0);
    },
    /** The connection is lost. */
    drops() {
      session.detach(page.connection);
    },
    /** Resumes the call on a new socket; `received` is the last `seq` of its page, by default the latest. */
    async resumes(received = Math.max(0, ...page.received.map((message) => ('seq' in message && message.seq) || 0))) {
      page = openPage();
      session.attach(page.connection, 'resume-1', received);
      await clock.advance(0);
    },
  };

  session.attach(page.connection, 'resume-1');
  if (script.playable !== false) send({ type: 'playable' });
  await clock.advance(0);
  return call;
}

export type HeldCall = Awaited<ReturnType<typeof holdCall>>;

function storyOf(message: ServerMessage): string {
  switch (message.type) {
    case 'speech-update':
      return `${message.role} ${message.status} ${message.turn}`;
    case 'transcript':
      return `${message.role} ${message.transcriptType}: ${message.transcript}`;
    case 'voice-input':
      return `say: ${message.input}`;
    case 'status-update':
      return message.endedReason ? `${message.status}: ${message.endedReason}` : message.status;
    case 'error':
      return `error: ${message.code}`;
    default:
      return message.type;
  }
}

export const greeting = 'Hello, this is Frontdesk.';
/** Answers of an agent that has three sentences to say. */
export const story = { 'tell me': ['One is first.', 'Two is next.', 'Three is last.'] };

/** A call whose greeting was heard. */
export async function greeted(script: ConversationScript = {}): Promise<HeldCall> {
  const call = await holdCall(script);
  await call.assistantSays(greeting);
  return call;
}

/** A call in which the agent is in the middle of the second sentence of its story. */
export async function telling(script: ConversationScript = {}): Promise<HeldCall> {
  const call = await greeted({ answers: story, ...script });
  await call.callerSays('tell me');
  await call.assistantSays('One is first.');
  await call.assistantStarts('Two is next.');
  return call;
}
