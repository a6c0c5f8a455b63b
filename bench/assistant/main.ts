// `npm run bench:assistant`: how many of the ways callers ask are answered with the right piece of content, without a
// language model. Misses are listed for the tuning half only: nobody should mend the search by looking at the other.
import { passagesFromContent } from '#/server/voice/knowledge-from-content.ts';
import { notOnTheSite } from '#/server/voice/not-on-the-site.ts';
import { createKnowledge } from '#/voice/engine/assistant/knowledge/knowledge.ts';
import { type Half, halfOf, type Measured, measure, readParaphrases, shareRight } from './paraphrases.ts';

const knowledge = createKnowledge(passagesFromContent(), { notAnswered: notOnTheSite });
const paraphrases = readParaphrases();

function line(name: string, measured: Measured): string {
  return `${name.padEnd(26)} ${measured.right} of ${measured.asked} right, ${(100 * shareRight(measured)).toFixed(1)} %`;
}

for (const half of ['tuning', 'held-out'] satisfies Half[]) {
  const own = paraphrases.filter((paraphrase) => halfOf(paraphrase) === half);
  const onTopic = own.filter(({ means }) => means.length > 0);
  const offTopic = own.filter(({ means }) => means.length === 0);
  const whole = measure(knowledge, own);
  console.log(line(`${half} half`, whole));
  console.log(line('  in other words', measure(knowledge, onTopic)));
  console.log(line('  not to be answered', measure(knowledge, offTopic)));
  if (half === 'held-out') continue;
  for (const { say, means, found } of whole.misses) {
    console.log(`    "${say}": ${found ?? 'no answer'}, not ${means.join(' or ') || 'no answer'}`);
  }
}
