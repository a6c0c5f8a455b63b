import type { Audience } from '#/content/audiences.ts';
import { asWritten } from '#/web/ui/as-written.ts';

export interface CallersAskProps {
  heading: string;
  questions: Audience['questions'];
  answeredBy?: string | undefined;
  /** What the sample agent says to each question, by sentences. */
  answers: Readonly<Record<string, readonly string[]>>;
}

/** What callers ask such a business, what a sample agent says, and what yours would go by. */
export function CallersAsk({ heading, questions, answeredBy, answers }: CallersAskProps) {
  return (
    <section data-reveal="" aria-labelledby="questions" className="page-width pt-14 md:pt-20">
      <h2 id="questions" className="text-3xl">
        {heading}
      </h2>
      {answeredBy && <p className="mt-4 text-ink-soft text-lg">{answeredBy}</p>}
      <ul className="mt-8 grid gap-gutter lg:grid-cols-2">
        {questions.map(({ title, text }) => (
          <li key={title} className="flex flex-col rounded-lg border border-line bg-sheet shadow-sheet">
            <div className="grid grow content-start gap-3 p-4 text-sm">
              <h3 className="said-back ml-auto max-w-[90%] border px-3.5 py-2 font-normal text-sm tracking-normal [font-family:var(--font-text)]">
                {title}
              </h3>
              <p className="said mr-auto max-w-[90%] px-3.5 py-2">{asWritten(answers[title]?.join(' ') ?? '')}</p>
            </div>
            <p className="border-line border-t px-4 py-3 text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
