import { plainWords } from '../../knowledge/plain-words.ts';
import { isQuestion } from './intents.ts';

/** What may be offered: a request, a booking, the rest of an answer, and to finish what was begun. */
export type Offered = 'form' | 'booking' | 'go-on' | 'finish-before-goodbye';

interface Acceptance {
  /** What is offered, by its name: enough by itself. */
  names: ReadonlySet<string>;
  /** What is to be done with it. */
  verbs: ReadonlySet<string>;
  /** As `verbs`, where a word such as 'it' may stand for it; 'leave it' declines. */
  verbsOfPronoun: ReadonlySet<string>;
  pronouns: ReadonlySet<string>;
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const pronouns = setOf('it that this one');
const acceptances: Record<Offered, Acceptance> = {
  form: {
    names: setOf('request requests callback message enquiry inquiry'),
    verbs: setOf('take make do start begin leave send write put file open create place submit get have fill set note'),
    verbsOfPronoun: setOf('take do make send start write note pass file submit forward tell'),
    pronouns: new Set([...pronouns, 'team', 'them', 'details', 'name', 'number']),
  },
  booking: {
    names: setOf('appointment appointments booking slot slots time times visit'),
    verbs: setOf('book make find look check take arrange schedule fix set get do see show'),
    verbsOfPronoun: setOf('book do make find check arrange schedule'),
    pronouns: new Set([...pronouns, 'me', 'us']),
  },
  'go-on': {
    names: setOf('rest more'),
    verbs: setOf('tell read say hear go give'),
    verbsOfPronoun: setOf('read tell say'),
    pronouns: new Set([...pronouns, 'on']),
  },
  'finish-before-goodbye': {
    names: setOf('request booking appointment'),
    verbs: setOf('finish complete do continue'),
    verbsOfPronoun: setOf('finish complete do'),
    pronouns,
  },
};
/** What says that something is wished for, before it. */
const towards =
  /^(?:(?:ok|okay|yes|yeah|yep|yup|aye|sure|right|well|then|so|please|fine|great|good|go ahead|go on|just|now|and|alright|all right|cool|perfect|lovely|thanks|thank you|um|uh|oh|of course|definitely|absolutely) )*(?:(?:(?:i|we) (?:would like|want|would love)(?: you)?(?: to)?|(?:you|we) (?:can|may|could|should)|(?:can|could|would|will|may) (?:you|i|we)|let us|let is|lets|let me have|how about|why not) )?/;
const beside = setOf(
  'a an the my our your me us of for to in on up out down off over back call phone person with and then now please thanks thank you ok okay all quick short new free some go ahead would will be good great fine nice lovely is yes yeah sure away through course here by team them ill details name number info information contact email address',
);
const mostWords = 12;

/** Whether a text orders a request by its name, offered or not: 'ok take request now', 'can I leave a a request'. */
export function ordersRequest(text: string): boolean {
  const { names, verbs } = acceptances.form;
  const words = plainWords(text).join(' ').replace(towards, '').split(' ');
  return verbs.has(words[0] ?? '') && words.some((word) => names.has(word)) && acceptsByName(text, 'form');
}

/** Whether a text accepts an offer by naming it, or what is to be done with it: 'ok take request now', 'pass it on'. */
export function acceptsByName(text: string, offered: Offered): boolean {
  const plain = plainWords(text).join(' ');
  const words = plain.replace(towards, '').split(' ');
  const { names, verbs, verbsOfPronoun, pronouns } = acceptances[offered];
  if (words.length > mostWords || (isQuestion(text) && !asksToDo(plain.split(' ')))) return false;
  const isOfOffer = (word: string) => names.has(word) || verbs.has(word) || verbsOfPronoun.has(word);
  if (!words.every((word) => isOfOffer(word) || pronouns.has(word) || beside.has(word))) return false;
  const isNamed = words.some((word) => names.has(word)) || /\bcall back\b/.test(plain);
  return isNamed || (verbsOfPronoun.has(words[0] ?? '') && words.slice(1).some((word) => pronouns.has(word)));
}

/** 'Can you take it down' orders; 'what is a request' asks. */
function asksToDo(words: readonly string[]): boolean {
  const can = words.slice(0, mostLead).findIndex((word) => modals.has(word));
  return can >= 0 && subjects.has(words[can + 1] ?? '');
}

const mostLead = 5;
const modals = setOf('can could would will may');
const subjects = setOf('you i we');
