import type { Audience, AudiencePage } from '#/content/audiences.ts';
import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

/** As many turns as stand beside the questions without a hole below them; beside a condition, four more. */
const shownTurns = 5;

export interface AudienceCallProps {
  words: Pick<AudiencePage, 'questions' | 'owners' | 'call' | 'note'>;
  questions: Audience['questions'];
  condition: Audience['condition'];
  call: SampleCall;
}

/** A whole call, and beside it what callers ask such a business, what it must know first, and what its owner asks. */
export function AudienceCall({ words, questions, condition, call }: AudienceCallProps) {
  const ways = words.owners.ways.map((way) => (way.href === condition?.more.href ? condition.more : way));
  return (
    <div className="page-width grid items-start pt-12 md:pt-18 gap-x-gutter gap-y-14 lg:grid-cols-2">
      {/* First the call, which shows what the rest is about. */}
      <section aria-labelledby="sample-call">
        <h2 id="sample-call" className="text-2xl">
          {words.call}
        </h2>
        <p className="mt-4 mb-7 max-w-[36rem] text-ink-soft">{words.note}</p>
        <CallSheet words={sampleCallWords} call={call} shown={shownTurns + (condition ? 4 : 0)} />
      </section>
      {/* It stays beside a call that was opened, with its last line in sight. */}
      <section aria-labelledby="questions" className="lg:sticky lg:top-[min(6rem,100svh_-_58rem)]">
        <h2 id="questions" className="text-2xl">
          {words.questions}
        </h2>
        <ul className="mt-5">
          {questions.map(({ title, text }) => (
            <li key={title} className="border-line border-t py-4 lg:py-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 max-w-[36rem] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        {condition && <Condition {...condition} />}
        <h3 className="border-brass border-t-4 pt-6 text-2xl">{words.owners.heading}</h3>
        <ul className="mt-3">
          {ways.map(({ label, href }) => (
            <li key={href} className="border-line not-first:border-t">
              <a href={href} className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:underline">
                {label}
                <ArrowIcon className="size-5 shrink-0 text-brass-ink" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Plain, and not to be missed. */
function Condition({ heading, points, ask }: NonNullable<Audience['condition']>) {
  return (
    <div className="mt-2 mb-9 rounded-lg border-2 border-edge bg-sheet p-5 sm:p-7">
      <h3 className="text-xl">{heading}</h3>
      <dl className="mt-3 grid gap-3">
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <a href={ask.href} className="mt-4 inline-block text-link font-semibold">
        {ask.label}
      </a>
    </div>
  );
}
