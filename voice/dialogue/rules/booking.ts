import { asksOfRulesOnly, wantsBooking } from '../booking/booking-intents.ts';
import type { BookingReply } from '../booking/booking-reply.ts';
import { withoutRepeats } from '../booking/said-twice.ts';
import { isStory, storyOf } from '../form/form-roles.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import { type Intent, isQuestion, readIntent } from '../understanding/intents/intents.ts';
import { answerFromSite, knownWithin } from './answers.ts';
import { askedField, type DialogueState, type Handler, type Reply } from './dialogue-state.ts';
import { discardForm } from './stopped-form.ts';

/** Intents that the questions of a booking must not take for an answer. */
const otherwise: ReadonlySet<Intent> = new Set(['robot?', 'name?', 'help', 'how-are-you', 'greeting', 'may-i-spell']);

/** Makes, moves, cancels and tells appointments, where the agent has a calendar. */
export const book: Handler = (dialogue, said) => {
  const { booking, taking } = dialogue;
  const text = withoutRepeats(said);
  if (!booking) return null;
  if (taking.active) return leaveForm(dialogue, text);
  const intent = readIntent(text);
  if (intent === 'person') booking.drop();
  // The caller is asked whether to finish what is being booked: another rule hears the goodbye, and the answer.
  const isLeaving = dialogue.offer?.kind === 'finish-before-goodbye' && readConsent(text).answer !== 'unclear';
  if (intent === 'person' || isLeaving) return null;
  if (booking.asksOfMade(text)) return heard(dialogue, text);
  if (intent === 'goodbye') return booking.settles(text) ? takeLeave(dialogue, text) : null;
  if (intent && otherwise.has(intent)) return null;
  const reply = heard(dialogue, text);
  if (reply) return reply;
  const need = needIn(dialogue, text) ?? helpIn(dialogue, text);
  if (need) return need;
  // 'Do I need to book a patch test first?' is no wish to leave a request.
  const asksOnly = booking.active && intent === 'start-request' && asksOfRulesOnly(text);
  return asksOnly ? replyOf(dialogue, { say: booking.open(), besides: [{ question: text }] }) : null;
};

/** 'I want to book now', said while a message is taken: the message is let go, and the booking begins. */
function leaveForm(dialogue: DialogueState, text: string): Reply | null {
  const field = askedField(dialogue);
  const isAsked = field === null || isStory(field);
  if (isAsked || !wishesToBook.test(text) || isQuestion(text) || !dialogue.booking?.wants(text)) return null;
  discardForm(dialogue);
  dialogue.offer = null;
  const reply = heard(dialogue, text);
  return reply && { ...reply, say: [dialogue.words.discarded, ...reply.say] };
}

const wishesToBook =
  /\b(?:i|we)(?:'d| would)?(?: just| actually| really)* (?:want|like|need|rather)(?: to)? (?:book|make an appointment|an appointment)\b/i;

/** 'What now?', 'what do I do?' behind a trouble. */
const asksForHelp = /\bwhat (?:now|next|(?:do|should|shall|can|must) (?:i|we) do(?: now| next)?)\W*$/i;
const ofEmergency = /\b(?:911|999|112|hospital|ambulance)\b/i;

/** Who tells of a trouble and asks what to do hears what is known, and that a time can be looked for. */
function helpIn(dialogue: DialogueState, text: string): Reply | null {
  const { booking, knowledge, words } = dialogue;
  const told = text.replace(asksForHelp, '');
  if (!booking || booking.active || dialogue.offeredForm || told === text || !booking.tellsOfTrouble(told)) return null;
  // Which of two is meant is asked first.
  const answer = knowledge.lookUp(text).kind === 'answer' ? answerTo(dialogue, text) : null;
  if (!answer || ofEmergency.test(answer.join(' '))) return null;
  dialogue.offer = { kind: 'booking' };
  dialogue.offeredForm = true;
  return { say: [...answer, words.offerForm] };
}

const mostWordsBesideStory = 12;
const clauseEnd = /[.,;!]\s+|\s(?:anyway|but|so|and now)\s/i;
const leastWordsOfNeed = 3;

/** A long story is heard by its end; a trouble to which nothing is known to say begins a booking. */
function needIn(dialogue: DialogueState, text: string): Reply | null {
  const { booking, knowledge } = dialogue;
  if (!booking || booking.active || isQuestion(text) || readIntent(text) !== null) return null;
  const isStory = text.split(/\s+/).length > mostWordsBesideStory;
  const clauses = text.split(clauseEnd).filter((clause) => clause.split(/\s+/).length >= leastWordsOfNeed);
  const need = (isStory && clauses.at(-1)) || text;
  if (!booking.tellsOfNeed(need)) return null;
  if (knowledge.lookUp(text).kind === 'answer') return null;
  if (knowledge.lookUp(need).kind !== 'answer') return replyOf(dialogue, booking.begin(need));
  return need === text ? null : { say: [], hear: need };
}

const asksAgain = /\b(?:again|repeat|sorry|pardon|once more)\b/i;

function heard(dialogue: DialogueState, text: string): Reply | null {
  const reply = dialogue.booking?.hear(text, dialogue.topic !== null);
  return reply ? replyOf(dialogue, reply) : null;
}

/** Begins what a text wants to book; null where it wants nothing of the calendar. */
export function bookWish(dialogue: DialogueState, text: string): Reply | null {
  return dialogue.booking?.wants(text) ? heard(dialogue, text) : null;
}

/** Tells what several visits cost that one question names: 'how much is a cleaning and a filling'. */
export const tellPrices: Handler = (dialogue, text) => {
  const { booking, knowledge, taking } = dialogue;
  const prices = booking && !booking.active && !taking.active ? booking.prices(text) : null;
  if (!prices) return null;
  const found = knowledge.lookUp(text);
  const told = found.kind === 'answer' ? found.passages.map((passage) => passage.text).join(' ') : '';
  // What is known of them may tell more.
  if (prices.besides === '' && prices.amounts.every((amount) => told.includes(amount))) return null;
  const answer = prices.besides ? answerTo(dialogue, prices.besides) : null;
  return { say: [...(answer ?? []), prices.say] };
};

/** Tells who does what was spoken of, and whether somebody works on a weekday. */
export const tellOfPeople: Handler = ({ booking, taking }, text) => {
  const say = booking && !booking.active && !taking.active ? booking.ofPeople(text) : null;
  return say && { say };
};

/** Begins to book, for a caller who took an offer to look for a time. */
export function beginBooking(dialogue: DialogueState, text: string): Reply | null {
  return dialogue.booking && replyOf(dialogue, dialogue.booking.begin(text));
}

/** Repeats the open question of a booking to whoever did not answer it; begins one where only the wish was clear. */
export const bookAtLast: Handler = (dialogue, text) => {
  const { booking, taking } = dialogue;
  if (!booking || taking.active) return null;
  const reply = booking.hearAtLast(text);
  if (reply) return replyOf(dialogue, reply);
  return booking.active ? { say: [booking.unknown, ...booking.open()] } : null;
};

/** An agent without a calendar says so, and offers its form. */
export const offerFormForBooking: Handler = (dialogue, text) => {
  const { booking, taking, words } = dialogue;
  const isPlain = booking || taking.active || readIntent(text) === 'start-request';
  const wished = text.replace(noVisit, ' ');
  if (isPlain || !/\b(appointment|reservation|book me|schedule me)\b/i.test(wished)) return null;
  if (!wantsBooking(wished, { named: false, dated: false })) return null;
  const story = storyOf(taking.form);
  dialogue.offer = { kind: 'form', known: story ? { [story.name]: text.trim().slice(0, 500) } : {}, urgent: false };
  dialogue.offeredForm = true;
  return { say: [words.cannotBook] };
};

/** 'They need the hospital, not a Thursday appointment'. */
const noVisit =
  /\b(?:not|instead of|rather than) (?:an?|the|for an?|any|your)? ?(?:\w+ )?(?:appointment|reservation)s?\b/gi;

/** Books, or gives up, what was open for a caller who leaves. */
function takeLeave(dialogue: DialogueState, text: string): Reply | null {
  const { booking, words } = dialogue;
  const reply = booking?.hear(text) ?? null;
  if (!reply?.done || booking?.active) return reply && replyOf(dialogue, reply);
  dialogue.offer = null;
  return { say: [...reply.say, words.goodbye], endCall: true };
}

/** What is known to a question beside a booking, found as outside of one. */
function answerTo(dialogue: DialogueState, question: string): string[] | null {
  const answer = answerFromSite(dialogue, question);
  const within = answer ? null : knownWithin(dialogue, question);
  dialogue.question = question;
  return answer ?? (within === null ? null : answerFromSite(dialogue, within));
}

function replyOf(dialogue: DialogueState, { say, done, besides = [], pauses }: BookingReply): Reply {
  const { booking, words } = dialogue;
  const isOver = done === true && booking?.active === false;
  const answers = besides.flatMap(({ question, otherwise }) => {
    const known = answerTo(dialogue, question);
    // What was just said answers nothing new, unless it is asked for again.
    const wasSaid = known?.every((sentence) => dialogue.lastSaid.includes(sentence)) && !asksAgain.test(question);
    return (wasSaid ? null : known) ?? otherwise ?? [booking?.unknown ?? words.unknown];
  });
  const answer = [...new Set(answers)];
  dialogue.offer = isOver ? { kind: 'anything-else' } : null;
  // Who has an appointment needs no offer to look for a time.
  if (isOver) dialogue.offeredForm = true;
  if (isOver) return { say: [...say, ...answer, words.anythingElse] };
  if (pauses) return { say: [...say, ...answer] };
  // The open question stays at the end.
  return { say: answer.length > 0 ? [...say.slice(0, -1), ...answer, ...say.slice(-1)] : say };
}
