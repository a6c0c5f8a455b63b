import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { sampleDay } from '#/content/sample-day.ts';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { LinesLeft } from '#/web/site/sample-call/lines-left.tsx';
import { Mark } from './mark.tsx';
import { Outcome } from './outcome.tsx';
import { Foot, Head } from './staff-view-lines.tsx';

const { list, open } = sampleDay;
const call = list.calls.find(({ time }) => time === open.time);
const { turns } = sampleCalls['dental-night'];
/** The caller's question and choice, and from the read-back to the yes; between them the agent asks the caller's name. */
const [asked, left, agreed] = [turns.slice(1, 4), turns.slice(4, 6), turns.slice(6, 8)];

/** The call that is open. */
export function OpenCall() {
  return (
    <>
      <Head>
        <Mark number={2} />
        <b>{call?.who}</b>
        <span className="mr-auto text-ink-soft text-xs">{open.about}</span>
        {call && <Outcome text={call.outcome} isHandedOver={call.isHandedOver} />}
      </Head>
      <div className="grid grow content-between">
        <Turns words={sampleCallWords} turns={asked} />
        <LinesLeft count={left.length} />
        <Turns words={sampleCallWords} turns={agreed} isNamed={false} />
      </div>
      <Foot>{open.foot}</Foot>
    </>
  );
}
