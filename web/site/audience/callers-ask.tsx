import type { Audience } from '#/content/audiences.ts';
import { asWritten } from '#/web/ui/as-written.ts';

export interface CallersAskProps {
  heading: string;
  questions: Audience['questions'];
  answeredBy?: string | undefined;
  /** What the sample agent says to each question, by sentences. */
  answers: Readonly<Record<string, readonly string[]>>;
}

/** What callers ask such a business, what a sample agent says, and what yours would go by: a line each. */
export function CallersAsk({ heading, questions, answeredBy, answers }: CallersAskProps) {
  return (
    <section data-reveal="" aria-labelledby="questions" className="page-width pt-14 md:pt-20">
      <h2 id="questions" className="text-3xl">
        {heading}
      </h2>
      {answeredBy && <p className="mt-4 text-ink-soft text-lg">{answeredBy}</p>}
      <ul className="mt-6 md:mt-8">
        {questions.map(({ title, text }) => (
          <li
            key={title}
            className="grid items-center gap-x-gutter gap-y-3 border-line border-t py-5 lg:grid-cols-4 lg:py-6"
          >
            <h3 className="text-xl">“{title}”</h3>
            <p className="said mr-auto px-4 py-2.5 lg:col-span-2">{asWritten(answers[title]?.join(' ') ?? '')}</p>
            <p className="text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
