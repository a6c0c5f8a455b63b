import type { Passage } from '../../engine/ports.ts';
import { addressesOf } from './addresses.ts';
import { digitsOf, type Figure, figuresOf } from './figures.ts';

/** Facts of the call that a model's sentence may repeat. */
export interface Evidence {
  /** What the caller said in this call. */
  callerSaid: string;
  /** The values of the form. */
  draft: string;
  /** The form has been stored. */
  sent: boolean;
}

export type Verdict =
  | 'fine'
  | 'invented-figure'
  | 'invented-address'
  | 'false-deed'
  | 'claims-human'
  | 'leaks-prompt'
  | 'not-speech';

export interface ClaimsGuard {
  judge(sentence: string, evidence: Evidence): Verdict;
}

/** This many consecutive words of the instructions count as a leak. */
const leakWords = 7;
/** Lowest share of letters, digits and blanks in a sentence to say aloud. */
const leastLetters = 0.6;

const deeds =
  'sent|submitted|stored|saved|forwarded|booked|scheduled|transferred|connected|e-?mailed|texted|notified|charged|refunded|ordered|arranged|confirmed|registered|signed you up|passed (?:it |this |that |your request )?on|put you through';
const ownDeed = new RegExp(
  `\\b(?:i|we)(?:'ve| have|'m| am)?(?: just| now| already| successfully| gone ahead and)*(?: been)? (?:${deeds})\\b`,
);
const passiveDeed = new RegExp(
  `\\b(?:it|that|this|everything|request|details|form|message|booking|appointment|meeting|call|information|order|payment)(?:'s| has been| have been| is| was| were| are| got)(?: now| just| already| successfully| all| been)* (?:${deeds}|received|on its way|through|complete[d]?|in our system|with (?:the|our) team)\\b`,
);
const bareDeed =
  /^(all )?(sent|submitted|booked|done)\b[!.]|\b(request|message) (sent|submitted|confirmed)\b|\bsuccessfully (sent|submitted|booked)\b/;
const notDone =
  /\b(not|n't|once|when|if|after|before|until|unless|as soon as|shall|should|may|can|could|would|want|ready|like|will be|going to be|only)\b/;
const saysHuman =
  /\b(?:i'm|i am|yes,? (?:you're|you are) (?:talking|speaking) (?:to|with)) (?:actually |really |not an ai|not a (?:robot|bot|machine)|(?:a |an )?(?:real |actual |live )?(?:human|person))\b(?! who)/;
const aboutCaller = /\b(you|your|you're|you've)\b/;
const aboutUs =
  /\b(we|we'll|we're|our|us|it takes?|it costs?|prices?|fees?|plans?|costs?|charges?|discount|offer|free|guarantee|setup|trial|agent|service)\b/;
const internals =
  /\b(system prompt|my (?:instructions|prompt|rules) (?:are|is|say)|set_field|show_form|send_form|discard_form|ask_for_person|end_call|look_up|tool[ _]call)\b|<\/?(?:tool|think|system|assistant|user)/;

/** Figures that the caller gave, parsed once per sentence. */
interface Given {
  digits: string;
  figures: Figure[];
}

/** Checks a model's sentences against the knowledge, the caller's words and what has really happened. */
export function createClaimsGuard(passages: readonly Passage[], instructions: string): ClaimsGuard {
  const site = passages.map(({ title, text }) => `${title}. ${text}`).join('\n');
  const siteFigures = new Set(figuresOf(site.replace(/\n/g, ' ')).map(({ key }) => key));
  const siteAddresses = new Set(addressesOf(site));
  const leaks = new Set(runsOf(instructions));

  function isInvented(figure: Figure, sentence: string, given: Given): boolean {
    if (figure.kind === 'number') {
      const digits = digitsOf(sentence);
      if (digits.length >= 2 && given.digits.includes(digits)) return false;
      const value = figure.key.split(' ')[1];
      return !given.figures.some(({ kind, key }) => kind === 'number' && key.split(' ')[1] === value);
    }
    // A caller's own price or time may be repeated to them, but not as a promise of ours.
    const theirs = aboutCaller.test(sentence) && !aboutUs.test(sentence);
    return !(theirs && given.figures.some(({ key }) => key === figure.key));
  }

  return {
    judge(sentence, evidence) {
      const plain = sentence.toLowerCase().replace(/[’‘]/g, "'");
      if (!isSpeech(plain)) return 'not-speech';
      if (internals.test(plain) || runsOf(sentence).some((run) => leaks.has(run))) return 'leaks-prompt';
      if (saysHuman.test(plain)) return 'claims-human';
      if (!evidence.sent && claimsDeed(plain)) return 'false-deed';
      if (
        evidence.sent &&
        claimsDeed(plain) &&
        !/\b(sent|submitted|stored|saved|passed|received|with (the|our) team)\b/.test(plain)
      )
        return 'false-deed';
      const given = `${evidence.callerSaid}\n${evidence.draft}`;
      const told = given.toLowerCase();
      if (addressesOf(sentence).some((address) => !siteAddresses.has(address) && !told.includes(address)))
        return 'invented-address';
      const figures = figuresOf(sentence).filter(({ key }) => !siteFigures.has(key));
      if (figures.length === 0) return 'fine';
      const read = { digits: digitsOf(given), figures: figuresOf(given) };
      return figures.some((figure) => isInvented(figure, plain, read)) ? 'invented-figure' : 'fine';
    },
  };
}

function claimsDeed(plain: string): boolean {
  if (plain.trim().endsWith('?')) return false;
  return plain
    .split(/[;,]| but | and then /)
    .some(
      (clause) =>
        (ownDeed.test(clause) || passiveDeed.test(clause) || bareDeed.test(clause.trim())) && !notDone.test(clause),
    );
}

function isSpeech(plain: string): boolean {
  if (/[{}]|```|\]\(|=>|<\w+>/.test(plain)) return false;
  const letters = plain.match(/[\p{L}\p{N}\s]/gu)?.length ?? 0;
  return /\p{L}/u.test(plain) && letters / plain.length >= leastLetters;
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - leakWords + 1))
    .map((_, at) => words.slice(at, at + leakWords).join(' '));
}
