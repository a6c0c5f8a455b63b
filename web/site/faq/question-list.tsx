import type { ReactNode } from 'react';
import type { Faq, Question } from '#/content/faq.ts';
import type { Home } from '#/content/home.ts';
import { HandedOver } from '#/web/site/panes/handed-over.tsx';
import { ArrowIcon, ChevronIcon } from '#/web/ui/icons.tsx';
import { unbroken } from '#/web/ui/unbroken.tsx';

export interface QuestionListProps extends Pick<Faq, 'groups' | 'questions'> {
  /** Around the request beside the answer that tells of one. */
  handOver: Home['whoWeAre']['handOver'];
}

/** The questions below a few headings; `topics.tsx` hides those of other categories, `filter-questions.ts` adds the address and count. */
export function QuestionList({ groups, questions, handOver }: QuestionListProps) {
  return (
    <section id="questions" aria-label="Questions" className="page-width grid gap-y-12 pt-10 lg:pt-16">
      {groups.map(({ heading, categories }) => (
        <section key={heading} aria-label={heading} data-group="" className="grid gap-x-gutter gap-y-3 lg:grid-cols-4">
          <h2 className="text-2xl [overflow-anchor:none] lg:pt-4">{heading}</h2>
          <div className="min-w-0 border-line border-y lg:col-span-3">
            {questions
              .filter(({ category }) => categories.includes(category))
              .map((question) => (
                <QuestionItem
                  key={question.id}
                  {...question}
                  open={question === questions[0]}
                  aside={question.isHandOver && <HandedOver {...handOver} />}
                />
              ))}
          </div>
        </section>
      ))}
    </section>
  );
}

/** A question; its answer begins with the sentence that answers it. */
function QuestionItem({
  id,
  category,
  question,
  answer,
  more,
  open,
  aside,
}: Question & { open: boolean; aside: ReactNode }) {
  const [lead, ...rest] = answer;
  return (
    <details
      open={open}
      data-category={category}
      className="group relative border-line not-last:border-b print:details-content:[content-visibility:visible]"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-4 py-4 settle hover:text-brass-ink lg:grid-cols-[minmax(0,1fr)_auto_1.5rem] lg:gap-x-5 lg:py-5 [&::-webkit-details-marker]:hidden">
        {/* First, and still: scroll anchoring lets go of what turns. */}
        <h3 className="row-start-2 text-lg/snug lg:row-start-1">{question}</h3>
        <span className="col-start-1 row-start-1 text-ink-soft text-xs lg:col-start-2">{category}</span>
        <ChevronIcon className="row-start-2 size-6 text-brass-ink transition-transform group-open:rotate-180 lg:col-start-3 lg:row-start-1" />
      </summary>
      <div className="grid gap-x-gutter gap-y-4 pb-7 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {/*
          The target of links: a link to something inside `details` opens it. It is at the top of the question, so that
          the heading's height does not matter, and 1 unit lower, so that scroll anchoring picks this question and not the
          end of the one before.
        */}
        <span id={id} className="absolute top-1" />
        <div className="grid content-start gap-3">
          <p className="lg:text-lg">{unbroken(lead ?? '')}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="text-ink-soft max-lg:text-sm">
              {paragraph}
            </p>
          ))}
        </div>
        {aside && <figure className="self-start">{aside}</figure>}
        {more && (
          <a
            href={more.href}
            className="settle flex items-center justify-between gap-3 self-start rounded-md border border-line bg-sheet px-4 py-3 font-semibold text-sm hover:border-brass"
          >
            {more.label}
            <ArrowIcon className="size-5 shrink-0 text-brass-ink" />
          </a>
        )}
      </div>
    </details>
  );
}
