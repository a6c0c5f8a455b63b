import { plainWords } from '../../knowledge/plain-words.ts';

const moment =
  '(?:(?:a|one|1|just a|just one|half a|two) (?:quick )?(?:sec|secs|second|seconds|moment|minute|minutes|min|mins|tick|ticks|mo))';
const pause = `(?:(?:hold|hang) on(?: (?:for )?(?:${moment}|there))?|(?:wait|give me|just) ${moment}|${moment}|bear with me(?: ${moment})?|hold the line|be right back|brb)`;
const beside =
  '(?:please|sorry|love|honey|hon|hun|dear|darling|sweetie|sugar|baby|mate|sir|madam|ma am|ok|okay|now|um|uh|oh|lord|god|shoot|damn|thanks|would you|will you|if you (?:would|do not mind))';
/** What goes on around the caller, behind the plea: 'hold on, my phone is ringing'. */
const around =
  '(?:my|the|some ?(?:one|body)|there is|there are|let me|(?:i|we) (?:have|need|better|must|should|will|am going|am getting)|it is (?:my|the) \\w+ (?:at|on|ring))';
const opens = new RegExp(`^(?:${beside} )*${pause}(?: ${beside})*(?: ${around}\\b(?: \\w+){0,9})?$`);
const closes = new RegExp(
  `(?<!\\b(?:to|they|we|people|customers|callers|them|always|or|and|not|for|within|about|in|only|after)) ${pause}(?: ${beside})*$`,
);
const mostWords = 20;

/** Whether the caller wants to be waited for: 'hold on, there is somebody at the door', 'I must see to the oven, one second'. */
export function asksToWait(text: string): boolean {
  const words = plainWords(text);
  const plain = words.join(' ');
  return words.length <= mostWords && !text.includes('?') && (opens.test(plain) || closes.test(plain));
}
