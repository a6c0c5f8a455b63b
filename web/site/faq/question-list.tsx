import type { Faq, Question } from '#/content/faq.ts';
import { Badge } from '#/web/ui/badge.tsx';
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
          <legend className="mb-3 font-semibold text-sm">{filter.legend}</legend>
          <div className="flex flex-wrap gap-2.5">
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
        className="mt-4 min-h-6 text-ink-soft text-sm"
      />
      <div className="mt-4 border-line border-y">
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
      className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-r-sm rounded-l-full border border-edge py-1 pr-4 pl-3 font-semibold text-sm settle hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
    >
      <input
        type="radio"
        id={id}
        name="about"
        value={value}
        defaultChecked={checked}
        autoComplete="off"
        className="size-2.5 appearance-none rounded-full border border-edge outline-none checked:border-current checked:bg-current forced-colors:appearance-auto"
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
      <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 md:gap-x-6 px-1 py-6 settle hover:bg-well group-open:pb-4 md:grid-cols-[11rem_1fr_auto] md:py-7 [&::-webkit-details-marker]:hidden">
        <span className="max-md:col-span-2">
          <Badge tone="brass">{category}</Badge>
        </span>
        <h2 className="text-xl md:text-2xl">{question}</h2>
        <ChevronIcon className="size-6 text-brass-ink transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid justify-items-start max-w-[46rem] gap-3 px-1 pb-9 text-ink-soft text-lg md:ml-[12.75rem] md:px-0">
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
