import type { Audience } from '#/content/audiences.ts';
import type { Home } from '#/content/home.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { HandedOver } from '#/web/site/panes/handed-over.tsx';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { asWritten } from '#/web/ui/as-written.ts';
import { unbroken } from '#/web/ui/unbroken.tsx';

export interface CallersAskProps extends Pick<Audience, 'questions' | 'handedOver'> {
  heading: string;
  /** Whom the answers are from. */
  answeredBy: string;
  /** What the sample agent says to each question, by sentences. */
  answers: Readonly<Record<string, readonly string[]>>;
  /** Around the request. */
  handOver: Home['whoWeAre']['handOver'];
}

/** What callers ask such a business, and what a sample agent says; beside it the request that a call ended with, and how the call began. */
export function CallersAsk({ heading, questions, answeredBy, answers, handOver, handedOver }: CallersAskProps) {
  const { call, shown, isUrgent, text } = handedOver;
  return (
    <section
      data-reveal=""
      aria-labelledby="questions"
      className="page-width grid items-start gap-x-gutter gap-y-8 pt-14 md:pt-20 lg:grid-cols-2"
    >
      <div>
        <h2 id="questions" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 text-balance text-ink-soft text-lg">{unbroken(answeredBy, true)}</p>
        <ul className="mt-6 md:mt-8">
          {questions.map((question) => (
            <li key={question} className="border-line border-t py-5">
              <h3 className="text-xl">{question}</h3>
              <p className="mt-2 max-w-[38rem] text-ink-soft lg:text-lg">
                {unbroken(asWritten(answers[question]?.join(' ') ?? ''), true)}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <figure className="lg:sticky lg:top-24">
        <HandedOver {...handOver} call={call} {...(isUrgent && { isUrgent })} className="shadow-raised">
          <Turns words={sampleCallWords} turns={sampleCalls[call].turns.slice(1, shown)} isNamed={false} />
        </HandedOver>
        <figcaption className="mt-4 text-ink-soft text-sm">{text}</figcaption>
      </figure>
    </section>
  );
}
