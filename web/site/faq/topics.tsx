import type { Faq } from '#/content/faq.ts';

/** Chips that lead to the first question of each category, and open it; on a narrow page in one row that scrolls. */
export function Topics({ label, categories, questions }: Faq['topics'] & Pick<Faq, 'questions'>) {
  return (
    <nav aria-label={label} className="mt-5 min-w-0 max-lg:-mx-[clamp(1.125rem,4vw,3.5rem)] md:mt-7 print:hidden">
      <ul className="flex gap-2 max-lg:overflow-x-auto max-lg:px-[clamp(1.125rem,4vw,3.5rem)] max-lg:py-1 [scrollbar-width:none] lg:flex-wrap max-lg:fade-end">
        {categories.map((category) => (
          <li key={category} className="shrink-0">
            <a
              href={`#${questions.find((question) => question.category === category)?.id}`}
              className="settle flex min-h-11 items-center rounded-full border border-desk-soft px-3 text-sm lg:px-4 hover:border-brass-bright hover:text-brass-bright"
            >
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
