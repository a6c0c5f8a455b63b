import type { Faq, Question } from '#/content/faq.ts';
import { ChevronIcon } from '#/web/ui/icons.tsx';

/** CSS hides the questions of other categories without JavaScript; `filter-questions.ts` adds the address and count. */
export function QuestionList({ filter, categories, questions }: Pick<Faq, 'filter' | 'categories' | 'questions'>) {
  return (
    <section
      id="questions"
      aria-label="Questions"
      className="page-width grid gap-x-gutter pt-6 md:pt-10 lg:grid-cols-4"
    >
      <style>{filterRules(categories)}</style>
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start lg:pt-4">
        <fieldset className="min-w-0">
          <legend className="mb-1 text-ink-soft text-sm max-lg:sr-only">{filter.legend}</legend>
          <div className="flex flex-wrap gap-x-5 lg:mt-2 lg:grid lg:border-line lg:border-l-2">
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
          className="mt-2 min-h-6 text-ink-soft text-sm"
        />
      </div>
      <div className="border-line max-lg:border-y lg:col-span-3 lg:border-b">
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
      className="relative inline-flex min-h-9 shrink-0 cursor-pointer items-center border-transparent border-b-2 text-ink-soft lg:-ml-0.5 lg:border-b-0 lg:border-l-2 lg:pl-4 text-sm settle hover:text-ink has-checked:border-brass has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-3"
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
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-4 py-4 settle hover:text-brass-ink group-open:pb-2 md:grid-cols-[minmax(0,1fr)_auto_1.5rem] [&::-webkit-details-marker]:hidden">
        {/* First, and still: scroll anchoring lets go of what turns. */}
        <h2 className="row-start-2 text-[clamp(1.1875rem,1.1rem+0.35vw,1.375rem)]/[1.35] md:row-start-1">{question}</h2>
        <span className="row-start-1 text-ink-soft text-xs max-md:col-start-1 md:col-start-2">{category}</span>
        <ChevronIcon className="row-start-2 size-6 text-brass-ink transition-transform group-open:rotate-180 md:row-start-1" />
      </summary>
      <div className="grid justify-items-start gap-3 pb-7 text-ink-soft md:pr-10">
        {/*
          The target of links: a link to something inside `details` opens it. It is at the top of the question, so that
          the heading's height does not matter, and 1 unit lower, so that scroll anchoring picks this question and not the
          end of the one before.
        */}
        <span id={id} className="absolute top-1" />
        {answer.map((paragraph) => (
          <p key={paragraph} className="max-w-[42rem]">
            {paragraph}
          </p>
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
