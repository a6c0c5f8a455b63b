import { isAboutCall } from './call-remarks.ts';
import { asks, clausesOf } from './clauses.ts';
import { readIntent } from './intents.ts';

/** Separates statements from questions: 'Ann. Is there a guarantee?' A request such as 'can you call me' is no question. */
export function toldAndAsked(text: string): { told: string; asked: string } {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const afterAll = sentences.every(asks) ? saidAfterAll(text) : '';
  if (afterAll) return { told: afterAll, asked: '' };
  return {
    told: sentences.filter((sentence) => !asks(sentence)).join(' '),
    asked: sentences.filter(asks).join(' '),
  };
}

/** What follows a plea to say it again, in one breath: 'what did you say my name is Ann Smith'. */
function saidAfterAll(text: string): string {
  const clauses = clausesOf(text);
  const from = clauses.findIndex((clause) => readIntent(clause) !== 'repeat' && !isAboutCall(clause));
  const said = from > 0 ? clauses.slice(from) : [];
  return said.some(asks) ? '' : said.join(' ');
}
