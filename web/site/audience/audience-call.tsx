import type { Audience } from '#/content/audiences.ts';
import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

export interface AudienceCallProps {
  words: { questions: string; call: string; note: string };
  questions: Audience['questions'];
  call: SampleCall;
}

/** What callers ask such a business, and beside it a whole call. */
export function AudienceCall({ words, questions, call }: AudienceCallProps) {
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 pt-12 md:pt-16 lg:grid-cols-2">
      <section aria-labelledby="questions" className="lg:sticky lg:top-24">
        <h2 id="questions" className="text-3xl">
          {words.questions}
        </h2>
        <ul className="mt-7">
          {questions.map(({ title, text }) => (
            <li key={title} className="border-line border-t py-6">
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
        <CallSheet words={sampleCallWords} call={call} />
      </section>
    </div>
  );
}
