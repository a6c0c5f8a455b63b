import type { Audience } from '#/content/audiences.ts';
import type { Home } from '#/content/home.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { HandedOver } from '#/web/site/panes/handed-over.tsx';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { asWritten } from '#/web/ui/as-written.ts';
import { classNames } from '#/web/ui/class-names.ts';

export interface CallersAskProps extends Pick<Audience, 'questions' | 'urgent'> {
  heading: string;
  /** Whom the answers are from. */
  answeredBy: string;
  /** What the sample agent says to each question, by sentences. */
  answers: Readonly<Record<string, readonly string[]>>;
  /** Around the urgent request. */
  handOver: Home['whoWeAre']['handOver'];
}

/** What callers ask such a business, and what a sample agent says; beside it, where there is one, the urgent request that a call ended with, and how the call began. */
export function CallersAsk({ heading, questions, answeredBy, answers, handOver, urgent }: CallersAskProps) {
  return (
    <section
      data-reveal=""
      aria-labelledby="questions"
      className="page-width grid items-start gap-x-gutter gap-y-8 pt-14 md:pt-20 lg:grid-cols-2"
    >
      <div className={classNames(!urgent && 'lg:col-span-2')}>
        <h2 id="questions" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 text-ink-soft text-lg">{answeredBy}</p>
        <ul className={classNames('mt-6 grid gap-x-gutter md:mt-8', !urgent && 'lg:grid-cols-2')}>
          {questions.map((question) => (
            <li key={question} className="border-line border-t py-5">
              <h3 className="text-xl">{question}</h3>
              <p className="mt-2 max-w-[38rem] text-ink-soft">“{asWritten(answers[question]?.join(' ') ?? '')}”</p>
            </li>
          ))}
        </ul>
      </div>
      {urgent && (
        <figure>
          <HandedOver {...handOver} call={sampleCalls[urgent.call]} isUrgent className="shadow-raised">
            <Turns
              words={sampleCallWords}
              turns={sampleCalls[urgent.call].turns.slice(1, urgent.shown)}
              isNamed={false}
            />
          </HandedOver>
          <figcaption className="mt-4 text-ink-soft text-sm">{urgent.text}</figcaption>
        </figure>
      )}
    </section>
  );
}
