import type { Audience } from '#/content/audiences.ts';

/** What callers ask such a business, as they say it, each with what an agent does then. */
export function CallersAsk({ heading, questions }: { heading: string; questions: Audience['questions'] }) {
  return (
    <section data-reveal="" aria-labelledby="questions" className="page-width pt-14 md:pt-20">
      <h2 id="questions" className="text-3xl">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_auto]">
        {questions.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-y-3 lg:row-span-2 lg:grid-rows-subgrid">
            <h3 className="said-back justify-self-start border self-end px-4 py-2.5 font-semibold text-base [font-family:var(--font-text)]">
              {title}
            </h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
