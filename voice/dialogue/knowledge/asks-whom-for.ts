import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from './plain-words.ts';
import { trade } from './trades.ts';

/** What a caller calls what is offered. */
const offered =
  '(?:it|this|that|these|they|one|(?:something|anything|one) like (?:it|this|that)|(?:your|this|that|the|an?) (?:\\w+ )?(?:agents?|robots?|bots?|chatbots?|ai|thing|system|assistant|service|product))';
const adverbs = '(?:(?:also|even|ever|actually|really|only|just|normally|usually|be|got|still) ){0,3}';
const serves = new RegExp(
  `(?<!\\b(?:how|much|what|long|many|when|where|who|why) (?:do|can|could|would|will|have|are) )\\b(?:you|u) (?:guys |folks |people |lot |all )?${adverbs}(?:do|done|doing|served?|supports?|help(?:ed)?|cover|suit|accept|take on|works? (?:with|for|in)|worked (?:with|for)|cater (?:for|to)|deal with|sell to|(?:build|make|have|offer|provide|sell|set) (?:\\w+ ){0,4}(?:for|to)) (.{1,100})`,
);
const fits = new RegExp(
  `(?<!\\b(?:how|much|what|long|many|when|where|who|why) )\\b(?:would|could|will|can|does|do|is|are) ${offered} ${adverbs}(?:suit|fit|help|works? (?:for|in|at|with)|makes? (?:\\w+ )?sense (?:for|in|at|to)|(?:(?:any|of|a|too) )?(?:good|useful|use|right|suitable|meant|made|worth \\w+|overkill|something|ok|okay|for)(?: (?:for|to|in|at))?) (.{1,100})`,
);

const determiner =
  /^(?:(?:an?|my|our|the|some|any|other|little|small|tiny|big|local|one|like|(?:people|folks|those|someone|somebody|businesses) (?:who|that) (?:are|is|runs?|owns?|have|has|works? as)) )*/;
/** What follows whom it is for. */
const further =
  / (?:too|as well|like (?:me|us|mine|ours|that|this)|at all|or not|please|with|in|on|from|who|that|which|where|and|or|so|near)\b/;
const businesses =
  /\b(?:business(?:es)?|compan(?:y|ies)|enterprises?|organi[sz]ations?|non ?profits?|industry|sector|trades?|startups?|sole traders?|self employed)$/;
/** How words for who has a trade end: 'groomers', 'upholsterer', 'chiropodists', 'opticians', 'blacksmith'. */
const ofTrade = /\w{2}(?:[^aeiou]ers?|ors?|ists?|icians?|eers?|smiths?|wrights?|m[ae]n|women|ographers?|makers?)$/;
/** More words are no name of a trade. */
const mostWords = 4;

/**
 * Whether a turn asks if the service is for a kind of business: 'do you do dog groomers', 'would this suit a brewery'.
 * `isKnown`: whether a word is one of the agent's knowledge, such as 'reminders', which ends as a trade does.
 */
export function asksWhomFor(text: string, isKnown: (word: string) => boolean): boolean {
  return splitSentences(text).some((sentence) => {
    const said = plainWords(sentence).join(' ');
    const served = serves.exec(said)?.[1];
    if (served !== undefined) return isBusiness(served, isKnown);
    const fit = fits.exec(said)?.[1];
    return fit !== undefined && isBusiness(fit, isKnown);
  });
}

function isBusiness(said: string, isKnown: (word: string) => boolean): boolean {
  const [whom = ''] = said.replace(determiner, '').split(further);
  const words = whom.split(' ');
  if (words.length > mostWords) return false;
  if (businesses.test(whom) || trade.test(whom)) return true;
  const last = words.at(-1) ?? '';
  return ofTrade.test(last) && !isKnown(last);
}
