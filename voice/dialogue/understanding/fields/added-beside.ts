import { splitSentences } from '../../../engine/text/sentences.ts';
import { isQuestion } from '../intents/intents.ts';
import { hearAdded, hearRetold, storyBehind, tellsBeside } from './retold-story.ts';

/** 'Put Ann Lee down' may answer, and 'put that we close on Mondays' adds. */
const mayAnswer = /^\W*(?:(?:and|so|please|just|oh|yes|can you|could you|also) )*(?:put|write|note)\b/i;
const statement =
  /^(?:i|i'm|i've|i'd|we|we're|we've|we'd|our|my|you|he|she|they|they're|it|it's|there|there's|the|a|people|customers|clients|callers|patients|guests|nobody|everybody|everyone|no|most|some|all|only|not)\b/i;
const subject =
  '(?:i|we|our|my|there|it|the|people|customers|clients|callers|patients|guests|nobody|everybody|everyone|most|half)';
/** 'I forgot to say we have two shops', 'one more thing, we close on Mondays'. */
const afterthought = new RegExp(
  `^(?:(?:oh|and|ok|okay|well|um|uh|but|also),? ){0,3}(?:(?:i|we) (?:also )?(?:forgot|(?:forgot|meant|wanted|need|want|have|would like|'d like) to (?:also )?(?:say|mention|add|tell (?:you|them))|should(?: have|'ve) (?:said|mentioned|added))|(?:i )?(?:also )?forgot to (?:say|mention|add)|(?:he|she|they|my \\w+|our \\w+) (?:says?|said|wants?|asked)(?: me)? to (?:also )?(?:say|mention|add|tell (?:you|them))|(?:one|another) (?:more |other |last )?thing)(?: is)?(?: that)?[,:]? (?=${subject}\\b)`,
  'i',
);
/** 'Also, we use Fresha': behind an answer it may be one. */
const goesOn = new RegExp(
  `^(?:(?:oh|ok|okay|well|um|uh),? ){0,2}(?:and(?: also)?|also|plus|besides|by the way|btw|on top of that|because),? (?:that )?(?=${subject}\\b)`,
  'i',
);

/** What goes on with a text told before, in a turn that gives no value: 'and we close on Mondays'. */
export function hearMoreOfText(text: string): string | null {
  const found = isQuestion(text) ? null : goesOn.exec(text);
  return found && storyBehind(text, found);
}

/** What a caller adds to the text of their request while something else is asked for; null for anything else. */
function hearAddedBeside(said: string): string | null {
  const text = said.replace(before, '');
  const added = hearAdded(text);
  if (added !== null && (!mayAnswer.test(text) || statement.test(added))) return added;
  const retold = tellsBeside(text) ? hearRetold(text) : null;
  if (retold !== null) return retold;
  const found = isQuestion(text) ? null : afterthought.exec(text);
  return found && storyBehind(text, found);
}

/** 'Before that', 'first'. */
const before = /^\W*(?:(?:wait|sorry|oh|no|hang on|hold on|first|before (?:that|this|i forget|we go on))\b[\s,]*)+/i;

/** A turn whose sentences add to the text, and what else it says. */
export interface SaidBeside {
  added: readonly string[];
  rest: string;
}

/** As `hearAddedBeside`, of each sentence: 'ann@example.com. And add that we close on Mondays.' */
export function hearAllAddedBeside(text: string): SaidBeside | null {
  const whole = hearAddedBeside(text);
  const sentences = splitSentences(text);
  if (sentences.length < 2) return whole === null ? null : { added: [whole], rest: '' };
  const heard = sentences.map((sentence) => ({ sentence, added: hearAddedBeside(sentence) }));
  const added = heard.flatMap((each) => each.added ?? []);
  const rest = heard.flatMap((each) => (each.added === null ? each.sentence : [])).join(' ');
  return added.length > 0 ? { added, rest } : null;
}
