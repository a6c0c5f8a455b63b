import type { ReactNode } from 'react';
import type { Faq, Question } from '#/content/faq.ts';
import type { Home } from '#/content/home.ts';
import { HandedOver } from '#/web/site/panes/handed-over.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { ArrowIcon, ChevronIcon } from '#/web/ui/icons.tsx';
import { unbroken } from '#/web/ui/unbroken.tsx';

export interface QuestionListProps extends Pick<Faq, 'questions'> {
  /** Around the request beside the answer that tells of one. */
  handOver: Home['whoWeAre']['handOver'];
}

/** The questions, each with its category above it, and before it on a wide page. */
export function QuestionList({ questions, handOver }: QuestionListProps) {
  return (
    <div className="page-width pt-3 lg:pt-8">
      <section id="questions" aria-label="Questions" className="border-line border-b">
        {questions.map((question, index) => (
          <QuestionItem
            key={question.id}
            {...question}
            open={index === 0}
            aside={question.isHandOver && <HandedOver {...handOver} call="dental-emergency" isUrgent />}
          />
        ))}
      </section>
    </div>
  );
}

/** A question; its answer begins with the sentence that answers it. */
function QuestionItem({
  id,
  category,
  question,
  answer,
  more,
  figures,
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
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-gutter py-4 settle hover:text-brass-ink lg:grid-cols-4 lg:py-6 [&::-webkit-details-marker]:hidden">
        {/* First, and still: scroll anchoring lets go of what turns. */}
        <h2 className="row-start-2 text-lg/snug lg:col-span-3 lg:col-start-2 lg:row-start-1 lg:pr-12 lg:text-xl">
          {question}
        </h2>
        <span className="col-start-1 row-start-1 text-ink-soft text-sm group-has-target:font-semibold group-has-target:text-brass-ink">
          {category}
        </span>
        <ChevronIcon className="row-start-2 size-6 text-brass-ink transition-transform group-open:rotate-180 lg:col-start-4 lg:row-start-1 lg:justify-self-end" />
      </summary>
      <div className="grid gap-x-gutter gap-y-6 pb-8 lg:grid-cols-4 lg:pb-10">
        {/*
          The target of links: a link to something inside `details` opens it. It is at the top of the question, so that
          the heading's height does not matter, and 1 unit lower, so that scroll anchoring picks this question and not the
          end of the one before.
        */}
        <span id={id} className="absolute top-1" />
        <div
          className={classNames(
            'grid content-start gap-4 lg:col-start-2 lg:max-w-[42rem] lg:text-lg',
            aside || figures ? 'lg:col-span-2' : 'lg:col-span-3',
          )}
        >
          <p>{unbroken(lead ?? '')}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {more && (
            <a href={more.href} className="flex items-center gap-2 justify-self-start font-semibold">
              <span className="text-link">{more.label}</span>
              <ArrowIcon className="size-5 shrink-0 text-brass-ink" />
            </a>
          )}
        </div>
        {aside && <figure className="self-start">{aside}</figure>}
        {figures && <Figures figures={figures} />}
      </div>
    </details>
  );
}

/** Hidden from a screen reader, which reads them in the answer. */
function Figures({ figures }: Required<Pick<Question, 'figures'>>) {
  return (
    <figure aria-hidden="true" className="grid content-start gap-x-3 gap-y-6 max-lg:grid-cols-3">
      {figures.map(([figure, meaning]) => (
        <p key={figure} className="border-brass border-l-2 pl-3 text-ink-soft text-sm max-lg:text-xs lg:pl-5">
          <b className="mb-1 block font-display font-semibold text-2xl/none text-ink lg:text-3xl/none">{figure}</b>
          {meaning}
        </p>
      ))}
    </figure>
  );
}
