import { plainWords } from '../knowledge/plain-words.ts';
import { standInOrder } from './in-order.ts';

/** Somebody of the business. */
const somebody =
  /\b(?:some ?one|somebody|anyone|anybody|one of (?:you|your|y|yall|ye|yous|youse)\b|some1|sum1|(?:from|of|on) your (?:team|side|people|company|staff)|(?:a|an|some|the|your) (?:real |human |sales )?(?:person|human|people|agent|colleague|consultant|representative|rep|operator|manager|executive|exec|team|staff|folk|boss|owner|guy|expert|specialist|advisor)s?|you (?:guys|people|folks|lot)|i would like you to|(?:want|wish|like) (?:that )?you(?: to)?)\b/;
/** The wish for a conversation with them, now. */
export const toSpeakWithSomebody = new RegExp(
  `\\b(?:talk|speak|chat) (?:to|with) (?:${somebody.source}|person\\b|human\\b|people\\b|operator\\b|one\\b|sales\\b)`,
);
/** What they are to do. */
const reaches =
  /\b(?:call|ring|phone|telephone|contact|text|message|email|write|wrote|reach|tell|show|advise)(?:s|ed|es|ing)?(?: out| it)?(?: to)? (?:me|us)\b|\b(?:get|gets|got|getting|be|come|comes) (?:back|in touch|in contact)\b|\b(?:touch|touches) base\b|\breverts?\b|\breach(?:es|ed)? out\b|\bhit (?:me|us) up\b|\bgets? (?:a )?hold of (?:me|us)\b|\bfollows? up\b|\b(?:give|gives|drop|drops) (?:me|us) (?:a|an) \w+\b|\bexplains?\b/;
const wishes =
  /\b(?:want|wants|wanted|like|love|need|needing|needs|hope|hoping|wish|happy|glad|could|can|would|will|please|pls|kindly|arrange|let|have|after|looking|lookin|may|might|should|pleased|grateful|obliged|appreciate|request|kindly|says?|said)\b/;
/** Wishes that name nobody: 'I'd like to hear from you', 'who do I leave my details with?' */
const plainWishes =
  /\bhear(?:ing)? (?:back )?from (?:you|one of|some ?one|somebody|your|any ?one)\b|\b(?:leave|take|have|note) (?:down )?(?:my|our|me) (?:\w+ )?(?:info|details|contacts?|contact details|number|particulars)\b|\bput (?:me|us) down for (?:an?|some ?one|somebody)\b|\b(?:please|kindly|could you|can you|would you) (?:\w+ )?(?:get|come) back to (?:me|us)\b|\b(?:be|get|being|getting) contacted\b|\b(?:word|chat|call|callback|ring) (?:with|from) (?:one of (?:you|your|ye)|some ?one|somebody|a person|your (?:team|people|staff))\b|\ba (?:call|ring) back\b|\bone call ?back\b|\b(?:please|pls|kindly) (?:just )?(?:contact|call|ring|phone|text|e ?mail|write(?: to)?|message) (?:me|us)\b/;
/** Somebody else is spoken of: 'when somebody calls us', 'can it call me back'. */
const ofOthers =
  /\b(?:customers?|clients?|callers?|patients?|guests?|visitors?|they|(?<!\bof )them|nobody|no one|never)\b|(?<!\b(?:love|like|great|good|nice|lovely|brilliant|grateful|glad|happy|pleased|obliged|appreciated?|mind|wondering|asking|ask|know|see) (?:it )?)\b(?:when|if|whenever) (?:some|any)(?:one|body)\b|^(?:and |so |but )?(?:can|could|would|does|do|will|is) (?:it|this|that|the|an?|your (?:agent|bot|assistant|system|thing))\b|^(?:what|when|how|why)\b/;

const greeting =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|day|afternoon|evening)|how are you|what is up|whats up|sup)\b ?)+/;

/** White space is collapsed in what a caller says. */
const partEnd = /[.!?;] |, (?:and|so|but) | - /;

/** Whether the caller wants to be contacted by the business: 'could somebody get in touch', 'I'd love to hear from you'. */
export function wantsContact(text: string): boolean {
  return text.split(partEnd).some((part) => {
    const plain = plainWords(part).join(' ').replace(greeting, '');
    if (plainWishes.test(plain)) return !ofOthers.test(plain) || /^(?:who|where)\b/.test(plain);
    return wishes.test(plain) && standInOrder(plain, somebody, reaches) && !ofOthers.test(plain);
  });
}
