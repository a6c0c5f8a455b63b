import type { Audience } from '#/content/audiences.ts';
import { asWritten } from '#/web/ui/as-written.ts';

export interface CallersAskProps {
  heading: string;
  questions: Audience['questions'];
  /** Whom the answers are from. */
  answeredBy: string;
  /** What the sample agent says to each question, by sentences. */
  answers: Readonly<Record<string, readonly string[]>>;
}

/** What callers ask such a business, and what a sample agent says: a piece of a call for each. */
export function CallersAsk({ heading, questions, answeredBy, answers }: CallersAskProps) {
  return (
    <section data-reveal="" aria-labelledby="questions" className="page-width pt-14 md:pt-20">
      <h2 id="questions" className="text-3xl">
        {heading}
      </h2>
      <p className="mt-4 text-ink-soft text-lg">{answeredBy}</p>
      <ul className="mt-6 grid gap-x-gutter gap-y-5 md:mt-8 lg:grid-cols-2 lg:gap-y-7">
        {questions.map((question) => (
          <li
            key={question}
            className="grid content-start gap-3 rounded-lg border border-line bg-sheet p-4 shadow-sheet sm:p-6"
          >
            <h3 className="said said-back ml-auto max-w-[90%] px-4 py-2.5 text-base [font-family:var(--font-text)]">
              {question}
            </h3>
            <p className="said mr-auto max-w-[90%] px-4 py-2.5">{asWritten(answers[question]?.join(' ') ?? '')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
