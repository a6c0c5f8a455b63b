import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import { serviceIn } from './spoken-service.ts';

/** 'The price of the filling', 'how long the color takes'. */
const ofFacts = /\b(?:price|prices|cost|costs|how much|how long)\b/;
/** 'You never said', 'you wrote a filling', 'I was asking'. */
const ofTalk =
  /\b(?:you (?:(?:just|only|already) )?(?:did not|never|have not|said|say|told|mentioned|wrote|put|booked|answered)|(?:i|we) (?:(?:just|only) )?(?:asked|was asking|were asking|am asking))\b/;
/** 'If it needs a filling', 'he might need a filling', 'we don't know if it is a filling'. */
const perhaps =
  /\b(?:if|whether|unless|in case|might|may|could be|could need|probably|hope|hoping|afraid|scared|worried|nervous|dread|hate|not sure|not know|no idea)\b/;
const past =
  /\b(?:i|we|he|she|they|it) (?:(?:just|already|only|also|never) )?(?:had|got|was|were|used to)\b|\b(?:last (?:time|year|month|week)|(?:years?|months?|weeks?) ago|instead of|rather than)\b/;
/** Words that ask for what is named, whatever stands around them. */
const asksFor =
  /\b(?:make (?:it|that)|change|switch|swap|instead(?! of)|(?:i|we|he|she)(?: (?:really|actually|just|only|do))? (?:want|wants|wanted|meant|mean|need|needs|would like|would love|would prefer|prefer|would rather)(?! to know)|(?:hoping|looking|came) for|thinking|book (?:me |him |her |us )?(?:a|an|the|for)|it is (?:a|an|the|for)|(?:can|could) (?:i|we|he|she) (?:get|have|book|do|come)|give me|take the|go for|for me|add)\b/;

/**
 * Whether a text only speaks of a service, and does not ask for it: 'you didn't say the price of the filling', 'if he
 * needs a filling'. Each clause that names it has to.
 */
export function onlyMentions(text: string, service: BookableService, definition: BookingDefinition): boolean {
  const naming = splitSentences(text)
    .flatMap((sentence) => sentence.split(/[,;:] |\s(?=but )/))
    .filter((clause) => serviceIn(clause, definition) === service);
  return naming.length > 0 && naming.every((clause) => mentions(plainWords(clause).join(' ')));
}

function mentions(plain: string): boolean {
  const isConditional =
    /\bif (?:i|we|he|she|it|they)(?: (?:do|does|really|actually))? (?:need|needs|want|wants)\b/.test(plain);
  if (asksFor.test(plain) && !isConditional) return false;
  return ofFacts.test(plain) || ofTalk.test(plain) || perhaps.test(plain) || past.test(plain);
}
