import { isContentWord, wordsOf } from './content-words.ts';
import { kindsAsked, kindsMeasured } from './question-kinds.ts';

/** Words of a question that say nothing of what it is about. */
const beside: ReadonlySet<string> = new Set(
  'roughly around approximately usually normally generally typically altogether total overall exactly much many long last lasts lasting take takes taking run runs running go keep come comes stay stays again extra more less too enough time before early late okay fine even say yeah yes no only just top'.split(
    ' ',
  ),
);
const kindWords =
  /\b(?:what (?:would|will|does|do) (?:it|that|this|they)(?: all)? (?:be|come to|run)|how (?:much|long|many|soon|quick\w*|fast|late|early)(?: (?:minutes|hours|days|weeks|months|money))?|what time|prices?|costs?|charges?|charged|fees?|rates?|pay|money|hours|until|till)\b/gi;
const amount =
  /\b(?:\d+|an?|the|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|half an?|few|couple of)(?: (?:full|whole|more|or \w+))? (?:minutes?|hours?|days?|weeks?|months?|years?|dollars?)\b/gi;

/** 'How early should I come?' asks when to arrive, and for no hour that was spoken of. */
const asksWhenToCome =
  /\bhow (?:early|late|soon|much (?:earlier|time before)|long before)\b[^.?!]{0,30}\b(?:i|we) (?:have to |need to )?(?:come|arrive|be there|get there|show up|turn up|be in)\b/i;

/**
 * The kinds of thing that a question asks for when nothing else in it says what it is about: 'roughly how much?', 'how long
 * does it run?', 'is twenty minutes too much?'. Empty for any other question.
 */
export function kindsOfBare(question: string): number[] {
  if (asksWhenToCome.test(question)) return [];
  const rest = question.replace(kindWords, ' ').replace(amount, ' ');
  if (!wordsOf(rest).every((word) => !isContentWord(word) || beside.has(word))) return [];
  return [...kindsAsked(question), ...(rest.length < question.length ? kindsMeasured(question) : [])];
}
