import type { Audience, AudiencePage } from '#/content/audiences.ts';
import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

/** Turns shown before the fold, so that the call is as high as the questions; four more where owners' questions follow. */
const shownTurns = 5;

export interface AudienceCallProps {
  words: Pick<AudiencePage, 'questions' | 'owners' | 'call' | 'note'>;
  questions: Audience['questions'];
  owners: Audience['owners'];
  call: SampleCall;
}

/** A whole call, and beside it what callers ask such a business and what its owner asks. */
export function AudienceCall({ words, questions, owners, call }: AudienceCallProps) {
  const ways = words.owners.ways.map((way) => (way.href === owners?.data.href ? owners.data : way));
  return (
    <div className="page-width grid items-start pt-12 md:pt-18 gap-x-gutter gap-y-14 lg:grid-cols-2">
      {/* First the call, which shows what the rest is about. */}
      <section aria-labelledby="sample-call">
        <h2 id="sample-call" className="text-2xl">
          {words.call}
        </h2>
        <p className="mt-4 mb-7 max-w-[36rem] text-ink-soft">{words.note}</p>
        <CallSheet words={sampleCallWords} call={call} first={[0, shownTurns + (owners ? 4 : 0)]} />
      </section>
      {/* It stays beside a call that was opened, with its last line in sight. */}
      <div className="grid gap-10 lg:sticky lg:top-[min(6rem,100svh_-_58rem)]">
        <section aria-labelledby="questions">
          <h2 id="questions" className="text-2xl">
            {words.questions}
          </h2>
          <Asked points={questions} />
        </section>
        <section aria-labelledby="owners">
          <h2 id="owners" className="text-2xl">
            {owners?.heading ?? words.owners.heading}
          </h2>
          {owners && <Asked points={owners.points} />}
          <ul className={owners ? '' : 'mt-5'}>
            {ways.map(({ label, href }) => (
              <li key={href} className="border-line border-t">
                <a
                  href={href}
                  className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:underline"
                >
                  {label}
                  <ArrowIcon className="size-5 shrink-0 text-brass-ink" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** Questions, each with what is true of an agent then. */
function Asked({ points }: { points: Audience['questions'] }) {
  return (
    <ul className="mt-5">
      {points.map(({ title, text }) => (
        <li key={title} className="border-line border-t py-4">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 max-w-[36rem] text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
