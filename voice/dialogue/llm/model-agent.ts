import type { LanguageModel } from 'ai';
import type { Agent, AgentStep, TurnInput } from '../../engine/agent.ts';
import type { Clock } from '../../engine/ports.ts';
import { maxToldProblems } from '../../protocol/limits.ts';
import { changedBooking, type DialogueState, openQuestion } from '../rules/dialogue-state.ts';
import { goOn, tellOutcome } from '../rules/form-steps.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import { readDistress } from '../understanding/intents/distress.ts';
import { type Intent, readIntent } from '../understanding/intents/intents.ts';
import { type ClaimsGuard, createClaimsGuard, type Evidence, type Verdict } from './claims-guard.ts';
import type { ModelProblem } from './model-problem.ts';
import { type ModelTurnEnd, takeModelTurn } from './model-turn.ts';
import { instructionsFor } from './prompt.ts';
import { createTools, type TurnDeeds } from './tools.ts';
import type { TurnLimits } from './turn-timeouts.ts';

export interface ModelAgentOptions {
  dialogue: DialogueState;
  /** Answers when the model fails, and decides what the model must not decide. */
  rules: Agent;
  model: LanguageModel;
  clock: Clock;
  limits: TurnLimits;
  onProblem(problem: ModelProblem): void;
}

/** Intents that the rules always answer: how to speak, and facts about the form and the agent itself. */
const forRules: ReadonlySet<Intent> = new Set([
  'repeat',
  'slower',
  'faster',
  'wait',
  'robot?',
  'sent?',
  'review',
  'never-mind',
]);

/** Characters of the caller's words kept as evidence; more than the model is shown (`prompt.ts`). */
const maxEvidenceLength = 10_000;

/** An agent whose sentences come from a language model, while rules decide about its actions. */
export function createModelAgent(options: ModelAgentOptions): Agent {
  const { dialogue, rules, model, clock, limits } = options;
  const { taking, knowledge, words } = dialogue;
  const instructions = instructionsFor(dialogue.agent);
  const guard: ClaimsGuard = createClaimsGuard(knowledge.passages, instructions);

  let problems = 0;
  const onProblem = (problem: ModelProblem) => {
    if (++problems <= maxToldProblems) options.onProblem(problem);
  };

  async function* respond(turn: TurnInput): AsyncGenerator<AgentStep> {
    if (belongsToRules(dialogue, turn)) {
      yield* rules.respond(turn);
      return;
    }
    dialogue.offer = null;
    const shown = createShown(dialogue);
    const wasConfirming = taking.state?.stage === 'confirming';
    const deeds: TurnDeeds = { changed: false, show: false, endCall: false, taken: null, person: false, booking: null };
    let over = false;
    const mayAct = async () => (await turn.mayAct?.()) !== false && !turn.signal.aborted;
    const tools = createTools({
      dialogue,
      said: turn.text,
      wasConfirming,
      deeds,
      stopped: async () => over || !(await mayAct()) || over,
    });
    const evidence = () => evidenceOf(dialogue, turn);
    const turnOptions = {
      dialogue,
      model,
      tools,
      guard,
      instructions,
      turn,
      clock,
      limits,
      evidence,
      shown,
      onProblem,
    };
    const end = yield* takeModelTurn(turnOptions);
    over = true;

    const may = await mayAct();
    const agreed = wasConfirming && taking.state?.stage === 'confirming' && readConsent(turn.text).answer === 'yes';
    if (may && agreed) deeds.taken = await taking.send();
    if (turn.signal.aborted) return;
    yield* shown();
    if (end.said.length === 0 && end.kind !== 'stopped' && !deeds.taken && !deeds.endCall) {
      if (deeds.booking || (end.kind === 'finished' && deeds.changed)) {
        yield* say(afterDeeds(dialogue, deeds));
        yield* shown();
      } else yield* rules.respond(turn);
      return;
    }
    yield* say([...afterWords(end), ...afterDeeds(dialogue, deeds, end)], end.said);
    yield* shown();
    if (deeds.endCall && end.kind === 'finished') yield { kind: 'end-call' };
  }

  /** Says sentences of the rules after those of the model. */
  function* say(sentences: readonly string[], before: readonly string[] = []): Generator<AgentStep> {
    dialogue.lastSaid = [...before, ...sentences];
    dialogue.lastTold = dialogue.lastSaid;
    for (const text of sentences) yield { kind: 'sentence', text };
  }

  /** Sentences in place of one that the guard rejected. */
  function afterWords(end: ModelTurnEnd): string[] {
    if (end.kind === 'failed') return end.said.length > 0 ? [words.trouble] : [];
    return end.kind === 'stopped' ? insteadOf(end.verdict) : [];
  }

  function insteadOf(verdict: Exclude<Verdict, 'fine' | 'not-speech'>): string[] {
    switch (verdict) {
      case 'false-deed':
        return [
          taking.state?.stage === 'sent' ? words.sentAlready : taking.active ? words.notSentYet : words.nothingDone,
        ];
      case 'claims-human':
        return [words.robotShort];
      case 'leaks-prompt':
        return [words.onlyService];
      default:
        if (taking.active) return [words.unknown, words.offerPersonLater];
        dialogue.offer = { kind: 'form', known: {}, urgent: true };
        return [words.unknown, words.offerPerson];
    }
  }

  function afterDeeds(of: DialogueState, deeds: TurnDeeds, end?: ModelTurnEnd): string[] {
    if (deeds.taken) return tellOutcome(of, deeds.taken);
    if (deeds.booking) return deeds.booking.say;
    const complete = (deeds.show || deeds.changed) && taking.active && taking.next() === null;
    if (complete) return goOn(of);
    const asked = end?.said.some((sentence) => sentence.endsWith('?')) ?? false;
    if (deeds.person && !asked) return [words.urgentNoted, ...openQuestion(of)];
    const interrupted = end?.kind === 'stopped' || end?.kind === 'failed';
    return interrupted || (!asked && taking.active && (deeds.changed || taking.state?.stage === 'confirming'))
      ? openQuestion(of)
      : [];
  }

  return {
    // What the rules make nothing of may be clear to the model.
    understands: (text) => rules.understands(text) || null,
    get spelling() {
      return rules.spelling ?? null;
    },
    get expecting() {
      return rules.expecting;
    },
    get form() {
      return taking.shown;
    },
    get booking() {
      return rules.booking;
    },
    greet: () => rules.greet(),
    respond,
    editField: (field, value) => rules.editField(field, value),
    decideForm: (decision, signal) => rules.decideForm(decision, signal),
  };
}

/** Yields the form and the booking when they differ from the last ones yielded. */
function createShown(dialogue: DialogueState): () => Generator<AgentStep> {
  const { taking } = dialogue;
  let last = JSON.stringify(taking.shown);
  return function* shown() {
    yield* changedBooking(dialogue);
    const form = taking.shown;
    if (!form || JSON.stringify(form) === last) return;
    last = JSON.stringify(form);
    yield { kind: 'form', form };
  };
}

function belongsToRules(dialogue: DialogueState, { text }: TurnInput): boolean {
  const { offer, taking, booking } = dialogue;
  // The calendar is the rules'.
  if (booking && !taking.active && (booking.active || booking.wants(text))) return true;
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  if (readDistress(text)) return true;
  const intent = readIntent(text);
  if (intent && forRules.has(intent)) return true;
  const consent = readConsent(text);
  if (offer && consent.answer !== 'unclear') return true;
  const isLeaving = offer?.kind === 'send-before-goodbye' || offer?.kind === 'finish-before-goodbye';
  if (isLeaving || (intent === 'goodbye' && taking.active)) return true;
  return taking.state?.stage === 'confirming' && consent.answer === 'yes' && consent.rest === '';
}

function evidenceOf({ taking }: DialogueState, turn: TurnInput): Evidence {
  const heard = turn.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  return {
    callerSaid: [...heard, turn.text].join('\n').slice(-maxEvidenceLength),
    draft: Object.values(taking.state?.values ?? {}).join('\n'),
    sent: taking.state?.stage === 'sent',
  };
}
