import { splitSentences } from '../../../engine/text/sentences.ts';
import { isContentWord } from '../../knowledge/content-words.ts';
import { plainWords } from '../../knowledge/plain-words.ts';
import { stem } from '../../knowledge/stem.ts';
import { states } from '../intents/clauses.ts';
import { tellsTroubleOrWish } from '../names/introduction.ts';
import { withoutEnd } from '../phrases/without-end.ts';

const part = '(?:sentences?|part|bit|line|piece|thing|phrase|remark|question|stuff|words?)';
const that = `(?:(?:the|that|this|it|those|these|them|my|about|first|second|third|last|final|whole|other|middle|${part}) ?)`;
/** 'Take that out', 'leave the bit about dogs off': such a verb, and where it goes a few words behind. */
const takes = new Set('take leave strike cross cut edit scratch get keep drop'.split(' '));
const away = new Set(['out', 'off', 'away']);
const mostBetween = 12;
/** With these the verb is another sentence's: 'leave it, we are out'. */
const ofOthers = new Set('we they i people customers nobody'.split(' '));

function takesOut(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!takes.has(word) || ofOthers.has(words[at - 1] ?? '')) return false;
    const behind = words.slice(at + 1, at + 2 + mostBetween);
    const end = behind.findIndex((each) => away.has(each));
    return end >= 0 && !behind.slice(0, end).some((each, to) => ofOthers.has(each) && !asked.has(behind[to - 1] ?? ''));
  });
}

/** 'Take what I said about dogs out.' */
const asked = new Set(['what', 'where', 'that', 'bit', 'part']);
const deletes = new RegExp(
  `\\b(?:remove|delete|erase|omit|drop|cut|lose|skip|scrap|ditch|strike|forget|get rid of|no need for|without) (?:${that}*${part}\\b|(?:what|where|everything) )|\\b(?:remove|delete|erase|omit) \\w`,
);
const deleting = new Set('remove drop cut lose skip scrap scratch ditch strike forget ignore'.split(' '));
const parts = new Set(
  'sentence sentences part bit line piece thing phrase remark question stuff word words'.split(' '),
);
const wholes = new Set(['what', 'where', 'everything']);
const mostBeforePart = 4;

/** 'Forget the dog thing', 'scratch what I said'. */
function deletesNamed(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!deleting.has(word) || ofOthers.has(words[at - 1] ?? '')) return false;
    const behind = words.slice(at + 1, at + 2 + mostBeforePart).filter((each) => each !== 'about');
    return wholes.has(behind[0] ?? '') || behind.some((each) => parts.has(each));
  });
}

/** 'That was a question to you', 'it doesn't belong in there', 'I didn't ask about dogs'. */
const deniesPart = new RegExp(
  `\\b(?:that|it|this|${part}) (?:\\w+ )?(?:(?:is|was) (?:not (?:part of|for|in)|(?:just |only )?a question|(?:just |only )?(?:for|to) you)|(?:does|do) not belong|should not be (?:in )?(?:there|it)|(?:must|has to|needs to|can|should) (?:go|come out|be (?:removed|deleted|gone)))\\b|\\bi (?:did not|never) (?:ask|say|mention|mean|want to say)(?: for| about| anything about)? (?:about|that|the|anything|for|a)\\b|\\b(?:do not|don t) (?:mention|include|put in|write|say|send) (?:the|that|about|anything|what)\\b`,
);
/** Of another field, unless a part of the text is named. */
const ofField = /\b(?:my|the|our) (?:\w+ )?(?:name|surname|e ?mail|mail|number|phone|web ?site|site|address|title)\b/;
const namesPart = new RegExp(`\\b${part}\\b`);
/** 'Delete the whole request' takes back all of it. */
const whole =
  /\b(?:delete|remove|erase|drop|cancel|scrap|forget) (?:(?:the|my|this|that|your|whole|entire|all|of) )*(?:request|form|message|everything|lot|all)\b/;
const ordinals: [word: RegExp, at: number][] = [
  [/\b(?:last|final|end)\b/, -1],
  [/\bfirst\b/, 0],
  [/\bsecond\b/, 1],
  [/\bthird\b/, 2],
];
/** What is said of the removal, and not of the text. */
const ofRemoval = new Set(
  'take leave out off away remove delete erase omit drop cut strike cross part bit line sentence piece thing last first second third final question ask asked rest ok okay fine send please request text want wanted say said mention mean mentioned wrong stuff word words put write need belong that this'
    .split(' ')
    .map(stem),
);

/** The words of a turn that only takes the website out: 'there is no website, take it out'. */
const ofSite = new Set(
  'and but so no please can could would you just the my our a an that it is was there we i have has do does not exist any website websites site web page wrong old ours mine remove delete erase drop scrap take leave cross strike out off away from in request then'.split(
    ' ',
  ),
);

/** Whether the caller wants the website out of the request, and nothing else. */
export function wantsSiteOut(text: string): boolean {
  const words = plainWords(text);
  const isTakenOut =
    takesOut(words) || words.some((word) => ['remove', 'delete', 'erase', 'drop', 'scrap'].includes(word));
  return (
    isTakenOut && /\b(?:web ?sites?|web ?page|site)\b/.test(words.join(' ')) && words.every((word) => ofSite.has(word))
  );
}

/** Whether the caller wants something out of the text that was read back. */
export function wantsRemoval(text: string): boolean {
  const words = plainWords(text);
  const plain = words.join(' ');
  if (ofField.test(plain) && !namesPart.test(plain)) return false;
  if (whole.test(plain)) return false;
  return takesOut(words) || deletes.test(plain) || deletesNamed(words) || deniesPart.test(plain);
}

const orders = new Set(
  'take leave strike cross cut edit scratch scrap get keep drop remove delete erase omit lose skip ditch forget ignore do'.split(
    ' ',
  ),
);
const leadsUp = new Set(
  'no oh and but so um uh wait sorry actually please ok okay well yes can could would will you i we want like need to just also first then now hang hold on'.split(
    ' ',
  ),
);
/** 'Scratch that again': points at what was added in the turn before. */
const onlyPoints =
  /^(?:scratch|strike|delete|remove|undo|ignore|drop) (?:that|it|this)(?: (?:last|bit|part|one|thing|again|please|out|off|then))*$/;

/** As `wantsRemoval`, while something else is asked for: only an order is clear there. */
export function ordersRemoval(text: string): boolean {
  const words = plainWords(text);
  const from = words.findIndex((word) => !leadsUp.has(word));
  const ordered = words.slice(from).join(' ');
  return onlyPoints.test(ordered) || (orders.has(words[from] ?? '') && wantsRemoval(text));
}

/** Whether a removal says which part is meant: 'the bit about dogs'. */
export function namesPartAbout(text: string): boolean {
  return partAbout.test(plainWords(text).join(' '));
}

const partAbout = new RegExp(
  `\\b(?:${part}|what i (?:just |only |also )?(?:said|told you|wrote)) (?:about|with|where|on|of|that)\\b`,
);

/**
 * The text that was told without what the caller wants out of it: the sentence that is counted or named by its words,
 * else the one that was `added` last. Null where it is not clear which is meant; empty where nothing is left.
 */
export function withoutRemoved(told: string, text: string, added: string): string | null {
  const sentences = splitSentences(told);
  const plain = plainWords(text).join(' ');
  const at = ordinals.find(([word]) => word.test(plain) && namesPart.test(plain))?.[1];
  const named = sentences.length > 0 ? mostAlike(sentences, text) : null;
  const found = at !== undefined ? sentences.at(at) : (named ?? (isPointing(plain) ? added : null));
  const place = found ? sentences.findIndex((each) => withoutEnd(each, '.!?') === withoutEnd(found, '.!?')) : -1;
  if (place < 0) return null;
  const sentence = sentences[place] ?? '';
  const rest = at === undefined && named ? withoutClause(sentence, text, sentences.length === 1) : null;
  const left = rest === null ? sentences.toSpliced(place, 1) : sentences.toSpliced(place, 1, rest);
  return withoutEnd(left.join(' '), '. ');
}

/** 'Take that out' names nothing. */
function isPointing(plain: string): boolean {
  return /\b(?:that|it|this|those|them)\b/.test(plain);
}

function wordsFor(text: string): Set<string> {
  return new Set(
    plainWords(text)
      .filter(isContentWord)
      .map(stem)
      .filter((word) => !ofRemoval.has(word)),
  );
}

/** The text of those that shares most words with what the caller says; null when none does. */
function mostAlike(parts: readonly string[], text: string): string | null {
  const named = wordsFor(text);
  const counted = parts.map((each) => ({ each, count: [...wordsFor(each)].filter((word) => named.has(word)).length }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.each : null;
}

const joints = /,? (?:and|but|or) |[,;] /;

/** A sentence without the clause that is named, where what is left still tells something; null where the whole goes. */
function withoutClause(sentence: string, text: string, isAll: boolean): string | null {
  const clauses = sentence.split(joints);
  const named = clauses.length > 1 ? mostAlike(clauses, text) : null;
  const place = named === null ? -1 : clauses.indexOf(named);
  if (named === null || place < 0) return null;
  const left = clauses.toSpliced(place, 1).join(', ');
  const tells = states(left) || tellsTroubleOrWish(left) || (isAll && plainWords(left).length >= leastLeft);
  const end = /[.!?]$/.test(left) ? '' : '.';
  return tells ? `${left.charAt(0).toUpperCase()}${left.slice(1)}${end}` : null;
}

const leastLeft = 3;
