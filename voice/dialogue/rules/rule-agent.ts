import type { Agent, AgentStep, TurnInput } from '../../engine/agent.ts';
import type { FormField } from '../agent-definition.ts';
import { hearProgram } from '../understanding/names/programs.ts';
import { withoutHesitations } from '../understanding/phrases/hesitations.ts';
import { withStarred } from '../understanding/spelling/starred-word.ts';
import { acknowledge } from '../wording/field-words.ts';
import { fill } from '../wording/wording.ts';
import { answerToField } from './answer-to-field.ts';
import { answerToLastName } from './answer-to-last-name.ts';
import { answerToReadBack } from './answer-to-read-back.ts';
import { answerFromSite, answerQuestion } from './answers.ts';
import { askOn } from './ask-on.ts';
import { askedOfRequest } from './asked-of-request.ts';
import { bareConsent } from './bare-consent.ts';
import { book, bookAtLast, bookWish, offerFormForBooking, tellOfPeople, tellPrices } from './booking.ts';
import { care, otherLanguage } from './care.ts';
import { changedChoices } from './choices.ts';
import { meetComplaint } from './complaints.ts';
import { aboutTheForm, answerNamed, answerToOffer, neverMind, nothingSaid } from './controls.ts';
import {
  changedBooking,
  type DialogueState,
  expectingOf,
  type Handler,
  openQuestion,
  type Reply,
  rememberOffer,
  spellingOf,
  type WaitingHandler,
} from './dialogue-state.ts';
import { meetDoubt, meetDoubtAtLast } from './doubts.ts';
import { meetFeeling } from './feelings.ts';
import { followUp } from './follow-up.ts';
import { askForForm, askForPerson, introduced, toldTrouble, volunteered } from './form-beginnings.ts';
import { correction } from './form-corrections.ts';
import { goOn, sayIncomplete, tellOutcome } from './form-steps.ts';
import { goodbye } from './goodbye.ts';
import { hearAsked } from './hear-asked.ts';
import { letGoIfIdle } from './idle-form.ts';
import { keepFacts, sayFactsKept } from './kept-facts.ts';
import { keepHowToReach, putHowIntoStory, sayHowKept, sayIfKept, takeHowToReach, tellIfKept } from './kept-words.ts';
import { manner } from './manner.ts';
import { declineMedicalAdvice } from './medicines.ts';
import { agreeAndAsk, declineAndHear, objectToAnswer } from './more-than-an-answer.ts';
import { admitNotKnowing } from './not-known.ts';
import { sayOtherwise } from './say-otherwise.ts';
import { answerEach } from './several-questions.ts';
import { acknowledgement, leaveToAsk, smallTalk } from './small-talk.ts';
import { discardForm, stopForm } from './stopped-form.ts';
import { addToText, askForNewText, replaceText, reviseText, takeSiteOut } from './text-revisions.ts';
import { keepGiven, keepTold } from './told-before.ts';
import { understands } from './understands.ts';
import { offerWayOut } from './way-out.ts';

/** Rules in order; the first that returns a reply wins. */
const rules: (Handler | WaitingHandler)[] = [
  nothingSaid,
  care,
  declineMedicalAdvice,
  otherLanguage,
  leaveToAsk,
  meetComplaint,
  answerEach,
  hearAsked,
  takeSiteOut,
  reviseText,
  addToText,
  replaceText,
  askedOfRequest,
  manner,
  stopForm,
  declineAndHear,
  agreeAndAsk,
  objectToAnswer,
  askOn,
  answerNamed,
  book,
  answerToLastName,
  goodbye,
  neverMind,
  answerToOffer,
  tellIfKept,
  answerToReadBack,
  aboutTheForm,
  takeHowToReach,
  correction,
  askForNewText,
  answerToField,
  meetDoubt,
  askForPerson,
  offerFormForBooking,
  askForForm,
  followUp,
  smallTalk,
  acknowledgement,
  bareConsent,
  meetFeeling,
  volunteered,
  introduced,
  toldTrouble,
  tellPrices,
  tellOfPeople,
  answerQuestion,
  bookAtLast,
  meetDoubtAtLast,
  admitNotKnowing,
];

/** Rules that neither take an answer nor speak of the form. */
const digressions: ReadonlySet<Handler | WaitingHandler> = new Set([smallTalk, answerQuestion, admitNotKnowing]);

/** Rules that change what was given before, beside what is asked for. */
const revisions: ReadonlySet<Handler | WaitingHandler> = new Set([
  takeSiteOut,
  reviseText,
  addToText,
  replaceText,
  correction,
]);

/** An agent without a language model: rules answer from the knowledge and fill in the form. */
export function createRuleAgent(dialogue: DialogueState): Agent {
  const { taking } = dialogue;
  const { greeting, name } = dialogue.agent;

  return {
    understands: (text) => understands(dialogue, text),
    get expecting() {
      return expectingOf(dialogue);
    },
    get spelling() {
      return spellingOf(dialogue);
    },
    get form() {
      return taking.shown;
    },
    get booking() {
      return dialogue.booking?.shown ?? null;
    },
    greet: () => toSteps(dialogue, { say: greeting.map((sentence) => fill(sentence, { name })), isAside: true }),
    async *respond(turn) {
      const before = JSON.stringify(taking.state);
      const reply = await replyTo(dialogue, turn);
      if (!reply) return;
      if (reply.send) yield* send(dialogue, reply.send, turn.signal);
      else yield* until(turn.signal, toSteps(dialogue, reply, before));
    },
    editField(changed, value) {
      const field = taking.form.find((candidate) => candidate.name === changed);
      return field ? editOnScreen(dialogue, field, value) : null;
    },
    async *decideForm(decision, signal) {
      if (decision === 'send') yield* sendByTap(dialogue, signal);
      else yield* until(signal, discardByTap(dialogue));
    },
  };
}

/** Null when the turn was aborted while a rule waited: the dialogue is then as it was before it. */
async function replyTo(dialogue: DialogueState, turn: TurnInput): Promise<Reply | null> {
  dialogue.typed = turn.typed ?? false;
  const said = turn.text.replace(/[’‘]/g, "'");
  const text = dialogue.typed ? withStarred(said) : withoutHesitations(said);
  const suggested = turn.text.toLowerCase();
  if (dialogue.agent.suggestions.some((each) => each.toLowerCase() === suggested)) dialogue.asked.add(suggested);
  dialogue.ruledOut = null;
  dialogue.program = hearProgram(text) ?? dialogue.program;
  keepHowToReach(dialogue, text);
  keepGiven(dialogue, text);
  keepTold(dialogue, text);
  const facts = keepFacts(dialogue, text);
  const reply = await replyToWords(dialogue, text, turn);
  if (!reply || reply.send || reply.endCall) return reply;
  putHowIntoStory(dialogue);
  return {
    ...reply,
    say: [
      ...new Set([
        ...(sayIfKept(dialogue, text) ?? []),
        ...sayHowKept(dialogue, reply.say),
        ...sayFactsKept(dialogue, facts, reply.say),
        ...reply.say,
      ]),
    ],
  };
}

async function replyToWords(dialogue: DialogueState, text: string, turn: TurnInput): Promise<Reply | null> {
  const before = givenIn(dialogue);
  for (const rule of rules) {
    const given = rule(dialogue, text, turn);
    const reply = given instanceof Promise ? await given : given;
    if (given instanceof Promise && turn.signal.aborted) return null;
    if (!reply) continue;
    if (reply.hear !== undefined) {
      const next = await replyToWords(dialogue, reply.hear, turn);
      return next && { ...next, say: [...reply.say, ...next.say] };
    }
    rememberOffer(dialogue);
    const answer = letGoIfIdle(dialogue, reply, digressions.has(rule));
    const isBeside = rule === askedOfRequest || (revisions.has(rule) && givenIn(dialogue) !== before);
    const said = offerWayOut(dialogue, answer, isBeside);
    return said.again ? said : { ...said, say: sayOtherwise(dialogue, said.say) };
  }
  return { say: [dialogue.words.notHeard] };
}

/** All that was given for the request, to compare. */
function givenIn({ notes, taking, told }: DialogueState): string {
  return JSON.stringify([taking.state?.values, told, notes]);
}

/** The steps of a reply: the form if it differs from `before`, then pace and sentences. */
function* toSteps(dialogue: DialogueState, reply: Reply, before?: string): Generator<AgentStep> {
  const { say, rate, endCall, again, isAside } = reply;
  if (say.length > 0) dialogue.lastSaid = say;
  if (say.length > 0 && !again && !isAside) dialogue.lastTold = say;
  const form = dialogue.taking.shown;
  if (form && before !== undefined && JSON.stringify(dialogue.taking.state) !== before) yield { kind: 'form', form };
  yield* changedBooking(dialogue);
  if (rate !== undefined) yield { kind: 'pace', rate };
  for (const text of say) yield { kind: 'sentence', text };
  yield* changedChoices(dialogue);
  if (endCall) yield { kind: 'end-call' };
}

function* until(signal: AbortSignal, steps: Iterable<AgentStep>): Generator<AgentStep> {
  for (const step of steps) {
    if (signal.aborted) return;
    yield step;
  }
}

/** Stores the form, even if the caller interrupts; then only the form's stage shows the outcome. */
async function* send(
  dialogue: DialogueState,
  { thenAnswer, thenHangUp = false }: NonNullable<Reply['send']>,
  signal: AbortSignal,
): AsyncGenerator<AgentStep> {
  const before = JSON.stringify(dialogue.taking.state);
  const taken = await dialogue.taking.send();
  const outcome = tellOutcome(dialogue, taken);
  if (thenHangUp && taken.outcome === 'stored') {
    const say = [...outcome.slice(0, -1), dialogue.words.goodbye];
    yield* until(signal, toSteps(dialogue, { say, endCall: true }, before));
    return;
  }
  const booked = thenAnswer && taken.outcome === 'stored' ? bookWish(dialogue, thenAnswer) : null;
  if (booked) {
    dialogue.offer = null;
    yield* until(signal, toSteps(dialogue, { say: [...outcome.slice(0, 1), ...booked.say] }, before));
    return;
  }
  const answer = thenAnswer ? (answerFromSite(dialogue, thenAnswer) ?? []) : [];
  const last = answer.length > 0 ? outcome.splice(-1) : [];
  yield* until(signal, toSteps(dialogue, { say: [...new Set([...outcome, ...answer, ...last])] }, before));
}

async function* sendByTap(dialogue: DialogueState, signal: AbortSignal): AsyncGenerator<AgentStep> {
  const { taking } = dialogue;
  dialogue.offer = null;
  if (taking.state?.stage === 'sent') yield* until(signal, toSteps(dialogue, { say: [dialogue.words.sentAlready] }));
  else if (taking.confirm()) yield* send(dialogue, { thenAnswer: '' }, signal);
  else yield* until(signal, toSteps(dialogue, { say: sayIncomplete(dialogue) }));
}

function discardByTap(dialogue: DialogueState): Iterable<AgentStep> {
  const { taking } = dialogue;
  const before = JSON.stringify(taking.state);
  dialogue.offer = null;
  if (!taking.active) return toSteps(dialogue, { say: [] });
  discardForm(dialogue);
  return toSteps(dialogue, { say: [dialogue.words.discarded, dialogue.words.anythingElse] }, before);
}

/** Takes an edit on screen. The agent speaks only if it answers the open question, is invalid or undoes a read-back. */
function* editOnScreen(dialogue: DialogueState, field: FormField, value: string): Generator<AgentStep> {
  const { taking } = dialogue;
  const before = taking.state;
  if (before?.stage === 'sent') {
    if (taking.shown) yield { kind: 'form', form: taking.shown };
    return;
  }
  const asked = taking.active ? taking.next() : null;
  if (field.kind === 'name') dialogue.halfName = '';
  taking.edit(field, value);
  const problem = taking.state?.errors[field.name];
  const answersQuestion = field === asked && taking.next() !== field;
  const say: string[] = [];
  if (problem) say.push(problem);
  else if (before?.stage === 'confirming')
    say.push(dialogue.words.changed, ...(taking.confirm() ? [dialogue.words.confirmShort] : openQuestion(dialogue)));
  else if (answersQuestion)
    say.push(
      acknowledge(dialogue.agent.wording, field, taking.state?.values[field.name] ?? '', dialogue.typed),
      ...goOn(dialogue),
    );
  yield* toSteps(dialogue, { say }, JSON.stringify(before));
}
