import { hearTimeToReach } from './time-to-reach.ts';

/** How the caller wants to be reached: when, and by whom or whom in their place. */
export interface HowToReach {
  /** In the caller's words. */
  said: string;
  /** Without its reason. */
  short: string;
  /** The caller says nothing else. */
  isAll: boolean;
  /** It names a person, which is a wish to be contacted by itself. */
  isWish: boolean;
}

const contact = '(?:call|ring|phone|telephone|text|e-?mail|message|contact|speak (?:to|with)|talk (?:to|with))';
/** 'Have Mark ring me', 'get Sarah from your team to email us'. */
const byWhom = new RegExp(
  `\\b(?:have|get|let|ask|tell) (?!(?:some ?|any ?)(?:one|body)\\b|(?:one|a|an|the|your|my|our|them|him|her|it|us|me|you|people|person|back|in|customers|clients|callers|patients|guests|everyone|everybody|that|this|to)\\b)(?:(?:dr|doctor|mr|mrs|ms|miss|prof)\\.? )?\\p{L}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)?(?: (?:from|in|at|of) (?:your|the) \\p{L}+)? (?:to )?${contact} (?:me|us)\\b(?: back\\b)?`,
  'iu',
);
/** 'Ring my husband'; their office or shop is the caller's own place. */
const whom = new RegExp(
  `\\b(?<!\\b(?:can|could|will|would|may|i|we|to) (?:i|we) |\\b(?:i|we|they|people) )${contact} (?:my|our) (?:wife|husband|partner|boss|manager|owner|director|son|daughter|mother|mum|mom|father|dad|brother|sister|colleague|assistant|secretary|receptionist|bookkeeper|accountant|missus|business partner|office manager|practice manager)\\b(?: instead\\b)?`,
  'i',
);

/** How to reach the caller, said beside a wish or an answer: 'have Mark ring me tomorrow morning', 'after 6'. */
export function hearHowToReach(text: string): HowToReach | null {
  const time = hearTimeToReach(text);
  const person = (wished(byWhom, text) ?? whom.exec(text))?.[0];
  if (!person) return time && { ...time, isWish: false };
  const who = capital(person);
  if (!time) return { said: who, short: who, isAll: false, isWish: true };
  return { said: `${who}, ${small(time.said)}`, short: `${who}, ${small(time.short)}`, isAll: false, isWish: true };
}

/** 'I don't have email, just call me' names nobody. */
function wished(pattern: RegExp, text: string): RegExpExecArray | null {
  const found = pattern.exec(text);
  return found && isNegated.test(text.slice(0, found.index).slice(-longestNegation)) ? null : found;
}

const isNegated = /(?:\bnot|n't|\bdont) $/i;
const longestNegation = 6;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
