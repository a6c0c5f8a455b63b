import type { Audience } from '#/content/audiences.ts';
import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

/** As many turns as stand beside the questions without a hole below them. */
const shownTurns = 5;

export interface AudienceCallProps {
  words: { questions: string; call: string; note: string };
  questions: Audience['questions'];
  call: SampleCall;
}

/** What callers ask such a business, and beside it a whole call. */
export function AudienceCall({ words, questions, call }: AudienceCallProps) {
  return (
    <div className="page-width grid items-start pt-12 md:pt-18 gap-x-gutter gap-y-14 lg:grid-cols-2">
      <section aria-labelledby="questions" className="lg:pr-gutter">
        <h2 id="questions" className="text-3xl">
          {words.questions}
        </h2>
        <ul className="mt-7">
          {questions.map(({ title, text }) => (
            <li key={title} className="border-line border-t py-6 lg:py-7">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-[36rem] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sample-call">
        <h2 id="sample-call" className="text-3xl">
          {words.call}
        </h2>
        <p className="mt-4 mb-7 max-w-[36rem] text-ink-soft">{words.note}</p>
        <CallSheet words={sampleCallWords} call={call} shown={shownTurns} />
      </section>
    </div>
  );
}
