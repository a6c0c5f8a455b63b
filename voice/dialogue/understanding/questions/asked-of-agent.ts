import { plainWords } from '../../knowledge/plain-words.ts';
import { isQuestion } from '../intents/intents.ts';
import { beforeAsking } from './asked-within.ts';

/** Who asks the agent speaks to it, or of what it offers and costs. */
const toAgent = /\b(?:you|your|yours|ye|it|this|that thing|costs?|price|pricing)\b/;
/** What is asked behind these is told of: 'they all want to know how much is it', 'I never know who it is'. */
const reports =
  /\b(?:asks?|asked|asking|says?|said|saying|wonders?|wondering|know|knows|tell|tells|sure|see|query|questions|like|whether|if)\b/;
const mostWordsBefore = 7;

/** What a text tells before it asks the agent something: 'I sew gowns' of 'I sew gowns how much is this'. */
export function beforeAskingAgent(text: string): string {
  const told = beforeAsking(text);
  const asked = text.slice(told.length);
  const before = plainWords(told).slice(-mostWordsBefore).join(' ');
  if (asked === '' || reports.test(before)) return text;
  return toAgent.test(plainWords(asked).join(' ')) && isQuestion(asked) ? told : text;
}
