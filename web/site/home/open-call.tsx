import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';

/** The caller's question, what the agent offers, and the choice. */
const turns = sampleCalls['dental-night'].turns.slice(1, 4);

/** What was said in the call that is open; on a narrow page as far as the answer. */
export function OpenCall() {
  return (
    <div className="grow max-lg:[&_li:last-child]:hidden">
      <Turns words={sampleCallWords} turns={turns} isNamed={false} />
    </div>
  );
}
