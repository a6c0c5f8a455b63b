import type { SampleTurn } from '#/content/sample-call/sample-call.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';

const { turns } = sampleCalls['dental-night'];
/** The caller's question, what the agent offers, the choice, and the booking, without what the sample says of itself. */
const shown = [...turns.slice(1, 4), ...turns.slice(8, 9).map(booked)];

function booked({ speaker, sentences: [first = ''] }: SampleTurn): SampleTurn {
  return { speaker, sentences: [first.split(' As this is a sample')[0] ?? first] };
}

/** What was said in the call that is open, from the question to the booking. */
export function OpenCall() {
  return (
    <div className="grow">
      <Turns words={sampleCallWords} turns={shown} isNamed={false} />
    </div>
  );
}
