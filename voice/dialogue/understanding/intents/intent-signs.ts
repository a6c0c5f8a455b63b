import { foreignThanks } from '../phrases/foreign-thanks.ts';
import { fromSomebody, othersWish, toSpeakWithSomebody } from './contact-wish.ts';
import type { Intent } from './intents.ts';

/** What an intent is known by. */
export interface Sign {
  intent: Intent;
  /** Phrases that must be the whole text, courtesies aside. */
  whole?: string;
  /** Must match anywhere in the text. */
  within?: RegExp;
  /** Must match after the first match of `within`. */
  next?: RegExp;
  /** None must match. */
  unless?: RegExp | readonly RegExp[];
  /** Longest text in words: a longer one has a topic of its own. */
  mostWords?: number;
}

/** Subjects other than the caller: 'can it pass the call to a person', 'our customers want to speak to somebody'. */
const ofOthers =
  /\b(?:customer|client|caller|patient|guest|visitor|(?<!your )people|they|them|nobody|no one|never|my staff|(?:my|our) team|they|my office)s?\b|^(?:what|when|how|why|does|will|if)\b|\bwhat if\b|^(?:and |so |but )?(?:can|could|would|is|do|should) (?:it|this|that|the|an?)\b|\b(?:it|this|that|an? (?:robot|bot|agent|machine|computer)|(?:the|your|this|that) (?:robot|bot|agent|machine|computer|thing|ai|assistant|system)) (?:\w+ )?(?:talk|speak|chat)\w* (?:to|with)\b/;

/** Who would also leave their details does not expect to be put through. */
const leavesWordOrOfOthers = new RegExp(
  `${ofOthers.source}|\\bleave (?:you )?(?:my|our|a) (?:\\w+ )?(?:contacts?|details|number|info|message|request)\\b`,
);

/** 'Is there somebody I can talk to', 'put me through', 'give me a human'. */
const forPerson =
  /\b(?:somebody|someone|anyone|anybody) (?:i|we) (?:can|could) (?:talk|speak) (?:to|with)\b|\b(?:connect|transfer|pass) me\b|\bput me (?:through|on|onto|over|in (?:touch|contact)|to (?:some ?(?:one|body)|any ?(?:one|body)|(?:a|an|the|your) (?:\w+ )?(?:person|human|manager|owner|boss|team|agent|operator|colleague|doctor|stylist|receptionist)))\b|\b(?:want|need|get|give me|prefer|rather have) (?:a|an) (?:real |actual |live )?(?:person|human)\b(?: being)?(?! (?:being )?(?:to|who|that) (?!(?:talk|speak|chat|help|answer)\b))|^(?:a |the )?(?:real |actual |live )?(?:person|human|human being|agent|representative|operator)(?: please)?$|\b(?:human|person|representative|operator) please\b/;
/** What a recogniser may leave of 'I want to talk to a person'. */
const toPersonWithoutVerb =
  /\b(?:i|we) (?:want|need|would like)(?: it| that)? (?:to|two|with) (?:some(?:one|body)|(?:an? )?(?:real |actual |live )?(?:person|human(?: being)?|operator))$/;

/** In order; the first match wins. */
export const signs: readonly Sign[] = [
  {
    intent: 'repeat',
    whole:
      'repeat, repeat that, repeat it, repeat please, can you repeat that, could you repeat that, can you repeat, say that again, say it again, can you say that again, could you say that again, come again, again, once more, one more time, pardon, pardon me, excuse me, sorry, i am sorry, what, huh, what was that, what did you say, what did you just say, i did not hear you, i did not hear that, i did not catch that, i did not get that, i did not understand, i did not understand that, i do not understand, i can not hear you, what do you mean',
  },
  {
    intent: 'repeat',
    within:
      /\b(say (that|it) again|repeat (that|it|yourself|what you|the question|your question|the last)|read (that|it) again|what (was|is) (the|your|that) question|what did you ask|come again)\b/,
    mostWords: 9,
  },
  {
    intent: 'repeat',
    within: /\bwhat (?:were|we are) you (?:asking|saying)\b/,
    mostWords: 12,
  },
  {
    intent: 'repeat',
    within: /^what (?:did|was that) you (?:just )?(?:say|said|ask)(?! (?:about|regarding|on|the|it|your|that)\b)/,
    mostWords: 7,
  },
  {
    intent: 'repeat',
    within:
      /\bwhat (?:do|did|are) you mean(?:ing)?(?: by (?:this|that|it|stuck|\w+ stuck))?$|\bi (?:do|did|can) not (?:quite |really |fully |get )?(?:follow|understand|get)(?: (?:you|that|it|the question|your question|what you (?:mean|are asking|are saying|want|said)))?$|\bnot (?:sure|certain) (?:i )?(?:understand|follow|get|what you (?:mean|are asking|want))\b/,
    mostWords: 12,
    unless: /\b(?:they|customers?|clients?|callers?|patients?|guests?|people|phones?|calls?|we)\b/,
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
    intent: 'review',
    within:
      /\b(read (it|that|everything|my details|the request|them)( all)? back|what (do|have|did) you (have|got|get|written|write|noted|note|taken|take)( so far| down)?|what you (have|got|noted|wrote|have got)( down)? so far|(read|show|tell) me (again )?what you (have |are going to |will )?(sent|send|submit|submitted|put|written)|what you (noted|wrote down)|what is (there|written|noted)( so far)|what is in (the|my) request)\b/,
  },
  {
    intent: 'sent?',
    within:
      /\b((did|have) you (send|sent|submit|submitted|got|get) (it|that|my (request|details))|(is|was) (it|that|my request|the request) (sent|submitted|through|stored)|did (it|that|my request) (go through|arrive|work|get sent))\b/,
  },
  {
    intent: 'why-needed',
    within:
      /\b(why (do|would|should|does|must|are) (you|i|it|they) (even |still |also |really )?(need|want|ask|asking|give|have to)|why the (e ?mail|phone|number|name|website)|what do you need (my|that|it|the (e ?mail|phone|number|name|website|address))|what (is|do you use) (that|it|my \w+) for|do i have to (give|tell|say)|is (that|it) (required|necessary|mandatory|optional)|do you need (that|it|my))\b/,
  },
  {
    intent: 'why-needed',
    whole:
      'why, but why, why though, why that, what for, why is that, why do you ask, what is that for, what is it for, what do you need that for',
  },
  {
    intent: 'may-i-spell',
    within: /\b((can|may|shall|should) i (spell|type)|i (will|can) (spell|type) (it|that))\b/,
    mostWords: 9,
  },
  {
    intent: 'robot?',
    within: /\b(are you|r u|are u|r you|you are|am i (talking|speaking) (to|with)|is this)\b/,
    next: /\b(robot|bot|human|real(?! (?:estate|company|business|firm|agency|thing)\b)|person|ai|machine|computer|recording|automated|artificial|chatgpt)\b/,
    unless:
      /\brecording (me|us|this|it|my|our|the)\b|\b(?:know|knew|see|so|since|because|told me) (?:that )?you are an?\b|\bwhat (?:exactly )?(?:can|could|do|does|would|will|is it)\b|\b(?:can|could|may|let|want to|like to|need to|have to|please) (?:i |me |we )?(?:please |just )?(?:talk|speak) (?:to|with)\b/,
  },
  {
    intent: 'robot?',
    within:
      /\b(?:is that|another|only|not|bloody|damn) (?:just )?(?:an? |the )?(?:real |live |bloody |damn )?(?:robot|bot|human|person|machine|recording|computer|chatbot)\b/,
    mostWords: 10,
    unless: /\b(?:who|which|that (?:answers|calls|will)|for my|we|they|customers?|clients?|patients?)\b/,
  },
  {
    intent: 'name?',
    within:
      /\b(what is your name|who am i (talking|speaking) (to|with)|do you have a name|what (do|should|can) i call you|what are you called)\b/,
  },
  {
    intent: 'start-request',
    within:
      /\b(take (down )?(my|a) (details|request|information|info|name)|take a message(?= ?$| (?:please|for|to|from))|make request|(send|make|submit|leave|file|place|put in|write|give you) (an|a|my|the|our) (request|details|inquiry|enquiry|message|contact details|number)|(sign|set) (me|us) up|(want|like|love|ready|need) to (get started|(?:start|begin)(?! (?!using|working)\w+ing\b)|sign up|do (that|this)|hire you|book|order|buy|work with you|work together|become a (client|customer)|leave (my|a)|send (a|you)|try it for my|give you my)|start working (together|with you)|book (a|me a|me in) ?(consultation|demo|call|meeting|appointment)?|schedule (a|me) ?(consultation|demo|call|meeting|appointment)?|(?<!\b(?:not|to|never|they|he|she|it|would|will) )let (us|is) (do it|get started|start|do this|begin|work together)|(contact|email|call|text|phone) me( please| tomorrow| later)?$|i am interested( in (it|this|your service))?$)\b|(?:^|\b(?:so|and|but|then|ok|okay|now|good|great|cool|right|fine|alright|perfect|thanks|well) )how (do|can|would) (i|we) (sign up|start|begin|get started|leave|send you|register|join)\b|^where (do|can) (i|we) (leave|sign|send|give)\b/,
    unless:
      /^(how (?!do i|do we|can i|can we|would i|would we)|what|when|why|who|can (it|the|my|a|customers|callers)|does|do you|(?:do|must|should) (?:i|we) (?:really |actually |even )?(?:have|need|got|leave)|will|if)\b|\b(customer|client|caller|patient|guest|people|they|nobody)s?\b|\b(?:if|whether) (?:it|this|that|the)\b|\b(?:can|could|would|will|does|might) (?:it|that|this|your (?:agent|bot|assistant))\b/,
  },
  { intent: 'start-request', within: fromSomebody, unless: [ofOthers, othersWish] },
  { intent: 'person', within: toSpeakWithSomebody, unless: [leavesWordOrOfOthers, othersWish] },
  {
    intent: 'person',
    within: new RegExp(`${forPerson.source}|${toPersonWithoutVerb.source}`),
    unless: [ofOthers, othersWish],
  },
  {
    intent: 'start-request',
    within:
      /^(?:request )?(?:a )?call ?back$|\ba call ?back\b|\b(?:call|ring|phone) me back\b|\bto be (?:contacted|called|phoned|rung)\b|\b(?:like|want|love|need) to (?:get|be) in touch\b|\bget in touch with (?:me|us|you|your \w+)$/,
    unless: [ofOthers, othersWish],
  },
  {
    intent: 'start-request',
    whole:
      'sign up, get started, request, start, start working, start working together, start working with you, let us work together, start a request, new request, take a request, take down my request, i want this, i want that, i want it, i am in, interested, i am interested, i would like a quote, i want a quote, get a quote',
  },
  {
    intent: 'go-on',
    whole:
      'go on, continue, carry on, resume, proceed, keep going, back to the request, back to my request, go back to the request, go on with the request, continue with the request, finish the request, let us go on, let is go on, let us continue, let is continue',
  },
  {
    intent: 'help',
    whole:
      'help, help me, what can you do, what can i ask, what can i ask you, what can i say, what can you help with, what can you help me with, what do i do, what now, options, menu',
  },
  {
    intent: 'thanks',
    whole: `nice one, good stuff, legend, what a legend, you are a legend, you are a star, you are an angel, you are a gem, you are a diamond, you are a lifesaver, you are a godsend, you are very good, you are very kind, good man yourself, good woman yourself, good lad, good man, good on you, good on ya, thanking you, ta, ta very much, fair play, fair play to you, ${foreignThanks.join(', ')}`,
  },
  {
    intent: 'thanks',
    within:
      /\b(?:thanks|thank you|thx|cheers|much appreciated|much obliged)\b|^(?:i |we )?(?:really |much )?(?:appreciate|preciate) (?:it|that|this|you|ya|your)\b|^appreciated$/,
    mostWords: 6,
  },
  {
    intent: 'greeting',
    whole:
      'hi, hello, hey, hi there, hello there, hey there, good morning, good afternoon, good evening, greetings, are you there, hello are you there, can you hear me, anybody there, anyone there, test, testing',
  },
];
