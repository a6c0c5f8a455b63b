import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from './plain-words.ts';

/** What a caller calls the agent that they would have. */
const agent =
  '(?:it|(?:the|your|this|that|a|an) (?:\\w+ )?(?:agent|robot|bot|chatbot|machine|ai|computer|thing|system|assistant|program|receptionist))';
/** What stands between it and its verb: 'would it even know', 'is it supposed to know'. */
const between =
  '(?:would|will|can|could|does|do|to|be|able|going|gonna|supposed|ever|even|really|just|also|possibly|actually|then|still)';
/** With 'you', only what is plainly the caller's: 'how would you know what we sell'. */
const ownKnown =
  /\bhow (?:would|do|will|can|could) you (?:know|find out|figure out) (?:what|which|if|whether|about) (?:\w+ ){0,3}(?:i|we|my|our)\b/;
const verbs = new RegExp(
  `\\b${agent}(?: ${between}){0,4} (knows?|learns?|find out|figure out|answers?|handles?|deals? with|copes? with|respond to|reply to|tell|say|explain)\\b ?(.{0,200})`,
);

const question = /^(?:(?:all|any|my|our|their|the|odd|those|these|such|some) ){0,3}(?:\w+ )?questions?\b/;
const matter =
  /^(?:$|that\b|this\b|those\b|these\b|them\b|it\b|such\b|(?:things?|stuff|something|ones?) (?:like|about)\b)/;
const clause = /^(?:what|which|if|whether|how|where|why|when)\b/;
const toCallers =
  /^(?:them|people|callers?|customers?|clients?|patients?|guests?|parents|students|pupils|members|tenants|buyers|shoppers|visitors|families|owners|everyone|him|her|somebody|someone|folks|(?:a|my|our|the) (?:callers?|customers?|clients?|patients?|guests?)) (?:what|which|if|whether|how|where|about|that|the|my|our)\b/;
/** To know a caller, or to learn without being told, is more than to answer what was told. */
const ofCaller =
  /^(?:who|when|my (?:voice|name|number)|me|him|her|them|people|(?:if|whether|that|what|which|where) (?:the |a |my |our |some )?(?:caller|customer|client|person|somebody|someone|one|i|they|he|she)\b(?! (?:need|want|ask|mean)))/;
const byItself = /^(?:$|as\b|over time|by itself|on its own|from (?:calls?|mistakes|experience|each|every)|new )/;

/** Whether what follows a verb of knowing or answering is what a business would have to tell its agent. */
function isOfBusiness(verb: string, rest: string): boolean {
  if (verb.startsWith('know')) return !ofCaller.test(rest);
  if (verb.startsWith('learn')) return !byItself.test(rest) && !ofCaller.test(rest);
  if (verb.endsWith(' out')) return rest !== '' && !ofCaller.test(rest);
  if (verb === 'tell') return toCallers.test(rest);
  if (verb === 'say' || verb === 'explain') return rest === '' || clause.test(rest) || /^(?:my|our) /.test(rest);
  return matter.test(rest) || question.test(rest) || clause.test(rest);
}

const whatIf =
  /\bwhat (?:if|happens if|happens when|about when|about if|when) (?:they|people|somebody|someone|he|she|(?:a|my|our|the) (?:caller|customer|client|patient|guest)s?|callers|customers|clients|patients|guests) (?:\w+ )?asks?\b(?! to\b| for (?:a|the|an?other|me|us|my|our|somebody|someone)\b)/;
const asks = /\b(?:can|could|would|will|does|is|how|what)\b/;

/**
 * Whether a turn asks if, or how, an agent would know, answer or deal with something: 'how would a robot know what we
 * sell', 'people ask is it vegan, can it answer that'. A business knows that of itself; a feature is none of it.
 */
export function asksWhatAgentWouldKnow(text: string): boolean {
  return splitSentences(text).some((sentence) => {
    const said = plainWords(sentence).join(' ');
    if (!sentence.endsWith('?') && !asks.test(said)) return false;
    const found = verbs.exec(said);
    if (found) return isOfBusiness(found[1] ?? '', found[2] ?? '');
    return ownKnown.test(said) || whatIf.test(said);
  });
}
