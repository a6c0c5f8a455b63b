import type { Faq } from '#/content/faq.ts';

/**
 * Chips that lead to the first question of each category, and open it; below the top bar while the questions are read, with
 * the category of the one that is read marked by `current-topic.ts`. On a narrow page in one row that scrolls.
 */
export function Topics({ label, categories, questions }: Faq['topics'] & Pick<Faq, 'questions'>) {
  return (
    <nav
      id="topics"
      aria-label={label}
      className="z-10 border-brass border-b-6 bg-desk-deep text-desk-ink [:root:has(&)]:scroll-pt-38 [@media(height>=30rem)]:sticky top-16 print:hidden"
    >
      <ul className="page-width relative flex gap-2 overflow-x-auto py-2 [scrollbar-width:none] max-lg:fade-end">
        {categories.map((category) => (
          <li key={category} className="shrink-0">
            <a
              href={`#${questions.find((question) => question.category === category)?.id}`}
              className="motion-safe:settle flex min-h-11 items-center rounded-full border border-desk-soft px-3 text-sm lg:px-4 -outline-offset-3 hover:border-brass-bright hover:text-brass-bright aria-[current]:border-desk-ink aria-[current]:bg-desk-ink aria-[current]:text-on-brass forced-colors:aria-[current]:underline"
            >
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
