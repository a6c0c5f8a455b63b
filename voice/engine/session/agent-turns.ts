import { answerLimitMs, hangMs, maxAnswerLength } from '../../protocol/limits.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { AgentStep } from '../agent.ts';
import type { Clock } from '../ports.ts';
import { partsOf } from '../text/sentences.ts';
import type { CallSentences } from './call-sentences.ts';
import type { MediaPort } from './media-port.ts';
import { createPlayback } from './playback.ts';
import type { StateMachine } from './state.ts';
import { createStepSource, type StepSource } from './step-source.ts';
import type { Timers } from './timers.ts';
import { latencyOf, stateOf, type Turn, type TurnPlan, type TurnStart } from './turn.ts';

export interface AgentTurnsOptions {
  clock: Clock;
  timers: Timers;
  machine: StateMachine;
  /** Aborted when the call ends. */
  callSignal: AbortSignal;
  sentences: CallSentences;
  post(message: ServerMessage): void;
  media: MediaPort;
  /** The caller has heard a sentence; `late` when its turn is already over. */
  onHeard(turn: Turn, text: string, late: boolean): void;
  onConversation(): void;
  /** A turn was played to its end. */
  onSaid(turn: Turn): void;
  /** A turn was cancelled, or its steps ended after that: it may have changed the form or the booking without a step. */
  onCancelled(): void;
  onProblem(problem: 'agent-failed' | 'agent-slow' | 'internal', error?: unknown): void;
}

/** The rest of a turn that the caller's voice stopped. */
export interface CutOff {
  /** Sentences that were not heard. */
  sentences: string[];
  /** Steps not produced yet, to continue or to abort; null when there are none. */
  rest: StepSource | null;
}

/** Runs the agent's turns, one at a time: takes its steps and tracks which sentences were heard. */
export interface AgentTurns {
  /** Begins a turn and stops the current one. */
  begin(plan: TurnPlan): void;
  /**
   * Stops the current turn and returns its unheard sentences; null without a turn. A sentence that the page has started
   * counts as heard when the caller types or taps (`hand`), as they could read it, but not when they speak (`voice`).
   */
  stop(by: 'voice' | 'hand' | 'call'): string[] | null;
  /** Stops the turn for a voice that may turn out not to be a barge-in: its steps can be continued. */
  cutOff(): CutOff;
  acknowledge(turn: number, sentence: number, status: 'started' | 'finished'): void;
  /** While muted, sentences are displayed but not spoken. */
  setMuted(muted: boolean): void;
  /** Pauses the playback timeout: without a page, no sentence can be acknowledged. */
  setPaused(paused: boolean): void;
  /** True for a sentence that a reconnected page still has to speak. */
  isDue(turn: number, sentence: number): boolean;
  readonly current: Turn | null;
  readonly nextTurn: number;
}

export function createAgentTurns(options: AgentTurnsOptions): AgentTurns {
  const { clock, timers, machine, callSignal, sentences, media, post } = options;
  const { onHeard, onConversation, onSaid, onCancelled, onProblem } = options;
  let nextTurn = 0;
  let current: Turn | null = null;
  /** The turn before, whose acknowledgements may arrive late. */
  let previous: Turn | null = null;
  let muted = false;
  let paused = false;
  let rate = 1;

  function begin(plan: TurnPlan): void {
    stop('call');
    const { kind, voiceMayInterrupt = true, answersCut = false, after = null } = plan;
    const answersTyped = plan.start?.typed ?? false;
    const number = nextTurn++;
    const playback = createPlayback({
      timers,
      startLimitMs: media.startLimitMs,
      playedShare: (sentence) => media.playedShare(number, sentence),
      speak: (text, sentence) => media.speak({ turn: number, sentence, text, rate }),
      onStarted: (transcript) => post({ type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript }),
      onHeard: (text) => onHeard(turn, text, turn !== current),
      onIdle: () => !turn.producing && said(turn),
    });
    if (paused) playback.pause();
    const steps = createStepSource(plan.steps, callSignal);
    const turn: Turn = {
      ...{ kind, number, steps, playback, voiceMayInterrupt, answersCut, answersTyped, after },
      ...{ producing: true, spoken: false, length: 0 },
    };
    current = turn;
    machine.go({ name: stateOf(kind), turn });
    if (machine.state.name === 'thinking') {
      timers.set('hang', hangMs, () => post({ type: 'hang' }));
      timers.set('answer', answerLimitMs, () => giveUp(turn));
    }
    produce(turn, plan.start).catch((error: unknown) => onProblem('internal', error));
  }

  async function produce(turn: Turn, start: TurnStart | undefined): Promise<void> {
    const { steps } = turn;
    const askedAt = clock.now();
    const take = (step: AgentStep) => {
      const isFirst = step.kind === 'sentence' && !turn.spoken;
      const answeredAt = clock.now();
      takeStep(turn, step);
      if (isFirst && start) media.answered(latencyOf(turn.number, start, { askedAt, answeredAt, sentAt: clock.now() }));
    };
    try {
      for (;;) {
        const { done, value } = await steps.next();
        if (steps.signal.aborted) {
          steps.abort();
          return onCancelled();
        }
        if (steps.held) return;
        steps.take();
        if (done) break;
        take(value);
      }
    } catch (error) {
      if (steps.signal.aborted) return onCancelled();
      if (steps.held) return;
      onProblem('agent-failed', error);
      if (!turn.spoken) say(turn, sentences.failed);
    }
    produced(turn);
  }

  function takeStep(turn: Turn, step: AgentStep): void {
    switch (step.kind) {
      case 'sentence':
        for (const part of partsOf(step.text)) say(turn, part);
        break;
      case 'form':
        post({ type: 'form', ...step.form });
        break;
      case 'booking':
        post({ type: 'booking', ...step.booking });
        break;
      case 'choices':
        post({ type: 'choices', choices: [...step.choices] });
        break;
      case 'pace':
        rate = step.rate;
        break;
      case 'hang':
        timers.clear('hang'); // the agent reports the delay itself
        post({ type: 'hang' });
        break;
      case 'end-call':
        turn.after = 'assistant-ended-call';
    }
  }

  function say(turn: Turn, text: string): void {
    turn.length += text.length;
    if (turn.length > maxAnswerLength) return;
    timers.clear('hang', 'answer');
    if (machine.state.name === 'thinking') machine.go({ name: 'speaking', turn });
    if (!turn.spoken) post({ type: 'speech-update', status: 'started', role: 'assistant', turn: turn.number });
    turn.spoken = true;
    if (muted) onHeard(turn, text, false);
    else turn.playback.add(text);
  }

  function giveUp(turn: Turn): void {
    onProblem('agent-slow');
    turn.steps.abort();
    say(turn, sentences.slow);
    produced(turn);
  }

  function produced(turn: Turn): void {
    if (turn !== current) return;
    timers.clear('hang', 'answer');
    turn.producing = false;
    media.complete(turn.number);
    if (turn.playback.idle) said(turn);
  }

  function said(turn: Turn): void {
    if (turn !== current) return;
    leave(turn);
    if (turn.spoken) {
      onConversation();
      post({ type: 'speech-update', status: 'stopped', role: 'assistant', turn: turn.number });
      media.finished(turn.number);
    }
    onSaid(turn);
  }

  function cutOff(): CutOff {
    const rest = current?.producing ? current.steps : null;
    rest?.hold();
    return { sentences: stop('voice') ?? [], rest };
  }

  function stop(by: 'voice' | 'hand' | 'call'): string[] | null {
    const turn = current;
    if (!turn) return null;
    if (!turn.steps.held) turn.steps.abort();
    const unheard = turn.playback.clear({ shownIsHeard: by === 'hand' });
    leave(turn);
    if (turn.spoken) {
      media.stop(turn.number);
      if (by !== 'call') post({ type: 'user-interrupted', turnId: String(turn.number) });
      post({ type: 'speech-update', status: 'stopped', role: 'assistant', turn: turn.number });
      onConversation();
    }
    onCancelled();
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
    cutOff,
    acknowledge(turn, sentence, status) {
      [current, previous].find((candidate) => candidate?.number === turn)?.playback.acknowledge(sentence, status);
    },
    setMuted(on) {
      muted = on;
      const turn = current;
      if (!on || !turn?.spoken) return;
      media.stop(turn.number);
      for (const text of turn.playback.clear()) onHeard(turn, text, false);
      if (!turn.producing) said(turn);
    },
    setPaused(on) {
      paused = on;
      if (on) current?.playback.pause();
      else current?.playback.resume();
    },
    isDue: (turn, sentence) => current?.number === turn && current.playback.isDue(sentence),
    get current() {
      return current;
    },
    get nextTurn() {
      return nextTurn;
    },
  };
}
