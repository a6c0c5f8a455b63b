import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { LinesLeft } from '#/web/site/sample-call/lines-left.tsx';

const { turns } = sampleCalls['dental-night'];
/** The caller's question and choice, and from the read-back to the yes; between them the agent asks the caller's name. */
const [asked, left, agreed] = [turns.slice(1, 4), turns.slice(4, 6), turns.slice(6, 8)];

/** What was said in the call that is open; on a narrow page the question and its answer. */
export function OpenCall() {
  return (
    <div className="grid grow content-between border-line max-lg:border-b max-lg:[&_li:nth-child(n+3)]:hidden">
      <Turns words={sampleCallWords} turns={asked} isNamed={false} />
      <div className="max-lg:hidden">
        <LinesLeft count={left.length} />
        <Turns words={sampleCallWords} turns={agreed} isNamed={false} />
      </div>
    </div>
  );
}
