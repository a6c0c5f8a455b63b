import type { Passage, PassageBefore } from '../../engine/ports.ts';
import { questionsIn } from '../knowledge/question-parts.ts';
import { pointsBack } from '../knowledge/question-reader.ts';
import { wordingOf } from '../knowledge/same-wording.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import type { PhraseName } from '../wording/wording.ts';
import { beforeOf, tell } from './answers.ts';
import { type DialogueState, type Handler, intentOf, isBusy } from './dialogue-state.ts';
import { offerAfterAnswers, offerPersonWhoKnows } from './offer-form.ts';
import { ofItself } from './small-talk.ts';
import { storyOfQuestion } from './told-before.ts';
import { sharesWord } from './which-passage.ts';

/** What is said of a question that has no answer, by its place. */
const unknownAt: readonly PhraseName[] = ['unknownFirst', 'unknownSecond', 'unknownThird'];

/** Answers each of two or three questions in a turn, in their order, and says which of them it cannot answer. */
export const answerEach: Handler = (dialogue, text) => {
  const questions = isBusy(dialogue) ? [] : questionsIn(text);
  if (questions.length === 0 || isFound(dialogue, text, questions)) return null;
  if (dialogue.offer && readConsent(text).answer !== 'unclear') return null;
  if (!questions.every((question) => isPlain(dialogue, question))) return null;
  const answers = findEach(dialogue, questions);
  if (answers.every((answer) => answer === null)) return null;
  dialogue.offer = null;
  const answered = dialogue.answered + 1;
  const unknown = questions.filter((_, at) => answers[at] === null);
  const passages = new Set<Passage>();
  const say = questions.flatMap((question, at) => {
    const answer = answers[at];
    if (!answer) return [dialogue.words[unknownAt[at] as PhraseName]];
    const { passage } = answer;
    if (!passage || passages.has(passage)) return answer.say;
    passages.add(passage);
    return tell(dialogue, [passage], question, false).say;
  });
  dialogue.answered = answered;
  const told = [...passages];
  const declines = told.length > 0 && told.every((passage) => passage.declines);
  const after =
    unknown.length > 0 || declines
      ? offerPersonWhoKnows(dialogue, storyOfQuestion(dialogue, unknown[0] ?? text))
      : offerAfterAnswers(dialogue, told, text);
  return { say: [...new Set([...say, ...after])] };
};

interface Answer {
  say: readonly string[];
  /** Null for what the agent says of itself and its calendar. */
  passage: Passage | null;
}

/** What answers each question, by itself or after the one before it; null where nothing does. */
function findEach(dialogue: DialogueState, questions: readonly string[]): (Answer | null)[] {
  let before: PassageBefore = beforeOf(dialogue);
  return questions.map((question) => {
    const own = ofItself(dialogue, question) ?? dialogue.booking?.ofPeople(question);
    const found = own ? null : dialogue.knowledge.lookUp(question, before);
    const [passage = null] = found?.kind === 'answer' ? found.passages : found?.kind === 'choice' ? found.between : [];
    const isNew = passage?.id !== before.topic?.id || (passage !== null && sharesWord(question, passage));
    before = { question, topic: passage };
    if (own) return { say: own, passage: null };
    return passage && isNew ? { say: [], passage } : null;
  });
}

/** Whether a question is for the knowledge, or of the agent itself: no wish, and nothing for the calendar. */
function isPlain(dialogue: DialogueState, question: string): boolean {
  if (ofItself(dialogue, question)) return true;
  const isOfCalendar = dialogue.booking?.wants(question) || dialogue.booking?.asksOfMade(question);
  return intentOf(dialogue, question) === null && !isOfCalendar;
}

/** 'What does the setup include, and can I keep my number?' is the question of one entry; others are found as they are. */
function isFound(dialogue: DialogueState, text: string, questions: readonly string[]): boolean {
  const { agent, booking, knowledge } = dialogue;
  if (booking?.ofPeople(text) || booking?.prices(text)) return true;
  const found = knowledge.lookUp(text, beforeOf(dialogue));
  // 'How much is a cut and how long does it take': the second is asked of what the first is about.
  const leans = questions.slice(1).some(pointsBack);
  if (!leans && found.kind === 'answer' && found.passages.length === questions.length) return true;
  const wording = wordingOf(text);
  return agent.knowledge.some(({ question, examples = [] }) =>
    [question, ...examples].some((each) => wordingOf(each) === wording),
  );
}
