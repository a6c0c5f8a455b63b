import type { ServerMessage } from '../protocol/server-messages.ts';
import type { AssistantStep } from './assistant/assistant.ts';
import type { Clock, TurnLatency } from './ports.ts';
import { answerLimitMs, hangMs } from './session-limits.ts';
import { callSentences } from './session-sentences.ts';
import { createSpeech } from './session-speech.ts';
import type { StateMachine } from './session-state.ts';
import type { Timers } from './session-timers.ts';
import { latencyOf, runSteps, stateOf, type Turn, type TurnPlan } from './session-turn.ts';

export interface TalkOptions {
  clock: Clock;
  timers: Timers;
  machine: StateMachine;
  /** Aborted when the call ends. */
  callSignal: AbortSignal;
  post(message: ServerMessage): void;
  /** A sentence the caller has heard; `late` when its turn is over. */
  onHeard(turn: Turn, text: string, late: boolean): void;
  onConversation(): void;
  onLatency(latency: TurnLatency): void;
  /** All of a turn is said. */
  onSaid(turn: Turn): void;
  /** A turn was called off, or has come to rest after that: it may have changed things without telling. */
  onCalledOff(): void;
  onProblem(problem: 'assistant-failed' | 'assistant-slow' | 'internal', error?: unknown): void;
}

/** The assistant's side of a call: one turn at a time, its steps as they come, its sentences as they are heard. */
export interface Talk {
  /** Begins a turn in place of the one under way. */
  begin(plan: TurnPlan): void;
  /**
   * Stops what is being thought or said; returns what was not heard of it, null when there was nothing to stop. Who
   * types or taps could read the sentence that the page has begun: it counts as heard. Who speaks over it did not listen.
   */
  stop(by: 'voice' | 'hand' | 'call'): string[] | null;
  acknowledge(turn: number, sentence: number, status: 'started' | 'finished'): void;
  /** What is muted is shown and not spoken. */
  setMuted(muted: boolean): void;
  /** While no page is there nothing can be acknowledged. */
  setPaused(paused: boolean): void;
  /** A page that comes back still has to speak this sentence. */
  isDue(turn: number, sentence: number): boolean;
  readonly current: Turn | null;
  readonly nextTurn: number;
}

export function createTalk(options: TalkOptions): Talk {
  const {
    clock,
    timers,
    machine,
    callSignal,
    post,
    onHeard,
    onConversation,
    onLatency,
    onSaid,
    onCalledOff,
    onProblem,
  } = options;
  let nextTurn = 0;
  let current: Turn | null = null;
  /** The turn before: what was heard of it may be acknowledged late. */
  let previous: Turn | null = null;
  let muted = false;
  let paused = false;
  let rate = 1;

  function begin(plan: TurnPlan): void {
    stop('call');
    const { kind, voiceMayInterrupt = true, after = null } = plan;
    const number = nextTurn++;
    const speech = createSpeech({
      timers,
      send: (input, sentence) =>
        post({ type: 'voice-input', input, turn: number, sentence, ...(rate !== 1 && { rate }) }),
      onStarted: (transcript) => post({ type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript }),
      onHeard: (text) => onHeard(turn, text, turn !== current),
      onIdle: () => !turn.producing && said(turn),
    });
    if (paused) speech.pause();
    const controller = new AbortController();
    const turn: Turn = { kind, number, controller, speech, producing: true, spoken: false, voiceMayInterrupt, after };
    current = turn;
    machine.go({ name: stateOf(kind), turn });
    if (machine.state.name === 'thinking') {
      timers.set('hang', hangMs, () => post({ type: 'hang' }));
      timers.set('answer', answerLimitMs, () => giveUp(turn));
    }
    produce(turn, plan).catch((error: unknown) => onProblem('internal', error));
  }

  async function produce(turn: Turn, { steps, start }: TurnPlan): Promise<void> {
    const signal = AbortSignal.any([callSignal, turn.controller.signal]);
    const askedAt = clock.now();
    const take = (step: AssistantStep) => {
      const isFirst = step.kind === 'sentence' && !turn.spoken;
      const answeredAt = clock.now();
      takeStep(turn, step);
      if (isFirst && start) onLatency(latencyOf(turn.number, start, { askedAt, answeredAt, sentAt: clock.now() }));
    };
    try {
      if (!(await runSteps(steps(signal), signal, take))) return onCalledOff();
    } catch (error) {
      if (signal.aborted) return onCalledOff();
      onProblem('assistant-failed', error);
      if (!turn.spoken) say(turn, callSentences.failed);
    }
    produced(turn);
  }

  function takeStep(turn: Turn, step: AssistantStep): void {
    switch (step.kind) {
      case 'sentence':
        say(turn, step.text);
        break;
      case 'request':
        post({ type: 'request', ...step.request });
        break;
      case 'pace':
        rate = step.rate;
        break;
      case 'hang':
        timers.clear('hang'); // the assistant has noticed itself
        post({ type: 'hang' });
        break;
      case 'end-call':
        turn.after = 'assistant-ended-call';
    }
  }

  function say(turn: Turn, text: string): void {
    timers.clear('hang', 'answer');
    if (machine.state.name === 'thinking') machine.go({ name: 'speaking', turn });
    if (!turn.spoken) post({ type: 'speech-update', status: 'started', role: 'assistant', turn: turn.number });
    turn.spoken = true;
    if (muted) onHeard(turn, text, false);
    else turn.speech.add(text);
  }

  function giveUp(turn: Turn): void {
    onProblem('assistant-slow');
    turn.controller.abort();
    say(turn, callSentences.slow);
    produced(turn);
  }

  function produced(turn: Turn): void {
    if (turn !== current) return;
    timers.clear('hang', 'answer');
    turn.producing = false;
    if (turn.speech.idle) said(turn);
  }

  function said(turn: Turn): void {
    if (turn !== current) return;
    leave(turn);
    if (turn.spoken) {
      onConversation();
      post({ type: 'speech-update', status: 'stopped', role: 'assistant', turn: turn.number });
    }
    onSaid(turn);
  }

  function stop(by: 'voice' | 'hand' | 'call'): string[] | null {
    const turn = current;
    if (!turn) return null;
    const unheard = turn.speech.clear({ shownIsHeard: by === 'hand' });
    leave(turn);
    turn.controller.abort();
    if (turn.spoken) {
      post({ type: 'clear', turn: turn.number });
      if (by !== 'call') post({ type: 'user-interrupted', turnId: String(turn.number) });
      post({ type: 'speech-update', status: 'stopped', role: 'assistant', turn: turn.number });
      onConversation();
    }
    onCalledOff();
    return unheard;
  }

  function leave(turn: Turn): void {
    timers.clear('hang', 'answer', 'playback');
    previous = turn;
    current = null;
  }

  return {
    begin,
    stop,
    acknowledge(turn, sentence, status) {
      [current, previous].find((candidate) => candidate?.number === turn)?.speech.acknowledge(sentence, status);
    },
    setMuted(on) {
      muted = on;
      const turn = current;
      if (!on || !turn?.spoken) return;
      post({ type: 'clear', turn: turn.number });
      for (const text of turn.speech.clear()) onHeard(turn, text, false);
      if (!turn.producing) said(turn);
    },
    setPaused(on) {
      paused = on;
      if (on) current?.speech.pause();
      else current?.speech.resume();
    },
    isDue: (turn, sentence) => current?.number === turn && current.speech.isDue(sentence),
    get current() {
      return current;
    },
    get nextTurn() {
      return nextTurn;
    },
  };
}
