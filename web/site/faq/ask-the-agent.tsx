import type { Faq } from '#/content/faq.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { ButtonLink } from '#/web/ui/button.tsx';

/** A caller's question and its answer. */
const turns = sampleCalls.frontdesk.turns.slice(1, 3);

/** Beside the questions of a wide page, in sight while they are read: the agent answers them, too. */
export function AskTheAgent({ heading, note, tryIt }: Faq['agent']) {
  return (
    <aside
      aria-labelledby="agent"
      className="sticky top-24 overflow-clip rounded-lg bg-desk text-desk-ink shadow-raised max-lg:hidden print:hidden"
    >
      <div className="px-4 py-4">
        <h2 id="agent" className="text-xl">
          {heading}
        </h2>
        <p className="mt-1 text-desk-soft text-sm">{note}</p>
      </div>
      <div className="border-brass border-t-4 bg-sheet">
        <Turns words={sampleCallWords} turns={turns} />
      </div>
      <div className="p-4">
        <ButtonLink href={tryIt.href} variant="brass" className="w-full">
          {tryIt.label}
        </ButtonLink>
      </div>
    </aside>
  );
}
