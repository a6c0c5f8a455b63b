import type { Faq, Question } from '#/content/faq.ts';
import { ArrowIcon, ChevronIcon } from '#/web/ui/icons.tsx';

/** CSS hides the questions of other categories without JavaScript; `filter-questions.ts` adds the address and count. */
export function QuestionList({
  filter,
  categories,
  questions,
  pricing,
}: Pick<Faq, 'filter' | 'categories' | 'questions' | 'pricing'>) {
  return (
    <section id="questions" aria-label="Questions" className="page-width pt-10">
      <style>{filterRules(categories)}</style>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <fieldset>
          <legend className="mb-2 text-ink-soft text-sm">{filter.legend}</legend>
          <div className="flex flex-wrap gap-2">
            <Chip id="about-all" value="" label={filter.all} checked />
            {categories.map((category) => (
              <Chip key={category} id={`about-${category}`} value={category} label={category} />
            ))}
          </div>
        </fieldset>
        <a href={pricing.href} className="inline-flex min-h-10 items-center gap-2 text-link">
          {pricing.label}
          <ArrowIcon className="size-5 shrink-0 text-brass-ink" />
        </a>
      </div>
      <p
        role="status"
        data-all={filter.shown.all}
        data-one={filter.shown.one}
        data-several={filter.shown.several}
        className="mt-3 min-h-6 text-ink-soft text-sm"
      />
      <div className="mt-3 border-line border-y">
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
      className="relative inline-flex min-h-8 cursor-pointer items-center rounded-full border border-line px-3 text-sm settle hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
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

function QuestionItem({ id, category, question, answer, more, open }: Question & { open: boolean }) {
  return (
    <details
      open={open}
      data-category={category}
      className="group relative border-line not-last:border-b print:details-content:[content-visibility:visible]"
    >
      {/* The sign that it opens stands before the question, where the eye is; what it is about stands at the end of the line. */}
      <summary className="grid cursor-pointer list-none grid-cols-[1.125rem_1fr] items-center gap-x-4 py-5 settle hover:text-brass-ink group-open:pb-3 md:grid-cols-[1.125rem_1fr_auto] md:gap-x-5 [&::-webkit-details-marker]:hidden">
        {/* First, and still: scroll anchoring lets go of what turns. */}
        <h2 className="col-start-2 row-start-2 text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)]/[1.35] md:row-start-1">
          {question}
        </h2>
        <span className="col-start-2 row-start-1 text-brass-ink text-sm md:col-start-3">{category}</span>
        <ChevronIcon className="-ml-1.5 col-start-1 row-start-2 size-6 text-brass-ink transition-transform group-open:rotate-180 md:row-start-1" />
      </summary>
      <div className="ml-8.5 grid max-w-[50rem] justify-items-start gap-3 pb-8 text-ink-soft text-lg md:ml-9.5">
        {/*
          The target of links: a link to something inside `details` opens it. It is at the top of the question, so that
          the heading's height does not matter, and 1 unit lower, so that scroll anchoring picks this question and not the
          end of the one before.
        */}
        <span id={id} className="absolute top-1" />
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {more && (
          <a href={more.href} className="text-link">
            {more.label}
          </a>
        )}
      </div>
    </details>
  );
}
