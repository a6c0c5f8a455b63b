import type { ClientMessage } from '../../protocol/client-messages.ts';
import { maxTypedMeanwhile } from '../../protocol/limits.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Agent } from '../agent.ts';
import type { Clock } from '../ports.ts';
import { isBackchannel, isStop, judgeBargeIn } from '../turn-taking/barge-in.ts';
import { defaultEndpointing, pageEndpointing } from '../turn-taking/endpointing.ts';
import type { AgentTurns } from './agent-turns.ts';
import { createAnswers } from './answers.ts';
import { createBargeIns } from './barge-ins.ts';
import type { BrowserModel } from './browser-model.ts';
import type { LimitWatch } from './call-limits.ts';
import type { CallSentences } from './call-sentences.ts';
import type { History } from './history.ts';
import type { MediaPort } from './media-port.ts';
import { createOwnVoice } from './own-voice.ts';
import { createPrompts, type Prompts } from './prompts.ts';
import type { StateMachine } from './state.ts';
import type { Timers } from './timers.ts';
import type { Turn, TurnStart } from './turn.ts';
import { createUserTurn, type UserTurn } from './user-turn.ts';

export type MessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

export interface TurnTakingOptions {
  clock: Clock;
  timers: Timers;
  machine: StateMachine;
  agent: Agent;
  agentTurns: AgentTurns;
  history: History;
  limits: LimitWatch;
  sentences: CallSentences;
  media: MediaPort;
  browserModel: BrowserModel;
  post(message: ServerMessage): void;
  onConversation(): void;
  /** A text of the caller to store. */
  onCaller(text: string): void;
  /** A limit of the call was exceeded. */
  onRefused(): void;
  /** The page changed a field that the agent's form does not have. */
  onUnknownField(): void;
}

/** Decides who speaks: handles barge-in, endpointing, typed messages and taps. */
export interface TurnTaking extends Omit<Prompts, 'next' | 'notifyNext'> {
  /** Takes the transcript of an utterance so far. */
  hear(utterance: number, transcript: string): void;
  /** VAD events, where the engine gets the caller's audio. */
  voice(event: 'started' | 'sustained' | 'recognised'): void;
  type(message: MessageOf<'add-message'>): void;
  /** The caller is typing and has not sent anything yet. */
  typing(): void;
  interrupt(): void;
  mute(muted: boolean): void;
  decide(message: MessageOf<'form-decision'>): void;
  /** Speech could not be recognised: says `text` to ask the caller again. */
  excuse(text: string): void;
  /** The agent's turn was played to its end: it is the caller's turn. */
  said(turn: Turn): void;
  /** Discards the caller's unfinished turn. */
  drop(): void;
  pause(): void;
  resume(): void;
}

/** Speech over the end of the agent's turn counts as an answer to it if it is at most this old. */
const overlapMs = 2_000;

export function createTurnTaking(options: TurnTakingOptions): TurnTaking {
  const { clock, timers, machine, agent, agentTurns, history, limits, sentences, media, browserModel } = options;
  const { post, onConversation, onCaller, onRefused, onUnknownField } = options;
  const { voice, bargeIn: policy } = media;
  const userTurn: UserTurn = createUserTurn({
    clock,
    timers,
    policy: voice ? defaultEndpointing : pageEndpointing,
    voice,
    post,
    expecting: () => agent.expecting,
    understands: (text) => agent.understands(text),
    nextTurn: () => agentTurns.nextTurn,
    onFinished: ({ text, isCut, ...times }) => finished(text, { decidedAt: clock.now(), ...times }, isCut),
  });
  const answers = createAnswers({
    clock,
    agent,
    agentTurns,
    history,
    limits,
    browserModel,
    onConversation,
    onCaller,
    onRefused: refuse,
  });
  const prompts = createPrompts({
    machine,
    agent,
    agentTurns,
    userTurn,
    limits,
    post,
    active,
    onRefused,
    onUnknownField,
  });
  const ownVoice = createOwnVoice(clock, media);
  const bargeIns = createBargeIns({
    machine,
    agentTurns,
    userTurn,
    answers,
    ownVoice,
    policy,
    hasVoice: voice !== undefined,
  });
  const typedMeanwhile: string[] = [];
  let muted = false;
  /** The caller has reached a limit of the call; nothing more is stored. */
  let isFull = false;

  function listen(): void {
    if (machine.state.name !== 'listening') machine.go({ name: 'listening' });
    const typed = typedMeanwhile.shift();
    const answersNow = userTurn.text !== '' && clock.now() - userTurn.heardAt < overlapMs && isAnswer(userTurn.text);
    if (typed !== undefined) {
      answers.begin(typed, { decidedAt: clock.now(), typed: true });
    } else if (userTurn.active || userTurn.pending || answersNow) {
      userTurn.listen();
    } else {
      userTurn.drop();
      if (!prompts.next()) limits.startSilenceTimer();
    }
  }

  /** The page gets an error each time; the agent says it once. */
  function refuse(): void {
    onRefused();
    if (!isFull) prompts.notifyNext(sentences.full);
    isFull = true;
  }

  function isAnswer(text: string): boolean {
    return !isBackchannel(text) || agent.expecting === 'yes-or-no';
  }

  function finished(text: string, start: TurnStart, isCut: boolean): void {
    const interrupted = bargeIns.pending;
    if (bargeIns.proveFalse(text)) return;
    bargeIns.forget();
    if (text === '' || !answers.keep(text) || (interrupted && isStop(text))) {
      listen();
    } else {
      answers.begin(text, start, isCut);
    }
  }

  /** Any action of the caller restarts the silence timer. */
  function active(): void {
    limits.goOn();
    if (machine.state.name === 'listening' && !userTurn.active) limits.startSilenceTimer();
  }

  /** A form is being sent or discarded, which must not be interrupted. */
  function isDeciding(): boolean {
    return agentTurns.current?.kind === 'decision' && machine.state.name === 'thinking';
  }

  /** The agent thinks about a typed message: the next is not the rest of it, and is answered after it. */
  function isAnsweringTyped(): boolean {
    return agentTurns.current?.answersTyped === true && machine.state.name === 'thinking';
  }

  return {
    ...prompts,
    hear(utterance, transcript) {
      if (muted || isFull || machine.state.name === 'ending' || !userTurn.take(utterance, transcript)) return;
      limits.active();
      const turn = agentTurns.current;
      if (!turn) {
        if (voice && ownVoice.isIn(userTurn.text)) return userTurn.drop();
        limits.stopSilenceTimer();
        const atLeastMs = userTurn.text === '' ? policy.falseAfterMs : policy.backOffMs;
        if (machine.state.name !== 'listening') return;
        if (userTurn.text !== '') limits.goOn();
        userTurn.listen(bargeIns.pending ? atLeastMs : 0);
        if (userTurn.isFull) userTurn.finish();
        return;
      }
      if (machine.state.name === 'thinking' || bargeIns.isStillSilent(turn)) {
        // The caller goes on: endpointing ended their turn too early, and nothing of the answer was heard.
        if (turn.kind !== 'answer' || turn.answersCut || isBackchannel(userTurn.text)) return;
        agentTurns.stop('voice');
        machine.go({ name: 'listening' });
        userTurn.listen();
        return;
      }
      const verdict = judgeBargeIn(userTurn.text, turn.playback.text, policy);
      if (verdict === 'ignore' || ownVoice.goesOn(userTurn.text, turn.playback.text)) {
        if (voice && userTurn.text !== '') ownVoice.echoed();
        userTurn.drop();
      }
      if (verdict === 'interrupt' && media.mayInterrupt) bargeIns.byWords(turn);
    },
    voice(event) {
      const { name } = machine.state;
      if (muted || name === 'ending') return;
      if (name === 'listening') {
        limits.active();
        limits.stopSilenceTimer();
        if (event === 'started' && !userTurn.active) userTurn.listen(bargeIns.pending ? policy.falseAfterMs : 0);
        else userTurn.voiceChanged();
        if (!userTurn.active) limits.startSilenceTimer();
      } else if (event === 'sustained' && (name === 'speaking' || name === 'greeting')) {
        if (agentTurns.current && media.mayInterrupt) bargeIns.byVoice(agentTurns.current);
      }
    },
    type({ message, triggerResponseEnabled = true }) {
      const decidedAt = clock.now();
      userTurn.drop();
      active();
      bargeIns.forget();
      const interrupts = triggerResponseEnabled && !isDeciding() && !isAnsweringTyped();
      if (!interrupts && triggerResponseEnabled && typedMeanwhile.length >= maxTypedMeanwhile) return onRefused();
      if (interrupts) {
        if (agentTurns.current?.spoken) answers.done();
        agentTurns.stop('hand');
      }
      if (!answers.keep(message.content, triggerResponseEnabled)) {
        if (interrupts) listen();
        return;
      }
      post({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: message.content });
      if (interrupts) answers.begin(message.content, { decidedAt, typed: true });
      else if (triggerResponseEnabled) typedMeanwhile.push(message.content);
    },
    typing: active,
    interrupt() {
      active();
      bargeIns.forget();
      if (!agentTurns.current || isDeciding()) return;
      answers.done();
      agentTurns.stop('hand');
      listen();
    },
    mute(on) {
      muted = on;
      if (on && !userTurn.finish()) userTurn.drop();
      active();
    },
    decide({ decision }) {
      if (agentTurns.current?.kind === 'decision' || !answers.admit()) return;
      limits.goOn();
      limits.stopSilenceTimer();
      userTurn.drop();
      bargeIns.forget();
      answers.done();
      agentTurns.stop('hand');
      agentTurns.begin({
        kind: 'decision',
        steps: (signal) => agent.decideForm(decision, signal),
        start: { decidedAt: clock.now() },
      });
    },
    excuse(text) {
      bargeIns.forget(); // the voice was speech, so the barge-in was real
      if (machine.state.name === 'listening') prompts.notify(() => text);
    },
    said(turn) {
      ownVoice.said(turn.playback.text);
      if (turn.kind === 'answer' || turn.kind === 'decision') answers.done();
      listen();
    },
    drop: () => userTurn.drop(),
    pause: () => userTurn.pause(),
    resume() {
      userTurn.resume();
      if (!userTurn.active && machine.state.name === 'listening') listen();
    },
  };
}
