import type { Faq, Question } from '#/content/faq.ts';
import { ArrowIcon, ChevronIcon } from '#/web/ui/icons.tsx';

/** CSS hides the questions of other categories without JavaScript; `filter-questions.ts` adds the address and count. */
export function QuestionList({ filter, categories, questions }: Pick<Faq, 'filter' | 'categories' | 'questions'>) {
  return (
    <section
      id="questions"
      aria-label="Questions"
      className="page-width grid gap-x-gutter gap-y-2 pt-5 md:pt-6 lg:grid-cols-4 lg:pt-14"
    >
      <style>{filterRules(categories)}</style>
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start print:hidden">
        {/* On a narrow page one row from edge to edge, which scrolls; on a wide one a list beside the questions. */}
        <fieldset className="min-w-0 max-lg:-mx-[clamp(1.125rem,4vw,3.5rem)]">
          <legend className="sr-only">{filter.legend}</legend>
          <div className="flex gap-x-5 max-lg:overflow-x-auto max-lg:px-[clamp(1.125rem,4vw,3.5rem)] [scrollbar-width:none] sm:gap-x-7 lg:flex-col lg:border-line lg:border-l-2 max-lg:fade-end">
            <Chip id="about-all" value="" label={filter.all} checked />
            {categories.map((category) => (
              <Chip key={category} id={`about-${category}`} value={category} label={category} />
            ))}
          </div>
        </fieldset>
        <p
          role="status"
          data-all={filter.shown.all}
          data-one={filter.shown.one}
          data-several={filter.shown.several}
          className="text-ink-soft text-sm lg:mt-5"
        />
      </div>
      <div className="min-w-0 border-line border-y lg:col-span-3">
        {questions.map((question, index) => (
          <QuestionItem key={question.id} {...question} open={index === 0} />
        ))}
      </div>
    </section>
  );
}

function filterRules(categories: string[]): string {
  return categories
    .map((category) => `#questions:has(#about-${category}:checked) [data-category]:not([data-category="${category}"])`)
    .join(',')
    .concat('{display:none}');
}

function Chip({ id, value, label, checked }: { id: string; value: string; label: string; checked?: boolean }) {
  return (
    <label
      htmlFor={id}
      className="relative inline-flex min-h-9 shrink-0 cursor-pointer items-center border-transparent border-b-2 text-ink-soft text-sm settle hover:text-ink lg:-ml-0.5 lg:border-b-0 lg:border-l-2 lg:pl-4 has-checked:border-brass has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-3"
    >
      <input
        type="radio"
        id={id}
        name="about"
        value={value}
        defaultChecked={checked}
        autoComplete="off"
        className="absolute inset-0 cursor-pointer appearance-none outline-none forced-colors:static forced-colors:mr-2 forced-colors:appearance-auto"
      />
      {label}
    </label>
  );
}

/** A question; its answer begins with the sentence that answers it. */
function QuestionItem({ id, category, question, answer, more, open }: Question & { open: boolean }) {
  const [lead, ...rest] = answer;
  return (
    <details
      open={open}
      data-category={category}
      className="group relative border-line not-last:border-b print:details-content:[content-visibility:visible]"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-4 py-4 settle hover:text-brass-ink lg:grid-cols-[minmax(0,1fr)_auto_1.5rem] lg:gap-x-5 lg:py-5 [&::-webkit-details-marker]:hidden">
        {/* First, and still: scroll anchoring lets go of what turns. */}
        <h2 className="row-start-2 text-[1.1875rem]/[1.35] lg:text-[1.25rem] lg:row-start-1">{question}</h2>
        <span className="col-start-1 row-start-1 text-ink-soft text-xs lg:col-start-2">{category}</span>
        <ChevronIcon className="row-start-2 size-6 text-brass-ink transition-transform group-open:rotate-180 lg:col-start-3 lg:row-start-1" />
      </summary>
      <div className="grid gap-x-gutter gap-y-4 pb-7 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        {/*
          The target of links: a link to something inside `details` opens it. It is at the top of the question, so that
          the heading's height does not matter, and 1 unit lower, so that scroll anchoring picks this question and not the
          end of the one before.
        */}
        <span id={id} className="absolute top-1" />
        <div className="grid content-start gap-3">
          <p className="lg:text-lg">{lead}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="text-ink-soft max-lg:text-sm">
              {paragraph}
            </p>
          ))}
        </div>
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
