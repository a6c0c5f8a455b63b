import { meaningfulWords, plainWords } from '../knowledge/plain-words.ts';
import { standInOrder } from './in-order.ts';

/** Intents other than the answer to a question or a field of the form. */
export type Intent =
  | 'repeat'
  | 'slower'
  | 'faster'
  | 'wait'
  | 'goodbye'
  | 'never-mind'
  | 'review'
  | 'sent?'
  | 'why-needed'
  | 'may-i-spell'
  | 'person'
  | 'start-request'
  | 'robot?'
  | 'name?'
  | 'help'
  | 'how-are-you'
  | 'thanks'
  | 'greeting';

interface Sign {
  intent: Intent;
  /** Phrases that must be the whole text, courtesies aside. */
  whole?: string;
  /** Must match anywhere in the text. */
  within?: RegExp;
  /** Must match after the first match of `within`. */
  next?: RegExp;
  /** Must not match. */
  unless?: RegExp;
  /** Longest text in words: a longer one has a topic of its own. */
  mostWords?: number;
}

const asksInGeneral =
  /\b(customer|client|caller|patient|guest|people|somebody|someone asks|they|my staff|my team|our team|my office)s?\b|^(what|when|how|why|does|will|if)\b|\bwhat if\b/;

/** In order; the first match wins. */
const signs: Sign[] = [
  {
    intent: 'repeat',
    whole:
      'repeat, repeat that, repeat it, repeat please, can you repeat that, could you repeat that, can you repeat, say that again, say it again, can you say that again, could you say that again, come again, again, once more, one more time, pardon, pardon me, excuse me, sorry, i am sorry, what, huh, what was that, what did you say, what did you just say, i did not hear you, i did not hear that, i did not catch that, i did not get that, i did not understand, i did not understand that, i do not understand, i can not hear you, what do you mean',
  },
  {
    intent: 'repeat',
    within:
      /\b(say (that|it) again|repeat (that|it|yourself|what you|the question|your question|the last)|read (that|it) again)\b/,
    mostWords: 9,
  },
  {
    intent: 'slower',
    within: /\b(slower|slow down|more slowly|too fast|too quick|speak slowly|talk slowly|not so fast)\b/,
    mostWords: 8,
  },
  {
    intent: 'faster',
    within: /\b(speak|talk|go|bit|little|can you|please)\b/,
    next: /\b(faster|quicker)\b/,
    mostWords: 7,
  },
  { intent: 'faster', within: /^(faster|speed up|quicker|too slow)\b/, mostWords: 7 },
  {
    intent: 'wait',
    whole:
      'wait, hold on, one moment, one second, one sec, just a moment, just a second, just a sec, a moment, give me a second, give me a moment, let me think, hang on, wait a moment, wait a second, moment',
  },
  {
    intent: 'never-mind',
    within:
      /\b(never ?mind|forget (it|about it|that|the request|about the request)|scrap (it|that)|cancel (it|that|this|the request|my request|everything)|discard (it|that|this|the request|everything)|delete (it|that|this|the request|my request|everything)|throw (it|that) away|changed my mind|do not want to (do this|send|go on|continue)|leave it|do not bother|drop it)\b|^(cancel|discard|stop|stop it|abort)$/,
    mostWords: 9,
  },
  {
    intent: 'goodbye',
    whole:
      'bye, goodbye, good bye, bye bye, that is all, that is it, that will be all, that is everything, that was all, that was it, nothing else, nothing more, no more questions, i am done, we are done, done, see you, see you later, talk to you later, have a nice day, have a good day, have a good one, good night, take care, hang up, end the call, end call, stop the call, you can hang up, i have to go, i need to go, got to go, i am good, i am all set, all set',
  },
  {
    intent: 'goodbye',
    within: /\b(good ?bye|bye|hang up|end (the|this) call)\b/,
    unless: /\bhow|does|can (customers|callers)\b/,
    mostWords: 10,
  },
  {
    intent: 'review',
    within:
      /\b(read (it|that|everything|my details|the request|them)( all)? back|what (do|have) you (have|got|written|noted)( so far| down)?|what is in (the|my) request)\b/,
  },
  {
    intent: 'sent?',
    within:
      /\b((did|have) you (send|sent|submit|submitted|got|get) (it|that|my (request|details))|(is|was) (it|that|my request|the request) (sent|submitted|through|stored)|did (it|that|my request) (go through|arrive|work|get sent))\b/,
  },
  {
    intent: 'why-needed',
    within:
      /\b(why do you (need|want|ask)|what do you need (my|that|it)|what (is|do you use) (that|it|my \w+) for|do i have to (give|tell|say)|is (that|it) (required|necessary|mandatory|optional)|do you need (that|it|my))\b/,
  },
  {
    intent: 'may-i-spell',
    within: /\b((can|may|shall|should) i (spell|type)|i (will|can) (spell|type) (it|that))\b/,
    mostWords: 9,
  },
  {
    intent: 'robot?',
    within: /\b(are you|you are|am i (talking|speaking) (to|with)|is this)\b/,
    next: /\b(robot|bot|human|real|person|ai|machine|computer|recording|automated|artificial|chatgpt)\b/,
    unless: /\brecording (me|us|this|it|my|our|the)\b/,
  },
  {
    intent: 'name?',
    within:
      /\b(what is your name|who am i (talking|speaking) (to|with)|do you have a name|what (do|should|can) i call you|what are you called)\b/,
  },
  {
    intent: 'person',
    within:
      /\b((talk|speak|chat) (to|with) (a |an |some ?one|somebody|the |your )?(real |actual |live |human )?(person|human|human being|someone|somebody|agent|representative|operator|manager|team|staff|one|boss|owner)|real (person|human)|actual (person|human)|live (person|human|agent)|human please|person please|representative|operator|put me through|(connect|transfer) me|(call|ring|phone) me back|call ?back (please|request)|(need|want|request|arrange|get|have) a call ?back|(have|get|ask|can|could) (someone|somebody|a person|a human) (to )?(call|ring|phone|contact|reach) me|want a (person|human)|need a (person|human))\b|^(a )?(person|human|agent|call ?back|callback)$/,
    unless: asksInGeneral,
  },
  {
    intent: 'start-request',
    within:
      /\b(take (down )?(my|a) (details|request|information|info|name)|(send|make|submit|leave|file|place|put in|write) (a|my|the) (request|details|inquiry|enquiry|message|contact details)|sign (me|us) up|(want|like|love|ready|need) to (get started|start|sign up|hire you|book|order|buy|work with you|work together|become a (client|customer)|leave (my|a)|send (a|you)|try it for my|give you my)|book (a|me a|me in) ?(consultation|demo|call|meeting|appointment)?|schedule (a|me) ?(consultation|demo|call|meeting|appointment)?|let us (do it|get started|start|do this|begin)|(contact|email|call|text|phone) me( please| tomorrow| later)?$|get in touch with me|i am interested( in (it|this|your service))?$|(can|could|will) you (call|contact|email|text) me)\b/,
    unless:
      /^(how|what|when|why|who|can (it|the|my|a|customers|callers)|does|do you|will|if)\b|\b(customer|client|caller|patient)s?\b/,
  },
  {
    intent: 'start-request',
    whole:
      'sign up, get started, request, start, start working, start working together, start working with you, let us work together, start a request, new request, take a request, take down my request, i want this, i want that, i want it, i am in',
  },
  {
    intent: 'help',
    whole:
      'help, help me, what can you do, what can i ask, what can i ask you, what can i say, what can you help with, what can you help me with, what do i do, what now, options, menu',
  },
  {
    intent: 'how-are-you',
    whole:
      'how are you, how are you doing, how are you today, how is it going, how do you do, what is up, how are things',
  },
  { intent: 'thanks', within: /\b(thanks|thank you|thx|cheers|much appreciated)\b/, mostWords: 6 },
  {
    intent: 'greeting',
    whole:
      'hi, hello, hey, hi there, hello there, hey there, good morning, good afternoon, good evening, greetings, are you there, hello are you there, can you hear me, anybody there, anyone there, test, testing',
  },
];

const courtesies = new Set(
  'please thanks thank you ok okay well um uh so oh ah hm no yes and then now sorry very much too for just actually for'.split(
    ' ',
  ),
);

const wholeSigns = new Map<string, Intent>();
for (const { intent, whole } of signs) {
  for (const phrase of whole?.split(', ') ?? []) if (!wholeSigns.has(phrase)) wholeSigns.set(phrase, intent);
}

/** The intent of a text; null for an answer, a question or anything else. */
export function readIntent(text: string): Intent | null {
  const words = plainWords(text);
  const plain = words.join(' ');
  const bare = trimmed(words);
  const whole = wholeSigns.get(plain) ?? wholeSigns.get(meaningfulWords(text).join(' ')) ?? wholeSigns.get(bare);
  if (whole) return whole;
  const sign = signs.find(
    (sign) =>
      isWithin(plain, sign) &&
      !sign.unless?.test(plain) &&
      words.length <= (sign.mostWords ?? Number.POSITIVE_INFINITY),
  );
  return sign?.intent ?? null;
}

function isWithin(plain: string, { within, next }: Sign): boolean {
  if (!within) return false;
  return next ? standInOrder(plain, within, next) : within.test(plain);
}

/** Removes courtesies at both ends. */
function trimmed(words: readonly string[]): string {
  const from = words.findIndex((word) => !courtesies.has(word));
  const to = words.findLastIndex((word) => !courtesies.has(word));
  return from < 0 ? '' : words.slice(from, to + 1).join(' ');
}

/** Whether a text is a question, with or without a question mark. */
export function isQuestion(text: string): boolean {
  if (/\?\s*$/.test(text)) return true;
  const plain = meaningfulWords(text)
    .join(' ')
    .replace(/^(yes|no|yeah|and|but|wait|sorry|first|thank you) /, '');
  // A statement: 'How we answer forty mails a day is what kills us'.
  if (/^(what|how|when|where|why) (we|our|i|my|people|customers|clients)\b/.test(plain)) return false;
  return /^(what|how|why|when|where|who|which|can|could|do (you|i|we|they|my|our|people|customers|callers)|does|did|is (it|there|this|that|the|my|your|anyone|anybody)|are (you|there|they|my|we)|am i|have (you|i|we)|has|will|would|should|may|tell me)\b/.test(
    plain,
  );
}
