import type { Faq } from '#/content/faq.ts';
import { type Category, categories, type Question } from '#/content/schema.ts';
import { Badge } from '#/site/ui/badge.tsx';
import { ChevronIcon } from '#/site/ui/icons.tsx';

function slug(category: Category) {
  return category.toLowerCase();
}

/** The chosen chip hides the questions of all other categories, without a script. */
const filterRules = categories
  .map(
    (category) =>
      `#questions:has(#about-${slug(category)}:checked) [data-category]:not([data-category="${slug(category)}"])`,
  )
  .join(',')
  .concat('{display:none}');

export function QuestionList({ filter, questions }: Pick<Faq, 'filter' | 'questions'>) {
  return (
    <section id="questions" aria-label="Questions" className="page-width pt-10">
      <style>{filterRules}</style>
      <fieldset>
        <legend className="mb-3 font-semibold text-sm">{filter.legend}</legend>
        <div className="flex flex-wrap gap-2.5">
          <Chip id="about-all" label={filter.all} checked />
          {categories.map((category) => (
            <Chip key={category} id={`about-${slug(category)}`} label={category} />
          ))}
        </div>
      </fieldset>
      <div className="mt-8 overflow-hidden rounded-lg border-2 border-line bg-sheet shadow-sheet">
        {questions.map((question, index) => (
          <QuestionItem key={question.id} {...question} open={index === 0} />
        ))}
      </div>
    </section>
  );
}

function Chip({ id, label, checked }: { id: string; label: string; checked?: boolean }) {
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border-2 border-edge bg-sheet py-1 pr-4 pl-3 font-semibold text-sm transition hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
    >
      <input
        type="radio"
        id={id}
        name="about"
        defaultChecked={checked}
        autoComplete="off"
        className="size-2.5 appearance-none rounded-full border-2 border-current outline-none checked:bg-current forced-colors:appearance-auto"
      />
      {label}
    </label>
  );
}

function QuestionItem({ id, category, question, answer, open }: Question & { open: boolean }) {
  return (
    <details open={open} data-category={slug(category)} className="group border-line not-last:border-b">
      <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 px-6 py-5 transition-colors hover:bg-well focus-visible:-outline-offset-3 md:grid-cols-[9rem_1fr_auto] md:px-8 [&::-webkit-details-marker]:hidden">
        <span className="max-md:col-span-2">
          <Badge tone="brass">{category}</Badge>
        </span>
        <h2 className="font-semibold text-lg md:text-xl">{question}</h2>
        <ChevronIcon className="size-6 text-brass-ink transition-transform group-open:rotate-180" />
      </summary>
      <div id={id} className="grid max-w-[46rem] gap-3 px-6 pb-7 text-ink-soft md:ml-[10.5rem] md:px-8">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
