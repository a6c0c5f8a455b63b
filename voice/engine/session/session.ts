import type { UpFrame } from '../../audio/frames.ts';
import type { ClientMessage } from '../../protocol/client-messages.ts';
import type { Desk } from '../../protocol/desk.ts';
import { chatResumeMs, resumeMs } from '../../protocol/limits.ts';
import type { EndedReason } from '../../protocol/server-messages.ts';
import type { Channel } from '../../protocol/web-call.ts';
import type { Agent } from '../agent.ts';
import type { CallRecorder, Clock } from '../ports.ts';
import { createAgentTurns } from './agent-turns.ts';
import { createBrowserModel } from './browser-model.ts';
import { type CallLimits, watchLimits } from './call-limits.ts';
import { createCallRecord } from './call-record.ts';
import { callSentences, chatSentences } from './call-sentences.ts';
import { createHistory } from './history.ts';
import type { OpenMedia } from './media-port.ts';
import { answersBeforeGreeting, receiveMessages } from './messages.ts';
import { createPageMessages } from './page-messages.ts';
import { type Connection, createReplayBuffer } from './replay-buffer.ts';
import { createStateMachine, interruptibleTurn, type SessionState } from './state.ts';
import { createTimers } from './timers.ts';
import type { Turn } from './turn.ts';
import { createTurnTaking } from './turn-taking.ts';

export interface SessionOptions {
  callId: string;
  /** By default `voice`. */
  channel?: Channel;
  clock: Clock;
  limits: CallLimits;
  /** The server has minutes left for a longer call. */
  mayExtend(): boolean;
  agent: Agent;
  desk: Desk;
  /** The language model of the caller's browser may help the agent; by default it may not. */
  browserModel?: boolean | undefined;
  recorder: CallRecorder;
  /** How the call hears and speaks. */
  openMedia: OpenMedia;
  onEnded(reason: EndedReason): void;
  /** For the log; never contains what was said. */
  onProblem(problem: string, error?: unknown): void;
}

/** One call, from the page's hello to its end. */
export interface Session {
  readonly state: SessionState;
  /** Attaches a socket in place of an earlier one; `received` is the last `seq` that the page has seen. */
  attach(connection: Connection, resumeToken: string, received?: number): void;
  /** The socket closed; the call waits for another. */
  detach(connection: Connection): void;
  receive(message: ClientMessage): void;
  /** Takes a frame of the caller's audio; false when this call's page recognises speech itself. */
  hear(frame: UpFrame): boolean;
  /** Ends the call; says `sentence` first if a page is attached. */
  end(reason: EndedReason, sentence?: string): void;
}

/** Longest wait of the greeting for the page's `playable`. */
const playableMs = 1_000;
/** Longest time for the last sentence to be spoken. */
const goodbyeMs = 12_000;

export function createSession(options: SessionOptions): Session {
  const { callId, channel = 'voice', clock, agent, desk, recorder, openMedia, onEnded, onProblem } = options;
  const sentences = channel === 'chat' ? chatSentences : callSentences;
  const machine = createStateMachine();
  const history = createHistory();
  const call = new AbortController();
  const timers = createTimers(clock, (error) => fail(error));
  const replayBuffer = createReplayBuffer(clock, timers);
  const limits = watchLimits({
    clock,
    timers,
    limits: options.limits,
    sentences,
    mayExtend: options.mayExtend,
    notify: (text) => turnTaking.notify(text),
    tell: (time) => replayBuffer.pass({ type: 'call-time', ...time }),
    end,
  });
  const browserModel = createBrowserModel({
    allowed: options.browserModel ?? false,
    timers,
    pass: replayBuffer.pass,
  });
  const record = createCallRecord({ callId, desk: desk.id, channel, clock, recorder });

  const conversationNow = () => history.conversation(record.beganAt ?? 0, record.wallTimeOf);
  const { post, postConversation, postError, postChanges } = createPageMessages({
    agent,
    replayBuffer,
    isEnded: () => machine.state.name === 'ended',
    conversationNow,
  });

  const media = openMedia({
    clock,
    timers,
    signal: call.signal,
    events: {
      speechStarted: guarded(() => turnTaking.voice('started')),
      speechSustained: guarded(() => turnTaking.voice('sustained')),
      speechRecognised: guarded(() => turnTaking.voice('recognised')),
      interimText: guarded((utterance, transcript) => turnTaking.hear(utterance, transcript)),
      playbackStarted: guarded((turn, sentence) => agentTurns.acknowledge(turn, sentence, 'started')),
      playbackFinished: guarded((turn, sentence) => agentTurns.acknowledge(turn, sentence, 'finished')),
      muted: guarded((muted) => turnTaking.mute(muted)),
      latencyMeasured: (latency) => recorder.latency(callId, latency),
      recognitionFailed: guarded((error) => {
        onProblem('recognition-failed', error);
        postError('recognition-failed', sentences.unheard, true);
        turnTaking.excuse(sentences.unheard);
      }),
      synthesisFailed: guarded((error) => {
        onProblem('speech-failed', error);
        postError('speech-failed', sentences.unspoken, true);
      }),
      failed: fail,
    },
    interruptible: () => interruptibleTurn(machine.state),
    expecting: () => agent.expecting,
    spelling: () => agent.spelling ?? null,
    post,
    pass: replayBuffer.pass,
    passSound: replayBuffer.passSound,
  });

  /** Ends the call on an error: events come from timers and providers, which could not handle it. */
  function guarded<Args extends unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
    return (...args) => {
      if (machine.state.name === 'ended') return;
      try {
        handle(...args);
      } catch (error) {
        fail(error);
      }
    };
  }

  const agentTurns = createAgentTurns({
    clock,
    timers,
    machine,
    sentences,
    callSignal: call.signal,
    media,
    post,
    onHeard(turn, text, late) {
      post({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: text });
      const at = clock.now();
      history.add(turn.kind === 'page' ? 'page' : 'assistant', turn.number, text, at);
      // A text that the page supplied is not stored as the agent's words.
      if (turn.kind !== 'page') record.said('assistant', text, at);
      if (late) postConversation();
    },
    onConversation: postConversation,
    onCancelled: postChanges,
    onSaid: (turn: Turn) => (turn.after ? finish(turn.after) : turnTaking.said(turn)),
    onProblem(problem, error) {
      if (problem === 'internal') return fail(error);
      onProblem(problem, error);
      postError('model-failed', sentences.unanswered, true);
    },
  });
  const turnTaking = createTurnTaking({
    clock,
    timers,
    machine,
    agent,
    agentTurns,
    history,
    limits,
    sentences,
    media,
    browserModel,
    post,
    onConversation: postConversation,
    onCaller: (text) => record.said('user', text, clock.now()),
    onRefused: () => postError('message-refused', sentences.refused, false),
    onUnknownField: () => postError('field-unknown', sentences.unknownField, false),
  });

  function start(resumeToken: string): void {
    machine.go({ name: 'connecting' });
    record.begin(resumeToken);
    replayBuffer.pass({ type: 'listening' }); // a reconnected page gets `ready` instead
    post({ type: 'status-update', status: 'in-progress' });
    post({ type: 'assistant.started' });
    post({ type: 'desk', ...desk });
    limits.start();
    timers.set('greet', playableMs, greet);
  }

  const receive = receiveMessages({
    machine,
    media,
    agentTurns,
    turnTaking,
    browserModel,
    greet,
    hangUp: () => finish('customer-ended-call'),
    pong: () => replayBuffer.pass({ type: 'pong' }),
    onRefused: () => postError('message-refused', sentences.unaccepted, false),
  });

  function greet(): void {
    timers.clear('greet');
    turnTaking.greet();
  }

  function end(reason: EndedReason, sentence?: string): void {
    const { name } = machine.state;
    if (name === 'ended' || (name === 'ending' && sentence !== undefined)) return;
    if (sentence === undefined || !replayBuffer.attached || name === 'idle') {
      finish(reason);
      return;
    }
    media.stopListening();
    turnTaking.drop();
    timers.clear('greet');
    timers.set('goodbye', goodbyeMs, () => finish(reason));
    agentTurns.begin({ kind: 'goodbye', steps: () => [{ kind: 'sentence', text: sentence }], after: reason });
  }

  function finish(reason: EndedReason): void {
    if (machine.state.name === 'ended') return;
    agentTurns.stop(reason === 'customer-ended-call' ? 'hand' : 'call');
    turnTaking.drop();
    post({ type: 'status-update', status: 'ended', endedReason: reason });
    machine.go({ name: 'ended', reason });
    call.abort();
    timers.close();
    replayBuffer.close();
    record.end(reason);
    media.close();
    onEnded(reason);
  }

  function fail(error: unknown): void {
    if (machine.state.name === 'ended') return;
    onProblem('internal', error);
    postError('internal', sentences.broken, true);
    finish('unknown-error');
  }

  return {
    get state() {
      return machine.state;
    },
    attach(connection, resumeToken, received = 0) {
      if (machine.state.name === 'ended') return connection.close('ended');
      const resumed = machine.state.name !== 'idle';
      browserModel.drop(); // another page has another browser, or none
      replayBuffer.attach(connection);
      replayBuffer.pass({ type: 'ready', callId, resumeToken, resumed });
      if (!resumed) return start(resumeToken);
      timers.clear('resume');
      // The page missed messages that are no longer kept: send the whole conversation.
      const missed = replayBuffer.hasForgotten(received);
      if (missed) replayBuffer.pass({ type: 'conversation-update', ...conversationNow() });
      replayBuffer.replay(received, (message) => {
        if (message.type === 'transcript') return !missed;
        if (message.type === 'voice-input') return agentTurns.isDue(message.turn ?? -1, message.sentence ?? -1);
        return true;
      });
      media.attached();
      limits.resume();
      agentTurns.setPaused(false);
      turnTaking.resume();
    },
    detach(connection) {
      if (!replayBuffer.detach(connection) || machine.state.name === 'ended') return;
      media.detached();
      browserModel.drop();
      limits.pause();
      agentTurns.setPaused(true);
      turnTaking.pause();
      timers.set('resume', channel === 'chat' ? chatResumeMs : resumeMs, () =>
        finish('call.in-progress.error-connection-lost'),
      );
    },
    receive(message) {
      try {
        if (answersBeforeGreeting(message)) timers.clear('greet');
        receive(message);
      } catch (error) {
        fail(error);
      }
    },
    hear(frame) {
      try {
        return media.hear(frame);
      } catch (error) {
        fail(error);
        return true;
      }
    },
    end,
  };
}
