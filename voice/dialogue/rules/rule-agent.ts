import type { Agent, AgentStep, TurnInput } from '../../engine/agent.ts';
import type { FormField } from '../agent-definition.ts';
import type { RequestField } from '../understanding/request-fields.ts';
import { acknowledge, phrases } from '../wording/phrases.ts';
import { admitNotKnowing, answerFromSite, answerQuestion, smallTalk } from './answers.ts';
import { aboutTheRequest, answerToOffer, goodbye, manner, neverMind, nothingSaid } from './controls.ts';
import { type DialogueState, expectingOf, type Handler, openQuestion, type Reply } from './dialogue-state.ts';
import {
  answerToField,
  answerToReadBack,
  askForPerson,
  askForRequest,
  correction,
  toldTrouble,
  volunteered,
} from './request-dialogue.ts';
import { goOn, tellOutcome } from './request-steps.ts';

/** The first that has an answer gives it. */
const rules: Handler[] = [
  nothingSaid,
  manner,
  goodbye,
  neverMind,
  answerToOffer,
  answerToReadBack,
  aboutTheRequest,
  correction,
  askForPerson,
  askForRequest,
  smallTalk,
  answerToField,
  volunteered,
  toldTrouble,
  answerQuestion,
  admitNotKnowing,
];

/** An agent that needs no language model: it answers from the site and takes down a request by rules. */
export function createRuleAgent(dialogue: DialogueState): Agent {
  const { taking } = dialogue;

  return {
    get expecting() {
      return expectingOf(dialogue);
    },
    get form() {
      return taking.shown;
    },
    greet: () => toSteps(dialogue, { say: phrases.greeting(dialogue.brand) }),
    async *respond(turn) {
      const before = JSON.stringify(taking.state);
      const reply = replyTo(dialogue, turn);
      if (reply.send) yield* send(dialogue, reply.send, turn.signal);
      else yield* until(turn.signal, toSteps(dialogue, reply, before));
    },
    editField(name, value) {
      const field = taking.form.find((field) => field.name === name);
      return field ? editOnScreen(dialogue, field, value) : null;
    },
    async *decideForm(decision, signal) {
      if (decision === 'send') yield* sendByTap(dialogue, signal);
      else yield* until(signal, discardByTap(dialogue));
    },
  };
}

function replyTo(dialogue: DialogueState, turn: TurnInput): Reply {
  for (const rule of rules) {
    const reply = rule(dialogue, turn.text, turn);
    if (reply) return reply;
  }
  return { say: [phrases.notHeard] };
}

/** What a reply comes to: the request if it changed, then pace and sentences. `before` is the request's state before. */
function* toSteps(dialogue: DialogueState, reply: Reply, before?: string): Generator<AgentStep> {
  const { say, rate, endCall } = reply;
  if (say.length > 0) dialogue.lastSaid = say;
  const form = dialogue.taking.shown;
  if (form && before !== undefined && JSON.stringify(dialogue.taking.state) !== before) yield { kind: 'form', form };
  if (rate !== undefined) yield { kind: 'pace', rate };
  for (const text of say) yield { kind: 'sentence', text };
  if (endCall) yield { kind: 'end-call' };
}

function* until(signal: AbortSignal, steps: Iterable<AgentStep>): Generator<AgentStep> {
  for (const step of steps) {
    if (signal.aborted) return;
    yield step;
  }
}

/** Stores the request. It is stored even if the caller interrupts; then `request` tells it. */
async function* send(
  dialogue: DialogueState,
  { thenAnswer, thenHangUp = false }: NonNullable<Reply['send']>,
  signal: AbortSignal,
): AsyncGenerator<AgentStep> {
  const before = JSON.stringify(dialogue.taking.state);
  const taken = await dialogue.taking.send();
  const outcome = tellOutcome(dialogue, taken);
  if (thenHangUp && taken.outcome === 'stored') {
    const say = [...outcome.slice(0, -1), phrases.goodbye];
    yield* until(signal, toSteps(dialogue, { say, endCall: true }, before));
    return;
  }
  const answer = thenAnswer ? (answerFromSite(dialogue, thenAnswer) ?? []) : [];
  const last = answer.length > 0 ? outcome.splice(-1) : [];
  yield* until(signal, toSteps(dialogue, { say: [...new Set([...outcome, ...answer, ...last])] }, before));
}

async function* sendByTap(dialogue: DialogueState, signal: AbortSignal): AsyncGenerator<AgentStep> {
  const { taking } = dialogue;
  dialogue.offer = null;
  if (taking.state?.stage === 'sent') yield* until(signal, toSteps(dialogue, { say: [phrases.sentAlready] }));
  else if (taking.confirm()) yield* send(dialogue, { thenAnswer: '' }, signal);
  else yield* until(signal, toSteps(dialogue, { say: [phrases.incomplete, ...openQuestion(dialogue)] }));
}

function discardByTap(dialogue: DialogueState): Iterable<AgentStep> {
  const { taking } = dialogue;
  const before = JSON.stringify(taking.state);
  dialogue.offer = null;
  if (!taking.active) return [];
  taking.discard();
  dialogue.offer = { kind: 'anything-else' };
  return toSteps(dialogue, { say: [phrases.discarded, phrases.anythingElse] }, before);
}

/** What stands on screen counts. It is spoken about only when it answers the question that is open, or undoes a read-back. */
function* editOnScreen(dialogue: DialogueState, field: FormField, value: string): Generator<AgentStep> {
  const { taking } = dialogue;
  const before = taking.state;
  if (before?.stage === 'sent') {
    if (taking.shown) yield { kind: 'form', form: taking.shown };
    return;
  }
  const asked = taking.active ? taking.next() : null;
  taking.edit(field, value);
  const problem = taking.state?.errors[field.name];
  const answersQuestion = field === asked && taking.next() !== field;
  const say: string[] = [];
  if (problem) say.push(problem);
  else if (before?.stage === 'confirming')
    say.push(phrases.changed, ...(taking.confirm() ? [phrases.confirmShort] : openQuestion(dialogue)));
  else if (answersQuestion)
    say.push(acknowledge(field.name as RequestField, taking.state?.values ?? {}), ...goOn(dialogue));
  yield* toSteps(dialogue, { say }, JSON.stringify(before));
}
