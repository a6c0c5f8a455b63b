import type { Audience } from '#/content/audiences.ts';
import { asWritten } from '#/web/ui/as-written.ts';

export interface CallersAskProps {
  heading: string;
  /** Before what the customer’s own agent would do. */
  yours: string;
  questions: Audience['questions'];
  answeredBy?: string | undefined;
  /** What the sample agent says to each question, by sentences. */
  answers: Readonly<Record<string, readonly string[]>>;
}

/** What callers ask such a business, what a sample agent says, and what yours would go by: a piece of a call for each. */
export function CallersAsk({ heading, yours, questions, answeredBy, answers }: CallersAskProps) {
  return (
    <section data-reveal="" aria-labelledby="questions" className="page-width pt-14 md:pt-20">
      <h2 id="questions" className="text-3xl">
        {heading}
      </h2>
      {answeredBy && <p className="mt-4 text-ink-soft text-lg">{answeredBy}</p>}
      <ul className="mt-6 grid gap-x-gutter gap-y-5 md:mt-8 lg:grid-cols-2 lg:gap-y-7">
        {questions.map(({ title, text }) => (
          <li key={title} className="flex flex-col overflow-clip rounded-lg border border-line bg-sheet shadow-sheet">
            <div className="grid grow content-start gap-3 p-4 sm:p-6">
              <h3 className="said said-back ml-auto max-w-[90%] px-4 py-2.5 text-base [font-family:var(--font-text)]">
                {title}
              </h3>
              <p className="said mr-auto max-w-[90%] px-4 py-2.5">{asWritten(answers[title]?.join(' ') ?? '')}</p>
            </div>
            <p className="border-line border-t bg-well px-4 py-3 sm:px-6">
              <b className="block text-brass-ink text-sm">{yours}</b>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
